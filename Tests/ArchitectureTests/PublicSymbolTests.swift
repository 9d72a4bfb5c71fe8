import Testing

/// The public names are documented, and their share never falls.
@Suite struct PublicSymbolTests {
  /// How many of a hundred have a comment at least. Raise a number when it has risen.
  static let shares: [(target: String, percent: Int)] = [
    ("PlainText", 100),
    ("Touches", 100),
    ("Recordings", 100),
    ("Motion", 100),
    ("Constraints", 100),
    ("Plotting", 100),
    ("Porting", 100),
    ("Gestures", 100),
    ("Synthesis", 100),
    ("Tuning", 100),
    ("TuningFiles", 100),
    ("TuningPage", 100),
    ("RecordingFiles", 100),
    ("ThresholdFiles", 100),
    ("Evdev", 100),
    ("CoreGraphics", 63),
    ("QuartzCore", 41),
    ("UIKit", 36),
    ("GestureTesting", 100),
    ("Stage", 100),
    ("LiveDevices", 100),
    ("Live", 100),
    ("_Testing_CoreGraphics", 100),
    ("_Testing_UIKit", 100),
    ("Rendering", 100),
    ("Demos", 100),
    ("PantographCLI", 100),
    ("PantographMain", 100),
    ("PantographStudio", 100),
    ("PantographStudioMain", 100),
    ("PantographC", 100),
    ("PortingFiles", 100),
    ("PantographPort", 100),
    ("ApplicationHost", 100),
    ("ApplicationWindow", 100),
    ("DemoWindow", 100),
    ("PantographWindow", 100),
  ]

  @Test(arguments: shares)
  func `as many public names as ever are documented`(target: String, percent: Int) {
    let symbols = Repository.files(under: "Sources/\(target)").flatMap { PublicSymbol.all(in: $0) }
    let bare = symbols.filter { !$0.isDocumented }
    let share = symbols.isEmpty ? 100 : 100 * (symbols.count - bare.count) / symbols.count
    let list = bare.map { "\($0.path):\($0.line): \($0.declaration)" }.joined(separator: "\n")
    #expect(share >= percent, "\(share) % of \(target)'s public names have a comment:\n\(list)")
  }

  @Test func `each target has its share`() {
    #expect(Set(Self.shares.map(\.target)) == Set(Layer.all.map(\.name)))
  }

  @Test func `a declaration is found behind attributes, a comment above them`() {
    let file = SourceFile(path: "Tests/ArchitectureTests/PublicSymbol.swift")
    #expect(PublicSymbol.all(in: file).isEmpty)
    #expect(
      Repository.files(under: "Sources/Motion").flatMap { PublicSymbol.all(in: $0) }.contains {
        $0.declaration.hasPrefix("public struct Spring") && $0.isDocumented
      })
  }
}
