/// Creates the rows of a joint.
struct RowMaker {
  let first: Int
  let firstArm: PlaneVector
  let second: Int
  let secondArm: PlaneVector
  let states: [BodyState]
  let step: Double

  /// The fraction of an error that one step of the simulation corrects at a stiff joint.
  private static let pull = 0.2

  private func row(_ way: PlaneVector) -> ImpulseRow {
    var row = ImpulseRow(
      first: first, second: second, way: way, firstArm: firstArm, secondArm: secondArm)
    row.weigh(states)
    return row
  }

  private func held(
    _ row: ImpulseRow, error: Double, _ frequency: Double, _ damping: Double
  ) -> ImpulseRow {
    var row = row
    guard frequency > 0, frequency.isFinite, row.weight > 0 else {
      row.target = -Self.pull / step * error
      row.place = error
      return row
    }
    let pace = 2 * .pi * min(frequency, 0.25 / step)
    let stiffness = row.weight * pace * pace
    let drag = 2 * row.weight * max(damping.isFinite ? damping : 0, 0) * pace
    row.softness = 1 / (step * (drag + step * stiffness))
    row.target = -error * step * stiffness * row.softness
    row.relaxedTarget = row.target
    row.weigh(states)
    return row
  }

  func linear(
    _ way: PlaneVector, error: Double, _ frequency: Double, _ damping: Double
  ) -> ImpulseRow { held(row(way), error: error, frequency, damping) }

  func angular(error: Double, _ frequency: Double, _ damping: Double) -> ImpulseRow {
    held(row(.zero), error: error, frequency, damping)
  }

  /// Returns rows that have no effect while the place is within the limits.
  func limits(_ way: PlaneVector, place: Double, low: Double, high: Double) -> [ImpulseRow] {
    bound(row(way), place: place, low: low, high: high)
  }

  func angleLimits(_ angle: Double, low: Double, high: Double) -> [ImpulseRow] {
    bound(row(.zero), place: angle, low: low, high: high)
  }

  private func bound(
    _ row: ImpulseRow, place: Double, low: Double, high: Double
  ) -> [ImpulseRow] {
    var rows: [ImpulseRow] = []
    var row = row
    row.place = place
    if low.isFinite {
      var lower = row
      lower.least = 0
      lower.target = place < low ? Self.pull / step * (low - place) : (low - place) / step
      lower.relaxedTarget = min(lower.target, 0)
      rows.append(lower)
    }
    if high.isFinite {
      var upper = row
      upper.most = 0
      upper.target = place > high ? Self.pull / step * (high - place) : (high - place) / step
      upper.relaxedTarget = max(upper.target, 0)
      rows.append(upper)
    }
    return rows
  }

  func friction(torque: Double) -> ImpulseRow {
    var row = row(.zero)
    row.least = -torque * step
    row.most = torque * step
    return row
  }
}
