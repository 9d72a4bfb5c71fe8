import PantographEvdev
import PantographTouches
import Testing

@Suite struct LivePlaybackClockTests {
  @Test func `a moment that has passed ends a wait at once`() throws {
    let clock = LivePlaybackClock(loop: try InputLoop())
    #expect(try clock.wait(until: clock.now + .milliseconds(-1)))
    #expect(try clock.wait(until: clock.now + .seconds(-10)))
  }

  @Test(arguments: [TimeSpan.zero, .milliseconds(1)])
  func `a wait does not end before its moment`(spin: TimeSpan) throws {
    let clock = LivePlaybackClock(loop: try InputLoop(), spin: spin)
    let moment = clock.now + .milliseconds(4)
    #expect(try clock.wait(until: moment))
    #expect(clock.now >= moment)
  }

  @Test func `a stop ends a wait, also for a moment that has passed`() throws {
    let loop = try InputLoop()
    let clock = LivePlaybackClock(loop: loop)
    loop.stopper.stop()
    #expect(try !clock.wait(until: clock.now + .seconds(-1)))
  }
}
