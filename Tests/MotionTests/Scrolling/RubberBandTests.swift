import Expectations
import PantographMotion
import Testing

struct RubberBandTests {
  let band = RubberBand(dimension: 800)

  @Test func `a pull of 100 moves 51_462 of 800, one of 400 moves 172_549`() {
    expect((band.offset(pull: 100) - 51.462).magnitude, isBelow: 5e-4)
    expect((band.offset(pull: 400) - 172.549).magnitude, isBelow: 5e-4)
    expect(band.offset(pull: -100), equals: -band.offset(pull: 100))
  }

  @Test func `the pull of an offset is the one that made it`() {
    for pull in [-5000, -1, -1e-9, 0, 1e-9, 0.5, 30, 2000, 1e5] {
      let found = band.pull(offset: band.offset(pull: pull))
      expect((found - pull).magnitude, isAtMost: 1e-9 * max(pull.magnitude, 1e-9))
    }
  }

  @Test func `the slope is the offset's, 0_55 at first`() {
    expect(band.slope(pull: 0), equals: 0.55)
    for pull in [-300.0, -10, 5, 70, 900] {
      let rise = band.offset(pull: pull + 1e-4) - band.offset(pull: pull - 1e-4)
      expect((rise / 2e-4 - band.slope(pull: pull)).magnitude, isBelow: 1e-8)
    }
    let state = band.state(pull: MotionState(value: 100, velocity: 1000))
    expect(state.velocity, equals: 1000 * band.slope(pull: 100))
  }

  @Test func `within its limits a value is free`() {
    expect(band.limited(40, to: 0...100), equals: 40)
    expect(band.limited(200, to: 0...100), equals: 100 + band.offset(pull: 100))
    expect(band.limited(-100, to: 0...100), equals: band.offset(pull: -100))
    expect(band.limited(.nan, to: 3...100), equals: 3)
  }

  @Test func `what is seen beyond a limit is held by the pull that brought it there`() {
    for value in [-300.0, -1, 0, 40, 100, 101, 700] {
      let seen = band.limited(value, to: 0...100)
      expect(abs(band.free(seen, from: 0...100) - value), isBelow: 1e-9)
    }
    expect(RubberBand(dimension: 0).free(200, from: 0...100), equals: 100)
    expect(band.free(.nan, from: 3...100), equals: 3)
  }

  @Test func `impossible bands do not give, and no pull goes beyond the dimension`() {
    for dead in [
      RubberBand(dimension: 0), RubberBand(dimension: -5), RubberBand(dimension: .nan),
      RubberBand(dimension: .infinity), RubberBand(dimension: 9, coefficient: 0),
      RubberBand(dimension: 9, coefficient: .nan),
    ] {
      expect(dead.offset(pull: 50), equals: 0)
      expect(dead.slope(pull: 50), equals: 0)
      expect(dead.pull(offset: 50), equals: 0)
    }
    expect(band.offset(pull: .infinity), equals: 800)
    expect(band.offset(pull: .nan), equals: 0)
    expect(band.pull(offset: 9000).isFinite)
    expect(band.pull(offset: .nan), equals: 0)
  }
}
