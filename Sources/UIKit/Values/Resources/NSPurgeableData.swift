import Foundation

/// Content that may be thrown away while nobody uses it.
public protocol NSDiscardableContent {
  /// Returns whether the content is still there. Each call is paired with `endContentAccess()`.
  func beginContentAccess() -> Bool
  func endContentAccess()
  func discardContentIfPossible()
  func isContentDiscarded() -> Bool
}

/// Data that can be thrown away between uses. The system never does so here, as nothing reports that
/// memory is short; the program may, by `discardContentIfPossible()`.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
  /// The number of uses in progress. The creator of the data uses it, too.
  nonisolated(unsafe) private var uses = 1
  nonisolated(unsafe) private var isDiscarded = false
  // Foundation on Linux ends the program if a subclass of its data has no bytes of its own.
  // An alignment of 16 bytes is that of `malloc`.
  nonisolated(unsafe) private var buffer = UnsafeMutableRawPointer.allocate(
    byteCount: 1, alignment: 16)
  nonisolated(unsafe) private var count = 0
  nonisolated(unsafe) private var capacity = 1

  deinit { buffer.deallocate() }

  open override var bytes: UnsafeRawPointer { UnsafeRawPointer(buffer) }
  open override var mutableBytes: UnsafeMutableRawPointer { buffer }

  /// The number of bytes. New bytes are 0.
  open override var length: Int {
    get { count }
    set {
      let wanted = Swift.max(newValue, 0)
      if wanted > capacity {
        // Doubles the room, so that appending in pieces copies each byte a few times at most.
        capacity = Swift.max(wanted, capacity * 2)
        // The alignment of `malloc`.
        let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
        larger.copyMemory(from: buffer, byteCount: count)
        buffer.deallocate()
        buffer = larger
      }
      if wanted > count {
        (buffer + count).initializeMemory(as: UInt8.self, repeating: 0, count: wanted - count)
      }
      count = wanted
    }
  }

  open override func replaceBytes(
    in range: NSRange, withBytes replacementBytes: UnsafeRawPointer?,
    length replacementLength: Int
  ) {
    precondition(
      range.location >= 0 && range.length >= 0 && range.location <= count - range.length,
      "the range \(range) is outside of the \(count) bytes")
    let tail = count - range.location - range.length
    let replacement = replacementBytes.map {
      Array(UnsafeRawBufferPointer(start: $0, count: replacementLength))
    }
    let start = range.location
    let rest = Array(UnsafeRawBufferPointer(start: buffer + start + range.length, count: tail))
    length = start + replacementLength + tail
    if let replacement {
      replacement.withUnsafeBytes {
        (buffer + start).copyMemory(
          from: $0.baseAddress ?? UnsafeRawPointer(buffer), byteCount: $0.count)
      }
    } else if replacementLength > 0 {
      (buffer + start).initializeMemory(as: UInt8.self, repeating: 0, count: replacementLength)
    }
    rest.withUnsafeBytes {
      (buffer + start + replacementLength).copyMemory(
        from: $0.baseAddress ?? UnsafeRawPointer(buffer), byteCount: $0.count)
    }
  }

  open override func append(_ bytes: UnsafeRawPointer, length: Int) {
    replaceBytes(in: NSRange(location: count, length: 0), withBytes: bytes, length: length)
  }

  open override func append(_ other: Data) {
    other.withUnsafeBytes { if let start = $0.baseAddress { append(start, length: $0.count) } }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    NSData(bytes: bytes, length: count)
  }

  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableData(bytes: bytes, length: count)
  }

  open func beginContentAccess() -> Bool {
    guard !isDiscarded else { return false }
    uses += 1
    return true
  }

  open func endContentAccess() { if uses > 0 { uses -= 1 } }

  open func discardContentIfPossible() {
    guard uses == 0, !isDiscarded else { return }
    isDiscarded = true
    length = 0
  }

  open func isContentDiscarded() -> Bool { isDiscarded }
}
