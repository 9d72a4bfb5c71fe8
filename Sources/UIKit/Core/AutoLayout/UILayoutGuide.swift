import Foundation

/// A rectangle in a view that takes part in layout, and is not drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem {
  /// The source of the guide's frame.
  enum Kind {
    /// The constraints on the guide determine its frame.
    case constraints
    case safeArea, margins, readable
    /// The guide spans the view's width, at the view's bottom.
    case keyboard
    /// All that a scroll view shows, with a size determined by the constraints in it; and the part
    /// that is visible.
    case content, frame

    var identifier: String {
      switch self {
      case .constraints: ""
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .margins: "UIViewLayoutMarginsGuide"
      case .readable: "UIViewReadableContentGuide"
      case .keyboard: "UIViewKeyboardLayoutGuide"
      case .content: "UIScrollViewContentLayoutGuide"
      case .frame: "UIScrollViewFrameLayoutGuide"
      }
    }
  }

  let kind: Kind
  open var identifier: String
  /// The view that owns the guide, set by `addLayoutGuide(_:)`.
  open internal(set) weak var owningView: UIView? {
    get { owner?.view }
    set { owner = newValue?.reference }
  }
  @exclusivity(unchecked) private var owner: ViewReference?
  @exclusivity(unchecked) nonisolated(unsafe) private var ownReference: ViewReference?
  var layoutEntry: LayoutEntry?

  public override init() {
    kind = .constraints
    identifier = ""
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    identifier = kind.identifier
    owner = view.reference
    super.init()
  }

  deinit { ownReference?.clear() }

  final var reference: ViewReference {
    if let ownReference { return ownReference }
    let reference = ViewReference(self)
    ownReference = reference
    return reference
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    kind = .constraints
    identifier = ""
    super.init()
    coder.endObject(self)
  }

  /// The guide's frame in the coordinates of its view.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    if let insets = insets(in: view, besides: view.safeAreaInsets) {
      return view.bounds.inset(by: insets)
    }
    if let band = band(besides: view.safeAreaInsets) {
      let room = view.bounds
      return CGRect(
        x: room.minX, y: room.maxY - band.start, width: room.width, height: band.height)
    }
    if kind == .content, let size = view.scrolling?.contentSize {
      return CGRect(origin: .zero, size: size)
    }
    return layoutEntry?.frame ?? .zero
  }

  /// Returns the guide's distances from the edges of a view with that safe area; nil for guides of
  /// other kinds.
  func insets(in view: UIView, besides safeArea: UIEdgeInsets) -> UIEdgeInsets? {
    switch kind {
    case .constraints: nil
    case .safeArea: safeArea
    case .margins: view.margins(besides: safeArea)
    case .readable: view.readableInsets(besides: safeArea)
    case .frame: .zero
    case .keyboard, .content: nil
    }
  }

  /// Returns the band that the guide covers along the bottom; nil for guides of other kinds.
  /// `start` is the distance from the bottom edge.
  func band(besides safeArea: UIEdgeInsets) -> (start: CGFloat, height: CGFloat)? {
    switch kind {
    case .keyboard: (safeArea.bottom, 0)
    case .constraints, .safeArea, .margins, .readable, .content, .frame: nil
    }
  }

  var layoutContainer: UIView? { owningView }
  var layoutView: UIView? { owningView }

  var layoutName: String {
    let owner = owningView?.layoutName ?? "no view"
    switch kind {
    case .constraints: return identifier.isEmpty ? "a guide of \(owner)" : "“\(identifier)”"
    case .safeArea: return "\(owner).safeAreaLayoutGuide"
    case .margins: return "\(owner).layoutMarginsGuide"
    case .readable: return "\(owner).readableContentGuide"
    case .keyboard: return "\(owner).keyboardLayoutGuide"
    case .content: return "\(owner).contentLayoutGuide"
    case .frame: return "\(owner).frameLayoutGuide"
    }
  }

  open override nonisolated var description: String {
    ObjectText.of(self) { "UILayoutGuide \(layoutName)" }
  }

  // MARK: Anchors

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .leading)) }
  open var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .trailing))
  }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .left)) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .right)) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .top)) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .bottom)) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .centerX)) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .centerY)) }

  open var hasAmbiguousLayout: Bool {
    guard kind == .constraints || kind == .content, let engine = owningView?.engineInUse else {
      return false
    }
    return engine.isAmbiguous(self, .horizontal) || engine.isAmbiguous(self, .vertical)
  }

  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.engineInUse?.constraints(affecting: self, axis) ?? []
  }
}

/// The guide of the part of a view that the first responder's input views cover. While there are
/// none, the guide lies at the bottom of the safe area and has no height.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  @Inert("a keyboard stays at the bottom")
  open var followsUndockedKeyboard = false
  /// Whether the guide lies above the safe area's bottom inset while there is no keyboard.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.guidesChanged() } }
  }
  /// The height above a keyboard, in points, in which a drag already moves it.
  open var keyboardDismissPadding: CGFloat = 0

  override func band(besides safeArea: UIEdgeInsets) -> (start: CGFloat, height: CGFloat)? {
    let covered = owningView?.inputCoverage ?? 0
    if covered > 0 { return (covered, covered) }
    return (usesBottomSafeArea ? safeArea.bottom : 0, 0)
  }
}

/// Part of a view controller's view that a top or bottom bar covers.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}
