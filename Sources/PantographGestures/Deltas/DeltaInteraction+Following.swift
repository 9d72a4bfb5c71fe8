import PantographMotion
import PantographTouches

// The reports while the hand moves the transition. A report moves the object and is stored in the
// trail; the tracker and the machine receive the result when a decision needs it.
extension DeltaInteraction {
  /// Processes a movement of the fingers like `move`, without the step: a movement has no effect but
  /// another progress. Returns nil if the shown progress stays the same.
  package mutating func follow(_ movement: DeltaMovement, at time: Timestamp) -> Double? {
    follow(source.points(movement, pointsPerUnit), at: time)
  }

  @inline(__always)
  mutating func follow(_ movement: PointVector, at time: Timestamp) -> Double? {
    let moved = SIMD2(movement.x, movement.y)
    let position = trail.position(after: moved)
    guard isUsual(position, at: time) else { return followOddly(movement, at: time) }
    latest = time
    trail.add(moved, to: position, at: time)
    return trail.show(position)
  }

  /// Processes a movement of which only one kind is known, and returns the progress that is shown,
  /// for a caller that shows every change.
  package mutating func advance(by delta: Delta, at time: Timestamp) -> Double {
    let movement = SIMD2(delta.x, delta.y) * factor
    let position = trail.position(after: movement)
    // The call is the last instruction of its branch, so that the other one needs no stack.
    guard isUsual(position, at: time) else { return advanceOddly(delta, at: time) }
    latest = time
    trail.add(movement, to: position, at: time)
    return trail.showAlways(position)
  }

  /// Processes a movement of which only one kind is known, for a caller that reads the progress when
  /// it draws.
  package mutating func note(_ delta: Delta, at time: Timestamp) {
    let movement = SIMD2(delta.x, delta.y) * factor
    let position = trail.position(after: movement)
    guard isUsual(position, at: time) else {
      noteOddly(delta, at: time)
      return
    }
    latest = time
    trail.add(movement, to: position, at: time)
  }

  @inline(never)
  private mutating func advanceOddly(_ delta: Delta, at time: Timestamp) -> Double {
    noteOddly(delta, at: time)
    return progress(at: time)
  }

  @inline(never)
  private mutating func noteOddly(_ delta: Delta, at time: Timestamp) {
    let movement = PointVector(x: delta.x * factor.x, y: delta.y * factor.y)
    _ = followOddly(movement, at: time)
  }

  /// Whether a report comes when it is due, at most one interval late, and moves the object between
  /// its ends. None is due before the second report, nor while no hand moves the transition.
  @inline(__always)
  private mutating func isUsual(_ position: Double, at time: Timestamp) -> Bool {
    let gap = time.microseconds &- latest.microseconds
    return UInt64(bitPattern: gap &- due) < UInt64(bitPattern: due) && trail.isFree(position)
  }

  /// Processes a movement before the hand moves the transition, or one that is not finite, comes
  /// early or late, or leads beyond the ends.
  @inline(never)
  private mutating func followOddly(_ movement: PointVector, at time: Timestamp) -> Double? {
    guard case .following(let gesture) = state else { return move(by: movement, at: time).progress }
    let moved = SIMD2(movement.x, movement.y)
    let position = trail.position(after: moved)
    guard movement.isFinite, position.isFinite else { return nil }
    guard time > latest else { return followAgain(movement, gesture.fingers, at: time) }
    stay(until: time)
    trail.add(moved, to: position, at: time)
    return trail.show(machine.limited(position))
  }

  /// Processes a movement with the time of the last report, or from the past. The tracker of the
  /// speed replaces or ignores the sample.
  private mutating func followAgain(
    _ movement: PointVector, _ fingers: Int, at time: Timestamp
  ) -> Double? {
    sumUp()
    _ = tracker.update(
      ContactGroup.Change(movement: Vector(x: movement.x, y: movement.y), stayed: fingers),
      fingers: fingers, at: time)
    let shown = machine.move(to: sample(at: time))
    renewTrail()
    return shown
  }

  /// Notes that the fingers stayed where they are until one report interval before the next report,
  /// if that is late.
  mutating func stay(until time: Timestamp) {
    guard let stayed = timeOfStay(before: time) else { return }
    trail.stay(at: stayed.microseconds)
  }

  /// Returns the time until which the fingers stayed where they were before a late report; nil if
  /// the report is not late.
  mutating func timeOfStay(before time: Timestamp) -> Timestamp? {
    let gap = (time - latest).microseconds
    guard gap > 0 else { return nil }
    latest = time
    if interval <= gap / 2 { return time - .microseconds(interval) }
    if gap >= Self.shortestInterval { interval = min(interval, gap) }
    return nil
  }

  /// The shortest time between two reports of a device, in microseconds. Reports closer than this
  /// were delayed.
  private static let shortestInterval: Int64 = 1000

  /// Returns the progress that is shown for the hand's position.
  mutating func readShown() -> Double { machine.limited(trail.along()) / length }

  /// Begins to store the reports.
  mutating func renewTrail() {
    let (path, translation) = (tracker.readPath(), tracker.readTranslation())
    machine.lend(
      to: &trail, after: PointVector(x: path.x, y: path.y),
      PointVector(x: translation.x, y: translation.y))
  }

  /// Has the tracker and the machine take over the result of all reports. With a time, the tracker
  /// receives only what the velocity at that time depends on.
  mutating func sumUp(for time: Timestamp? = nil) {
    machine.take(from: &trail, at: latest)
    let (path, translation) = (trail.place(), trail.translation())
    tracker.resume(
      path: Vector(x: path.x, y: path.y),
      translation: Vector(x: translation.x, y: translation.y)
    ) { velocity in
      let reach = time == nil ? .unlimited : velocity.reach
      trail.drain(within: reach, at: min(time ?? latest, latest)) { velocity.add($0) }
    }
  }
}

extension PointVector {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
