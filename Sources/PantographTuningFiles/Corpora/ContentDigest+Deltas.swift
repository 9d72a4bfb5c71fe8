import PantographTouches

extension ContentDigest {
  /// Adds a report of movement, whose time counts from the start.
  package mutating func add(_ report: DeltaReport, since start: Timestamp) {
    add(UInt64(bitPattern: (report.time - start).microseconds))
    switch report.action {
    case .swipeBegan(let fingers): add(1, fingers)
    case .swipeMoved(let fingers, let movement):
      add(2, fingers)
      add(movement)
    case .swipeEnded(let fingers, let isCancelled): add(isCancelled ? 3 : 4, fingers)
    case .pinchBegan(let fingers): add(5, fingers)
    case .pinchMoved(let fingers, let movement, let scale, let rotation):
      add(6, fingers)
      add(movement)
      add(scale.bitPattern)
      add(rotation.bitPattern)
    case .pinchEnded(let fingers, _, let isCancelled): add(isCancelled ? 7 : 8, fingers)
    case .holdBegan(let fingers): add(9, fingers)
    case .holdEnded(let fingers, let isCancelled): add(isCancelled ? 10 : 11, fingers)
    case .scrolled(let scroll):
      add(12, Int(scroll.source.rawValue))
      // An axis that a report does not mention differs from one that moved by 0.
      add(scroll.x?.bitPattern ?? .max)
      add(scroll.y?.bitPattern ?? .max)
    }
  }

  private mutating func add(_ kind: UInt64, _ count: Int) {
    add(kind << 32 | UInt64(UInt32(truncatingIfNeeded: count)))
  }

  private mutating func add(_ movement: DeltaMovement) {
    add(movement.accelerated.x.bitPattern)
    add(movement.accelerated.y.bitPattern)
    add(movement.unaccelerated?.x.bitPattern ?? .max)
    add(movement.unaccelerated?.y.bitPattern ?? .max)
  }
}
