import QuartzCore

extension Selector {
  /// The selector that iOS writes as `#selector(UIViewController.show(_:sender:))`.
  public static let show: Selector = "showViewController:sender:"
  /// The selector that iOS writes as
  /// `#selector(UIViewController.showDetailViewController(_:sender:))`.
  public static let showDetail: Selector = "showDetailViewController:sender:"
}
