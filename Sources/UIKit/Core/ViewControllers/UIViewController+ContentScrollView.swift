import Foundation

extension UIViewController {
  func findContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let chosen = contentScrollViews.first(where: { !$0.edges.isDisjoint(with: edge) })?.view {
      return chosen
    }
    return viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }

  func keepContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for index in contentScrollViews.indices { contentScrollViews[index].edges.subtract(edge) }
    contentScrollViews.removeAll { $0.edges.isEmpty || $0.view == nil }
    if let scrollView {
      contentScrollViews.append(ContentScrollView(view: scrollView, edges: edge))
    }
    TiersAbove.bars.contentScrollViewChanged(of: self, to: scrollView)
  }

  /// The scroll view for a tab bar that hides while scrolling; no tab bar does so here.
  public var tabBarObservedScrollView: UIScrollView? {
    get { contentScrollView(for: .bottom) }
    set { setContentScrollView(newValue, for: .bottom) }
  }
}

/// A scroll view that was set for some edges.
struct ContentScrollView {
  weak var view: UIScrollView?
  var edges: NSDirectionalRectEdge
}
