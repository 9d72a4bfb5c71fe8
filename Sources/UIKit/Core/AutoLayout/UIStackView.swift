import Foundation

/// A view that arranges views in a row or a column, by constraints of its own.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The distribution of the views along the stack's axis.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of the views across the stack's axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading, firstBaseline, center, trailing, lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// The value of a custom spacing that means the stack's own `spacing`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The value of a spacing that means the system's.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The arranged views in their order. Hidden ones take no room.
  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { rearrange() } }
  }
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { rearrange() } }
  }
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { rearrange() } } }
  /// The space between the views, in points; the least space in the distributions that spread the
  /// views.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { rearrange() } } }
  /// Whether the spaces of a column are measured from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
  }
  /// Whether the views lie within the stack's margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
  }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var own: [NSLayoutConstraint] = []
  /// The constraints that set the thickness of hidden views; a part of `own`.
  private var hiddenThicknesses: [NSLayoutConstraint] = []
  private var isStale = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)!
    coder.endObject(self)
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
    if view.ownSuperview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    rearrange()
  }

  /// Removes a view from the arrangement. It stays a subview that the stack no longer places.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    finishDeparture(of: view)
    rearrange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the space after one view, used instead of `spacing`.
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

  /// Makes the stack's constraints again with the next layout.
  func rearrange() {
    isStale = true
    setNeedsUpdateConstraints()
  }

  open override func updateConstraints() {
    if isStale {
      isStale = false
      for constraint in own { constraint.deactivate(isDeciding: false) }
      let arrangement = StackArrangement(self)
      own = arrangement.constraints
      hiddenThicknesses = arrangement.hiddenThicknesses
      NSLayoutConstraint.activate(own)
      contentMayHaveChanged()
    }
    super.updateConstraints()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !hiddenThicknesses.isEmpty else { return }
    let thickness = StackArrangement.thickness(of: self)
    for constraint in hiddenThicknesses { constraint.constant = thickness }
  }

  // MARK: Baselines

  /// The view with the stack's first baseline: in a row its highest view, in a column its first.
  open override var forFirstBaselineLayout: UIView {
    viewForBaseline { $0.first }?.forFirstBaselineLayout ?? self
  }

  /// The view with the stack's last baseline: in a row its highest view, in a column its last.
  open override var forLastBaselineLayout: UIView {
    viewForBaseline { $0.last }?.forLastBaselineLayout ?? self
  }

  private func viewForBaseline(inColumn choose: ([UIView]) -> UIView?) -> UIView? {
    let views = arrangedSubviews.filter { !$0.isHidden }
    if axis == .vertical { return choose(views) }
    // The first among views of the same height.
    return views.reversed().max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
  }
}
