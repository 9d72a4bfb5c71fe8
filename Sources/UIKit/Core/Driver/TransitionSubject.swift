import Foundation
import PantographGestures

/// What a hand moves: a container, a sheet, or whatever a driver was made for.
///
/// It says which ways lead somewhere and what is changed there. When a hand begins, how it is followed
/// and what becomes of it when it lets go is the hand's business.
@preconcurrency @MainActor
public protocol TransitionSubject: AnyObject, TransitionGripDelegate {
  /// Name of the hand's action: `the swipe back`, `the drag of the sheet`.
  var gripName: String { get }

  /// The ways that a hand may go now; thrown is why there are none.
  func ways(for hand: TransitionGrip) throws(InteractionRefusal) -> [TransitionDirection]

  /// The change that a way leads to. Nil where the hand only moves what is there, from one place to
  /// another: `path(_:for:)` says which.
  func change(_ way: TransitionDirection, for hand: TransitionGrip) -> (any DrivenChange)?

  /// The points from no progress to all of it.
  func length(_ way: TransitionDirection, for hand: TransitionGrip) -> CGFloat

  // MARK: Without a change

  /// Asked when the hand begins, and again when it lets go.
  func path(_ way: TransitionDirection, for hand: TransitionGrip) -> TransitionPath

  /// Stops what the hand has let go and says where it is seen, in lengths of the way; nil where it
  /// cannot be stopped any more.
  func takeHold(for hand: TransitionGrip) -> CGFloat?

  // MARK: Back past the start

  /// The way that a hand takes which goes back past the start while it is still down; nil stops it
  /// there.
  func turnedWay(from way: TransitionDirection, for hand: TransitionGrip) -> TransitionDirection?
}

extension TransitionSubject {
  public var gripName: String { "the pan of \(type(of: self))" }

  public func path(_ way: TransitionDirection, for hand: TransitionGrip) -> TransitionPath {
    TransitionPath()
  }

  public func takeHold(for hand: TransitionGrip) -> CGFloat? { nil }

  public func turnedWay(
    from way: TransitionDirection, for hand: TransitionGrip
  ) -> TransitionDirection? { nil }
}

/// Between which places a hand moves something, in points along its way.
public struct TransitionPath: Hashable, Sendable {
  /// At least one, in whichever order.
  public var places: [RestingPlace]
  /// The position at which it is seen before the hand comes.
  public var start: CGFloat

  public init(places: [RestingPlace] = [RestingPlace("rest", at: 0)], start: CGFloat = 0) {
    self.places = places
    self.start = start
  }
}

/// Hears what a hand does. All of it is optional.
@preconcurrency @MainActor
public protocol TransitionGripDelegate: AnyObject {
  /// Asked when the pan has left its slop on a way that leads somewhere and nothing is under way.
  func handShouldBegin(_ hand: TransitionGrip) -> Bool

  /// From 0 to 1, on a path from its first place to its last, and beyond by as much as the rubber
  /// band gives.
  func hand(_ hand: TransitionGrip, didMoveTo progress: CGFloat)

  /// The hand let go, and this becomes of what it held.
  func hand(_ hand: TransitionGrip, didDecide decision: ReleaseDecision)

  /// All is over, with all its callbacks.
  func hand(_ hand: TransitionGrip, didSettle outcome: TransitionOutcome)

  /// Fingers came and went and began nothing.
  func hand(_ hand: TransitionGrip, didRefuse refusal: InteractionRefusal)
}

extension TransitionGripDelegate {
  public func handShouldBegin(_ hand: TransitionGrip) -> Bool { true }
  public func hand(_ hand: TransitionGrip, didMoveTo progress: CGFloat) {}
  public func hand(_ hand: TransitionGrip, didDecide decision: ReleaseDecision) {}
  public func hand(_ hand: TransitionGrip, didSettle outcome: TransitionOutcome) {}
  public func hand(_ hand: TransitionGrip, didRefuse refusal: InteractionRefusal) {}
}

/// A change of what is seen that a hand starts.
@preconcurrency @MainActor
public protocol DrivenChange {
  /// Why it cannot be started now, as the rest of a sentence; nil where it can.
  var obstacle: String? { get }

  /// Starts it, driven by the interactor; false where it cannot be. `isOver` is called once it has
  /// ended, or came to nothing.
  func start(_ interactor: TransitionInteractor, isOver: @escaping () -> Void) -> Bool
}

/// A container that goes back from the child that it shows to the one below.
@MainActor
protocol GoesBack: UIViewController {
  /// Nil where it shows another one.
  func wayBack(from child: UIViewController) -> (any DrivenChange)?
}
