import Foundation

extension UIApplication {
  /// The action with which programs test what they do when memory is short. iOS has it, too, without declaring it.
  var memoryActions: [InterfaceAction] {
    [InterfaceAction("_performMemoryWarning", UIApplication.performMemoryWarning)]
  }

  /// Tells the delegate, the observers of the notification and all view controllers that memory is short.
  private func performMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    for window in windows {
      var open = [window.rootViewController].compactMap { $0 }
      while let controller = open.popLast() {
        controller.didReceiveMemoryWarning()
        open += controller.children
        if let presented = controller.presentedViewController,
          presented.presentingViewController === controller
        {
          open.append(presented)
        }
      }
    }
  }
}
