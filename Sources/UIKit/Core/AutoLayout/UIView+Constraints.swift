import Foundation

extension UIView {
  // MARK: Constraints

  func ownAddConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { return }
    for item in constraint.items where item.layoutView?.isDescendant(of: self) != true {
      Misuse.stop(
        "\(constraint.text) cannot be added to \(layoutName): \(item.layoutName) is not in it")
    }
    constraint.deactivate()
    constraint.hold(in: self)
  }

  var isAmbiguous: Bool {
    guard isPlacedByConstraints, usesConstraints else { return false }
    updateEngine()
    guard let engine = engineInUse else { return false }
    return engine.isAmbiguous(self, .horizontal) || engine.isAmbiguous(self, .vertical)
  }

  // MARK: Anchors

  func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, attribute))
  }

  func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, attribute))
  }

  // MARK: Content

  /// The size that requests the smallest possible result of `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The size that requests the largest possible result of `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  func fittingSize(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  func ownContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let pair = layoutRecord?.hugging ?? usualHugging
    return axis == .horizontal ? pair.horizontal : pair.vertical
  }

  func ownSetContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
  {
    var pair = layoutRecord?.hugging ?? usualHugging
    if axis == .horizontal { pair.horizontal = priority } else { pair.vertical = priority }
    makeLayoutRecord().hugging = pair
    contentChanged()
  }

  func ownContentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    let pair = layoutRecord?.resistance ?? (.defaultHigh, .defaultHigh)
    return axis == .horizontal ? pair.horizontal : pair.vertical
  }

  func ownSetContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    var pair = layoutRecord?.resistance ?? (.defaultHigh, .defaultHigh)
    if axis == .horizontal { pair.horizontal = priority } else { pair.vertical = priority }
    makeLayoutRecord().resistance = pair
    contentChanged()
  }

  private var usualHugging: LayoutRecord.Priorities {
    layoutContent?.usualHugging ?? (.defaultLow, .defaultLow)
  }

  /// Returns the height of multi-line text at the given width, in points; nil for other content.
  func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard width > 0, layoutContent?.isTextOfSeveralLines == true else { return nil }
    return sizeThatFits(CGSize(width: width, height: 0)).height
  }
}

extension UIView {
  // These help with debugging.

  /// Returns the constraints that determine the view's frame along the axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    engineInUse?.constraints(affecting: self, axis) ?? []
  }
  /// Whether the constraints allow other positions or sizes of the view.
  public var hasAmbiguousLayout: Bool { isAmbiguous }
  /// Does nothing here. On iOS it is used for debugging.
  public func exerciseAmbiguityInLayout() {
    inert("the same constraints always give the same frames")
  }
}
