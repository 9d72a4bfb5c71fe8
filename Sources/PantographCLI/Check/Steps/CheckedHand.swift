import PantographCommands
import PantographEvdev
import PantographGestures
import PantographPlotting
import PantographRecordings
import PantographTouches

/// One movement of a hand, recorded and recognized: a step of a check, or a recording.
struct CheckedHand {
  /// The name of its files in a bundle: `stroke`.
  var name: String
  /// The step that the hand answers; nil for a recording of no step.
  var step: CheckStep?
  /// The result of the step; nil if no step was asked for.
  var outcome: StepOutcome?
  var gestures: [GestureRecord] = []
  var decisions: [ReleaseDecision] = []
  var measures = ContactMeasures()
  /// The time from which seconds are counted.
  var start = Timestamp.zero
  /// The number of times the kernel lost events.
  var losses = 0
  /// The reports per second while touched; nil if there are too few reports.
  var rate: Double?
  /// The faults in the events, in words.
  var faults: [String] = []
  /// The contacts that the filters refused, in words; nil if there are none.
  var filtered: String?
  /// The times from the kernel's stamp of a report to its decision.
  var latencies: [TimeSpan] = []
  /// The times from the end of a gesture to its printed line.
  var printed: [TimeSpan] = []
  /// The first difference between the hand and the replay of its recording; nil if there is none, or
  /// if there is no recording.
  var difference: String?
  /// The recording without anything that names the person; nil if there is none.
  var recording: Recording?
  /// Why the recording is incomplete; nil if it is whole.
  var recordingProblem: String?
  var figure: Drawing?

  init(name: String, step: CheckStep? = nil, outcome: StepOutcome? = nil) {
    self.name = name
    self.step = step
    self.outcome = outcome
  }

  /// Creates the hand of a step that was not done.
  init(_ step: CheckStep, _ outcome: StepOutcome) {
    self.init(name: step.rawValue, step: step, outcome: outcome)
  }
}
