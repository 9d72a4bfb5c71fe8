extension ObservedNames {
  static let scrolling = [
    ObservedNames(
      UIScrollView.self,
      [
        "contentOffset": \UIScrollView.contentOffset, "contentSize": \UIScrollView.contentSize,
        "contentInset": \UIScrollView.contentInset,
        "adjustedContentInset": \UIScrollView.adjustedContentInset,
        "delegate": \UIScrollView.delegate, "isScrollEnabled": \UIScrollView.isScrollEnabled,
        "isPagingEnabled": \UIScrollView.isPagingEnabled,
        "refreshControl": \UIScrollView.refreshControl, "zoomScale": \UIScrollView.zoomScale,
      ])
  ]
}
