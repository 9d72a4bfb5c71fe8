import Expectations
import PantographGestures
import PantographSurvey
import PantographTouches
import Testing

struct TrackSurveyTests {
  private func survey(_ write: (inout PadEvents) -> Void) -> TrackSurvey {
    var pad = PadEvents()
    write(&pad)
    var survey = TrackSurvey(device: PadEvents.device)
    for event in pad.events { survey.take(event) }
    survey.close()
    return survey
  }

  private func values(_ survey: TrackSurvey, _ quantity: SurveyQuantity) -> [Double] {
    var values: [Double] = []
    survey.cell[quantity].visit { value, count in
      // Hundredths of a unit are more than the pad's own precision.
      values += [Double](repeating: (value * 100).rounded() / 100, count: count)
    }
    return values.sorted()
  }

  @Test func `taps have a duration, a distance, and a pause until the next`() {
    let found = survey { pad in
      pad.tap(at: 1000, for: 70)
      pad.tap(at: 1300, for: 90, x: 63, y: 44)
      pad.tap(at: 5000, for: 700)
    }
    expect(values(found, .touchDuration), equals: [70, 90, 700])
    expect(values(found, .tapDuration), equals: [70, 90, 700])
    expect(values(found, .tapDistance), equals: [0, 0])
    expect(values(found, .tapPause), equals: [230])
    expect(values(found, .tapDrift), equals: [5])
    expect(found.cell.touches, equals: 3)
    expect(found.cell[.tapDuration].below(0), equals: 2)
  }

  @Test func `a touch that rolls is measured at its lift and at its farthest point`() {
    let found = survey { pad in
      pad.land(x: 60, y: 40)
      pad.report(at: 0)
      pad.move(x: 63, y: 44)
      pad.report(at: 20)
      pad.move(x: 60.8, y: 40.6)
      pad.report(at: 40)
      pad.lift()
      pad.report(at: 60)
    }
    expect(values(found, .tapDistance), equals: [1])
    expect(values(found, .tapRoll), equals: [5])
    expect(values(found, .tapDuration), equals: [60])
  }

  @Test func `a touch with a button, and one that was cut off, is no tap`() {
    let found = survey { pad in
      pad.land(x: 60, y: 40)
      pad.report(at: 0)
      pad.button(true)
      pad.report(at: 30)
      pad.button(false)
      pad.report(at: 110)
      pad.lift()
      pad.report(at: 130)
      pad.land(x: 60, y: 40)
      pad.report(at: 400)
      pad.button(true)
      pad.report(at: 420)
    }
    expect(values(found, .tapDuration).isEmpty)
    expect(values(found, .touchDuration), equals: [130])
    expect(values(found, .buttonHeld), equals: [80])
    expect(values(found, .buttonPause), equals: [310])
    expect(found.cell.touches, equals: 2)
  }

  @Test func `fingers land and lift one after the other`() {
    let found = survey { pad in
      pad.land(0, x: 40, y: 40)
      pad.report(at: 0)
      pad.land(1, x: 60, y: 40)
      pad.report(at: 25)
      pad.land(2, x: 80, y: 40)
      pad.report(at: 65)
      pad.lift(1)
      pad.report(at: 150)
      pad.lift(0)
      pad.lift(2)
      pad.report(at: 170)
    }
    expect(values(found, .landingGap), equals: [25, 40])
    expect(values(found, .liftGap), equals: [0, 20])
    expect(found.cell[.landingGap].below(0), equals: 2)
    expect(values(found, .touchDuration), equals: [170])
  }

  @Test func `a stroke has a length, a speed at the lift and a rest before it`() {
    let found = survey { pad in
      pad.land(x: 20, y: 40)
      pad.report(at: 0)
      for step in 1...40 {
        pad.move(x: 20 + Double(step), y: 40)
        pad.report(at: Double(step) * 10)
      }
      // The finger rests for 90 ms, and the lift is reported 10 ms later.
      for step in 41...49 {
        pad.press(60 + Int32(step))
        pad.report(at: Double(step) * 10)
      }
      pad.lift()
      pad.report(at: 500)
      pad.land(x: 20, y: 40)
      pad.report(at: 2000)
      for step in 1...40 {
        pad.move(x: 20 + Double(step), y: 40)
        pad.report(at: 2000 + Double(step) * 10)
      }
      pad.lift()
      pad.report(at: 2410)
    }
    expect(values(found, .strokeLength), equals: [40, 40])
    let speeds = values(found, .liftSpeed)
    expect(speeds.count, equals: 2)
    expect(speeds[0], isBelow: 20)
    expect((speeds[1] - 100).magnitude, isBelow: 1, "\(speeds)")
    // The hand came to rest within the dead zone's radius: at most a report before its last step.
    let rests = values(found, .liftRest)
    expect(rests == [10, 100] || rests == [10, 110], "\(rests)")
  }

  @Test func `sizes and pressures are those of the device`() {
    let found = survey { pad in
      pad.land(x: 60, y: 40, pressure: 51)
      pad.report(at: 0)
      pad.press(102)
      pad.size(120, 70)
      pad.report(at: 10)
      pad.press(153)
      pad.report(at: 20)
      pad.press(0)
      pad.size(60, 40)
      pad.report(at: 30)
      pad.lift()
      pad.report(at: 40)
    }
    expect(values(found, .size), equals: [12])
    expect(values(found, .leastSize), equals: [6])
    expect(values(found, .width), equals: [7])
    expect(values(found, .leastWidth), equals: [4])
    expect(values(found, .landingPressure), equals: [20])
    expect(values(found, .pressure), equals: [60])
    expect(values(found, .leastPressure), equals: [0])
    expect(values(found, .meanPressure), equals: [30])
    expect(values(found, .medianPressure), equals: [40])
    // 60 % is more than PalmThresholds.pressure, which is the second threshold.
    let moves = ThresholdMove.allCases.count
    expect(found.cell[.pressure].below(0), equals: 0)
    expect(found.cell[.pressure].below(moves), equals: 0)
    expect(found.cell[.pressure].below(2 * moves), equals: 1)
  }

