import Testing

@testable import PantographCLI

struct PrintableTextTests {
  @Test func `a name cannot steer the terminal`() {
    #expect(
      "\(PrintableText("pad \u{1b}[2J\u{9b}31m\n\u{7f}é日"))"
        == "pad \u{fffd}[2J\u{fffd}31m\u{fffd}\u{fffd}é日")
  }

  @Test func `what is to be kept is`() {
    #expect("\(PrintableText("a\n\tb\r", keeping: ["\n", "\t"]))" == "a\n\tb\u{fffd}")
  }
}
