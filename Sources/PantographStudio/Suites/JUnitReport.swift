import PantographCLI
import PantographPlainText

/// The cases of a suite as JUnit XML, which continuous integration systems read. It contains no
/// times, so that the same recordings give the same file.
struct JUnitReport {
  private var cases = ""

  mutating func add(_ entry: SuiteCase) {
    let name = Self.escaped(entry.recording)
    let scene = Self.escaped(entry.scene ?? "recordings")
    let start = "    <testcase classname=\"pantograph.\(scene)\" name=\"\(name)\""
    let line =
      switch entry.verdict {
      case .asExpected: "\(start)/>\n"
      case .withoutExpectation: "\(start)><skipped message=\"no expectation\"/></testcase>\n"
      case .skipped(let why): "\(start)><skipped message=\"\(Self.escaped(why))\"/></testcase>\n"
      case .noRecording: "\(start)><skipped message=\"not a recording\"/></testcase>\n"
      case .notAsExpected(let why):
        "\(start)><failure message=\"\(Self.escaped(why))\"/></testcase>\n"
      case .broken(let why): "\(start)><error message=\"\(Self.escaped(why))\"/></testcase>\n"
      }
    cases += line
  }

  func text(_ tally: SuiteTally) -> String {
    let counts =
      "tests=\"\(tally.cases)\" failures=\"\(tally.notAsExpected)\" errors=\"\(tally.broken)\""
      + " skipped=\"\(tally.withoutExpectation + tally.skipped + tally.noRecording)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
        <testsuite name="pantograph replay" \(counts)>
      \(cases)  </testsuite>
      </testsuites>

      """
  }

  /// Escapes text for an attribute. Characters that XML cannot contain, and those that steer a
  /// terminal, become replacement characters.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
      default:
        escaped.unicodeScalars.append(PrintableText.steers(scalar) ? "\u{fffd}" : scalar)
      }
    }
    return escaped
  }
}
