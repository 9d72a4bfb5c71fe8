import PantographPlainText

extension TestLog {
  /// The results as a JUnit report: XML that continuous integration systems read.
  var junit: String {
    var body = ""
    for entry in entries {
      let escaped = JUnitReport.escaped
      let seconds = DecimalText(entry.seconds, decimals: 3, extremes: .bounded)
      body +=
        "    <testcase classname=\"\(escaped(entry.suite))\" name=\"\(escaped(entry.name))\" time=\"\(seconds)\""
      let issues = entry.issues.map { issue in
        let place = issue.file.isEmpty ? "" : "\(issue.file):\(issue.line): "
        return "      <failure message=\"\(escaped(place + issue.text))\"/>\n"
      }
      if entry.isSkipped, issues.isEmpty {
        body += "><skipped/></testcase>\n"
      } else {
        body += issues.isEmpty ? "/>\n" : ">\n\(issues.joined())    </testcase>\n"
      }
    }
    let failed = entries.count { !$0.issues.isEmpty }
    let skipped = entries.count { $0.isSkipped && $0.issues.isEmpty }
    let counts =
      "tests=\"\(entries.count)\" failures=\"\(failed)\" errors=\"0\" skipped=\"\(skipped)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
        <testsuite name="pantograph test" \(counts)>
      \(body)  </testsuite>
      </testsuites>

      """
  }
}

extension TestLog {
  /// The sentence that ends a run, such as `12 tests: 10 passed, 1 failed, 1 skipped`.
  var summary: String {
    let failed = entries.count { !$0.issues.isEmpty }
    let skipped = entries.count { $0.isSkipped && $0.issues.isEmpty }
    let parts = [
      (entries.count - failed - skipped, "passed"), (failed, "failed"), (skipped, "skipped"),
    ]
    let counts = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    return "\(entries.count == 1 ? "1 test" : "\(entries.count) tests"): \(counts)"
  }
}
