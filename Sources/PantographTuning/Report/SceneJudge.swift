import PantographGestures
import PantographMotion
import PantographPlainText

/// Judges a scene's gestures by thresholds that the reader of its page sets. The page runs this
/// type as WebAssembly, so that the page always agrees with `pantograph replay`.
package struct SceneJudge: Sendable {
  /// The judgement of one release.
  package struct Verdict: Sendable {
    package var sentence: String
    /// The outcome of the transition; nil if no transition began.
    package var outcome: TransitionOutcome?
    /// Whether the judgement is the same as when the recording was played.
    package var isAsPlayed: Bool
    /// Whether the judgement is unknown. An earlier release now ends differently, so only a replay
    /// knows the scene's state.
    package var isUnknown = false
  }

  private let data: SceneData
  private let played: [Verdict]
  package private(set) var thresholds: InteractionThresholds

  package init(_ data: SceneData) {
    self.data = data
    thresholds = data.thresholds
    played = Self.verdicts(data, data.thresholds)
  }

  package mutating func set(
    _ path: String, to text: String
  ) throws(ReportJudge.Objection) {
    guard let number = ThresholdNumber(path) else {
      throw ReportJudge.Objection(sentence: "No threshold is called \(path).")
    }
    do throws(ThresholdObjection) {
      try number.set(text, in: &thresholds)
    } catch {
      throw ReportJudge.Objection(sentence: error.sentence + ".")
    }
  }

  // MARK: Verdicts

  package var verdicts: [Verdict] {
    var all = Self.verdicts(data, thresholds)
    let isOtherWay = !thresholds.hasSameWay(as: data.thresholds)
    var isUnknown = false
    for index in all.indices {
      // Only the first release is tracked again.
      if index > 0, isOtherWay { isUnknown = true }
      let isPlayed =
        index < played.count && all[index].sentence.utf8.elementsEqual(played[index].sentence.utf8)
      all[index].isAsPlayed = isPlayed
      all[index].isUnknown = isUnknown
      let wasBegun = index < played.count && played[index].outcome != nil
      if !wasBegun || played[index].outcome != all[index].outcome { isUnknown = true }
      if case .resting = index < data.releases.count ? data.releases[index] : nil, !isPlayed {
        isUnknown = true
      }
    }
    return all
  }

  private static func verdicts(
    _ data: SceneData, _ thresholds: InteractionThresholds
  ) -> [Verdict] {
    var all = data.releases.map { verdict($0, thresholds) }
    if let hand = data.hand {
      let first = verdict(hand.trial(thresholds), thresholds, in: hand.scene)
      if all.isEmpty { all = [first] } else { all[0] = first }
    }
    return all
  }

  private static func verdict(
    _ release: SceneData.Release, _ thresholds: InteractionThresholds
  ) -> Verdict {
    switch release {
    case .fixed(let sentence):
      return Verdict(sentence: sentence, outcome: .cancel, isAsPlayed: true)
    case .hand(let inputs, let space):
      return verdict(thresholds.decide(inputs, in: space))
    case .resting(let question, let places, let scale):
      return verdict(
        question.decision(
          by: thresholds, among: places,
          in: InteractionSpace(length: 1, pointsPerMillimetre: scale)))
    }
  }

  private static func verdict(_ decision: ReleaseDecision) -> Verdict {
    Verdict(sentence: decision.description, outcome: decision.outcome, isAsPlayed: true)
  }

  private static func verdict(
    _ trial: Trial, _ thresholds: InteractionThresholds, in scene: TunedScene
  ) -> Verdict {
    var verdict = Verdict(
      sentence: trial.sentence(thresholds, in: scene), outcome: nil, isAsPlayed: true)
    switch trial.end {
    case .released: verdict.outcome = trial.decision(by: thresholds, in: scene).outcome
    case .cancelled: verdict.outcome = .cancel
    case .elsewhere, .wrongWay, .tooShort: break
    }
    return verdict
  }

  // MARK: Answers

  package mutating func answer(
    _ question: ReportJudge.Question, _ request: [UInt8]
  ) -> [UInt8] {
    switch question {
    case .set:
      let parts = request.split(separator: 0x3d, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return Array("The request has no =.".utf8) }
      do throws(ReportJudge.Objection) {
        try set(
          String(decoding: parts[0], as: UTF8.self), to: String(decoding: parts[1], as: UTF8.self))
      } catch {
        return Array(error.sentence.utf8)
      }
      return []
    case .start:
      thresholds = data.thresholds
      return []
    case .values:
      var lines: [UInt8] = []
      for path in request.split(separator: 0x0a) {
        let number = ThresholdNumber(String(decoding: path, as: UTF8.self))
        lines += Array((number?.text(in: thresholds) ?? "").utf8) + [0x0a]
      }
      return lines
    case .decisions: return Array(json.utf8)
    case .thresholds: return Array(ThresholdJSON.text(thresholds).utf8)
    case .figures, .verdicts, .sureness, .tallies, .sentence, .releases: return []
    }
  }

  private var json: String {
    var json = JSONWriter()
    json.array(verdicts) { json, verdict in
      json.object { json in
        json.member("sentence", verdict.sentence)
        json.member("outcome", verdict.outcome.map { "\($0.name)" })
        json.member("asPlayed", verdict.isAsPlayed)
        json.member("unknown", verdict.isUnknown)
      }
    }
    return json.text
  }
}

extension InteractionThresholds {
  /// Whether these thresholds and `other` track a gesture in the same manner, so that only its
  /// release may be judged differently.
  func hasSameWay(as other: InteractionThresholds) -> Bool {
    begin == other.begin && deadZone.rest == other.deadZone.rest && length == other.length
      && estimator == other.estimator
  }
}
