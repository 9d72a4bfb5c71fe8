import Gestures
import Tuning

/// A run of `tune`: its settings, what of the corpus is judged and what is not, and the result.
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
    plan = TrialPlan(sweep, policies: policies, updates: self.updates)
  }

  package var decoder: RecordingDecoder {
    RecordingDecoder(
      plan, in: settings.scene, wantedScene: settings.isNamedScene ? settings.scene.name : nil)
  }

  package var search: SweepSearch {
    SweepSearch(
      sweep, plan, in: settings.scene, costs: settings.costs, mode: settings.mode)
  }

  /// Judges what was decoded, all parts together.
  package func outcome(_ recordings: [DecodedRecording], threads: Int) -> TuningOutcome {
    let selection = SampleSelection(recordings)
    let search = search
    let analysis = TuningAnalysis(search, policies: policies, updates: updates)
    let result = analysis.result(of: selection.samples) { samples in
      Parallel.count(samples, by: search, threads: threads)
    }
    return TuningOutcome(run: self, selection: selection, result: result)
  }
}

/// What came of a run.
package struct TuningOutcome: Sendable {
  package let run: TuningRun
  package let selection: SampleSelection
  package let result: TuningResult
}
