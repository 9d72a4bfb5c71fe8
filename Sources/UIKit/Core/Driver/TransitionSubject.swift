import Foundation
import PantographGestures

/// An object that a grip moves: a container, a sheet, or the object of a driver.
///
/// The subject provides the directions that lead somewhere and the changes there. The grip
/// determines when it begins, how it follows the fingers, and the outcome when they let go.
@preconcurrency @MainActor
public protocol TransitionSubject: AnyObject, TransitionGripDelegate {
  /// The name of the grip's action: `the swipe back`, `the drag of the sheet`.
  var gripName: String { get }

  /// Returns the directions in which the grip can move something now. Throws the reason if there
  /// are none.
  func ways(for grip: TransitionGrip) throws(InteractionRefusal) -> [TransitionDirection]

  /// Returns the change that a direction leads to. Nil if the grip only moves existing content
  /// between places: `path(_:for:)` returns these.
  func change(_ way: TransitionDirection, for grip: TransitionGrip) -> (any DrivenChange)?

  /// Returns the distance from progress 0 to 1, in points.
  func length(_ way: TransitionDirection, for grip: TransitionGrip) -> CGFloat

  // MARK: Without a change

  /// Returns the path in a direction. Called when the grip begins, and again when the fingers let
  /// go.
  func path(_ way: TransitionDirection, for grip: TransitionGrip) -> TransitionPath

  /// Stops what the grip has released and returns its position, in lengths of the direction; nil
  /// if it cannot be stopped any more.
  func takeHold(for grip: TransitionGrip) -> CGFloat?

  // MARK: Back past the start

  /// Returns the direction to take when the fingers go back past the start without lifting; nil
  /// stops the movement there.
  func turnedWay(from way: TransitionDirection, for grip: TransitionGrip) -> TransitionDirection?
}

extension TransitionSubject {
  public var gripName: String { "the pan of \(type(of: self))" }

  public func path(_ way: TransitionDirection, for grip: TransitionGrip) -> TransitionPath {
    TransitionPath()
  }

  public func takeHold(for grip: TransitionGrip) -> CGFloat? { nil }

  public func turnedWay(
    from way: TransitionDirection, for grip: TransitionGrip
  ) -> TransitionDirection? { nil }
}

/// The places between which a grip moves something, in points along its direction.
public struct TransitionPath: Hashable, Sendable {
  /// The resting places: at least one, in any order.
  public var places: [RestingPlace]
  /// The position of the content before the grip begins.
  public var start: CGFloat

  public init(places: [RestingPlace] = [RestingPlace("rest", at: 0)], start: CGFloat = 0) {
    self.places = places
    self.start = start
  }
}

/// The methods that a grip calls at its steps. All are optional.
@preconcurrency @MainActor
public protocol TransitionGripDelegate: AnyObject {
  /// Returns whether the grip may begin. Called when the pan has left its slop in a direction that
  /// leads somewhere, and nothing is running.
  func gripShouldBegin(_ grip: TransitionGrip) -> Bool

  /// Called with the progress from 0 to 1, on a path from its first place to its last. It goes
  /// beyond as far as the rubber band yields.
  func grip(_ grip: TransitionGrip, didMoveTo progress: CGFloat)

  /// Called when the fingers have let go and the outcome is decided.
  func grip(_ grip: TransitionGrip, didDecide decision: ReleaseDecision)

  /// Called when the movement is over, after all other callbacks.
  func grip(_ grip: TransitionGrip, didSettle outcome: TransitionOutcome)

  /// Called when fingers came and went and the grip began nothing.
  func grip(_ grip: TransitionGrip, didRefuse refusal: InteractionRefusal)
}

extension TransitionGripDelegate {
  public func gripShouldBegin(_ grip: TransitionGrip) -> Bool { true }
  public func grip(_ grip: TransitionGrip, didMoveTo progress: CGFloat) {}
  public func grip(_ grip: TransitionGrip, didDecide decision: ReleaseDecision) {}
  public func grip(_ grip: TransitionGrip, didSettle outcome: TransitionOutcome) {}
  public func grip(_ grip: TransitionGrip, didRefuse refusal: InteractionRefusal) {}
}

/// A change of the visible content that a grip starts.
@preconcurrency @MainActor
public protocol DrivenChange {
  /// The reason why the change cannot start now, as the rest of a sentence; nil if it can.
  var obstacle: String? { get }

  /// Starts the change, driven by the interactor. Returns false if it cannot start. `isOver` is
  /// called when the change has ended or did not take place.
  func start(_ interactor: TransitionInteractor, isOver: @escaping () -> Void) -> Bool
}

/// A container that can go back from the child that it shows to the one below.
@MainActor
protocol GoesBack: UIViewController {
  /// Returns the change that goes back from `child`; nil if the container shows another child.
  func wayBack(from child: UIViewController) -> (any DrivenChange)?
}
