import PantographGestures
import PantographTuning

/// The cost that the best saves over the thresholds it is compared with, for each person and each
/// device.
///
/// If the best was chosen by these recordings, each recording is judged by the choice made without
/// its person.
package struct GroupEffects: Hashable, Sendable {
  package struct Group: Hashable, Sendable {
    package var name: String
    package var recordings: Int
    /// The mean saving in cost per recording; negative if the cost rises.
    package var gain: Double
  }

  /// The people in the order of their first recordings; empty if the person of any recording is
  /// unknown.
  package let people: [Group]
  /// The devices in the order of their first recordings.
  package let devices: [Group]

  package init(
    _ outcome: TuningOutcome, _ recordings: [DecodedRecording], _ samples: [Sample]
  ) {
    let gains = Self.gains(outcome, samples)
    people =
      outcome.result.isByPerson ? Self.groups(recordings.map { $0.person }, gains) : []
    devices = Self.groups(recordings.map { $0.device }, gains)
  }

  /// Returns the saving for each recording; nil for a recording that is in no part.
  private static func gains(_ outcome: TuningOutcome, _ samples: [Sample]) -> [Double?] {
    let run = outcome.run
    let (best, compared) = (outcome.result.thresholds, run.settings.compared ?? run.settings.base)
    let trial = run.plan.trial(of: best) ?? run.plan.base
    func cost(_ sample: Sample, _ thresholds: InteractionThresholds, _ trial: Int) -> Double {
      sample.error(thresholds, trial: trial, in: run.settings.scene)
        .map { run.settings.costs[$0] } ?? 0
    }
    return samples.enumerated().map { index, sample in
      let before = cost(sample, compared, run.plan.compared)
      guard let heldOut = outcome.result.heldOut else {
        return before - cost(sample, best, trial)
      }
      let fold = heldOut.folds.fold(of: sample, index)
      guard fold >= 0, let trial = run.plan.trial(of: heldOut.thresholds[fold]) else { return nil }
      return before - cost(sample, heldOut.thresholds[fold], trial)
    }
  }

  private static func groups(_ names: [String], _ gains: [Double?]) -> [Group] {
    var groups: [Group] = []
    var places: [String: Int] = [:]
    for (name, gain) in zip(names, gains) {
      guard let gain else { continue }
      let place = places[name] ?? groups.count
      if place == groups.count {
        places[name] = place
        groups.append(Group(name: name, recordings: 0, gain: 0))
      }
      groups[place].recordings += 1
      groups[place].gain += gain
    }
    for place in groups.indices { groups[place].gain /= Double(groups[place].recordings) }
    return groups
  }
}
