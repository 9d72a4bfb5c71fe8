import PlainText
import RecordingFiles
import Recordings
import Rendering
import Stage
import Touches
import UIKit

/// Plays fingers or a recording over a window and compares what its recognizers sent with what was
/// expected. What is not expected fails, and what is expected must come.
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
/// ```
///
/// An expectation that is not met is a failure at its own line, in Swift Testing and in XCTest; the test goes on.
///
/// Under XCTest write the test as `@MainActor func testSwipe() async throws`. On Linux a test that is on the
/// main actor and not `async` aborts before any of its code runs: *Could not cast value of type*.
@MainActor
public final class GestureTest {
  /// The window that is touched.
  public let window: UIWindow
  /// The lines that were sent, in order: `pan began`. The same line again and again is one line.
  public private(set) var sent: [String] = []

  /// What became of the watched drivers' transitions, in order.
  public private(set) var transitions: [SceneExpectation.Found] = []

  /// What was decided at releases, and why fingers began nothing, as sentences.
  public private(set) var reasons: [String] = []

  /// How far watched transitions were, and when.
  private(set) var course: [(name: String, time: Double, progress: Double)] = []
  /// The recording that was played last, which names what is kept of a failure.
  private(set) var playedName = ""
  /// How far the transition under way is; nil where none is.
  private var shown: Double?
  private var probes: [TransitionProbe] = []
  private var time = 0.0
  private let camera = TestResults.named == nil ? nil : TestCamera()

  /// For a failure's page, where `PANTOGRAPH_RESULTS` asks for one.
  var pictures: [FilmFrame] { camera?.pictures ?? [] }

  public init(window: UIWindow) {
    self.window = window
  }

  /// Writes down what becomes of the driver's transitions, under this name: `card follows`, `card
  /// decides finish by velocity`, `card ends: finish`.
  public func watch(_ driver: PanTransitionDriver, as name: String) {
    probes.append(
      TransitionProbe(driver, as: name) { [weak self] word in
        self?.take(word, of: name)
      })
  }

  private func take(_ word: TransitionProbe.Word, of name: String) {
    switch word {
    case .line(let line): sent.append(line)
    case .progress(let progress):
      course.append((name, time, progress))
      shown = progress
    case .decision(let decision): reasons.append("\(name): \(decision)")
    case .refusal(let refusal): reasons.append("\(name): \(refusal)")
    case .end(let found):
      transitions.append(found)
      shown = nil
    }
  }

  /// Writes down what the recognizer sends, under this name.
  public func watch(_ recognizer: UIGestureRecognizer, as name: String) {
    recognizer.addAction { [weak self] recognizer in
      let line = "\(name) \(recognizer.state)"
      if self?.sent.last != line { self?.sent.append(line) }
    }
  }

  /// Plays fingers in the window's points, then lets a second pass for what still waits.
  public func play(_ fingers: FingerPath..., rate: Int = 125) {
    run(
      DrawnContacts(fingers, rate: rate), placement: DrawnContacts.placement)
  }

  /// Plays a track of a recording, its surface laid over the whole window.
  public func play(_ track: RecordingTrack) {
    let contacts = RecordedContacts(track)
    run(contacts, placement: .filling(window, with: contacts.surface))
  }

  /// Plays fingers that were drawn as text.
  public func play(_ drawing: FingerDrawing, rate: Int = 125) {
    run(
      DrawnContacts(drawing.fingers, rate: rate), placement: DrawnContacts.placement)
  }

  /// Plays a recording, its surface laid over the whole window.
  public func play(_ gesture: RecordedGesture) {
    playedName = gesture.name
    if let track = gesture.recording.touches { play(track) }
  }

  /// Plays a recording by its name: that of a file in a folder `Recordings` beside the test's file or
  /// above it, with or without `.evemu`; or a path. One that is not there is a failure of the test.
  public func play(
    recording name: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = TestPlace(fileID: fileID, file: file, line: line, column: column)
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

  /// Forgets what was sent, decided and drawn so far.
  func forget() {
    sent.removeAll()
    reasons.removeAll()
    transitions.removeAll()
    course.removeAll()
    camera?.forget()
  }

  private func run(_ contacts: any ContactSource, placement: TouchSession.Placement) {
    let stage = Stage(window: window, source: contacts, placement: placement)
    time = 0
    stage.onFrame = { [weak self] frame in
      self?.time = Double(frame.time.microseconds) / 1_000_000
      self?.camera?.follow(frame, placement)
    }
    stage.observe { [weak self] stage in
      guard let self else { return }
      time = Double(stage.time.microseconds) / 1_000_000
      camera?.look(at: window, time: time, progress: shown, sent: sent)
    }
    stage.run()
    camera?.end(at: window, time: time, progress: shown)
  }
}
