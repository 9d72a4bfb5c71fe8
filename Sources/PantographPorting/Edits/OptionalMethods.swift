/// The methods of UIKit's protocols that are optional on iOS. Here every conforming type has them.
enum OptionalMethods {
  static let names = others.union(DelegateMethods.names)

  private static let others: Set<String> = [
    "action", "adaptivePresentationStyle", "animationController", "animationDidStart",
    "animationDidStop", "animationEnded", "application", "applicationDidBecomeActive",
    "applicationDidEnterBackground", "applicationDidFinishLaunching",
    "applicationWillEnterForeground", "applicationWillResignActive", "applicationWillTerminate",
    "display", "draw", "gestureRecognizer", "gestureRecognizerShouldBegin",
    "interactionControllerForDismissal", "interactionControllerForPresentation",
    "interruptibleAnimator", "layoutSublayers", "navigationController",
    "navigationControllerPreferredInterfaceOrientationForPresentation",
    "navigationControllerSupportedInterfaceOrientations", "pageViewController",
    "popoverPresentationController", "popoverPresentationControllerDidDismissPopover",
    "popoverPresentationControllerShouldDismissPopover", "prepareForPopoverPresentation",
    "presentationController", "presentationControllerDidAttemptToDismiss",
    "presentationControllerDidDismiss", "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss", "presentationCount", "presentationIndex", "scene",
    "sceneDidBecomeActive", "sceneDidDisconnect", "sceneDidEnterBackground",
    "sceneWillEnterForeground", "sceneWillResignActive",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier", "splitViewController",
    "splitViewControllerDidCollapse", "splitViewControllerDidExpand", "tabBarController",
    "viewController", "addAnimations", "addCompletion", "continueAnimation",
  ]

  /// The replacements for optional methods whose absence callers test for. A replacement returns
  /// nil if the type lacks the method.
  static let asking = ["interruptibleAnimator": "interruptibleAnimatorIfImplemented"]
}
