extension LineCursor {
  /// Returns the rest of the line as a device's name, and reports bytes that are not UTF-8.
  func deviceName(into batch: inout RecordingBatch) -> String {
    let name = rest
    if !name.utf8.elementsEqual(UnsafeBufferPointer(start: next, count: count)) {
      report(
        .warning, "the device's name is not valid UTF-8; invalid bytes were replaced",
        expected: "a name in UTF-8", into: &batch)
    }
    return name
  }

  /// Reports that the text here should have been something else.
  @inline(never)
  func report(
    _ severity: RecordingIssue.Severity, _ problem: String, expected: String,
    into batch: inout RecordingBatch
  ) {
    batch.issues.append(
      RecordingIssue(severity, at: place, problem, found: found, expected: expected))
  }

  /// Reads a decimal number within a range, or reports why there is none.
  mutating func decimal(
    _ what: String, in range: ClosedRange<Int64>, into batch: inout RecordingBatch
  ) -> Int64? {
    number(what, in: range, expected: "a decimal number", into: &batch) {
      $0.scanSignedDecimal()
    }
  }

  /// Reads a hexadecimal number of at most `digits` digits, or reports why there is none.
  mutating func hexadecimal(
    _ what: String, digits: Int, into batch: inout RecordingBatch
  ) -> Int64? {
    let range = 0...(Int64(1) &<< Int64(digits * 4) - 1)
    return number(what, in: range, expected: "a hexadecimal number", into: &batch) {
      $0.scanHexadecimal(digits: digits)
    }
  }

  private mutating func number(
    _ what: String, in range: ClosedRange<Int64>, expected: String,
    into batch: inout RecordingBatch, scan: (inout LineCursor) -> ScannedNumber
  ) -> Int64? {
    skipSpaces()
    let before = self
    switch scan(&self) {
    case .value(let value) where range.contains(value):
      return value
    case .value, .tooLarge:
      before.report(
        .error, "\(what) is out of range",
        expected: "\(expected) from \(range.lowerBound) to \(range.upperBound)", into: &batch)
    case .missing:
      before.report(
        .error, isAtEnd ? "\(what) is missing" : "\(what) is not a number", expected: expected,
        into: &batch)
    }
    return nil
  }
}
