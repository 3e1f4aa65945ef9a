extension Collection<UInt8> {
  /// The bytes of a text without the byte order mark that some editors put before the first line.
  package var withoutByteOrderMark: SubSequence { starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...] }
}
