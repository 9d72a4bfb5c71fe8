// Empty declarations of the types of higher tiers that Apple's signatures name in Core, and the table that those tiers
// fill. Core only passes these types on. The list may only become shorter.

open class UIScrollView: UIView {}
open class UITabBarController: UIViewController {}
open class UINavigationController: UIViewController {}
open class UISplitViewController: UIViewController {}
open class UINavigationItem: NSObject {}
open class UITabBarItem: NSObject {}
open class UIBarButtonItem: NSObject {}
open class UIBarButtonItemGroup: NSObject {}
open class UIStoryboard: NSObject {}
open class UINib: NSObject {}
open class UISheetPresentationController: UIPresentationController {}
open class UIPopoverPresentationController: UIPresentationController {}

extension PresentationStyles {
  static var above: [UIModalPresentationStyle: Maker] { [:] }
}

extension ObservedNames {
  static var above: [ObservedNames] { [] }
}

extension AppearanceTemplates {
  static func instance(of type: UIView.Type) -> UIView? { nil }
}

extension DelegateKind {
  static var above: [DelegateKind] { [] }
}

extension TiersAbove {
  static var bars: any BarItems { fatalError("only its type is looked at") }
  static var interfaces: any Interfaces { fatalError("only its type is looked at") }
}

extension AppearanceLook {
  static var above: [AppearanceLook] { [] }
}
