import Testing

/// Compares all that a test sees with what the test saw before.
///
/// An expectation looks at one value, and a defect may change another value of the same run. Helpers of tests therefore
/// pass on each whole result that they have: the layers of a window after a frame, a recording that was read, a source that
/// was ported. Of each text only a mark of four digits is stored, in `Marks/TARGET.txt` with the test's name. A text whose
/// mark is not among those of its test is a failure.
///
/// `PANTOGRAPH_KEEP_GOLDENS=1` stores the marks of the tests that run. With `PANTOGRAPH_SEEN=FOLDER`, each text is also
/// written to a file of its test in this folder: run a test without and with your change to read the difference.
package enum SeenMarks {
  /// Compares a text that the current test sees. Does nothing outside of a test.
  package static func see(_ text: @autoclosure () -> String) {
    guard SeenTexts.isOn, let test = Test.current else { return }
    let place = test.sourceLocation
    let name = "\(place.fileName.dropLast(6)) \(test.name)"
    guard SeenTexts.shared.watches(name, in: place.moduleName) else { return }
    let text = text()
    let mark = mark(of: text)
    SeenTexts.shared.write(text, mark, name, place.moduleName)
    guard !SeenTexts.shared.take(mark, of: name, in: place.moduleName) else { return }
    Issue.record(
      "sees what it did not see before; PANTOGRAPH_SEEN=FOLDER writes each text: \(start(of: text))",
      sourceLocation: place)
  }

  /// Returns the lowest bits of the text's FNV-1a hash.
  static func mark(of text: String) -> UInt16 {
    var text = text
    let value = text.withUTF8 { bytes in
      var value: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return value
    }
    return UInt16(truncatingIfNeeded: value ^ value >> 32)
  }

  private static func start(of text: String) -> String {
    text.split(separator: "\n").prefix(4).joined(separator: " / ")
  }
}
