import Expectations
import PantographEvdev
import PantographLive
import Testing

/// The sentences that a user reads about devices while an application runs.
struct LiveNoticeTests {
  private static let gone = EvdevError.removed(path: "/dev/input/event3")
  private static let notices: [(notice: LiveNotice, words: String)] = [
    (.removed(name: "Pad"), "Pad was removed; what was down on it is cancelled"),
    (.returned(name: "Pad", node: "event4"), "Pad is back as event4"),
    (
      .notOpened(name: "Pad", gone),
      "Pad is back and cannot be used: /dev/input/event3 was removed"
    ),
    (.eventsLost(name: "Pad"), "the kernel lost events of Pad"),
    (.recordingEnded(path: "a.evemu", nil), "the recording a.evemu ended with its device"),
    (
      .recordingEnded(path: "a.evemu", gone),
      "the recording a.evemu ended: /dev/input/event3 was removed"
    ),
  ]

  @Test(arguments: notices.indices) func `a notice is a sentence`(index: Int) {
    expect("\(Self.notices[index].notice)", equals: Self.notices[index].words)
  }
}
