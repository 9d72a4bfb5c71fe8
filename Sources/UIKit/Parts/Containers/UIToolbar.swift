import Foundation

/// A row of buttons, usually at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView, BarButtonBar, UIBarPositioning {
  private var views: [(item: UIBarButtonItem, view: UIView)] = []
  private var background: BarBackground?
  /// The navigation controller whose bar this is.
  weak var navigationController: UINavigationController? { didSet { dress() } }
  private var wasAtEdge = false

  /// The height in points, without the safe area below the bar.
  static let height: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 8

  public required override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIBarAppearance.usualColor
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    backgroundColor = UIBarAppearance.usualColor
    coder.endObject(self)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open var items: [UIBarButtonItem]? { didSet { rebuild() } }

  /// The color of the bar; nil uses the standard color.
  open var barTintColor: UIColor? {
    didSet {
      guard barTintColor != oldValue else { return }
      if background == nil {
        backgroundColor = barTintColor ?? UIBarAppearance.usualColor
      } else {
        dress()
      }
    }
  }
  /// Whether content extends under the bar. If false, a controller's view ends at the bar's edge.
  /// The appearance decides how much of the content shines through.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      hasStandard = true
      dress()
    }
  }
  private(set) var hasStandard = false
  @Inert("a low bar looks like the others")
  open var compactAppearance: UIToolbarAppearance?
  @Inert("a low bar looks like the others")
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  /// The appearance of the bar of a navigation controller while no content is scrolled under it.
  /// Nil uses the standard appearance without its background, as on iOS.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { if scrollEdgeAppearance !== oldValue { dress() } }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard animated, window != nil else {
      self.items = items
      return
    }
    // Our value: items change quickly, for they may change with each page.
    UIView.transition(with: self, duration: 0.2, options: .transitionCrossDissolve) {
      self.items = items
    }
  }

  // MARK: Background

  /// The delegate, which returns the position of the bar.
  open weak var delegate: (any UIToolbarDelegate)? { didSet { if background != nil { dress() } } }
  open var barPosition: UIBarPosition {
    let wish = delegate?.position(for: self) ?? .any
    return wish == .any ? .bottom : wish
  }
  /// The style of the bar. `black` gives the status bar light content; the bar's own look comes
  /// from its appearance.
  open var barStyle = UIBarStyle.default
  var pictures: [UIBarMetrics: UIImage] = [:] { didSet { dress() } }
  private var shadows: [UIBarPosition: UIImage] = [:]

  /// Sets the image that is stretched over the bar. An empty image makes the bar transparent. The
  /// position is ignored.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { pictures[barMetrics] = backgroundImage }

  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { pictures[barMetrics] }

  /// Sets the line at the edge of a bar with a background image. An empty image removes the line.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadows[topOrBottom] = shadowImage
    dress()
  }

  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadows[topOrBottom] ?? shadows[.any]
  }

  /// Whether the bar belongs to a navigation controller, and no content is scrolled under it. As on
  /// iOS, a bar without a navigation controller has its standard appearance.
  private var isAtEdge: Bool {
    guard let navigationController else { return false }
    return !navigationController.hasContent(under: .bottom)
  }

  /// Updates the appearance after content has begun or ended to be scrolled under the bar.
  func contentMoved() {
    guard isAtEdge != wasAtEdge else { return }
    dress()
    if hasStandard || scrollEdgeAppearance != nil { rebuild() }
  }

  private var looks: UIToolbarAppearance {
    if isAtEdge {
      if let scrollEdgeAppearance { return scrollEdgeAppearance }
      let copy = UIToolbarAppearance(barAppearance: standardAppearance)
      copy.configureWithTransparentBackground()
      return copy
    }
    guard !hasStandard else { return standardAppearance }
    let looks = UIToolbarAppearance()
    if let barTintColor { looks.backgroundColor = barTintColor }
    guard let picture = pictures[.default] else { return looks }
    if picture.size == .zero { looks.configureWithTransparentBackground() }
    if picture.size != .zero { looks.backgroundImage = picture }
    looks.shadowImage = shadowImage(forToolbarPosition: barPosition)
    return looks
  }

  private func dress() {
    wasAtEdge = isAtEdge
    if backgroundColor == UIBarAppearance.usualColor || backgroundColor == barTintColor {
      backgroundColor = nil
    }
    let background = background ?? BarBackground()
    if background.superview == nil { insertSubview(background, at: 0) }
    self.background = background
    background.isLineAbove = barPosition == .bottom
    background.show(looks)
    setNeedsLayout()
  }

  func buttonChanged() { rebuild() }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if !views.isEmpty { rebuild() }
  }

  private func rebuild() {
    for (_, view) in views { view.removeFromSuperview() }
    views = (items ?? []).compactMap { item in
      item.dress(in: self)
      item.bar = self
      if item.isHidden { return nil }
      let states = hasStandard || scrollEdgeAppearance != nil ? looks : nil
      let view =
        item.isSpace
        ? UIView()
        : item.makeView(
          item.tintColor ?? inheritedTint,
          item.titleTextAttributes(for: .normal),
          item.style == .done ? states?.doneButtonAppearance : states?.buttonAppearance)
      item.view = view
      return (item, view)
    }
    for (_, view) in views { addSubview(view) }
    setNeedsLayout()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { rebuild() }
  }

  open override func layoutSubviews() {
    background?.frame = bounds
    let line = bounds.minY + min(Self.height, bounds.height) / 2
    let sizes = views.map { Self.size(of: $0.view, $0.item) }
    let gaps = CGFloat(max(views.count - 1, 0)) * Self.spacing
    let room = bounds.width - 2 * Self.margin - safeAreaInsets.left - safeAreaInsets.right
    let flexible = views.filter { $0.item.isFlexible }.count
    let rest = max(room - gaps - sizes.reduce(0) { $0 + $1.width }, 0)
    let share = flexible > 0 ? rest / CGFloat(flexible) : 0
    var x = Self.margin + safeAreaInsets.left
    for (place, size) in zip(views, sizes) {
      let width = place.item.isFlexible ? share : size.width
      place.view.frame = CGRect(
        x: x, y: line - size.height / 2, width: width, height: size.height)
      x += width + Self.spacing
    }
    guard traitCollection.layoutDirection == .rightToLeft else { return }
    for (_, view) in views { view.center.x = bounds.minX + bounds.maxX - view.center.x }
  }

  private static func size(of view: UIView, _ item: UIBarButtonItem) -> CGSize {
    if item.isSpace { return CGSize(width: max(item.width, 0), height: 1) }
    let size = BarSize.of(view)
    return CGSize(width: item.width > 0 ? item.width : size.width, height: size.height)
  }
}

