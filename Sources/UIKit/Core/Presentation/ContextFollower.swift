import Foundation
import QuartzCore

/// A follower that keeps the container of a presentation in a context above the view of the
/// presenting view controller.
///
/// The container is the next sibling of that view. A superview would be simpler to move, but the
/// application's parent view controllers only know the view: they set its frame, constraints and
/// mask, reorder, hide and remove it. So the view keeps its superview, its index and its
/// constraints, and the container follows each change of the view's layer, at once and in the same
/// animation. At the end, only the container has to be removed.
///
/// A style that removes the presenter's view withdraws it. The view is then in no window and not
/// visible. Its superview still has it among its subviews and lays it out, so that it returns as
/// if it had been there all the time.
@MainActor
final class ContextFollower: PlaceFollower {
  @exclusivity(unchecked) private(set) weak var view: UIView?
  @exclusivity(unchecked) private(set) weak var container: PresentationContainerView?
  @exclusivity(unchecked) private weak var presentation: Presentation?
  @exclusivity(unchecked) var isWithdrawn = false
  /// Whether the view was removed from its superview while an application's animator used it.
  @exclusivity(unchecked) var isTakenOut = false
  /// Whether this follower is placing the container, which does not change the view.
  @exclusivity(unchecked) private var isPlacing = false
  /// The alpha and `isHidden` that the view has apart from the transition.
  @exclusivity(unchecked) private(set) var alpha: CGFloat
  @exclusivity(unchecked) private(set) var isHidden: Bool

  init(
    of view: UIView, in superview: UIView, container: PresentationContainerView,
    for presentation: Presentation
  ) {
    self.view = view
    self.container = container
    self.presentation = presentation
    (alpha, isHidden) = (view.alpha, view.layer.isHidden)
    view.contextFollower = self
    KnownRoot.hasWithdrawnViews = true
    container.follower = self
    view.layer.whenChanged = { [weak self] key in self?.viewHasChanged(key) }
    for key in Self.keys { follow(key) }
    stayAbove()
  }

  /// Returns the view to its place and stops following it.
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
    // A presenter that is dimmed does not dim what it presents. One that has faded out hides it,
    // too.
    case "opacity": setAlpha(alpha)
    case "masksToBounds": layer.masksToBounds = leader.masksToBounds
    case "cornerRadius":
      layer.cornerRadius = leader.cornerRadius
      layer.maskedCorners = leader.maskedCorners
    default: break
    }
  }

  /// Changes the container's geometry, for the follower or an animator. Ignores other callers:
  /// code that lays out all subviews of a view alike does not mean the container.
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

  /// Whether a change now is the transition's own: by its animator, its presentation controller,
  /// or alongside. Changes by the superview's layout are not.
  var isOfTransition: Bool {
    let presenter = presentation?.presenter ?? view?.viewController
    // The transition of a container, which moves the view, has no presentation style.
    guard let transition = presentation?.transition ?? presenter?.presentation.transition,
      transition.presentationStyle != .none, !isLayingOutPlace
    else { return false }
    return transition.isCalling || !transition.hasEnded && transition.isByApplication
  }

  private var isLayingOutPlace: Bool {
    guard let laidOut = UIView.laidOutNow, let around = container?.superview else { return false }
    return around.isDescendant(of: laidOut)
  }

  /// Undoes the transition's changes of the view's transform, alpha, visibility, position and
  /// size.
  func restoreLook() {
    guard let view, let container, !isInFlight else { return }
    UIView.performWithoutAnimation {
      if view.transform3D != container.transform3D { view.transform3D = container.transform3D }
      if view.alpha != alpha { view.alpha = alpha }
      if view.isHidden != isHidden { view.isHidden = isHidden }
    }
    restorePlace()
  }

  /// Undoes the transition's changes of the view's position and size.
  func restorePlace() {
    guard let view, let container, !isInFlight else { return }
    UIView.performWithoutAnimation {
      if view.bounds.size != container.bounds.size { view.bounds.size = container.bounds.size }
      if view.center != container.center { view.center = container.center }
    }
  }

  // MARK: Hierarchy

  /// Puts the container directly above the view, or removes it if the view has no superview.
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

  /// Whether the view is in the container, where an animator moves it. The container then has the
  /// view's place.
  var isInFlight: Bool { container != nil && view?.superview === container }

  var placeSuperview: UIView? { container?.superview }
  var containerLayer: CALayer? { container?.ownLayer }

  /// The container, if it must be placed instead of the view by code that means to place the view.
  var standIn: UIView? {
    isInFlight && !isPlacing && !isOfTransition ? container : nil
  }

  /// The view's autoresizing mask, for resizing the container instead of the view.
  var maskInPlace: UIView.AutoresizingMask? {
    guard let view, isInFlight else { return nil }
    return view.isPlacedByConstraints ? [] : view.autoresizingMask
  }

  /// Sets the alpha that the parent gives the view while an animator fades it.
  func setAlpha(_ alpha: CGFloat) {
    self.alpha = alpha
    container?.alpha = alpha > UIView.touchableAlpha ? 1 : 0
  }

  func setHidden(_ isHidden: Bool) {
    self.isHidden = isHidden
    container?.isHidden = isHidden
  }

  /// Returns the container, if it must be moved among the subviews of `superview` instead of the
  /// view.
  func standIn(in superview: UIView) -> UIView? {
    isInFlight && !isGoingHome && superview === container?.superview ? container : nil
  }

  /// Whether the view stays at its place although an animator wants it in another presentation's
  /// container. That presentation is above, and is dismissed down to the one that shows the view.
  func staysAtPlace(insteadOf superview: UIView) -> Bool {
    !isInFlight && superview !== container && superview !== view?.superview
      && view?.superview != nil && type(of: superview) == PresentationContainerView.self
      && isOfTransition
  }

  /// Whether the follower is taking the view out of the container.
  @exclusivity(unchecked) var isGoingHome = false

  /// Whether moving the view to `superview` takes it from its place into the container, or back.
  func isFlight(into superview: UIView) -> Bool {
    guard let container, container.superview != nil else { return false }
    return superview === container
      ? view?.superview === container.superview
      : isInFlight && superview === container.superview
  }

  /// Applies a frame from constraints, given in the container's coordinates.
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
