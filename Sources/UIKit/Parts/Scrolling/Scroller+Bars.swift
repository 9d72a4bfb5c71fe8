import Foundation

extension Scroller {
  /// The edges at which content is scrolled under a bar, if there is one.
  var edgesUnderBars: NSDirectionalRectEdge {
    let limits = view.limits(.vertical)
    let offset = Double(view.contentOffset.y)
    var edges: NSDirectionalRectEdge = []
    if offset > limits.lowerBound + Self.edgeTolerance { edges.insert(.top) }
    if offset < limits.upperBound - Self.edgeTolerance { edges.insert(.bottom) }
    return edges
  }

  /// Notifies the bars when content begins or ends to be scrolled under them, because they then
  /// change their appearance.
  func tellBars() {
    let edges = edgesUnderBars
    let changed = edges.symmetricDifference(knownUnderBars)
    guard !changed.isEmpty else { return }
    knownUnderBars = edges
    var responder = view.next
    while let current = responder {
      if let controller = current as? UIViewController { tell(controller, changed) }
      responder = current.next
    }
  }

  private func tell(_ controller: UIViewController, _ changed: NSDirectionalRectEdge) {
    if changed.contains(.top), controller.contentScrollView(for: .top) === view,
      let navigation = controller.navigationController,
      navigation.topViewController === controller
    {
      navigation.navigationBar.contentMoved()
    }
    guard changed.contains(.bottom), controller.contentScrollView(for: .bottom) === view else {
      return
    }
    controller.navigationController?.ownToolbar.ifMade?.contentMoved()
    controller.tabBarController?.tabBar.contentMoved()
  }
}
