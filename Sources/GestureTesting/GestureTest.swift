import PantographPlainText
import PantographRecordingFiles
import PantographRecordings
import PantographStage
import PantographTouches
import UIKit

/// Plays fingers or a recording over a window and compares what came of it with what was expected. What is not
/// expected fails, and what is expected must come.
///
/// ```swift
/// let test = GestureTest(window: window)
/// test.watch(pan, as: "pan")
/// test.play(FingerPath().down(at: start).move(to: end, over: 0.3).lift())
/// test.expect("""
///   pan began
///   pan changed
///   pan ended
///   """)
/// test.expect(outcome: "finish by application")
/// ```
///
/// Each `play` opens a section and lasts from the first contact until everything is at rest. `expect` reads the last
/// section, any number of times; `sections[0].expect(…)` reads the first. Every interactive transition is an outcome,
/// whoever drives it, and every layer that moved is listed.
///
/// An expectation that is not met is a failure at its own line, in Swift Testing and in XCTest; the test goes on.
///
/// Under XCTest write the test as `@MainActor func testSwipe() async throws`. On Linux a test that is on the
/// main actor and not `async` aborts before any of its code runs: *Could not cast value of type*.
@MainActor
public final class GestureTest: GestureExpecting {
  /// The window that is touched.
  public let window: UIWindow
  /// What each `play` did, in order.
  public private(set) var sections: [GestureSection] = []
  /// The most seconds after the last contact that a section waits for rest; at least one second always passes.
  public var longestRest = 10.0

  private let names = WatchedNames()
  private var ignored: [UIView] = []
  private var probes: [TransitionProbe] = []
  /// What is sent before anything is played.
  private let prelude = GestureSection()
  private var isPlaying = false

  /// - Parameter window: The window that is touched.
  public init(window: UIWindow) {
    self.window = window
  }

  /// The last section that was played; before that what was sent since the test began.
  public var expectedSection: GestureSection { sections.last ?? prelude }

  // MARK: The last section

  /// The lines that were sent in the last section, in order: `pan began`.
  public var sent: [String] { expectedSection.sent }

  /// What became of everything that gestures moved in the last section, in the order in which it began.
  public var outcomes: [GestureOutcome] { expectedSection.outcomes }

  /// Every layer that did not stay as it was in the last section.
  public var moved: [MovedLayer] { expectedSection.moved }

  /// What became of transitions in the last section, in order.
  public var transitions: [SceneExpectation.Found] { expectedSection.transitions }

  /// What was decided in the last section, and why fingers began nothing, as sentences.
  public var reasons: [String] { expectedSection.reasons }

  // MARK: Watching

  /// Writes down what becomes of the driver's transitions, under this name: `card follows`, `card
  /// decides finish by velocity`, `card ends: finish`.
  public func watch(_ driver: PanTransitionDriver, as name: String) {
    names.add(driver, as: name)
    probes.append(
      TransitionProbe(driver, as: name) { [weak self] word in
        self?.take(word, of: name)
      })
  }

  private func take(_ word: TransitionProbe.Word, of name: String) {
    let section = expectedSection
    switch word {
    case .line(let line): section.sent.append(line)
    case .refusal(let refusal): section.refusals.append("\(name): \(refusal)")
    // While a section is played, its recorder hears of all drivers.
    case .decision, .end: if !isPlaying { takeLoose(word, of: name, in: section) }
    }
  }

  private func takeLoose(
    _ word: TransitionProbe.Word, of name: String, in section: GestureSection
  ) {
    switch word {
    case .line, .refusal: break
    case .decision(let decision): section.loose.append("\(name): \(decision)")
    case .end(let found): section.looseTransitions.append(found)
    }
  }

  /// Writes down what the recognizer sends, under this name.
  public func watch(_ recognizer: UIGestureRecognizer, as name: String) {
    names.add(recognizer, as: name)
    recognizer.addAction { [weak self] recognizer in
      self?.expectedSection.add("\(name) \(recognizer.state)")
    }
  }

  /// Gives what the interaction controller drives a name, by which outcomes are told.
  public func watch(_ interactor: any UIViewControllerInteractiveTransitioning, as name: String) {
    names.add(interactor, as: name)
  }

  /// Gives what the animator changes a name, by which outcomes are told.
  public func watch(_ animator: UIViewPropertyAnimator, as name: String) {
    names.add(animator, as: name)
  }

  /// Gives the scroll view's content a name, by which outcomes are told.
  public func watch(_ scrollView: UIScrollView, as name: String) {
    names.add(scrollView, as: name)
  }

  /// Leaves the view, and all in it, out of what counts as moved: a clock, or a wheel that turns.
  public func ignore(_ view: UIView) { ignored.append(view) }

  // MARK: Playing

  /// Plays fingers in the window's points, until everything is at rest.
  public func play(_ fingers: FingerPath..., rate: Int = 125) {
    run(DrawnContacts(fingers, rate: rate), placement: DrawnContacts.placement, "")
  }

  /// Plays a track of a recording, its surface laid over the whole window.
  public func play(_ track: RecordingTrack) { play(track, "") }

  private func play(_ track: RecordingTrack, _ name: String) {
    let contacts = RecordedContacts(track)
    run(contacts, placement: .filling(window, with: contacts.surface), name)
  }

  /// Plays fingers that were drawn as text.
  public func play(_ drawing: FingerDrawing, rate: Int = 125) {
    run(DrawnContacts(drawing.fingers, rate: rate), placement: DrawnContacts.placement, "")
  }

  /// Plays a recording, its surface laid over the whole window.
  public func play(_ gesture: RecordedGesture) {
    if let track = gesture.recording.touches { play(track, gesture.name) }
  }

  /// Plays a recording by its name: that of a file in a folder `Recordings` beside the test's file or
  /// above it, with or without `.evemu`; or a path. One that is not there is a failure of the test.
  public func play(
    recording name: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function
  ) {
    let place = TestPlace(
      fileID: fileID, file: file, line: line, column: column, function: function)
    if let gesture = find(name, at: place) { play(gesture) }
  }

  func find(_ name: String, at place: TestPlace) -> RecordedGesture? {
    do throws(RecordingSearch.Unfound) {
      return try RecordingSearch(near: "\(place.file)").recording(name)
    } catch {
      TestIssue.record(error.sentence, at: place)
      return nil
    }
  }

  private func run(
    _ contacts: some ContactSource, placement: TouchSession.Placement, _ name: String
  ) {
    let section = GestureSection()
    section.name = name
    sections.append(section)
    isPlaying = true
    defer { isPlaying = false }
    SectionPlayer(
      section, in: window, names: names, ignoring: ignored, longestRest: longestRest
    ).play(contacts, placement)
  }
}
