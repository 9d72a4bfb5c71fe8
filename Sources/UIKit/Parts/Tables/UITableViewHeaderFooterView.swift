import Foundation

/// A header or footer view of a table view's section.
open class UITableViewHeaderFooterView: UIView {
  open internal(set) var reuseIdentifier: String?
  private let configured = ConfiguredContent()
  private var isTextShown = false
  private var isDetailShown = false
  private lazy var ownTextLabel = makeLabel()
  private lazy var ownDetailLabel = makeLabel()
  /// Whether the view belongs to a grouped table view.
  var isGrouped = false { didSet { setNeedsLayout() } }
  var isFooter = false

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    begin()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    begin()
    coder.endObject(self)
  }

  private func begin() {
    takeOwnEngine()
    addSubview(plainContent)
  }

  /// The view for the content: that of the content configuration, if there is one.
  open var contentView: UIView { configured.view ?? plainContent }
  private let plainContent = UIView()

  /// Returns the size that the constraints in the content view give it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    return contentView.fittingSizeForList(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  open var textLabel: UILabel? {
    guard configured.view == nil else { return nil }
    if !isTextShown {
      isTextShown = true
      contentView.addSubview(ownTextLabel)
    }
    return ownTextLabel
  }

  open var detailTextLabel: UILabel? {
    guard configured.view == nil else { return nil }
    if !isDetailShown {
      isDetailShown = true
      contentView.addSubview(ownDetailLabel)
    }
    return ownDetailLabel
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .secondaryLabel
    return label
  }

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set {
      configured.show(
        newValue?.updated(for: configurationState), in: self, insteadOf: plainContent)
      setNeedsLayout()
    }
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    isFooter ? .groupedFooter() : .groupedHeader()
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true

  open func prepareForReuse() {}

  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  public typealias ConfigurationUpdateHandler =
    @MainActor (
      UITableViewHeaderFooterView, UIViewConfigurationState
    ) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsConfiguration = true

  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Called before the next layout, after `setNeedsUpdateConfiguration()`.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  private func showBackground() {
    configured.showBackground(
      automaticallyUpdatesBackgroundConfiguration
        ? backgroundConfiguration?.updated(for: configurationState) : backgroundConfiguration,
      in: self)
  }

  /// Our value, in points: the margin above a grouped footer.
  private static let footerTop: CGFloat = 8
  /// Our value, in points: the margin below a grouped header.
  private static let headerBottom: CGFloat = 7

  open override func layoutSubviews() {
    if needsConfiguration {
      needsConfiguration = false
      if automaticallyUpdatesContentConfiguration { configured.update(for: configurationState) }
      updateConfiguration(using: configurationState)
      showBackground()
    }
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    let margin = ListMargins.side(forWidth: bounds.width)
    var room = bounds.insetBy(dx: min(margin, bounds.width / 2), dy: 0)
    if isTextShown {
      let height = ownTextLabel.sizeThatFits(room.size).height
      if isGrouped {
        let top = isFooter ? Self.footerTop : max(bounds.height - height - Self.headerBottom, 0)
        room = CGRect(x: room.minX, y: top, width: room.width, height: height)
      }
      ownTextLabel.frame = room
    }
    if isDetailShown {
      ownDetailLabel.frame = room
    }
  }

  /// Returns the height of the text, the configuration or the constraints, in points; 0 if there
  /// are none.
  func height(forWidth width: CGFloat) -> CGFloat {
    let room = CGSize(width: width, height: 0)
    if let height = configured.height(in: width) { return height }
    contentView.frame.size.width = width
    updateConstraintsIfNeeded()
    let fits = contentView.fittingSizeForList(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    if fits.height > 0 { return fits.height }
    guard isTextShown, ownTextLabel.text?.isEmpty == false else { return 0 }
    let margin = ListMargins.side(forWidth: width)
    return ownTextLabel.sizeThatFits(
      CGSize(width: width - 2 * margin, height: .greatestFiniteMagnitude)
    ).height + Self.footerTop + Self.headerBottom
  }
}

extension UITableViewHeaderFooterView {
  @usableFromInline convenience init(ofType identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  /// Calls the convenience initializer above for a type; see `UIView.make(frame:)`.
  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C6ofTypeACSSSg_tcfC")
  static func make(_ identifier: __owned String?) -> UITableViewHeaderFooterView
}

extension UITableViewHeaderFooterView {
  /// Creates a view of the class with `init(reuseIdentifier:)`.
  public static func makeObject(reuseIdentifier: String?) -> Self { own(make(reuseIdentifier)) }
}
