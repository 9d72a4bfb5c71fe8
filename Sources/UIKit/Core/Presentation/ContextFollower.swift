import Foundation
import QuartzCore

/// Keeps the container of a presentation in a context over the view of the view controller that presents.
///
/// The container is the next sibling of that view. A view around it would be simpler to move, but the application's
/// parent view controllers know the view alone: they give it frames, constraints and masks, reorder, hide and remove
/// it. So the view keeps its superview, its index and its constraints, and the container goes along with each change
/// of its layer, at once and in the same animation. Nothing has to be undone at the end but the container.
///
/// A style that removes the presenter's view withdraws it. The view is in no window then and is not seen, but its
/// superview still has it among its subviews and lays it out, so that it comes back as if it had been there all the time.
@MainActor
final class ContextFollower: PlaceFollower {
  private(set) weak var view: UIView?
  private(set) weak var container: PresentationContainerView?
  private weak var presentation: Presentation?
  var isWithdrawn = false
  /// Whether the view was asked to leave its superview while an application's animator had it.
  var isTakenOut = false
  /// True while the container is placed by this follower, and the view does not go along.
  private var isPlacing = false
  /// The alpha and the visibility that the view has apart from the transition.
  private(set) var alpha: CGFloat
  private(set) var isHidden: Bool

  init(
    of view: UIView, in superview: UIView, container: PresentationContainerView,
    for presentation: Presentation
  ) {
    self.view = view
    self.container = container
    self.presentation = presentation
    (alpha, isHidden) = (view.alpha, view.layer.isHidden)
    view.contextFollower = self
    container.follower = self
    view.layer.whenChanged = { [weak self] key in self?.viewHasChanged(key) }
    for key in Self.keys { follow(key) }
    stayAbove()
  }

  /// Gives the view back to its place and lets go of it.
  func dissolve(keepingContainer: Bool) {
    bringHome()
    comeBack()
    if !keepingContainer { container?.removeFromSuperview() }
    container?.follower = nil
    guard let view, view.contextFollower === self else { return }
    view.layer.whenChanged = nil
    view.contextFollower = nil
  }

  // MARK: Geometry

  private static let keys = [
    "anchorPoint", "anchorPointZ", "bounds", "position", "transform", "zPosition", "hidden",
    "opacity", "masksToBounds", "cornerRadius",
  ]

  private func viewHasChanged(_ key: String) {
    guard !isInFlight, !isOfTransition else { return }
    if key == "opacity" { alpha = view?.alpha ?? alpha }
    if key == "hidden" { isHidden = view?.layer.isHidden ?? isHidden }
    follow(key)
  }

  private func follow(_ key: String) {
    guard let view, let container else { return }
    isPlacing = true
    defer { isPlacing = false }
    let (leader, layer) = (view.layer, container.layer)
    switch key {
    case "bounds":
      let size = leader.bounds.size
      if container.bounds.size != size { container.bounds.size = size }
    case "position": if layer.position != leader.position { container.center = leader.position }
    case "transform": container.transform3D = leader.transform
    case "anchorPoint": layer.anchorPoint = leader.anchorPoint
    case "anchorPointZ": layer.anchorPointZ = leader.anchorPointZ
    case "zPosition": layer.zPosition = leader.zPosition
    case "hidden": container.isHidden = isHidden
    // A dimmed presenter leaves what it presents as it is; one that fades out takes it along.
    case "opacity": setAlpha(alpha)
    case "masksToBounds": layer.masksToBounds = leader.masksToBounds
    case "cornerRadius":
      layer.cornerRadius = leader.cornerRadius
      layer.maskedCorners = leader.maskedCorners
    default: break
    }
  }

  /// Changes the container's geometry. Only the follower does, and an animator; code that lays out all subviews of a
  /// view alike means the others.
  func place(_ change: () -> Void) {
    if isPlacing { return change() }
    guard isInFlight || isOfTransition else { return }
    isPlacing = true
    defer { isPlacing = false }
    let old = container?.bounds.size
    change()
    if isInFlight, let view, let container, let old, old != container.bounds.size {
      let mask = view.autoresizingMask
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.autoresize(from: old, to: container.bounds.size)
      view.autoresizingMask = mask
    }
  }

