import Expectations
import PantographCommands
import PantographPlainText
import PantographTouches
import Testing

@testable import PantographCLI
@testable import PantographEvdev

struct LiveRecordingTests {
  private let progress = RecordingProgress(elapsed: .seconds(2), frames: 250, bytes: 9000)

  @Test func `the summary is one line`() {
    expect(
      LiveRecording.summary(progress, .signal(2), contacts: 1, cancelled: 0, path: "a.evemu"),
      equals: "recorded 2.0 s, 1 contact, 250 frames, 9 kB to a.evemu")
    expect(
      LiveRecording.summary(RecordingProgress(), .stopped, contacts: 0, cancelled: 0, path: "a"),
      equals: "no events; wrote only the description of the device to a")
  }

  @Test func `a device that was pulled out is told, with what was kept`() {
    expect(
      LiveRecording.summary(progress, .deviceRemoved, contacts: 3, cancelled: 2, path: "a")
        .description,
      equals: "the device was removed; 2 contacts cancelled; "
        + "recorded 2.0 s, 3 contacts, 250 frames, 9 kB to a")
  }

  @Test func `each error has its code`() {
    let codes: [(EvdevError, ExitCode)] = [
      (.noSpace(path: "f", kept: 10), .outputFailed),
      (.system(operation: "write to", path: "f", code: 5), .outputFailed),
      (.system(operation: "read", path: "/dev/input/event1", code: 5), .unavailable),
      (.keyboard(name: "k"), .usage), (.notPermitted(path: "n", remedy: "r"), .noPermission),
      (.fileExists(path: "f"), .cannotCreate), (.missing(path: "n", remedy: "r"), .unavailable),
    ]
    for (error, code) in codes {
      expect(Failure(recording: error, to: "f").code, equals: code, "\(error)")
    }
  }
}
