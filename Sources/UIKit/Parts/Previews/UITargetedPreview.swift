import Foundation

/// A view that is shown as a preview, with its look and the place to which it comes or from which
/// it goes.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview at the view's own place. The view must be in a view.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(view: view, parameters: parameters, target: Self.place(of: view))
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  static func place(of view: UIView) -> UIPreviewTarget {
    if view.superview == nil {
      Misuse.warn("a preview of a \(type(of: view)) that is in no view needs a target")
    }
    return UIPreviewTarget(container: view.superview ?? view, center: view.center)
  }

  /// The size of the part that is shown.
  open var size: CGSize { shown.size }

  /// Returns the same preview at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The part of the view that is shown, in the view's coordinates.
  var shown: CGRect { parameters.visiblePath.map(\.bounds) ?? view.bounds }

  open override nonisolated var description: String { ObjectText.of(self) }
}

/// The place of a preview: a point in a view, and a transform.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  public let container: UIView
  public let center: CGPoint
  public let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  open override nonisolated var description: String { ObjectText.of(self) }
}

/// The look of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The outline of the shown part, in the view's coordinates; nil shows the whole view.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow; nil uses that of the shown part.
  open var shadowPath: UIBezierPath?
  /// The color behind the view.
  open var backgroundColor: UIColor! = .systemBackground {
    didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
  }

  public required override init() { super.init() }

  /// Creates parameters for lines of text, given as rectangles: the shown part surrounds them.
  public required convenience init(textLineRects: [NSValue]) {
    self.init()
    let lines = textLineRects.map { $0.cgRectValue.insetBy(dx: -Self.linePadding, dy: 0) }
    guard let first = lines.first else { return }
    let path = UIBezierPath(
      roundedRect: lines.dropFirst().reduce(first) { $0.union($1) }, cornerRadius: Self.lineCorner)
    visiblePath = path
  }

  /// The room at the ends of a line of text, and the corners, in points: a choice of our own.
  private static let linePadding: CGFloat = 4
  private static let lineCorner: CGFloat = 6

  open override nonisolated var description: String { ObjectText.of(self) }
}
