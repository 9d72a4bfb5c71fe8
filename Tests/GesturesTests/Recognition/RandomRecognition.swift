import PantographGestures
import SeededRandom

/// Random numbers of the recognition: some of them are far from the usual ones, and filters are
/// switched on and off.
struct RandomRecognition {
  let thresholds: RecognitionThresholds

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var thresholds = RecognitionThresholds()
    for isSwitch in [false, true] {
      for number in RecognitionNumber.all where number.isSwitch == isSwitch {
        guard random.chance(isSwitch ? 0.1 : 0.3) else { continue }
        let text: String
        if let value = number.number(in: thresholds), let range = number.range {
          let factor = Double.random(in: 0.25...4, using: &random)
          let near = min(max(value * factor, range.lowerBound), range.upperBound)
          text = "\(number.unit.isEmpty && range.upperBound > 60_000 ? near.rounded() : near)"
        } else {
          text = random.chance(0.5) ? "true" : "false"
        }
        // Some numbers are whole, and a filter that is off has none.
        try? number.set(text.hasSuffix(".0") ? String(text.dropLast(2)) : text, in: &thresholds)
      }
    }
    self.thresholds = thresholds
  }
}
