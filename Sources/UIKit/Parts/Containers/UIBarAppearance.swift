import Foundation

/// The appearance of a bar, set as its `standardAppearance` or its `scrollEdgeAppearance`.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The bar's background color; nil shows the content below.
  open var backgroundColor: UIColor?
  /// The blur of the content below the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The image that is stretched over the bar.
  open var backgroundImage: UIImage?
  /// The content mode of the image.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the line at the bar's edge; nil draws none.
  open var shadowColor: UIColor?
  /// The image that is stretched along the bar's edge instead of a line. An empty image removes the
  /// line.
  open var shadowImage: UIImage?

  /// Creates an appearance with the default background.
  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance that copies the background of another kind of bar.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }

  /// Creates an appearance for a kind of device. Bars look the same on all devices.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }
  /// The kind of device that the appearance was created for.
  public private(set) var idiom = UIUserInterfaceIdiom.unspecified

  func take(_ other: UIBarAppearance) {
    idiom = other.idiom
    backgroundImageContentMode = other.backgroundImageContentMode
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Returns an independent copy of the same class.
  nonisolated open override func copy() -> Any {
    let copy: UIBarAppearance = MainActor.assumeIsolated {
      let copy = type(of: self).init()
      copy.take(self)
      return copy
    }
    return copy
  }

  open override nonisolated var description: String { ObjectText.of(self) }

  /// Sets the standard color and line of a bar.
  open func configureWithDefaultBackground() {
    backgroundEffect = nil
    backgroundImage = nil
    backgroundColor = Self.usualColor
    shadowColor = Self.usualShadow
  }

  /// Sets the system background color, and a line.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundImage = nil
    backgroundColor = .systemBackground
    shadowColor = Self.usualShadow
  }

  /// Sets no background and no line.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundImage = nil
    backgroundColor = nil
    shadowColor = nil
  }

  /// Our value: near white, apart from white content.
  static let usualColor = UIColor(white: 0.97, alpha: 1)
  /// Our value: a hairline that is seen on white and on the bar's color.
  private static let usualShadow = UIColor(white: 0, alpha: 0.3)
}

/// The text appearance of a bar's buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public var highlighted: UIBarButtonItemStateAppearance {
    inert("buttons of bars look the same while they are pressed", is: others[0])
  }
  /// The appearance of a disabled button. A button without a color here is gray.
  public let disabled = UIBarButtonItemStateAppearance()
  public var focused: UIBarButtonItemStateAppearance {
    inert("nothing takes the focus", is: others[1])
  }
  private let others = (0..<2).map { _ in UIBarButtonItemStateAppearance() }

  public override init() { super.init() }

  public init(style: UIBarButtonItem.Style) { super.init() }

  private var states: [UIBarButtonItemStateAppearance] { [normal, disabled] + others }

  func taken() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    for (state, own) in zip(copy.states, states) { state.take(own) }
    return copy
  }

  open override nonisolated var description: String { ObjectText.of(self) }

  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.titleTextAttributes = [:] }
  }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  @Inert("titles stay in their place")
  open var titlePositionAdjustment = UIOffset.zero
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  public private(set) var backIndicatorImage: UIImage?
  public private(set) var backIndicatorTransitionMaskImage: UIImage?

  public required init() { super.init() }
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    inert("the way back has its own sign")
    self.backIndicatorImage = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    _titlePositionAdjustment = other._titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.taken()
    doneButtonAppearance = other.doneButtonAppearance.taken()
    backButtonAppearance = other.backButtonAppearance.taken()
  }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  public required init() { super.init() }
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.taken()
    doneButtonAppearance = other.doneButtonAppearance.taken()
  }
}

/// The appearance of a tab bar's items.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }

  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public var disabled: UITabBarItemStateAppearance {
    inert("what is off is gray in any case", is: others[0])
  }
  public var focused: UITabBarItemStateAppearance {
    inert("nothing takes the focus", is: others[1])
  }
  private let others = (0..<2).map { _ in UITabBarItemStateAppearance() }

  public override init() { super.init() }

  public init(style: Style) { super.init() }

  private var states: [UITabBarItemStateAppearance] { [normal, selected] + others }

  open func configureWithDefault(for style: Style) {
    for state in states { state.take(UITabBarItemStateAppearance()) }
  }

  func taken() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    for (state, own) in zip(copy.states, states) { state.take(own) }
    return copy
  }

  open override nonisolated var description: String { ObjectText.of(self) }
}

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  @Inert("items of a tab bar are always stacked")
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  @Inert("items of a tab bar are always stacked")
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The image behind the selected item of the tab bar.
  open var selectionIndicatorImage: UIImage?
  /// The color of the image behind the selected item; nil leaves the image unchanged.
  open var selectionIndicatorTintColor: UIColor?
  /// The arrangement of the items. Centered items stand together in the middle; `automatic` uses
  /// the bar's own setting.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of a centered item, in points; 0 uses the standard width.
  open var stackedItemWidth: CGFloat = 0
  /// The distance between centered items, in points; 0 uses the standard distance.
  open var stackedItemSpacing: CGFloat = 0

  public required init() { super.init() }
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.taken()
    _inlineLayoutAppearance.value = other._inlineLayoutAppearance.value.taken()
    _compactInlineLayoutAppearance.value = other._compactInlineLayoutAppearance.value.taken()
    selectionIndicatorImage = other.selectionIndicatorImage
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}

/// The background of a bar, drawn from its appearance.
@MainActor
final class BarBackground: UIView {
  private let effect = UIVisualEffectView(effect: nil)
  private let picture = UIImageView(frame: .zero)
  private let line = UIView()
  private let linePicture = UIImageView(frame: .zero)
  /// Whether the line is at the top edge, as in bars at the bottom of the screen.
  var isLineAbove = true { didSet { setNeedsLayout() } }

  private static let lineHeight: CGFloat = 0.5

  required init?(coder: NSCoder) { nil }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [effect, picture, line, linePicture] { addSubview(view) }
  }

  convenience init(isLineAbove: Bool) {
    self.init()
    self.isLineAbove = isLineAbove
  }

  func show(_ appearance: UIBarAppearance) {
    backgroundColor = appearance.backgroundColor
    effect.effect = appearance.backgroundEffect
    effect.isHidden = appearance.backgroundEffect == nil
    picture.image = appearance.backgroundImage
    picture.contentMode = appearance.backgroundImageContentMode
    picture.clipsToBounds = true
    picture.isHidden = appearance.backgroundImage == nil
    line.backgroundColor = appearance.shadowColor
    line.isHidden = appearance.shadowColor == nil || appearance.shadowImage != nil
    linePicture.image = appearance.shadowImage
    linePicture.isHidden = (appearance.shadowImage?.size.height ?? 0) <= 0
    setNeedsLayout()
  }

  override func layoutSubviews() {
    effect.frame = bounds
    picture.frame = bounds
    line.frame = CGRect(
      x: 0, y: isLineAbove ? 0 : bounds.maxY - Self.lineHeight, width: bounds.width,
      height: Self.lineHeight)
    let height = linePicture.image?.size.height ?? 0
    linePicture.frame = CGRect(
      x: 0, y: isLineAbove ? -height : bounds.maxY, width: bounds.width, height: height)
  }
}