/// Returns the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UINavigationController {
  /// Places the toolbar at the bottom of the view.
  func layOutToolbar() {
    guard let view = loadedView, let bar = ownToolbar.ifMade else { return }
    let height = UIToolbar.height + view.safeAreaInsets.bottom
    bar.frame = CGRect(
      x: 0, y: isToolbarHidden ? view.bounds.maxY : view.bounds.maxY - height,
      width: view.bounds.width, height: height)
    bar.isHidden = isToolbarHidden && !ownToolbar.isMoving
    bar.contentMoved()
  }

  /// Shows the toolbar items of the top view controller.
  func showToolbarItems(animated: Bool) {
    guard let bar = ownToolbar.ifMade else { return }
    bar.setItems(stack.wanted.last?.toolbarItems, animated: animated && !isToolbarHidden)
  }

  func ownSetToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarHidden else { return }
    setToolbarState(hidden: hidden)
    _ = toolbar
    showToolbarItems(animated: false)
    guard let view = loadedView else { return }
    let duration = animated && view.window != nil ? Double(Self.hideShowBarDuration) : 0
    view.setNeedsLayout()
    guard duration > 0 else { return view.layoutIfNeeded() }
    ownToolbar.isMoving = true
    layOutToolbarBeforeMove(hidden: hidden)
    view.setNeedsLayout()
    UIView.animate(withDuration: duration) {
      view.layoutIfNeeded()
    } completion: { [self] _ in
      ownToolbar.isMoving = false
      layOutToolbar()
    }
  }

  /// Places an appearing toolbar below the bottom edge, where its animation starts.
  private func layOutToolbarBeforeMove(hidden: Bool) {
    guard !hidden, let view = loadedView, let bar = ownToolbar.ifMade else { return }
    UIView.performWithoutAnimation {
      bar.isHidden = false
      bar.frame = CGRect(
        x: 0, y: view.bounds.maxY, width: view.bounds.width,
        height: UIToolbar.height + view.safeAreaInsets.bottom)
      bar.layoutIfNeeded()
    }
  }
}

/// The toolbar of a navigation controller.
struct ControllerToolbar {
  /// The toolbar; nil if nobody has asked for it.
  var ifMade: UIToolbar?
  /// Whether the toolbar comes or leaves in an animation.
  var isMoving = false
  var isAway = true
}
