import Foundation

extension UIViewController {
  /// The scroll view that bars at that edge go by: the one that was set, or else the view itself or the first in it.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let chosen = contentScrollViews.first(where: { !$0.edges.isDisjoint(with: edge) })?.view {
      return chosen
    }
    return viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }

  /// Nil takes back what was set for those edges.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    for index in contentScrollViews.indices { contentScrollViews[index].edges.subtract(edge) }
    contentScrollViews.removeAll { $0.edges.isEmpty || $0.view == nil }
    if let scrollView {
      contentScrollViews.append(ContentScrollView(view: scrollView, edges: edge))
      scrollView.scroller.roomChanged()
    }
    navigationController?.navigationBar.contentMoved()
  }

  /// For a tab bar that hides while it is scrolled; here none does.
  public var tabBarObservedScrollView: UIScrollView? {
    get { contentScrollView(for: .bottom) }
    set { setContentScrollView(newValue, for: .bottom) }
  }
}

/// A scroll view that was named for some edges.
struct ContentScrollView {
  weak var view: UIScrollView?
  var edges: NSDirectionalRectEdge
}
