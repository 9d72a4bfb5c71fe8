import Foundation
import PantographGestures
import PantographTouches
import PantographTuning
import PantographTuningFiles

/// Measures a sweep over the numbers of the recognition: `RecognitionRate CORPUS` judges the labelled recordings of the
/// corpus by 1,000 combinations, on two threads. The numbers of the filters and of the tracker are swept together, so that
/// the contacts are filtered again. Prints the recordings, the combinations, the seconds, and the seconds that decoding and
/// recognizing the recordings takes for one combination.
@main
struct RecognitionRate {
  static func main() throws {
    guard CommandLine.arguments.count > 1 else { return print("usage: RecognitionRate CORPUS") }
    let corpus = try RecognitionCorpus([CommandLine.arguments[1]])
    let base = RecognitionThresholds()
    let axes = try [
      ("touchpad.hand.start", steps(0.5, 0.25)), ("touchpad.hand.tapTime", steps(120, 20)),
      ("touchpad.palm.size", steps(12, 2)),
    ].map { path, values in
      guard let number = RecognitionNumber(path) else { throw CocoaError(.featureUnsupported) }
      return try RecognitionAxis(number, values)
    }
    let sweep = RecognitionSweep(base, axes)
    let (swept, outcome) = seconds(sweep, corpus)
    let (once, _) = seconds(RecognitionSweep(base, []), corpus)
    print(
      "recognition", outcome?.result.samples ?? 0, sweep.count, String(format: "%.2f", swept),
      String(format: "%.3f", once))
  }

  private static func steps(_ first: Double, _ step: Double) -> [String] {
    (0..<10).map { "\(first + Double($0) * step)" }
  }

  private static func seconds(
    _ sweep: RecognitionSweep, _ corpus: RecognitionCorpus
  ) -> (Double, RecognitionOutcome?) {
    let run = RecognitionRun(
      sweep, costs: RecognitionCosts(), compared: sweep.base, comparedName: "")
    let start = ContinuousClock.now
    let outcome = run.outcome(corpus, threads: 2) { _ in true }
    let time = (ContinuousClock.now - start).components
    return (Double(time.seconds) + Double(time.attoseconds) / 1e18, outcome)
  }
}
