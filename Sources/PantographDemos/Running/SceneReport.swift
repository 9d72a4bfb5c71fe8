import PantographGestures
import PantographStage
import PantographTouches

/// What a recording did to a scene.
public struct SceneReport: Sendable {
  /// A callback or a decision.
  public struct Line: Hashable, Sendable {
    /// When it happened, in the recording's time.
    public var time: Timestamp
    /// What happened, as a trace says it.
    public var text: String
    /// What that was to the application's user; nil for a callback or a decision.
    public var event: Event?
  }

  /// Something that happened in an application, as its user would say it. The line has the words.
  public struct Event: Hashable, Sendable {
    /// Its kind, such as `scrolled` or `pushed`.
    public var kind: String
    /// When it began; a line's time is when it was over.
    public var start: Timestamp
    /// The type of the view or the view controller that it happened to.
    public var subject: String
    /// The title, the label or the name of what was chosen; nil without one.
    public var title: String?
    /// Section of a row or an item.
    public var section: Int?
    /// Index of a row or an item in its section.
    public var item: Int?
    /// Offset, page or value before; nil if the event has none.
    public var from: Double?
    /// Offset, page or value after; nil if the event has none.
    public var to: Double?
  }

  /// One transition that a hand moved.
  public struct Transition: Hashable, Sendable {
    /// When the hand took hold.
    public var start: Timestamp
    /// When the hand let go.
    public var release: Timestamp?
    /// When everything was over; nil where it still runs.
    public var end: Timestamp?
    /// What was decided at the release; nil before.
    public var decision: ReleaseDecision?
    /// What an application that drives by itself made of it, as a sentence; nil where a hand decided.
    public var saying: String?
    /// How it ended.
    public var outcome: TransitionOutcome?
    /// The most progress that there was.
    public var furthest = 0.0
    /// The progress that finishes, by the thresholds; nil where none does.
    public var finishProgress: Double?
    /// How the progress went: by the hand until it let go, by itself from there.
    public var course: [Sample] = []
    /// Where it may rest; none for a transition, which rests at its start and at its end.
    public var places: [RestingPlace] = []
  }

  /// How far a transition had come at a moment. Of something that rests at one of several places it
  /// is the way between the two that were decided between.
  public struct Sample: Hashable, Sendable {
    /// When, in the recording's time.
    public var time: Timestamp
    /// The share of the way, from 0 to 1.
    public var progress: Double
  }

  /// Fingers that began nothing.
  public struct Refusal: Hashable, Sendable {
    /// When the fingers were gone.
    public var time: Timestamp
    /// Why they began nothing.
    public var refusal: InteractionRefusal
    /// When the fingers came; nil where nobody noted it.
    public var start: Timestamp?
    /// Whose pan it is, as a noun; nil for none that is known.
    public var pan: String?

    /// What did not begin and why, as a sentence without its full stop.
    public var sentence: String {
      pan.map { "\($0) did not begin: \(refusal.reason)" } ?? refusal.description
    }
  }

  /// The scene's name.
  public var scene: String
  /// The name of the policy that decided.
  public var policy: String
  /// Whether it is an application, in which no policy decides.
  public var isApplication = false
  /// The first frame of the recording.
  public var start: Timestamp
  /// All callbacks and decisions in order.
  public var lines: [Line]
  /// The transitions that hands moved, in order.
  public var transitions: [Transition]
  /// The fingers that began nothing, in order.
  public var refusals: [Refusal]
  /// Whether there was never more than one finger, on a pad beside the screen.
  public var movesPointerOnly = false
  /// The transitions, as a recording's expectation asks for them.
  public var endings: [SceneExpectation.Found] {
    transitions.map { SceneExpectation.Found(outcome: $0.outcome, decision: $0.decision) }
  }
  /// Where it was played into, as a phrase.
  public var setting: String {
    isApplication ? "the application \(scene)" : "the scene \(scene), by \(policy)"
  }
  /// What the window holds at the end, as text; nil for a scene.
  public var tree: String?
  /// When anything moved, fingers or what they let go: pauses of more than a second lie between.
  public var activity: [ClosedRange<Timestamp>]
  /// The view controllers that are shown at the end, from the back to the front.
  public var shown: [String]
}
