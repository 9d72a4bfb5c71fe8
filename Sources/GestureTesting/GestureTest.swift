import PantographGestures
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings
import PantographStage
import PantographTouches
import UIKit

/// Plays fingers or a recording over a window and compares the results with expectations. A test
/// fails both if an expected result is missing and if there is an unexpected one.
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
/// Each `play` opens a section, which lasts from the first contact until everything is at rest.
/// `expect` reads the last section, any number of times; `sections[0].expect(…)` reads the first.
/// Every interactive transition is an outcome, whichever code drives it. Every layer that moved is
/// listed.
///
/// An unmet expectation is a failure at its own line, in Swift Testing and in XCTest. The test goes
/// on.
///
/// With XCTest, declare the test as `@MainActor func testSwipe() async throws`. On Linux a test
/// that is on the main actor but not `async` aborts before any of its code runs, with the message
/// *Could not cast value of type*.
@MainActor
public final class GestureTest: GestureExpecting {
  /// The window that fingers touch.
  public let window: UIWindow
  /// The results of each `play`, in order.
  public private(set) var sections: [GestureSection] = []
  /// The longest time that a section waits for rest after the last contact, in seconds. At least
  /// one second always passes.
  public var longestRest = 10.0

  /// The numbers by which recordings are filtered; nil stands for Pantograph's own.
  var recognition: RecognitionThresholds?

  private let names = WatchedNames()
  private var ignored: [UIView] = []
  private var probes: [TransitionProbe] = []
  /// The section that collects the lines sent before anything is played.
  private let prelude = GestureSection()
  private var isPlaying = false

  /// Creates a test.
  ///
  /// - Parameter window: The window that fingers touch.
  public init(window: UIWindow) {
    self.window = window
  }

  /// The last section that was played. Before the first play it is a section that contains the
  /// lines sent since the test began.
  public var expectedSection: GestureSection { sections.last ?? prelude }

  // MARK: The last section

  /// The lines of watched recognizers and drivers in the last section, in order: `pan began`.
  public var sent: [String] { expectedSection.sent }

  /// The outcomes of everything that gestures moved in the last section, in the order in which the
  /// movements began.
  public var outcomes: [GestureOutcome] { expectedSection.outcomes }

  /// The layers that changed during the last section.
  public var moved: [MovedLayer] { expectedSection.moved }

  /// The outcomes of transitions in the last section, in order.
  public var transitions: [SceneExpectation.Found] { expectedSection.transitions }

  /// The decisions in the last section and the reasons why fingers began nothing, as sentences.
  public var reasons: [String] { expectedSection.reasons }

  // MARK: Watching

  /// Records lines about a driver's transitions under this name: `card follows`, `card decides
  /// finish by velocity`, `card ends: finish`.
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
    // While a section is played, its recorder is notified by all drivers.
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

  /// Records a line under this name for each action that the recognizer sends.
  public func watch(_ recognizer: UIGestureRecognizer, as name: String) {
    names.add(recognizer, as: name)
    recognizer.addAction { [weak self] recognizer in
      self?.expectedSection.add("\(name) \(recognizer.state)")
    }
  }

  /// Names the transition that an interaction controller drives. Outcomes use this name.
  public func watch(_ interactor: any UIViewControllerInteractiveTransitioning, as name: String) {
    names.add(interactor, as: name)
  }

  /// Names the movement that an animator makes. Outcomes use this name.
  public func watch(_ animator: UIViewPropertyAnimator, as name: String) {
    names.add(animator, as: name)
  }

  /// Names the content of a scroll view. Outcomes use this name.
  public func watch(_ scrollView: UIScrollView, as name: String) {
    names.add(scrollView, as: name)
  }

  /// Excludes a view and its subviews from the layers that count as moved, such as a clock or a
  /// spinner.
  public func ignore(_ view: UIView) { ignored.append(view) }

  // MARK: Playing

  /// Plays fingers, whose paths are in points of the window, until everything is at rest.
  public func play(_ fingers: FingerPath..., rate: Int = 125) {
    run(DrawnContacts(fingers, rate: rate), placement: DrawnContacts.placement, "")
  }

  /// Plays a recording's track. The track's surface is stretched over the whole window.
  public func play(_ track: RecordingTrack) { play(track, "") }

  private func play(_ track: RecordingTrack, _ name: String) {
    let contacts = RecordedContacts(track, by: recognition)
    run(contacts, placement: .filling(window, with: contacts.surface), name)
  }

  /// Plays fingers drawn as text.
  public func play(_ drawing: FingerDrawing, rate: Int = 125) {
    run(DrawnContacts(drawing.fingers, rate: rate), placement: DrawnContacts.placement, "")
  }

  /// Plays a recording. Its surface is stretched over the whole window.
  public func play(_ gesture: RecordedGesture) {
    if let track = gesture.recording.touches { play(track, gesture.name) }
  }

  /// Plays a recording by its name or path. A name is that of a file in a folder `Recordings`
  /// beside the test's file or above it, with or without `.evemu`. If the file does not exist, the
  /// test fails.
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
