import RecordingFiles
import Recordings
import Stage
import UIKit

/// Plays fingers or a recording over a window and compares what its recognizers sent with what was
/// expected. What is not expected fails, and what is expected must come.
///
/// ```swift
/// let test = GestureTest(window: window)
/// test.watch(pan, as: "pan")
/// test.play(FingerPath().down(at: start).move(to: end, over: 0.3).lift())
/// try test.expect("""
///   pan began
///   pan changed
///   pan ended
///   """)
/// ```
///
/// A failed expectation is a thrown error, which Swift Testing and XCTest both report.
@MainActor
public final class GestureTest {
  /// The window that is touched.
  public let window: UIWindow
  /// The lines that were sent, in order: `pan began`. The same line again and again is one line.
  public private(set) var sent: [String] = []

  /// What became of the watched drivers' transitions, in order.
  public private(set) var transitions: [SceneExpectation.Found] = []

  private var probes: [TransitionProbe] = []

  public init(window: UIWindow) {
    self.window = window
  }

  /// Writes down what becomes of the driver's transitions, under this name: `card follows`, `card
  /// decides finish by velocity`, `card ends: finish`.
  public func watch(_ driver: PanTransitionDriver, as name: String) {
    probes.append(
      TransitionProbe(driver, as: name) { [weak self] line in
        self?.sent.append(line)
      } ended: { [weak self] transition in
        self?.transitions.append(transition)
      })
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

  /// Plays a recording by its name: that of a file in a folder `Recordings` beside the test's file or
  /// above it, with or without `.evemu`; or a path.
  public func play(recording name: String, file: String = #filePath) throws(RecordingFileError) {
    if let track = try RecordingFolder.recording(name, near: file).touches { play(track) }
  }

  /// Plays a recording by its name and compares what became of the watched drivers' transitions with what
  /// the recording itself says: its note `#: expect: finish`, `cancel by velocity-against`, `nothing`.
  public func playAsExpected(recording name: String, file: String = #filePath) throws {
    let recording = try RecordingFolder.recording(name, near: file)
    guard let note = recording.note(SceneExpectation.noteKey) else {
      throw TransitionMismatch("\(name) has no note #: \(SceneExpectation.noteKey):")
    }
    let expectation = try SceneExpectation(note)
    guard let track = recording.touches else { throw TransitionMismatch("\(name) has no events") }
    transitions.removeAll()
    play(track)
    if let difference = expectation.difference(from: transitions) {
      throw TransitionMismatch(difference)
    }
  }

  private func run(_ contacts: any ContactSource, placement: TouchSession.Placement) {
    Stage(window: window, source: contacts, placement: placement).run()
  }

  /// Compares all that was sent since the last expectation with these lines.
  public func expect(_ lines: String) throws(GestureMismatch) {
    let expected = lines.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }.filter { !$0.isEmpty }
    defer { sent.removeAll() }
    if sent != expected { throw GestureMismatch(expected: expected, sent: sent) }
  }
}
