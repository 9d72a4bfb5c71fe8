import PantographMotion
import PantographTouches

// The reports while the hand moves the transition. A report is stored in the trail and changes the
// progress; the tracker and the machine process it later, with many others.
extension DeltaInteraction {
  /// Processes a movement of the fingers like `move`, without the step: a movement has no effect but
  /// another progress. Returns nil if the shown progress stays the same.
  package mutating func follow(_ movement: DeltaMovement, at time: Timestamp) -> Double? {
    switch state {
    case .following: return follow(source.points(movement, pointsPerMillimetre), at: time)
    case .possible: return beginFollowing(movement, at: time)
    case .idle, .refused: return nil
    }
  }

  // Apart, so that the usual report saves no registers for this call.
  @inline(never)
  private mutating func beginFollowing(_ movement: DeltaMovement, at time: Timestamp) -> Double? {
    move(by: movement, at: time).progress
  }

  @inline(__always)
  mutating func follow(_ movement: PointVector, at time: Timestamp) -> Double? {
    let gap = time.microseconds &- latest.microseconds
    let position = trail.position(after: movement.x, movement.y)
    // A report that comes when it is due, at most one interval late, only moves the object. `interval`
    // is never below `shortestInterval`, and the largest number before the second report.
    guard UInt64(bitPattern: gap &- interval) < UInt64(bitPattern: interval), trail.hasRoom,
      trail.isFree(position)
    else { return followOddly(movement, at: time) }
    latest = time
    trail.append(movement.x, movement.y, at: time.microseconds)
    return trail.show(position)
  }

  /// Processes a movement that is not finite, comes early or late, or leads beyond the ends.
  @inline(never)
  private mutating func followOddly(_ movement: PointVector, at time: Timestamp) -> Double? {
    guard movement.x.isFinite, movement.y.isFinite,
      trail.position(after: movement.x, movement.y).isFinite
    else { return nil }
    stay(until: time)
    if !trail.hasRoom { machine.follow(&trail) }
    let position = trail.position(after: movement.x, movement.y)
    trail.append(movement.x, movement.y, at: time.microseconds)
    return trail.show(machine.limited(position))
  }

  /// Notes that the fingers stayed where they are until one report interval before the next report,
  /// if that is late.
  mutating func stay(until time: Timestamp) {
    guard let stayed = timeOfStay(before: time) else { return }
    machine.follow(&trail)
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
  mutating func readShown() -> Double { machine.limited(trail.position(after: 0, 0)) / length }

  /// Begins to store the reports.
  mutating func renewTrail() {
    let (path, translation) = (tracker.readPath(), tracker.readTranslation())
    guard
      let new = machine.trail(
        after: PointVector(x: path.x, y: path.y),
        PointVector(x: translation.x, y: translation.y))
    else { return }
    trail = new
  }

  /// Has the tracker and the machine process all reports.
  mutating func sumUp() {
    machine.follow(&trail)
    let (path, translation) = (trail.path, trail.translation)
    tracker.resume(
      path: Vector(x: path.x, y: path.y),
      translation: Vector(x: translation.x, y: translation.y)
    ) { velocity in trail.drain { velocity.add($0) } }
  }
}
