import Expectations
import PantographGestures
import PantographSurvey
import PantographTouches
import Testing

struct MovementSurveyTests {
  /// Millimetres in libinput's unit.
  private static func millimetres(_ x: Double, _ y: Double = 0) -> DeltaMovement {
    let unit = DeltaUnit.libinput.perMillimetre
    return DeltaMovement(
      Delta(x: x * unit, y: y * unit), unaccelerated: Delta(x: x * unit, y: y * unit))
  }

  private static func survey(
    _ reports: [(milliseconds: Double, action: DeltaAction)], unit: DeltaUnit = .libinput
  ) -> MovementSurvey {
    var survey = MovementSurvey(unit, isAssumed: false)
    for report in reports {
      let time = Timestamp(microseconds: Int64(report.milliseconds * 1000))
      survey.take(DeltaReport(time: time, report.action))
    }
    survey.close()
    return survey
  }

  private static func values(_ survey: MovementSurvey, _ quantity: SurveyQuantity) -> [Double] {
    var values: [Double] = []
    survey.cell[quantity].visit { value, count in
      values += [Double](repeating: (value * 100).rounded() / 100, count: count)
    }
    return values.sorted()
  }

  /// A swipe of 30 mm to the right in 240 ms, with an end at `end` ms.
  private static func swipe(
    from start: Double = 0, end: Double = 248, isCancelled: Bool = false
  ) -> [(milliseconds: Double, action: DeltaAction)] {
    [(start, .swipeBegan(fingers: 3))]
      + (1...30).map { (start + Double($0) * 8, .swipeMoved(fingers: 3, millimetres(1))) }
      + [(start + end, .swipeEnded(fingers: 3, isCancelled: isCancelled))]
  }

  @Test func `a swipe has a length, a speed, a rest, fingers and times between updates`() {
    let found = Self.survey(Self.swipe())
    expect(found.cell.touches == 1 && found.hasGestures && !found.isAssumed)
    expect(Self.values(found, .movementInterval), equals: [Double](repeating: 8, count: 29))
    expect(Self.values(found, .movementLength), equals: [30])
    expect(Self.values(found, .movementSpeed), equals: [125])
    expect(Self.values(found, .movementRest), equals: [8])
    expect(Self.values(found, .movementFingers), equals: [3])
    expect(Self.values(found, .movementDuration), equals: [248])
  }

  @Test func `a hand that stops rests until the end, and its speed is zero`() {
    let found = Self.survey(Self.swipe(end: 740))
    expect(Self.values(found, .movementRest), equals: [500])
    expect(Self.values(found, .movementSpeed), equals: [0])
  }

  @Test func `a hand that creeps within the dead zone rests`() {
    var reports = Self.swipe()
    reports.removeLast()
    reports += (1...20).map {
      (240 + Double($0) * 8, .swipeMoved(fingers: 3, Self.millimetres(0.01)))
    }
    reports.append((400, .swipeEnded(fingers: 3, isCancelled: false)))
    expect(Self.values(Self.survey(reports), .movementRest), equals: [160])
  }

  @Test func `a cancelled swipe has a length, but neither speed nor rest`() {
    let found = Self.survey(Self.swipe(isCancelled: true))
    expect(Self.values(found, .movementLength), equals: [30])
    expect(Self.values(found, .movementSpeed).isEmpty)
    expect(Self.values(found, .movementRest).isEmpty)
  }

  @Test func `the pause between two gestures is no time between updates`() {
    let found = Self.survey(Self.swipe() + Self.swipe(from: 5000))
    expect(found.cell.touches, equals: 2)
    expect(Self.values(found, .movementInterval), equals: [Double](repeating: 8, count: 58))
    expect(Self.values(found, .movementRest), equals: [8, 8])
  }

