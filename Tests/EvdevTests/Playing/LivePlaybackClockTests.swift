import Expectations
import PantographEvdev
import PantographTouches
import Testing

struct LivePlaybackClockTests {
  @Test func `a moment that has passed ends a wait at once`() throws {
    let clock = LivePlaybackClock(loop: try InputLoop())
    try expect(clock.wait(until: clock.now + .milliseconds(-1)))
    try expect(clock.wait(until: clock.now + .seconds(-10)))
  }

  @Test(arguments: [TimeSpan.zero, .milliseconds(1)])
  func `a wait does not end before its moment`(spin: TimeSpan) throws {
    let clock = LivePlaybackClock(loop: try InputLoop(), spin: spin)
    let moment = clock.now + .milliseconds(4)
    try expect(clock.wait(until: moment))
    expect(clock.now, isAtLeast: moment)
  }

  @Test func `a stop ends a wait, also for a moment that has passed`() throws {
    let loop = try InputLoop()
    let clock = LivePlaybackClock(loop: loop)
    loop.stopper.stop()
    try expect(!clock.wait(until: clock.now + .seconds(-1)))
  }
}
