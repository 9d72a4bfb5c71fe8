import Expectations
import Testing

/// Each number of UIKit has a name, or a comment that states its origin.
struct NumberOriginTests {
  @Test func `every number of UIKit has a name or a comment with its origin`() {
    let places = Repository.files(under: "Sources/UIKit").flatMap { file in
      NumberOrigins(file).unexplained.map {
        "\(file.path):\($0): \(file.lines[$0 - 1].drop { $0 == " " })"
      }
    }
    expect(
      places.isEmpty,
      "say in a comment where these numbers come from:\n\(places.joined(separator: "\n"))")
  }

  @Test func `a number is found unless a name or a comment explains it`() {
    let text = """
      let named = 17
      let size = CGSize(width: 51, height: 31)
      // UIKit's size.
      let known = CGSize(
        width: 51, height: 31)
      layer.cornerRadius = 8  // Our value.
      let text = "8"
      values[3] = 0.5
      // Our values.
      layer.shadowOpacity = 0.3
      layer.shadowRadius = 6

      layer.shadowRadius = 7
      /// The raw values are UIKit's.
      struct Options {
        static let third = Options(rawValue: 1 << 3)
      }

      case third = 3
      if share < 1 - 1e-6 {}
      """
    let file = SourceFile(path: "a.swift", text: text)
    expect(NumberOrigins(file).unexplained, equals: [2, 13, 20])
  }

  @Test func `literals are whole words`() {
    expect(
      NumberOrigins.literals("a3 = x.4 + $0 + 0xFF + 1_000.5 - 1e-6 + b[7] + 2"),
      equals: [
        "0xFF", "1_000.5", "1e-6",
      ])
  }
}
