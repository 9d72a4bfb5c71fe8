import PantographRendering
import PantographStage
import UIKit

/// What one `play` of a test did, from the first contact to rest; it can be expected of any number of times.
@MainActor
public final class GestureSection: GestureExpecting {
  /// What watched recognizers and drivers sent, in order: `pan began`. The same line again and again is one line.
  public internal(set) var sent: [String] = []
  /// What became of transitions, content, rows and layers that gestures moved, in the order in which they began.
  public internal(set) var outcomes: [GestureOutcome] = []
  /// Every layer that did not stay as it was between the first contact and rest.
  public internal(set) var moved: [MovedLayer] = []
  /// The calls that the application's code heard: `CardController viewDidLoad`.
  public internal(set) var callbacks: [String] = []
  /// Why fingers began nothing on watched drivers.
  public internal(set) var refusals: [String] = []
  /// Seconds from the first contact to the end.
  public internal(set) var duration = 0.0
  /// The recording that was played; empty for drawn fingers.
  public internal(set) var name = ""
  /// The views when the section ended, as text.
  public internal(set) var tree = ""

  /// What was decided and said, outside of any play.
  var loose: [String] = []
  var looseTransitions: [SceneExpectation.Found] = []
  /// The moves of transitions, for files: seconds since the play began.
  var course: [(name: String, time: Double, progress: Double)] = []
  /// By outcome: seconds since the first contact.
  var courses: [[(time: Double, progress: Double)]] = []
  var moments: [TestCamera.Moment] = []
  /// The window at the end; nil where nothing was played.
  var last: LayerSnapshot?

  init() {}

  /// The section itself.
  public var expectedSection: GestureSection { self }

  /// What became of transitions, in order; content that rests and layers that move are none.
  public var transitions: [SceneExpectation.Found] {
    looseTransitions + outcomes.compactMap(\.transition)
  }

  /// What was decided at releases, and why fingers began nothing, as sentences.
  public var reasons: [String] { loose + outcomes.map(\.description) + refusals }

  func add(_ line: String) {
    if sent.last != line { sent.append(line) }
  }
}
