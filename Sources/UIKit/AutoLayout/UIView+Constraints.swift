import Foundation

extension UIView {
  // MARK: Constraints

  /// The constraints that it holds: those of it and of what is in it.
  public var constraints: [NSLayoutConstraint] { layoutRecord?.constraints ?? [] }

  /// Activates the constraint, held by this view.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { return }
    for item in constraint.items where item.layoutView?.isDescendant(of: self) != true {
      Misuse.stop(
        "\(constraint.text) cannot be added to \(layoutName): \(item.layoutName) is not in it")
    }
    constraint.deactivate()
    constraint.hold(in: self)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Those that decide on its frame along the axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    engineInUse?.constraints(affecting: self, axis) ?? []
  }

  /// Whether its constraints leave open where it is, or how large.
  public var hasAmbiguousLayout: Bool {
    guard isPlacedByConstraints, usesConstraints else { return false }
    updateEngine()
    guard let engine = engineInUse else { return false }
    return engine.isAmbiguous(self, .horizontal) || engine.isAmbiguous(self, .vertical)
  }

  /// For looking for mistakes on iOS; does nothing here, where the same constraints always give the same
  /// frames.
  public func exerciseAmbiguityInLayout() {}

  // MARK: Anchors

  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }

  private func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, attribute))
  }

  private func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, attribute))
  }

  // MARK: Content

  /// Asks `systemLayoutSizeFitting(_:)` for the smallest size there is.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks `systemLayoutSizeFitting(_:)` for the largest size there is.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size that its constraints give it by themselves, as near to the target as they let it.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// How much it resists being made larger than what it shows.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let pair = layoutRecord?.hugging ?? usualHugging
    return axis == .horizontal ? pair.horizontal : pair.vertical
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    var pair = layoutRecord?.hugging ?? usualHugging
    if axis == .horizontal { pair.horizontal = priority } else { pair.vertical = priority }
    makeLayoutRecord().hugging = pair
    contentChanged()
  }

  /// How much it resists being made smaller than what it shows.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    let pair = layoutRecord?.resistance ?? (.defaultHigh, .defaultHigh)
    return axis == .horizontal ? pair.horizontal : pair.vertical
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    var pair = layoutRecord?.resistance ?? (.defaultHigh, .defaultHigh)
    if axis == .horizontal { pair.horizontal = priority } else { pair.vertical = priority }
    makeLayoutRecord().resistance = pair
    contentChanged()
  }

  /// Switches and the like keep their size, buttons and labels a little less.
  private var usualHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    switch self {
    case is UISwitch, is UIStepper, is UIActivityIndicatorView: (.defaultHigh, .defaultHigh)
    case is UISlider, is UIProgressView, is UISegmentedControl, is UISearchBar:
      (.defaultLow, .defaultHigh)
    default: (.defaultLow, .defaultLow)
    }
  }

  /// For text of several lines: how high it is where it is so wide. Nil for all else.
  func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard width > 0, isTextOfSeveralLines, let label = self as? UILabel else { return nil }
    return label.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  /// Whether its height goes by the width that layout gives it.
  var isTextOfSeveralLines: Bool {
    guard let label = self as? UILabel else { return false }
    return label.numberOfLines != 1 && label.preferredMaxLayoutWidth <= 0
  }

  /// From the top to the line that the first letters stand on.
  var firstBaselineOffset: CGFloat {
    switch self {
    case let label as UILabel: label.font.ascender.rounded()
    case let button as UIButton:
      ((button.intrinsicContentSize.height - buttonFont(button).lineHeight) / 2
        + buttonFont(button).ascender).rounded()
    default: 0
    }
  }

  /// From the line that the last letters stand on to the bottom.
  var lastBaselineOffset: CGFloat {
    switch self {
    case let label as UILabel: (-label.font.descender).rounded()
    case let button as UIButton:
      ((button.intrinsicContentSize.height - buttonFont(button).lineHeight) / 2
        - buttonFont(button).descender).rounded()
    default: 0
    }
  }

  private func buttonFont(_ button: UIButton) -> UIFont {
    button.titleLabel?.font ?? .systemFont(ofSize: UIFont.buttonFontSize)
  }
}
