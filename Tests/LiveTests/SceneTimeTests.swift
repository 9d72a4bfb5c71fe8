import Expectations
import PantographLive
import PantographTouches
import Testing

struct SceneTimeTests {
  private func at(_ microseconds: Int64) -> Timestamp { Timestamp(microseconds: microseconds) }

  @Test func `at another pace it counts on from where it was`() {
    var time = SceneTime(at(500), at: at(1000))
    expect(time.scene(at: at(3000)), equals: at(2500))
    time.change(pace: 0.25, at: at(3000))
    expect(time.scene(at: at(7000)), equals: at(3500))
    expect(time.real(at: at(3500)), equals: at(7000))
    time.change(pace: 0, at: at(7000))
    expect(time.scene(at: at(99_000)), equals: at(3500))
    expectNil(time.real(at: at(3501)))
    time.skip(.microseconds(10))
    expect(time.scene(at: at(99_000)), equals: at(3510))
    time.change(pace: 1, at: at(100_000))
    expect(time.scene(at: at(100_001)), equals: at(3511))
  }
}
