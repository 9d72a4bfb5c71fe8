import QuartzCore

/// The sizes of views in bars.
@MainActor
enum BarSize {
  /// Returns the size of a view in a bar: by the constraints on its sides, or else its own. A view
  /// without a size has that of its content.
  static func of(_ view: UIView) -> CGSize {
    if let sized = view as? any BarSized { return sized.naturalSize }
    var size = view.bounds.size
    guard view.translatesAutoresizingMaskIntoConstraints else { return size }
    let content = view.intrinsicContentSize
    if size.width == 0 { size.width = max(content.width, 0) }
    if size.height == 0 { size.height = max(content.height, 0) }
    for constraint in view.constraints
    where constraint.isActive && constraint.firstItem === view && constraint.secondItem == nil
      && constraint.relation == .equal
    {
      switch constraint.firstAttribute {
      case .width: size.width = max(constraint.constant, 0)
      case .height: size.height = max(constraint.constant, 0)
      default: break
      }
    }
    return size
  }

  /// Gives a program's view its size in a bar, so that the constraints on its sides agree with its frame.
  static func apply(to view: UIView) {
    let size = of(view)
    if size != view.bounds.size { view.bounds.size = size }
  }
}
