// What the tiers put into those below them. Only here are all of them known at once.

extension PresentationStyles {
  static let above: [UIModalPresentationStyle: Maker] = [
    .pageSheet: UISheetPresentationController.init,
    .formSheet: UISheetPresentationController.init,
    .popover: UIPopoverPresentationController.init,
  ]
}

extension ObservedNames {
  static let above = controls + text + scrolling + bars + sheets
}

extension AppearanceLook {
  static let above = controls + bars
}

extension TiersAbove {
  static let bars: any BarItems = ControllerBarItems()
  static let interfaces: any Interfaces = StoryboardInterfaces()
}
