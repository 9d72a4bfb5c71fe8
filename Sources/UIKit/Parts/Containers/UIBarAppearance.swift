import Foundation

/// How a bar looks. Set it as a bar's `standardAppearance`, or as its `scrollEdgeAppearance`.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// Nil shows what is below.
  open var backgroundColor: UIColor?
  /// Blurs what is below.
  open var backgroundEffect: UIBlurEffect?
  /// Stretched over the bar.
  open var backgroundImage: UIImage?
  /// Of the line at the bar's edge; nil for none.
  open var shadowColor: UIColor?
  /// Stretched along the bar's edge in the place of a line; an empty picture is no line.
  open var shadowImage: UIImage?

  /// One with the default background.
  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// A copy of another kind of bar's.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }

  func take(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Another of its kind with the same looks, which are its own from then on.
  nonisolated open override func copy() -> Any {
    let copy: UIBarAppearance = MainActor.assumeIsolated {
      let copy = type(of: self).init()
      copy.take(self)
      return copy
    }
    return copy
  }

  open override nonisolated var description: String { ObjectText.of(self) }

  /// A bar's usual color and line.
  open func configureWithDefaultBackground() {
    backgroundEffect = nil
    backgroundImage = nil
    backgroundColor = Self.usualColor
    shadowColor = Self.usualShadow
  }

  /// The background of the system, and a line.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundImage = nil
    backgroundColor = .systemBackground
    shadowColor = Self.usualShadow
  }

  /// What is below is seen, and no line.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundImage = nil
    backgroundColor = nil
    shadowColor = nil
  }

  static let usualColor = UIColor(white: 0.97, alpha: 1)
  private static let usualShadow = UIColor(white: 0, alpha: 0.3)
}

/// How texts of a bar's buttons look.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarItemStateAppearance()
  public var highlighted: UIBarItemStateAppearance {
    inert("buttons of bars look the same while they are pressed", is: others[0])
  }
  /// For a button that is off; what it does not say is gray.
  public let disabled = UIBarItemStateAppearance()
  public var focused: UIBarItemStateAppearance { inert("nothing takes the focus", is: others[1]) }
  private let others = (0..<2).map { _ in UIBarItemStateAppearance() }

  public override init() { super.init() }

  public init(style: UIBarButtonItem.Style) { super.init() }

  private var states: [UIBarItemStateAppearance] { [normal, disabled] + others }

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

/// How an item of a bar looks in one of its states.
@preconcurrency @MainActor
open class UIBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Moves the title of a button.
  open var titlePositionAdjustment = UIOffset.zero
  /// Stretched behind a button.
  open var backgroundImage: UIImage?
  /// Moves the background image.
  open var backgroundImagePositionAdjustment = UIOffset.zero
  /// The picture's, in a tab bar; nil for the bar's own.
  open var iconColor: UIColor?
  @Inert("badges are not drawn")
  open var badgeBackgroundColor: UIColor?

  func take(_ other: UIBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    iconColor = other.iconColor
    _badgeBackgroundColor = other._badgeBackgroundColor
  }

  open override nonisolated var description: String { ObjectText.of(self) }
}

public typealias UIBarButtonItemStateAppearance = UIBarItemStateAppearance
public typealias UITabBarItemStateAppearance = UIBarItemStateAppearance

/// How a navigation bar looks.
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

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  public required init() { super.init() }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.taken()
    doneButtonAppearance = other.doneButtonAppearance.taken()
  }
}

/// How the items of a tab bar look.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }

  public let normal = UIBarItemStateAppearance()
  public let selected = UIBarItemStateAppearance()
  public var disabled: UIBarItemStateAppearance {
    inert("what is off is gray in any case", is: others[0])
  }
  public var focused: UIBarItemStateAppearance { inert("nothing takes the focus", is: others[1]) }
  private let others = (0..<2).map { _ in UIBarItemStateAppearance() }

  public override init() { super.init() }

  public init(style: Style) { super.init() }

  private var states: [UIBarItemStateAppearance] { [normal, selected] + others }

  func taken() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    for (state, own) in zip(copy.states, states) { state.take(own) }
    return copy
  }

  open override nonisolated var description: String { ObjectText.of(self) }
}

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  @Inert("items of a tab bar are always stacked")
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  @Inert("items of a tab bar are always stacked")
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// Drawn behind the selected item.
  open var selectionIndicatorImage: UIImage?
  /// The color of the picture behind the selected item; nil leaves it as it is.
  open var selectionIndicatorTintColor: UIColor?
  /// Centered items stand together in the middle; `automatic` leaves it to the bar.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// Points that a centered item takes; 0 for the usual width.
  open var stackedItemWidth: CGFloat = 0
  /// Points between centered items; 0 for the usual distance.
  open var stackedItemSpacing: CGFloat = 0

  public required init() { super.init() }

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

/// What lies behind the content of a bar, as its appearance says.
@MainActor
final class BarBackground: UIView {
  private let effect = UIVisualEffectView(effect: nil)
  private let picture = UIImageView(frame: .zero)
  private let line = UIView()
  private let linePicture = UIImageView(frame: .zero)
  /// Whether the line is above the bar, as of those at the bottom.
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
