import Expectations
import PantographCLI
import PantographCommands
import PantographGestures
import PantographTuning
import SeededRandom
import Testing

@testable import PantographStudio

/// `--sweep` with random values: the result is values that can be set, or an error message.
struct SweepTextTests {
  private static let pieces = [
    "finish.progress", "finish.velocity", "begin.slop", "estimator", "cancel.held", "=", "=", "..",
    "…", "...", "/", ",", " ", "0", "1", "0.2", "0.8", "25", "-1", "1e308", "-1e308", "1e-320",
    "nan",
    "inf", "none", "pt/s", "mm", "lengths/s", "s", "99999999999", "٣", "\u{0}", "é", "lsq2",
  ]

  @Test(arguments: 0..<40)
  func `any text is a sweep or is refused`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let base = InteractionThresholds()
    for _ in 0..<100 {
      var word = random.chance(0.7) ? "finish.velocity=" : ""
      for _ in 0...random.below(7) { word += Self.pieces[random.below(Self.pieces.count)] }
      let sweep: (path: String, values: [String])
      do throws(Failure) {
        sweep = try SweepText.sweep(word, on: base)
      } catch {
        expect(!error.message.isEmpty)
        continue
      }
      let number = try #require(ThresholdNumber(sweep.path))
      expect(!sweep.values.isEmpty && sweep.values.count <= SweepText.mostValues)
      for value in sweep.values {
        var thresholds = base
        try number.set(value, in: &thresholds)
        // `none` and words have no number.
        if let told = number.number(in: thresholds) { expect(told.isFinite) }
      }
    }
  }

  @Test
  func `ten thousand values of each of six numbers are more combinations than can be counted`()
    throws
  {
    let paths = [
      "finish.progress", "finish.velocityProgress", "cancel.progress", "finish.velocity",
      "cancel.velocity", "deadZone.velocity",
    ]
    let values = (0..<10_000).map { "\(Double($0) / 10_000)" }
    let axes = try paths.map { try SweepAxis(#require(ThresholdNumber($0)), values) }
    let sweep = Sweep(InteractionThresholds(), axes)
    expect(sweep.count, equals: .max)
  }
}
