import Expectations
import Testing

struct SourceFileTests {
  private static let this = SourceFile.read("Tests/ArchitectureTests/SourceFileTests.swift")

  @Test func `an import is found, and neither a comment nor a string is one`() {
    // import Foundation
    _ = "import Foundation"
    _ = """
      import Foundation
      """
    expect(Self.this.imports.map(\.module), equals: ["Expectations", "Testing"])
  }
}
