import Foundation

/// A view's superview, index and geometry, for its return.
@MainActor
struct ViewPlace {
  private weak var superview: UIView?
  private let index: Int
  private var superviewSize: CGSize
  private var bounds: CGRect
  private var center: CGPoint
  private let transform: CATransform3D
  private let alpha: CGFloat
  private let isHidden: Bool

  init(of view: UIView) {
    superview = view.superview
    index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
    superviewSize = view.superview?.bounds.size ?? .zero
    bounds = view.bounds
    center = view.center
    transform = view.transform3D
    alpha = view.alpha
    isHidden = view.isHidden
  }

  func isPlace(of view: UIView) -> Bool { superview != nil && view.superview === superview }

  /// Undoes an animation's changes of the view.
  func restoreLook(of view: UIView, withSize: Bool = true) {
    UIView.performWithoutAnimation {
      if view.transform3D != transform { view.transform3D = transform }
      if withSize { restoreSize(of: view) }
      if view.alpha != alpha { view.alpha = alpha }
      if view.isHidden != isHidden { view.isHidden = isHidden }
    }
  }

  /// Returns the view to its superview, in the size that this has given it by now.
  ///
  /// - Parameter keepingSize: Whether the view keeps its present size and position, if its present
  ///   superview is as large.
  func putBack(_ view: UIView, keepingSize: Bool = false) {
    guard let superview else { return }
    let isAsLarge = view.superview?.bounds.size == superview.bounds.size
    UIView.performWithoutAnimation {
      if view.superview !== superview {
        superview.insertSubview(view, at: min(index, superview.subviews.count))
      }
      if !keepingSize || !isAsLarge { restoreSize(of: view) }
    }
  }

  /// Resizes a view that was out of its superview while the superview's size changed.
  mutating func follow(_ view: UIView) {
    if view.superview == nil { adapt(with: view) }
  }

  /// Stores the place of a view that leaves its superview as it is. Later changes of the
  /// superview's size are made up for.
  mutating func leave(_ view: UIView) {
    let look = (view.bounds, view.center)
    adapt(with: view)
    UIView.performWithoutAnimation { (view.bounds, view.center) = look }
  }

  private mutating func adapt(with view: UIView) {
    guard let size = superview?.bounds.size, size != superviewSize else { return }
    UIView.performWithoutAnimation { restoreSize(of: view) }
    (bounds, center, superviewSize) = (view.bounds, view.center, size)
  }

  private func restoreSize(of view: UIView) {
    if view.bounds != bounds { view.bounds = bounds }
    if view.center != center { view.center = center }
    guard let size = superview?.bounds.size, size != superviewSize else { return }
    view.autoresize(from: superviewSize, to: size)
  }
}
