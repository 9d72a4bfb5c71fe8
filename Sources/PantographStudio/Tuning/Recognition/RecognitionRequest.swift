import PantographCLI
import PantographCommands
import PantographGestures
import PantographPlainText
import PantographTuning
import PantographTuningFiles

/// The sweep that the options of `tune --recognition` describe.
struct RecognitionRequest {
  let run: RecognitionRun
  /// The thresholds of a release in the file of `--thresholds`, which `--save` writes again; nil
  /// without such a file.
  let release: InteractionThresholds?

  init(_ invocation: Invocation) throws(Failure) {
    var base = RecognitionThresholds()
    if let path = invocation.value(.decidingThresholds) {
      base = try Policies.recognition(in: path)
      release = try Policies.policy(in: path).thresholds
    } else {
      release = nil
    }
    var axes: [RecognitionAxis] = []
    for word in invocation.all(.sweep) {
      let axis = try Self.axis(word)
      guard !axes.contains(where: { $0.number.path == axis.number.path }) else {
        throw Failure(.usage, "--sweep \(axis.number.path) is given twice")
      }
      axes.append(axis)
    }
    let sweep = RecognitionSweep(base, axes)
    guard sweep.count <= RecognitionRun.mostCombinations else {
      throw Failure(
        .usage,
        "the grid has \(sweep.count) combinations; at most \(RecognitionRun.mostCombinations) are allowed",
        advice: ["Sweep fewer numbers at once, or fewer values of each."])
    }
    var compared = base
    var name = "the previous thresholds"
    if let path = invocation.value(.against) {
      compared = try Policies.recognition(in: path)
      name = path
    } else if axes.isEmpty, invocation.has(.decidingThresholds) {
      compared = RecognitionThresholds()
      name = "Pantograph's own thresholds"
    }
    run = RecognitionRun(
      sweep, costs: try Self.costs(invocation.all(.cost)), compared: compared, comparedName: name)
  }

  /// Throws if the verdicts on a corpus do not fit into memory.
  func check(_ corpus: RecognitionCorpus) throws(Failure) {
    let most = RecognitionRun.mostVerdicts / (run.sweep.count + 2)
    guard corpus.entries.count <= most else {
      throw Failure(
        .usage,
        "\(corpus.entries.count) recordings times \(run.sweep.count) combinations are too many; "
          + "with so many combinations at most \(most) recordings can be judged",
        advice: ["Sweep fewer values, or name a part of the corpus."])
    }
  }

  private static func axis(_ word: String) throws(Failure) -> RecognitionAxis {
    let (path, text) = try SweepText.parts(word, example: "touchpad.hand.tapTime=120…300/10 ms")
    guard let number = RecognitionNumber(path) else { throw unknown(path) }
    let values = try SweepText.values(text, word)
    do throws(ThresholdObjection) {
      return try RecognitionAxis(number, values)
    } catch {
      throw Failure(.usage, "--sweep \(word): \(error.sentence)")
    }
  }

  private static func unknown(_ path: String) -> Failure {
    let paths = RecognitionNumber.all.map(\.path)
    let near = NearMiss.of(path, in: paths) ?? paths.first { $0.hasSuffix("." + path) }
    if near == nil, ThresholdNumber(path) != nil {
      return Failure(
        .usage, "\(path) decides at the release, not which gesture is recognized",
        advice: ["Sweep it without --recognition."])
    }
    return Failure(
      .usage, "no number of the recognition is called \(path)",
      advice: [
        near.map { "Did you mean \($0)?" }
          ?? "List all numbers with: pantograph policies --recognition"
      ])
  }

  private static func costs(_ words: [String]) throws(Failure) -> RecognitionCosts {
    var costs = RecognitionCosts()
    let kinds = RecognitionVerdict.Kind.allCases.filter { $0 != .right }
    for word in words.flatMap({ $0.split(separator: ",").map(String.init) }) {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let cost = Double(parts[1]), cost >= 0, cost <= 1_000_000,
        let kind = kinds.first(where: { "\($0.name)" == parts[0] })
      else {
        throw Failure(
          .usage, "--cost \(word) must be KIND=NUMBER, with a number of at least 0",
          advice: ["Kinds: \(kinds.map { "\($0.name)" }.joined(separator: ", "))"])
      }
      costs[kind] = cost
    }
    return costs
  }
}
