import Foundation

/// The part of a view controller's view that a bar at its top or bottom covers. As on iOS it is a
/// hidden view with two constraints of the controller's view.
final class BarGuideView: UIView, UILayoutSupport {
  enum Edge: Int {
    case top, bottom
  }

  let edge: Edge
  private lazy var height = heightAnchor.constraint(equalToConstant: 0)

  init(_ edge: Edge, of view: UIView) {
    self.edge = edge
    super.init(frame: .zero)
    isHidden = true
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    height.constant = covered(of: view.safeAreaInsets)
    let place =
      edge == .top
      ? topAnchor.constraint(equalTo: view.topAnchor)
      : bottomAnchor.constraint(equalTo: view.bottomAnchor)
    view.addConstraints([place, height])
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat { height.constant }

  private func covered(of insets: UIEdgeInsets) -> CGFloat {
    edge == .top ? insets.top : insets.bottom
  }

  /// Notes that the safe area of the controller's view has changed.
  func safeAreaChanged(to insets: UIEdgeInsets) {
    height.constant = covered(of: insets)
  }
}

extension UIView {
  /// Returns the guide of the bar at an edge, which is created on first use.
  func barGuide(_ edge: BarGuideView.Edge) -> BarGuideView {
    let known = ownSubviews.lazy.compactMap { $0 as? BarGuideView }.first { $0.edge == edge }
    if let known { return known }
    makeLayoutRecord().hasBarGuides = true
    return BarGuideView(edge, of: self)
  }

  /// Notifies the guides of the bars of a change of the safe area.
  func barGuidesChanged(to insets: UIEdgeInsets) {
    guard layoutRecord?.hasBarGuides == true else { return }
    for case let guide as BarGuideView in ownSubviews { guide.safeAreaChanged(to: insets) }
  }
}
