import CPantographCairo

/// The bytes of a PNG, as a source for cairo.
struct CairoPNGSource {
  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the next bytes. cairo's `closure` is a pointer to a `CairoPNGSource`.
  static let read: cairo_read_func_t = { closure, target, count in
    guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
    let source = closure.assumingMemoryBound(to: CairoPNGSource.self)
    let start = source.pointee.position
    let end = start + Int(count)
    guard end <= source.pointee.bytes.count else { return CAIRO_STATUS_READ_ERROR }
    source.pointee.bytes.withUnsafeBufferPointer { bytes in
      target.update(from: bytes.baseAddress! + start, count: Int(count))
    }
    source.pointee.position = end
    return CAIRO_STATUS_SUCCESS
  }
}
