/// The methods of UIKit's protocols that a type may leave out on iOS; here they are always there.
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

  /// The methods that answer nil where the type has left out what they are for.
  static let asking = ["interruptibleAnimator": "interruptibleAnimatorIfImplemented"]
}
