/// A value that a signal handler needs: it can reach nothing but what is global.
struct HandlerValue<Value>: Sendable {
  private let address: UInt

  /// None at first. Who sets a handler has looked at it before, so that it is made by then.
  init() {
    let place = UnsafeMutablePointer<Value?>.allocate(capacity: 1)
    place.initialize(to: nil)
    address = UInt(bitPattern: place)
  }

  var value: Value? {
    get { place?.pointee }
    nonmutating set { place?.pointee = newValue }
  }

  private var place: UnsafeMutablePointer<Value?>? { UnsafeMutablePointer(bitPattern: address) }
}
