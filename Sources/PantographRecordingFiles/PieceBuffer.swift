/// Memory for one piece of a file.
struct PieceBuffer: ~Copyable {
  let bytes: UnsafeMutableRawBufferPointer

  init(count: Int) {
    bytes = .allocate(byteCount: count, alignment: 8)
  }

  deinit { bytes.deallocate() }

  /// Returns the first `count` bytes.
  func prefix(_ count: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[..<count])
  }
}
