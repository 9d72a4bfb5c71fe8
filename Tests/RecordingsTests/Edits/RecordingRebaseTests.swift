import Expectations
import PantographRecordings
import PantographTouches
import StreamChecking
import Testing

struct RecordingRebaseTests {
  @Test func `the first event of all tracks moves to the given time, and the rest with it`() throws
  {
    let late = try EditSample.make("tap").rebased(to: Timestamp(microseconds: 5_000))
    expect(late.startTime, equals: Timestamp(microseconds: 5_000))
    try expect(late.rebased(), equals: EditSample.make("tap"))
    expect(Recording().rebased(), equals: Recording())
  }
}
