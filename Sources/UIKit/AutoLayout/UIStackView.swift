import Foundation

/// A view that places views in a row or a column, by constraints of its own.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the views share the length.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the views lie across.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading, firstBaseline, center, trailing, lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for the stack's own `spacing`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Stands for the system's.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// In the order in which they lie; hidden ones take no room.
  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { rearrange() } }
  }
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { rearrange() } }
  }
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { rearrange() } } }
  /// Between the views, in points; at least so much where the distribution decides.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { rearrange() } } }
  /// Whether the space of a column is measured from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
  }
  /// Whether the views lie within the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
  }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var own: [NSLayoutConstraint] = []
  private var isStale = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    require(
      stackIndex >= 0 && stackIndex <= arrangedSubviews.count,
      "a view cannot be arranged at \(stackIndex): there are \(arrangedSubviews.count) views")
    let own = arrangedSubviews.firstIndex { $0 === view }
    if let own { arrangedSubviews.remove(at: own) }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    rearrange()
  }

  /// It stays a subview, which the stack does not place any more.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    rearrange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// The space after one view, in the place of `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    rearrange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  func space(after view: UIView) -> CGFloat {
    let space = customSpacings[ObjectIdentifier(view)] ?? spacing
    return space == Self.spacingUseSystem ? SystemSpacing.betweenViews : space
  }

  // MARK: Arranging

  /// Makes its constraints anew with the next layout.
  func rearrange() {
    isStale = true
    setNeedsUpdateConstraints()
  }

  /// A view was hidden or shown. In a block of animations the others move with it at once.
  func hiddenChanged(of view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    rearrange()
    guard UIView.animationContext != nil, window != nil else { return }
    var outer: UIView = self
    while outer.isPlacedByConstraints, let next = outer.superview { outer = next }
    outer.layoutIfNeeded()
  }

  open override func updateConstraints() {
    if isStale {
      isStale = false
      NSLayoutConstraint.deactivate(own)
      own = StackArrangement(self).constraints
      NSLayoutConstraint.activate(own)
    }
    super.updateConstraints()
  }
}
