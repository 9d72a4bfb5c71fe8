// The names that display modes had before iOS 14. A storyboard and a program may still use them.
extension UISplitViewController.DisplayMode {
  @available(*, deprecated, renamed: "secondaryOnly")
  public static var primaryHidden: Self { .secondaryOnly }

  @available(*, deprecated, renamed: "oneBesideSecondary")
  public static var allVisible: Self { .oneBesideSecondary }

  @available(*, deprecated, renamed: "oneOverSecondary")
  public static var primaryOverlay: Self { .oneOverSecondary }
}
