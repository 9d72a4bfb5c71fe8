import Foundation

/// The decision about items whose finger has lifted: whether they are dropped or return, and why.
/// All drags decide by this.
enum DropDecision: Hashable, Sendable {
  case drops(UIDropOperation, reason: String)
  case returns(reason: String)

  /// The state of a drag at its end.
  struct Inputs: Hashable, Sendable {
    /// Whether the touch was cancelled, or the source has left the window.
    var cancellation: String?
    /// Whether the finger has moved far enough for the drag to begin.
    var hasBegun: Bool
    /// The kind of view under the finger that takes part in the drag; nil for none.
    var target: String?
    var proposed: UIDropOperation
    var allowsMove: Bool
  }

  /// The distance from which a lifted item is dragged, in points: that of a tap's slop.
  static let slop: CGFloat = 10

  init(_ inputs: Inputs) {
    if let cancellation = inputs.cancellation {
      self = .returns(reason: cancellation)
      return
    }
    guard inputs.hasBegun else {
      self = .returns(reason: "the finger lifted before it had moved \(Int(Self.slop)) points")
      return
    }
    guard let target = inputs.target else {
      self = .returns(reason: "no view under the finger takes the items")
      return
    }
    switch inputs.proposed {
    case .cancel: self = .returns(reason: "\(target) does not take the items here")
    case .forbidden: self = .returns(reason: "\(target) forbids the drop")
    case .copy: self = .drops(.copy, reason: "\(target) proposes a copy")
    case .move:
      self =
        inputs.allowsMove
        ? .drops(.move, reason: "\(target) proposes a move")
        : .returns(reason: "\(target) proposes a move, but the source allows none")
    }
  }
}
