import Foundation

extension UITabBarController {
  /// Reports that another tab has become visible.
  func tellOfTab(_ controller: UIViewController, since start: Double?) {
    ApplicationEvent.report(Self.event(of: controller), since: start)
  }

  private static func event(of controller: UIViewController) -> ApplicationEvent {
    let word = controller.tabBarItem.title.flatMap { $0.isEmpty ? nil : $0 }
    let name = word ?? controller.eventName
    return ApplicationEvent(.choseTab, "chose the tab \(name)", of: controller, title: name)
  }
}
