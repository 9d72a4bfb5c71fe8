import PantographRendering
import PantographStage
import UIKit

/// The results of one `play` of a test, from the first contact to rest. Any number of expectations
/// can read them.
@MainActor
public final class GestureSection: GestureExpecting {
  /// The lines of watched recognizers and drivers, in order: `pan began`. Consecutive equal lines
  /// are stored once.
  public internal(set) var sent: [String] = []
  /// The outcomes of transitions, content, rows and layers that gestures moved, in the order in
  /// which the movements began.
  public internal(set) var outcomes: [GestureOutcome] = []
  /// The layers that changed between the first contact and rest.
  public internal(set) var moved: [MovedLayer] = []
  /// The calls that the application's code received: `CardController viewDidLoad`.
  public internal(set) var callbacks: [String] = []
  /// The reasons why fingers began nothing on watched drivers.
  public internal(set) var refusals: [String] = []
  /// The time from the first contact to the end, in seconds.
  public internal(set) var duration = 0.0
  /// The name of the recording that was played; empty for drawn fingers.
  public internal(set) var name = ""
  /// The tree of views at the end of the section, as text.
  public internal(set) var tree = ""

  /// Decisions made outside of any play, as sentences.
  var loose: [String] = []
  var looseTransitions: [SceneExpectation.Found] = []
  /// The progress of transitions, for files. `time` is in seconds since the play began.
  var course: [(name: String, time: Double, progress: Double)] = []
  /// The progress of each outcome. `time` is in seconds since the first contact.
  var courses: [[(time: Double, progress: Double)]] = []
  var moments: [TestCamera.Moment] = []
  /// The window at the end of the section; nil if nothing was played.
  var last: LayerSnapshot?

  init() {}

  /// This section.
  public var expectedSection: GestureSection { self }

  /// The outcomes of transitions, in order, without those of scrolled content and moved layers.
  public var transitions: [SceneExpectation.Found] {
    looseTransitions + outcomes.compactMap(\.transition)
  }

  /// The decisions at releases and the reasons why fingers began nothing, as sentences.
  public var reasons: [String] { loose + outcomes.map(\.description) + refusals }

  func add(_ line: String) {
    if sent.last != line { sent.append(line) }
  }
}
