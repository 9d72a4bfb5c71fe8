import Foundation
import PantographDynamics
import QuartzCore

/// Moves the items of behaviors in the window's time. The steps have a fixed length of 1/240
/// second, so that the movement does not depend on the frame rate.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  open private(set) weak var referenceView: UIView?
  weak var layout: UICollectionViewLayout?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  private(set) lazy var engine = DynamicEngine(self)
  private var link: CADisplayLink?
  /// The time when the animator began to run, on the window's clock, in seconds.
  private var begin = 0.0
  /// The number of steps that have been due since `begin`.
  private var due = 0

  /// Creates an animator whose items lie in the view's coordinates.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator without a reference. Its items only need a common coordinate system.
  public override init() { super.init() }

  open override nonisolated var description: String { ObjectText.of(self) }

  // MARK: Behaviors

  /// Adds a behavior, and removes it from the animator or behavior that contained it. The items
  /// move from the next frame on.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.leave()
    behavior.willMove(to: self)
    behaviors.append(behavior)
    behavior.move(to: self)
    behaviorsChanged()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    behaviors.remove(at: index)
    behavior.move(to: nil)
    behaviorsChanged()
    // An item without behaviors loses its velocity at once.
    engine.forgetUnusedItems()
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  // MARK: Items

  /// Returns the items that lie at least partly in the rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    engine.items.filter { item in
      let size = item.bounds.size
      let own = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return own.applying(item.transform).offsetBy(dx: item.center.x, dy: item.center.y)
        .reaches(into: rect)
    }
  }

  /// Updates the animator from an item's center, transform and bounds. The animator does not
  /// observe these by itself.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    engine.update(item)
    behaviorsChanged()
  }

  // MARK: Running

  /// Whether items move, or have been at rest for less than half a second.
  open var isRunning: Bool { link != nil }

  /// The time for which the animator has run so far, in seconds, without its pauses.
  open var elapsedTime: TimeInterval { engine.elapsedTime }

  // MARK: Inside

  var referenceBounds: CGRect? {
    layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
      ?? referenceView?.bounds
  }
  private var knownBounds: CGRect?

  /// Discards the plan of the behaviors, and starts to run.
  func behaviorsChanged() {
    engine.invalidate()
    guard link == nil, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    let view = referenceView ?? layout?.collectionView
    begin = view?.window?.now ?? CACurrentMediaTime()
    due = 0
    let link = CADisplayLink { [weak self] link in
      if let self { step(at: link.timestamp, link.duration) } else { link.invalidate() }
    }
    link.add(for: view?.layer)
    self.link = link
  }

  private func step(at time: Double, _ frame: Double) {
    // The animator began before there was a window, so its time counts from the first frame on.
    if due == 0, !(0...2 * frame + 1e-6).contains(time - begin) { begin = time - frame }
    if referenceBounds != knownBounds {
      knownBounds = referenceBounds
      engine.invalidate()
    }
    // Our value, in steps: a rounding error omits no step.
    let now = Int(((time - begin) / DynamicWorld.step + 1e-6).rounded(.down))
    engine.advance(by: now - due)
    due = now
    for behavior in behaviors.flatMap(\.all) { behavior.action?() }
    layout?.invalidateLayout()
    if behaviors.isEmpty || engine.isResting { pause() }
  }

  private func pause() {
    link?.invalidate()
    link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }
}

/// Is notified when an animator begins to run and when its items are at rest. All methods are
/// optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// The switch that lets UIKit draw fields, boundaries and attachments. It is private on iOS, but
/// well known: `animator.perform(Selector(("setDebugEnabled:")), with: true)`. Nothing is drawn here.
extension UIDynamicAnimator: ActionOffering {
  static let offeredActions = [
    InterfaceAction("setDebugEnabled:") { (_: UIDynamicAnimator) in { (_: Any) in } }
  ]
}
