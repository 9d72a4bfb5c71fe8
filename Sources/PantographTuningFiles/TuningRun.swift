import PantographGestures
import PantographRecordingFiles
import PantographTuning

/// The settings of a `tune` run, and the sweep, plan and policies that follow from them.
package struct TuningRun: Sendable {
  package let settings: TuningSettings
  package let sweep: Sweep
  package let updates: Sweep?
  package let plan: TrialPlan
  package let policies: [ReleasePolicy]

  package init(_ settings: TuningSettings) throws(ThresholdObjection) {
    self.settings = settings
    let axes = try settings.axes()
    sweep = Sweep(settings.base, axes.filter { !$0.isUpdate })
    let updates = axes.filter { $0.isUpdate }
    self.updates = updates.isEmpty ? nil : Sweep(settings.base, updates)
    policies = settings.policies.compactMap { name in
      ReleasePolicy.all.first { $0.name == name }
    }
    plan = TrialPlan(
      sweep, policies: policies, updates: self.updates, compared: settings.compared)
  }

  /// Whether something is chosen. Otherwise given thresholds are compared with others.
  package var isSweep: Bool { sweep.count > 1 }

  package var decoder: RecordingDecoder {
    RecordingDecoder(
      plan, in: settings.scene, wantedScene: settings.isNamedScene ? settings.scene.name : nil)
  }

  package var search: SweepSearch {
    SweepSearch(
      sweep, plan, in: settings.scene, costs: settings.costs, mode: settings.mode)
  }

  /// Judges the decoded recordings of all parts.
  package func outcome(
    _ recordings: RecordingStore, threads: Int
  ) throws(RecordingFileError) -> TuningOutcome {
    let selection = try SampleSelection(recordings, trials: plan.thresholds.count)
    let search = search
    let analysis = TuningAnalysis(
      search, policies: policies, updates: updates, compared: settings.compared, drawsCurve: true)
    var result = try analysis.result(of: selection.samples) {
      ParallelCounter(search, threads: threads)
    }
    var places: [Int: Int] = [:]
    for (place, mistake) in result.mistakes.enumerated() { places[mistake.sample] = place }
    try selection.forEachJudged { sample, recording in
      if let place = places[sample] { result.mistakes[place].name = recording.name }
    }
    return TuningOutcome(run: self, selection: selection, result: result)
  }
}

/// The result of a run.
package struct TuningOutcome {
  package let run: TuningRun
  package let selection: SampleSelection
  package let result: TuningResult
}
