import Foundation

extension Scroller {
  /// Whether content is scrolled below what covers the view's upper edge.
  var isUnderBar: Bool {
    Double(view.contentOffset.y) > view.limits(.vertical).lowerBound + Self.edgeTolerance
  }

  /// A navigation bar looks another way once content is scrolled below it.
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
