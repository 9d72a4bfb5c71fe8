extension SampleHistory {
  /// Returns the velocity that the work of all steps gives a mass, each axis by itself. A step adds
  /// (v − u)·|v| of work: v is the step's velocity, u = √(2·work) the velocity reached so far. The
  /// first step's work is halved.
  mutating func impulse(_ usable: Int) -> Velocity {
    guard usable >= 2 else { return .zero }
    if usable == 2 { return self[back: 0].velocity(since: self[back: 1]) }
    var work = Velocity.zero
    for back in stride(from: usable - 2, through: 0, by: -1) {
      let step = self[back: back].velocity(since: self[back: back + 1])
      work.x += (step.x - Self.speed(ofWork: work.x)) * step.x.magnitude
      work.y += (step.y - Self.speed(ofWork: work.y)) * step.y.magnitude
      if back == usable - 2 { work = work * 0.5 }
    }
    return Velocity(x: Self.speed(ofWork: work.x), y: Self.speed(ofWork: work.y))
  }

  private static func speed(ofWork work: Double) -> Double {
    let speed = (2 * work.magnitude).squareRoot()
    return work < 0 ? -speed : speed
  }
}
