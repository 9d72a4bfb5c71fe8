import Expectations
import PantographGestures
import PantographThresholdFiles
import PantographTouches
import SeededRandom
import Testing

/// Texts that are no thresholds, or extreme thresholds: the result is an error message, or numbers that can be
/// written, read again and used for decisions.
struct HostileThresholdTests {
  private static let texts = [
    "nan", "-nan", "NaN", "inf", "-inf", "infinity", "1e308", "-1e308", "1e400", "1e-320", "-0",
    "0x1p3",
    "99999999999999999999999999", "4e18", "1e19", "", " ", ".", "-", "+1", "1e", "1.5.2", "1_000",
    "١٢",
    "0.5 mm", "1e308 mm", "1e308 lengths/s", "-1e308 pt/s", "nan s", "inf deg", "1 s s", "none",
    "null",
    "true", "0.5\u{0}", "\"", "\u{1b}[2J", String(repeating: "9", count: 5000),
  ]

  private static let inputs: [ReleaseInputs] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 0, 100,
  ].map { (number: Double) in
    ReleaseInputs(
      distance: number, length: 390, velocity: number, sidewaysVelocity: number, held: .zero,
      duration: .zero, meanStep: number, lastTwoSteps: number)
  }

  /// Checks that the thresholds can decide, and that their own text gives them back.
  private func check(_ thresholds: InteractionThresholds, _ text: String) throws {
    let json = ThresholdJSON.text(thresholds)
    let again = try ThresholdFile.thresholds(from: Array(json.utf8), name: text)
    expect(ThresholdJSON.text(again), equals: json)
    let space = InteractionSpace(length: 390, pointsPerMillimetre: 5.7)
    for inputs in Self.inputs { _ = thresholds.decide(inputs, in: space) }
  }

  @Test(arguments: ThresholdNumber.paths)
  func `a number is set to what can be decided by, or refused in words`(path: String) throws {
    let number = try #require(ThresholdNumber(path))
    for text in Self.texts {
      var thresholds = InteractionThresholds()
      do throws(ThresholdObjection) {
        try number.set(text, in: &thresholds)
      } catch {
        expect(error.sentence.hasPrefix(path) && thresholds == InteractionThresholds())
        continue
      }
      if let value = number.number(in: thresholds) { expect(value.isFinite) }
      try check(thresholds, text)
    }
  }

  @Test(arguments: 0..<60)
  func `thresholds with changed bytes are read or refused`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let policy = ReleasePolicy.all[random.below(ReleasePolicy.all.count)]
    let whole = Array(ThresholdJSON.text(policy.thresholds).utf8)
    for _ in 0..<50 {
      var bytes = whole
      for _ in 0...random.below(3) {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[place] = UInt8(random.below(256))
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: Array("1e999".utf8), at: place)
        default: bytes.insert(contentsOf: Array("[{\"".utf8), at: place)
        }
      }
      let thresholds: InteractionThresholds
      do throws(ThresholdFileError) {
        thresholds = try ThresholdFile.thresholds(from: bytes, name: "changed.json")
      } catch {
        expect(error.description.contains("changed.json:"))
        continue
      }
      try check(thresholds, "seed \(seed)")
    }
  }
}
