import Foundation

/// Hides and shows the bars of a navigation controller: on a tap, on a swipe, in a compact height,
/// or when a keyboard appears.
@MainActor
final class NavigationBarHiding: NSObject {
  private weak var controller: UINavigationController?
  let tap = UITapGestureRecognizer()
  let swipe = UIPanGestureRecognizer()
  var isOnTap = false { didSet { update() } }
  var isOnSwipe = false { didSet { update() } }
  var isWhenCompact = false { didSet { update() } }
  /// Whether a keyboard hides the bars. A tap shows them again.
  var isWhenTyping = false {
    didSet {
      update()
      isWhenTyping ? watchKeyboard() : NotificationCenter.default.removeObserver(self)
    }
  }

  /// The vertical distance that counts as a swipe, in points.
  private static let swipeLength: CGFloat = 44

  init(of controller: UINavigationController) {
    self.controller = controller
    super.init()
    tap.name = "hides bars"
    swipe.name = "hides bars"
    tap.addAction { [weak self] _ in self?.toggle() }
    swipe.addAction { [weak self] _ in self?.swiped() }
    swipe.delegate = self
    update()
  }

  private func watchKeyboard() {
    NotificationCenter.default.addObserver(
      self, selector: NavigationBarHiding.keyboardAppeared,
      name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  private func keyboardAppeared() {
    guard let window = controller?.viewIfLoaded?.window, window === UIResponder.first?.ownWindow
    else { return }
    set(hidden: true)
  }

  private func update() {
    tap.isEnabled = isOnTap || isWhenTyping || isWhenCompact && isCompact
    swipe.isEnabled = isOnSwipe
  }

  func addRecognizers(to view: UIView) {
    tap.yieldsToOthers = true
    swipe.yieldsToOthers = true
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(swipe)
  }

  private var isCompact: Bool { controller?.traitCollection.verticalSizeClass == .compact }

  private func toggle() {
    guard let controller else { return }
    set(hidden: !controller.isNavigationBarHidden)
  }

  private func swiped() {
    guard let view = controller?.view, swipe.state == .changed || swipe.state == .ended else {
      return
    }
    let way = swipe.translation(in: view).y
    if way < -Self.swipeLength { set(hidden: true) }
    if way > Self.swipeLength { set(hidden: false) }
  }

  private var hidesToolbar = false

  private func set(hidden: Bool) {
    guard let controller, controller.isNavigationBarHidden != hidden else { return }
    if hidden { hidesToolbar = !controller.isToolbarHidden }
    controller.setNavigationBarHidden(hidden, animated: true)
    if hidesToolbar { controller.setToolbarHidden(hidden, animated: true) }
  }

  func traitsChanged(from before: UITraitCollection?) {
    update()
    guard isWhenCompact, before?.verticalSizeClass != controller?.traitCollection.verticalSizeClass
    else { return }
    set(hidden: isCompact)
  }
}

extension NavigationBarHiding: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// Accepts only vertical pans.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = swipe.translation(in: controller?.view)
    return abs(way.y) > abs(way.x)
  }
}

extension UINavigationController {
  var ownHidesBarsOnTap: Bool {
    get { barHidingIfMade?.isOnTap ?? false }
    set { barHiding.isOnTap = newValue }
  }

  var ownHidesBarsOnSwipe: Bool {
    get { barHidingIfMade?.isOnSwipe ?? false }
    set { barHiding.isOnSwipe = newValue }
  }

  var ownHidesBarsWhenVerticallyCompact: Bool {
    get { barHidingIfMade?.isWhenCompact ?? false }
    set { barHiding.isWhenCompact = newValue }
  }

  var ownHidesBarsWhenKeyboardAppears: Bool {
    get { barHidingIfMade?.isWhenTyping ?? false }
    set { barHiding.isWhenTyping = newValue }
  }

  var barHiding: NavigationBarHiding {
    if let barHidingIfMade { return barHidingIfMade }
    let hiding = NavigationBarHiding(of: self)
    barHidingIfMade = hiding
    if isViewLoaded { hiding.addRecognizers(to: stage) }
    return hiding
  }
}
