import Expectations
import Testing

/// The share of documented public names never falls.
struct PublicSymbolTests {
  /// The least percentage of documented names. Raise a number when the share has risen.
  static let shares: [(target: String, percent: Int)] = [
    ("PantographPlainText", 100),
    ("PantographTouches", 100),
    ("PantographRecordings", 100),
    ("PantographMotion", 100),
    ("PantographConstraints", 100),
    ("PantographDynamics", 100),
    ("PantographPlotting", 100),
    ("PantographPorting", 100),
    ("PantographGestures", 100),
    ("PantographSynthesis", 100),
    ("PantographTuning", 100),
    ("PantographTuningFiles", 100),
    ("PantographSurvey", 100),
    ("PantographTuningPage", 100),
    ("PantographRecordingFiles", 100),
    ("PantographThresholdFiles", 100),
    ("PantographEvdev", 100),
    ("CoreGraphics", 78),
    ("PantographImages", 100),
    ("PantographObjects", 57),
    ("Combine", 15),
    ("simd", 15),
    ("QuartzCore", 49),
    ("UIKit", 38),
    ("GestureTesting", 100),
    ("PantographStage", 100),
    ("PantographLiveDevices", 100),
    ("PantographLive", 100),
    ("_Testing_CoreGraphics", 100),
    ("_Testing_UIKit", 100),
    ("PantographRendering", 100),
    ("PantographDemos", 100),
    ("PantographCommands", 100),
    ("PantographSceneNames", 100),
    ("PantographCLI", 100),
    ("PantographMain", 100),
    ("PantographStudio", 100),
    ("PantographStudioMain", 100),
    ("PantographC", 100),
    ("PantographPortingFiles", 100),
    ("PantographPort", 100),
    ("PantographApplicationHost", 100),
    ("PantographApplicationWindow", 100),
    ("PantographDemoWindow", 100),
    ("PantographWindow", 100),
  ]

  @Test(arguments: shares)
  func `as many public names as ever are documented`(target: String, percent: Int) {
    let symbols = Repository.files(under: "Sources/\(target)").flatMap { PublicSymbol.all(in: $0) }
    let bare = symbols.filter { !$0.isDocumented }
    let share = symbols.isEmpty ? 100 : 100 * (symbols.count - bare.count) / symbols.count
    let list = bare.map { "\($0.path):\($0.line): \($0.declaration)" }.joined(separator: "\n")
    expect(
      share, isAtLeast: percent, "\(share) % of \(target)'s public names have a comment:\n\(list)")
  }

  @Test func `each target has its share`() {
    expect(Set(Self.shares.map(\.target)), equals: Set(Layer.all.map(\.name)))
  }

  @Test func `a declaration is found behind attributes, a comment above them`() {
    let file = SourceFile.read("Tests/ArchitectureTests/PublicSymbol.swift")
    expect(PublicSymbol.all(in: file).isEmpty)
    expect(
      Repository.files(under: "Sources/PantographMotion").flatMap { PublicSymbol.all(in: $0) }
        .contains {
          $0.declaration.hasPrefix("public struct Spring") && $0.isDocumented
        })
  }
}