  @Test func `steps are measured as the jump filter does`() {
    let found = survey { pad in
      pad.land(x: 20, y: 40)
      pad.report(at: 0)
      pad.move(x: 23, y: 44)
      pad.report(at: 6)
      pad.move(x: 29, y: 52)
      pad.report(at: 18)
      pad.move(x: 29, y: 53)
      pad.report(at: 118)
      pad.lift()
      pad.report(at: 130)
    }
    expect(values(found, .step), equals: [1, 5, 10])
    // 5 mm in 6 ms are 10 mm in 12 ms; the last step took longer than the filter compares.
    expect(values(found, .stepSpeed), equals: [10, 10])
    expect(values(found, .stepIncrease), equals: [0])
    expect(values(found, .reportInterval), equals: [6, 12, 100])
    expect(values(found, .longestInterval), equals: [100])
    expect(found.cell[.reportInterval].below(0), equals: 2)
  }

  @Test func `the noise of a finger that rests is the extent of its positions`() {
    let found = survey { pad in
      pad.land(x: 60, y: 40)
      pad.report(at: 0)
      for index in 1...20 {
        pad.move(x: 60 + (index % 2 == 0 ? 0.2 : 0), y: 40)
        pad.report(at: Double(index) * 10)
      }
      // A finger that moves is not at rest.
      for index in 21...40 {
        pad.move(x: 60 + Double(index - 20), y: 40)
        pad.report(at: Double(index) * 10)
      }
      pad.lift()
      pad.report(at: 410)
    }
    expect(values(found, .restNoise), equals: [0.2, 0.2])
    expect(found.cell[.restNoise].below(0), equals: 2)
  }

  @Test func `landings are measured from the edges`() {
    let found = survey { pad in
      pad.tap(at: 0, for: 50, x: 5, y: 40)
      pad.tap(at: 1000, for: 50, x: 112, y: 76)
    }
    expect(values(found, .side), equals: [5, 8])
    expect(values(found, .sideShare).isEmpty)
    expect(values(found, .top), equals: [50, 95])
    expect(values(found, .bottom), equals: [5, 50])
    expect(found.cell[.side].below(0), equals: 2)
    expect(found.cell[.bottom].below(0), equals: 1)
  }

  @Test func `a report rate needs more than a tap`() {
    let found = survey { pad in
      pad.tap(at: 0, for: 50)
      pad.tap(at: 1000, for: 500)
    }
    expect(values(found, .reportRate), equals: [100])
  }

  @Test func `a device's ranges are those that fingers reached`() {
    let found = survey { pad in
      pad.tap(at: 0, for: 50, x: 5, y: 40)
      pad.tap(at: 1000, for: 50, x: 112, y: 76)
    }
    expect(found.facts.axes.map(\.reached), equals: [50...1120, 400...760])
    expect(found.facts.axes.map { $0.described?.fuzz }, equals: [4, 4])
  }

  @Test func `the filters' refusals are counted`() {
    let found = survey { pad in
      pad.tap(at: 0, for: 50)
      // 240 of 255 is the pressure of a palm.
      pad.land(x: 60, y: 40, pressure: 240)
      pad.report(at: 1000)
      pad.lift()
      pad.report(at: 1100)
      pad.land(x: 60, y: 40)
      pad.report(at: 2000)
      pad.press(240)
      pad.report(at: 2010)
      pad.lift()
      pad.report(at: 2100)
    }
    expect(found.cell.tally.contacts, equals: 3)
    expect(found.cell.tally.count(.hidden), equals: 1)
    expect(found.cell.tally.count(.palm), equals: 1)
    expect(found.cell.tally.count(.thumb), equals: 0)
    // Palms are no touches, but their sizes and pressures are measured.
    expect(values(found, .tapDuration), equals: [50])
    expect(found.cell[.pressure].count, equals: 3)
  }

  @Test func `times that go back, and spans of years, are no numbers to fear`() {
    let found = survey { pad in
      pad.tap(at: 1e15, for: 50)
      pad.tap(at: 0, for: 50)
      pad.tap(at: -9e15, for: 50)
      pad.land(x: -1e8, y: 2e8)
      pad.report(at: 9e15)
    }
    // The filters hide the contact outside of the pad.
    expect(found.cell.touches, equals: 3)
    expect(found.cell.contacts, equals: 4)
    for quantity in SurveyQuantity.allCases where found.cell[quantity].count > 0 {
      expect(found.cell[quantity].least >= 0 && found.cell[quantity].most <= 1e9, "\(quantity)")
    }
  }

  @Test func `a device without a description, and one that is no touch device, are surveyed`() {
    var pad = PadEvents()
    pad.tap(at: 0, for: 100)
    var bare = TrackSurvey(device: nil)
    for event in pad.events { bare.take(event) }
    bare.close()
    expect(bare.hasTouches)
    expect(values(bare, .touchDuration), equals: [100])
    var mouse = TrackSurvey(device: DeviceDescription(name: "Mouse"))
    for event in pad.events { mouse.take(event) }
    mouse.close()
    expect(!mouse.hasTouches)
  }
}
