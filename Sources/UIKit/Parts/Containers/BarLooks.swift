import Foundation

extension UIBarItem: UIAppearance {
  /// Returns a template for all items of this class. A bar applies the template's properties when
  /// it shows an item, except those set on the item itself.
  public class func appearance() -> Self { template(AppearanceScope()) }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { template(AppearanceScope(containers: containerTypes)) }

  public class func appearance(for trait: UITraitCollection) -> Self {
    template(AppearanceScope(traits: trait))
  }

  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { template(AppearanceScope(containers: containerTypes, traits: trait)) }

  private class func template(_ scope: AppearanceScope) -> Self {
    AppearanceTemplates.template(of: self, scope) { self.init(coder: TemplateCoder()) }
  }
}

extension AppearanceLook {
  static let bars = [
    AppearanceLook(\UINavigationBar.barTintColor), AppearanceLook(\UINavigationBar.barStyle),
    AppearanceLook(\UINavigationBar.titleTextAttributes),
    AppearanceLook(\UINavigationBar.largeTitleTextAttributes),
    AppearanceLook(\UINavigationBar.prefersLargeTitles),
    AppearanceLook(\UINavigationBar.chosenStandard),
    AppearanceLook(\UINavigationBar.scrollEdgeAppearance),
    AppearanceLook(\UINavigationBar.backgroundPictures),
    AppearanceLook(\UINavigationBar.shadowImage),
    AppearanceLook(\UINavigationBar.titleDrops),
    AppearanceLook(\UITabBar.barTintColor), AppearanceLook(\UITabBar.unselectedItemTintColor),
    AppearanceLook(\UITabBar.selectionIndicatorImage),
    AppearanceLook(\UITabBar.chosenStandard), AppearanceLook(\UITabBar.scrollEdgeAppearance),
    AppearanceLook(\UIToolbar.barTintColor), AppearanceLook(\UIToolbar.chosenStandard),
    AppearanceLook(\UIToolbar.scrollEdgeAppearance), AppearanceLook(\UIToolbar.pictures),
    AppearanceLook(\UIBarItem.title), AppearanceLook(\UIBarItem.image),
    AppearanceLook(\UIBarItem.titleAttributes), AppearanceLook(\UIBarItem.imageInsets),
    AppearanceLook(\UIBarButtonItem.tintColor), AppearanceLook(\UIBarButtonItem.backgroundImages),
    AppearanceLook(\UITabBarItem.badgeColor), AppearanceLook(\UITabBarItem.badgeAttributes),
    AppearanceLook(\UITabBarItem.titlePositionAdjustment),
  ]
}

extension UINavigationBar {
  fileprivate var chosenStandard: UINavigationBarAppearance? {
    get { hasStandard ? standardAppearance : nil }
    set { if let newValue { standardAppearance = newValue } }
  }
}

extension UITabBar {
  fileprivate var chosenStandard: UITabBarAppearance? {
    get { hasStandard ? standardAppearance : nil }
    set { if let newValue { standardAppearance = newValue } }
  }
}

extension UIToolbar {
  fileprivate var chosenStandard: UIToolbarAppearance? {
    get { hasStandard ? standardAppearance : nil }
    set { if let newValue { standardAppearance = newValue } }
  }
}
