import Foundation
import PantographGestures
import PantographTouches

extension TransitionGrip {
  /// Performs the movement in a direction without fingers: as if fingers that rest had moved over
  /// the whole length, or over `distance`, in points. The decision is that of a release there, and
  /// the content moves by the animation that follows a release. Returns false if nothing can be
  /// moved in that direction now.
  func play(_ way: TransitionDirection, by distance: CGFloat? = nil) -> Bool {
    guard machine.isIdle, let subject,
      let ways = try? subject.ways(for: self), ways.contains(way)
    else { return false }
    if distance == nil, subject.change(way, for: self) == nil { return false }
    self.way = way
    current.isPlayed = true
    // A window's time is in seconds.
    let time = Timestamp(microseconds: Int64(((pan.view?.window?.now ?? 0) * 1_000_000).rounded()))
    prepare(InteractionSample(time: time, translation: .zero))
    obey(machine.update(.began(InteractionSample(time: time, translation: .zero))))
    guard !machine.isIdle else { return false }
    let moved = way.vector(Double(distance ?? length))
    renewPath()
    obey(machine.update(.lifted(InteractionSample(time: time, translation: moved))))
    return true
  }
}

extension TransitionDirection {
  /// Returns the movement over a distance, in points, in this direction.
  fileprivate func vector(_ distance: Double) -> PointVector {
    switch self {
    case .left: PointVector(x: -distance, y: 0)
    case .right: PointVector(x: distance, y: 0)
    case .up: PointVector(x: 0, y: -distance)
    case .down: PointVector(x: 0, y: distance)
    }
  }
}
