import Expectations
import PantographTouches
import Testing

@testable import PantographEvdev

/// The sentences of errors and notices, and the error for each number of the system.
struct NoticeWordsTests {
  private static let errors: [EvdevError] = [
    .notPermitted(path: "/dev/input/event3", remedy: "join the group"),
    .missing(path: "/dev/input/event3", remedy: "plug it in"), .notADevice(path: "/etc/hosts"),
    .keyboard(name: "Keys"), .noSurface(path: "/dev/input/event3", name: "Mouse"),
    .grabbedElsewhere(path: "/dev/input/event3"), .removed(path: "/dev/input/event3"),
    .fileExists(path: "a.evemu"), .noSpace(path: "a.evemu", kept: 4096),
    .system(operation: "open", path: "a.evemu", code: 5),
  ]

  @Test func `errors and notices as sentences`() {
    for error in Self.errors { SeenMarks.see("\(error)") }
    let time = Timestamp(microseconds: 12_345)
    SeenMarks.see("\(LiveInputNotice.eventsLost(path: "event3", at: time))")
    SeenMarks.see("\(LiveInputNotice.deviceRemoved(path: "event3", at: time))")
  }

  @Test func `numbers of the system as errors`() {
    for code: Int32 in [1, 2, 5, 6, 13, 16, 19, 22, 25] {
      SeenMarks.see("\(code) \(EvdevError.opening("event3", ErrorNumber(code)))")
      SeenMarks.see("\(code) \(EvdevError.reading("event3", ErrorNumber(code)))")
    }
  }

  @Test func `errors of times`() {
    for count in [0, 1, 2, 3, 99, 100, 101, 200] {
      let errors = TimingErrors((0..<count).map { .microseconds(Int64($0 % 2 == 0 ? $0 : -$0)) })
      SeenMarks.see(
        "\(count) \(errors.p50.microseconds) \(errors.p99.microseconds) "
          + "\(errors.maximum.microseconds)")
    }
  }
}
