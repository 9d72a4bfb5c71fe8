import Foundation

extension LayoutEngine {
  /// Sets a scroll view's content size to the size that constraints give its content guide.
  func tellContentSize(_ entry: LayoutEntry) {
    guard !isFitting, let scroll = (entry.item as? UILayoutGuide)?.owningView?.scrolling
    else { return }
    var size = scroll.contentSize
    let growth = growth(byZoomIn: scroll)
    if entry[.width].variable != nil { size.width = max(entry.value(.width) + growth.width, 0) }
    if entry[.height].variable != nil { size.height = max(entry.value(.height) + growth.height, 0) }
    if size != scroll.contentSize { scroll.contentSize = size }
  }

  /// Returns how much larger than its constraints the zoomed subview of a scroll view is shown.
  private func growth(byZoomIn scroll: UIView) -> CGSize {
    for view in scroll.ownSubviews {
      let zoom = view.zoomInScroller
      guard zoom != 1, let size = view.layoutRecord?.entry?.frame.size else { continue }
      return CGSize(width: size.width * (zoom - 1), height: size.height * (zoom - 1))
    }
    return .zero
  }
}
