// The only file that depends on the operating system: the C library, and what systems do differently.

#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Android)
  @_exported import Android
#elseif canImport(Darwin)
  @_exported import Darwin
#else
  #error("conjugar does not know the C library of this system: add it here")
#endif

/// What systems name or do differently.
enum Platform {
  /// The value that disables a terminal's control key. Source: POSIX, `_POSIX_VDISABLE`, and the libraries' values.
  static var noKey: UInt8 {
    #if canImport(Darwin)
      0xFF
    #else
      0
    #endif
  }

  // On Apple's systems and Android these types are pointers, initially nil.
  #if canImport(Darwin) || canImport(Android)
    static func spawnActions() -> posix_spawn_file_actions_t? { nil }
    static func spawnAttributes() -> posix_spawnattr_t? { nil }
  #else
    static func spawnActions() -> posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
    static func spawnAttributes() -> posix_spawnattr_t { posix_spawnattr_t() }
  #endif

  /// Waits until what was written is on disk: Apple’s `fsync` leaves it in a cache. Source: Apple, `fsync(2)`.
  static func synchronize(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
      // File systems that lack the call, such as network file systems, get the weaker one.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
    #endif
    return fsync(descriptor)
  }

  static func firstIndex(of byte: UInt8, in bytes: ArraySlice<UInt8>) -> Int? {
    let offset: Int? = bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      return memchr(base, Int32(byte), bytes.count).map { UnsafeRawPointer($0) - base }
    }
    return offset.map { bytes.startIndex + $0 }
  }
}
