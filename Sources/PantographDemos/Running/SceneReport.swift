import PantographGestures
import PantographStage
import PantographTouches

/// The results of playing a recording into a scene.
public struct SceneReport: Sendable {
  /// A line of the report: a callback, a decision or an event.
  public struct Line: Hashable, Sendable {
    /// The time of the event, in the recording's time.
    public var time: Timestamp
    /// A description of the event, as in a trace.
    public var text: String
    /// The event as the application's user sees it; nil for a callback or a decision.
    public var event: Event?
    /// Whether the text is a decision.
    package var isDecision = false
  }

  /// An event in an application as its user sees it. Its line contains the text.
  public struct Event: Hashable, Sendable {
    /// The kind of event, such as `scrolled` or `pushed`.
    public var kind: String
    /// The time at which the event began; the line's time is its end.
    public var start: Timestamp
    /// The type of the event's view or view controller.
    public var subject: String
    /// The title, label or name of the chosen item; nil if there is none.
    public var title: String?
    /// The section of a row or an item.
    public var section: Int?
    /// The index of a row or an item in its section.
    public var item: Int?
    /// The offset, page or value before the event; nil if the event has none.
    public var from: Double?
    /// The offset, page or value after the event; nil if the event has none.
    public var to: Double?
  }

  /// A transition that a gesture drove.
  public struct Transition: Hashable, Sendable {
    /// The time at which the gesture took hold of the transition.
    public var start: Timestamp
    /// The time at which the fingers released the transition; nil before.
    public var release: Timestamp?
    /// The time at which the transition ended; nil while it runs.
    public var end: Timestamp?
    /// The decision when the fingers released the transition; nil before.
    public var decision: ReleaseDecision?
    /// A sentence about the outcome if the application drives the transition itself; nil if a grip
    /// decided.
    public var saying: String?
    /// The outcome of the transition; nil while the transition runs.
    public var outcome: TransitionOutcome?
    /// The largest progress that the transition reached.
    public var furthest = 0.0
    /// The threshold of the progress that finishes the transition; nil without one.
    public var finishProgress: Double?
    /// The progress over time: driven by the gesture until the release, and animated afterwards.
    public var course: [Sample] = []
    /// The resting places; empty for a transition, which rests only at its start and end.
    public var places: [RestingPlace] = []
  }

  /// The progress at one moment. If there are several resting places, it is the progress between
  /// the two that the decision chose from.
  public struct Sample: Hashable, Sendable {
    /// The time of the sample, in the recording's time.
    public var time: Timestamp
    /// The transition's progress, 0...1.
    public var progress: Double
  }

  /// Fingers that began nothing.
  public struct Refusal: Hashable, Sendable {
    /// The time at which the fingers had lifted.
    public var time: Timestamp
    /// The reason why the fingers began nothing.
    public var refusal: InteractionRefusal
    /// The time at which the fingers landed; nil if it was not recorded.
    public var start: Timestamp?
    /// A noun for the owner of the pan; nil if it is not known.
    public var pan: String?

    /// A sentence about the pan that did not begin and the reason, without a full stop.
    public var sentence: String {
      pan.map { "\($0) did not begin: \(refusal.reason)" } ?? refusal.description
    }
  }

  /// The numbers of entries that the lists of a long recording leave out. Only `SceneRun.run`
  /// leaves any out, and only if it passes the whole report on piece by piece.
  package var leftOut = LeftOut()
  /// The scene's name.
  public var scene: String
  /// The name of the release policy.
  public var policy: String
  /// Whether the scene is an application, which uses no policy.
  public var isApplication = false
  /// The time of the recording's first frame.
  public var start: Timestamp
  /// All lines of the report, in order.
  public var lines: [Line]
  /// The transitions driven by gestures, in order.
  public var transitions: [Transition]
  /// The fingers that began nothing, in order.
  public var refusals: [Refusal]
  /// Whether all input was a single finger on a pad beside the screen.
  public var movesPointerOnly = false
  /// The transitions in the form that is compared with a recording's expectation.
  public var endings: [SceneExpectation.Found] {
    transitions.map { SceneExpectation.Found(outcome: $0.outcome, decision: $0.decision) }
  }
  /// A phrase that names the scene or application.
  public var setting: String {
    isApplication ? "the application \(scene)" : "the scene \(scene), by \(policy)"
  }
  /// The window's final view tree as text; nil for a scene.
  public var tree: String?
  /// The intervals in which fingers or released content moved; they are separated by pauses of more
  /// than a second.
  public var activity: [ClosedRange<Timestamp>]
  /// The view controllers that are visible at the end, from back to front.
  public var shown: [String]
}
