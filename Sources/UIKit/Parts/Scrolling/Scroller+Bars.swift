import Foundation

extension Scroller {
  /// Whether content is scrolled under the bar at the view's upper edge.
  var isUnderBar: Bool {
    Double(view.contentOffset.y) > view.limits(.vertical).lowerBound + Self.edgeTolerance
  }

  /// Notifies the navigation bar when content begins or ends to be scrolled under it, because the
  /// bar then changes its appearance.
  func tellBar() {
    guard isUnderBar != wasUnderBar else { return }
    wasUnderBar.toggle()
    var responder = view.next
    while let current = responder {
      if let controller = current as? UIViewController,
        let navigation = controller.navigationController,
        navigation.topViewController === controller,
        controller.contentScrollView(for: .top) === view
      {
        return navigation.navigationBar.contentMoved()
      }
      responder = current.next
    }
  }
}