  @Test func `a pinch has a spread and a turn, in percent and degrees`() {
    let found = Self.survey([
      (0, .pinchBegan(fingers: 2)),
      (8, .pinchMoved(fingers: 2, .zero, scale: 1.2, rotation: -.pi / 18)),
      (16, .pinchMoved(fingers: 2, .zero, scale: 1.5, rotation: -.pi / 18)),
      (24, .pinchEnded(fingers: 2, scale: 1.5, isCancelled: false)),
    ])
    expect(Self.values(found, .pinchScale), equals: [150])
    expect(Self.values(found, .pinchRotation), equals: [20])
    expect(Self.values(found, .movementLength).isEmpty)
  }

  @Test func `a scroll of fingers ends with its terminating report`() {
    let unit = DeltaUnit.libinput.perMillimetre
    var reports: [(milliseconds: Double, action: DeltaAction)] = (0..<20).map {
      (Double($0) * 10, .scrolled(DeltaScroll(y: unit)))
    }
    reports.append((300, .scrolled(DeltaScroll(y: 0))))
    let found = Self.survey(reports)
    expect(found.cell.touches, equals: 1)
    expect(Self.values(found, .movementLength), equals: [20])
    expect(Self.values(found, .movementRest), equals: [110])
    expect(Self.values(found, .movementInterval), equals: [Double](repeating: 10, count: 19))
  }

  @Test func `a scroll without an end is two scrolls if there was silence between`() {
    let scroll = DeltaScroll(y: 5, source: .continuous)
    let found = Self.survey(
      [0, 10, 20, 400, 410].map { (Double($0), .scrolled(scroll)) }, unit: .qt)
    expect(found.cell.touches == 2 && found.isAssumed)
    expect(Self.values(found, .movementInterval), equals: [10, 10, 10])
  }

  @Test func `what fingers that have lifted move is not measured`() {
    let found = Self.survey([
      (0, .scrolled(DeltaScroll(y: 5))), (10, .scrolled(DeltaScroll(y: 5))),
      (20, .scrolled(DeltaScroll(y: 9, source: .momentum))),
      (30, .scrolled(DeltaScroll(y: 9, source: .momentum))),
    ])
    expect(found.cell.touches, equals: 1)
    expect(Self.values(found, .movementInterval), equals: [10])
  }

  @Test func `a hold is a gesture of its fingers, and movements that are no numbers are nothing`() {
    let found = Self.survey([
      (0, .holdBegan(fingers: 4)), (700, .holdEnded(fingers: 4, isCancelled: false)),
      (1000, .swipeBegan(fingers: 3)),
      (1008, .swipeMoved(fingers: 3, DeltaMovement(Delta(x: .nan, y: .infinity)))),
      (1016, .swipeEnded(fingers: 3, isCancelled: false)),
    ])
    expect(Self.values(found, .movementFingers), equals: [3, 4])
    expect(Self.values(found, .movementInterval).isEmpty)
    expect(Self.values(found, .movementLength), equals: [0])
  }

  @Test func `each person counts the same, however many gestures there are`() throws {
    var collection = SurveyCollection(separatesRecordings: false)
    for (person, count) in [("a", 1), ("b", 40)] {
      let length = person == "a" ? 10 : 30
      var reports: [(milliseconds: Double, action: DeltaAction)] = []
      for index in 0..<count {
        let start = Double(index) * 1000
        reports.append((start, .swipeBegan(fingers: 3)))
        for step in 1...length {
          reports.append(
            (start + Double(step) * 8, .swipeMoved(fingers: 3, Self.millimetres(1))))
        }
        reports.append((start + 900, .swipeEnded(fingers: 3, isCancelled: false)))
      }
      collection.add(Self.survey(reports), person: person, device: "pad", recording: "")
    }
    let report = SurveyReport(collection, .movements, by: .person)
    let row = try #require(report.rows.first { $0.quantity == .movementLength })
    expect(row.count == 41 && row.groups == 2)
    expect((row.mean - 20).magnitude, isBelow: 0.01)
    expect(row.thresholds.first?.threshold.name, equals: "DeadZone.distance")
    expect(SurveyReport(collection, .touchpad, by: .person).groups.isEmpty)
  }
}
