/// Searches the first lines of a file for a format's signature.
struct LineProbe {
  let prefix: UnsafeRawBufferPointer

  /// Whether `test` is true for any of the lines.
  func any(_ test: (LineCursor) -> Bool) -> Bool {
    var found = false
    prefix.withMemoryRebound(to: UInt8.self) { bytes in
      guard var next = bytes.baseAddress else { return }
      let end = next + bytes.count
      var number = 1
      while next < end, !found {
        let newline = Newline.find(from: next, to: end) ?? end
        found = test(LineCursor(start: next, end: newline, number: number))
        next = newline < end ? newline + 1 : end
        number += 1
      }
    }
    return found
  }
}
