import Foundation

/// The finger that opened a menu and is still down. If it slides to a row and lifts there, it
/// chooses the row; if it lifts before it has slid, the menu stays open.
@MainActor
struct MenuSlide {
  private enum State {
    case resting(at: CGPoint)
    case sliding
  }

  /// The end of a slide.
  enum Ending: Equatable {
    case chooses
    case stays(reason: String)
  }

  /// The distance from which the finger slides, in points: that of a tap's slop.
  static let slop: CGFloat = 10

  private var state: State

  init(at point: CGPoint) { state = .resting(at: point) }

  /// Returns whether the finger slides, so that the row under it is highlighted.
  mutating func move(to point: CGPoint) -> Bool {
    switch state {
    case .resting(let start):
      guard hypot(point.x - start.x, point.y - start.y) > Self.slop else { return false }
      state = .sliding
      return true
    case .sliding: return true
    }
  }

  func lift(isOnRow: Bool) -> Ending {
    switch state {
    case .resting: .stays(reason: "the finger lifted before it had slid \(Int(Self.slop)) points")
    case .sliding:
      isOnRow ? .chooses : .stays(reason: "the finger slid and lifted beside the rows")
    }
  }
}
