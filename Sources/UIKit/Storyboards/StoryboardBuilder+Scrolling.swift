import Foundation

extension StoryboardBuilder {
  func configure(
    _ scroll: UIScrollView, _ element: StoryboardElement
  ) throws(StoryboardError) {
    // Interface Builder writes only values that differ from a new scroll view's.
    if let isEnabled = element.flag("scrollEnabled") { scroll.isScrollEnabled = isEnabled }
    if let turns = element.flag("pagingEnabled") { scroll.isPagingEnabled = turns }
    if let bounces = element.flag("bounces") { scroll.bounces = bounces }
    if let bounces = element.flag("alwaysBounceVertical") { scroll.alwaysBounceVertical = bounces }
    if let bounces = element.flag("alwaysBounceHorizontal") {
      scroll.alwaysBounceHorizontal = bounces
    }
    if let bounces = element.flag("bouncesZoom") { scroll.bouncesZoom = bounces }
    if let locks = element.flag("directionalLockEnabled") {
      scroll.isDirectionalLockEnabled = locks
    }
    if let delays = element.flag("delaysContentTouches") { scroll.delaysContentTouches = delays }
    if let cancels = element.flag("canCancelContentTouches") {
      scroll.canCancelContentTouches = cancels
    }
    if let shows = element.flag("showsHorizontalScrollIndicator") {
      scroll.showsHorizontalScrollIndicator = shows
    }
    if let shows = element.flag("showsVerticalScrollIndicator") {
      scroll.showsVerticalScrollIndicator = shows
    }
    if let least = element.number(.minimumZoomScale) { scroll.minimumZoomScale = CGFloat(least) }
    if let most = element.number(.maximumZoomScale) { scroll.maximumZoomScale = CGFloat(most) }
    if let name = element["keyboardDismissMode"] {
      scroll.keyboardDismissMode = try named(
        name, InterfaceNames.dismissModes, "way to dismiss the keyboard", element)
    }
    if let name = element["indicatorStyle"] {
      scroll.indicatorStyle = try named(
        name, InterfaceNames.indicatorStyles, "style of scroll indicators", element)
    }
    if let name = element["contentInsetAdjustmentBehavior"] {
      scroll.contentInsetAdjustmentBehavior = try named(
        name, InterfaceNames.insetAdjustments, "adjustment of content insets", element)
    }
    if let insets = element.child(key: "contentInset"),
      let top = insets.number(.minY), let left = insets.number(.minX),
      let bottom = insets.number(.maxY), let right = insets.number(.maxX)
    {
      scroll.contentInset = UIEdgeInsets(
        top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right))
    }
  }
}

extension InterfaceNames {
  static let dismissModes: [String: UIScrollView.KeyboardDismissMode] = [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    "onDragWithAccessory": .onDragWithAccessory,
    "interactiveWithAccessory": .interactiveWithAccessory,
  ]
  static let indicatorStyles: [String: UIScrollView.IndicatorStyle] = [
    "default": .default, "black": .black, "white": .white,
  ]
  static let insetAdjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
    "always": .always,
  ]
}
