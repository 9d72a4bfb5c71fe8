import PantographTouches

/// The record size and byte order of a raw file.
struct RawLayout {
  let size: Int
  let isBigEndian: Bool

  /// Returns the layout in which every record of the prefix is valid and at least one ends a frame.
  static func recognize(_ bytes: UnsafeRawBufferPointer) -> RawLayout? {
    for size in [24, 16] {
      for isBigEndian in [false, true] {
        let layout = RawLayout(size: size, isBigEndian: isBigEndian)
        if layout.fits(bytes) { return layout }
      }
    }
    return nil
  }

  func fits(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var offset = 0
    var hasReport = false
    // Zero bytes alone would be read as nothing but reports.
    var hasOther = false
    while offset + size <= bytes.count {
      guard let event = event(bytes, at: offset) else { return false }
      hasReport = hasReport || (event.isReport && event.value == 0)
      hasOther = hasOther || !event.isReport
      offset += size
    }
    return hasReport && hasOther
  }

  /// Returns the record at an offset; nil if no kernel would send it.
  @inline(__always)
  func event(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> InputEvent? {
    let seconds: UInt64
    let microseconds: UInt64
    if size == 24 {
      seconds = load(bytes, offset, UInt64.self)
      // On some machines half of this field is padding, which stays zero.
      microseconds = load(bytes, offset + 8, UInt64.self)
    } else {
      seconds = UInt64(load(bytes, offset, UInt32.self))
      microseconds = UInt64(load(bytes, offset + 4, UInt32.self))
    }
    let type = load(bytes, offset + size - 8, UInt16.self)
    guard seconds <= UInt64(EvemuEvent.latestSecond), microseconds < 1_000_000,
      type < EventType.count
    else { return nil }
    return InputEvent(
      time: Timestamp(seconds: Int64(seconds), microseconds: Int64(microseconds)),
      type: EventType(rawValue: type), code: load(bytes, offset + size - 6, UInt16.self),
      value: Int32(bitPattern: load(bytes, offset + size - 4, UInt32.self)))
  }

  @inline(__always)
  private func load<Number: FixedWidthInteger & BitwiseCopyable>(
    _ bytes: UnsafeRawBufferPointer, _ offset: Int, _ type: Number.Type
  ) -> Number {
    let number = bytes.loadUnaligned(fromByteOffset: offset, as: Number.self)
    return isBigEndian ? number.bigEndian : number.littleEndian
  }
}