  /// Whether a change is the transition's own: of its animator, its presentation controller, or alongside. What the
  /// superview's layout changes meanwhile is not.
  var isOfTransition: Bool {
    let presenter = presentation?.presenter ?? view?.viewController
    // A container's transition, which moves the view, has no presentation style.
    guard let transition = presentation?.transition ?? presenter?.presentation.transition,
      transition.presentationStyle != .none, !isLayingOutPlace
    else { return false }
    return transition.isCalling || !transition.hasEnded && transition.isByApplication
  }

  private var isLayingOutPlace: Bool {
    guard let laidOut = UIView.laidOutNow, let around = container?.superview else { return false }
    return around.isDescendant(of: laidOut)
  }

  /// Takes back what the transition has changed of the view's look.
  func restoreLook() {
    guard let view, let container, !isInFlight else { return }
    UIView.performWithoutAnimation {
      if view.transform3D != container.transform3D { view.transform3D = container.transform3D }
      if view.alpha != alpha { view.alpha = alpha }
      if view.isHidden != isHidden { view.isHidden = isHidden }
    }
    restorePlace()
  }

  /// Takes back what the transition has changed of the view's place and size.
  func restorePlace() {
    guard let view, let container, !isInFlight else { return }
    UIView.performWithoutAnimation {
      if view.bounds.size != container.bounds.size { view.bounds.size = container.bounds.size }
      if view.center != container.center { view.center = container.center }
    }
  }

  // MARK: Hierarchy

  /// Puts the container right above the view, or takes it out where the view is in no superview.
  func stayAbove() {
    guard let view, let container, !isInFlight else { return }
    guard let superview = view.superview else { return container.removeFromSuperview() }
    if let index = superview.subviews.firstIndex(where: { $0 === view }),
      index + 1 < superview.subviews.count, superview.subviews[index + 1] === container
    {
      return
    }
    UIView.performWithoutAnimation { superview.insert(container, over: view) }
  }

  func viewHasLeft() {
    guard view?.superview == nil else { return }
    container?.removeFromSuperview()
  }

  // MARK: In the container

  /// Whether the view is in the container, where an animator turns or moves it. Its place is the container's then.
  var isInFlight: Bool { container != nil && view?.superview === container }

  var placeSuperview: UIView? { container?.superview }
  var containerLayer: CALayer? { container?.ownLayer }

  /// The container, while it is placed by whoever means to place the view.
  var standIn: UIView? {
    isInFlight && !isPlacing && !isOfTransition ? container : nil
  }

  /// The view's mask, while the container is resized by it.
  var maskInPlace: UIView.AutoresizingMask? {
    guard let view, isInFlight else { return nil }
    return view.isPlacedByConstraints ? [] : view.autoresizingMask
  }

  /// The parent changes the view's alpha while an animator fades it.
  func setAlpha(_ alpha: CGFloat) {
    self.alpha = alpha
    container?.alpha = alpha > UIView.touchableAlpha ? 1 : 0
  }

  func setHidden(_ isHidden: Bool) {
    self.isHidden = isHidden
    container?.isHidden = isHidden
  }

  /// The container that is to be moved among the subviews of `superview`, where the view is asked to be.
  func standIn(in superview: UIView) -> UIView? {
    isInFlight && !isGoingHome && superview === container?.superview ? container : nil
  }

  /// Whether the view stays at its place though an animator wants it in the container of another presentation: one
  /// above, which goes down to where the view is seen.
  func staysAtPlace(insteadOf superview: UIView) -> Bool {
    !isInFlight && superview !== container && superview !== view?.superview
      && view?.superview != nil && type(of: superview) == PresentationContainerView.self
      && isOfTransition
  }

  /// True while the follower takes the view out of the container.
  var isGoingHome = false

  /// Whether the view goes from its place into the container, or back.
  func isFlight(into superview: UIView) -> Bool {
    guard let container, container.superview != nil else { return false }
    return superview === container
      ? view?.superview === container.superview
      : isInFlight && superview === container.superview
  }

  /// Constraints have a frame for the view, in the container's coordinates.
  func take(_ rect: CGRect) {
    guard let container else { return }
    let old = container.bounds.size
    place {
      container.center.x += rect.midX - old.width / 2
      container.center.y += rect.midY - old.height / 2
      container.bounds.size = rect.size
    }
  }
}
