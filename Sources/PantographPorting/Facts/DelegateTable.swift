/// The protocols of delegates and data sources, as UIKit declares them. `make inert-names` writes this file, and a test
/// compares it.
enum DelegateTable {
  static let text = """
    CAAnimationDelegate
      func animationDidStart(_ anim: CAAnimation)
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
    CALayerDelegate
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
      func display(_ layer: CALayer)
      func layerWillDraw(_ layer: CALayer)
      func draw(_ layer: CALayer, in ctx: CGContext)
      func layoutSublayers(of layer: CALayer)
    MFMailComposeViewControllerDelegate
      func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
    MFMessageComposeViewControllerDelegate
      func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
    NSLayoutManagerDelegate
      func layoutManager(_ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
      func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    NSTextStorageDelegate
      func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
      func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
    NSUserActivityDelegate
      func userActivityWillSave(_ userActivity: NSUserActivity)
    PanTransitionDriverDelegate
      func driverShouldBegin(_ driver: PanTransitionDriver) -> Bool
      func driver(_ driver: PanTransitionDriver, didMoveTo progress: CGFloat)
      func driver(_ driver: PanTransitionDriver, didDecide decision: ReleaseDecision)
      func driver(_ driver: PanTransitionDriver, didSettle outcome: TransitionOutcome)
      func driver(_ driver: PanTransitionDriver, didRefuse refusal: InteractionRefusal)
    SFSafariViewControllerDelegate
      func safariViewControllerDidFinish(_ controller: SFSafariViewController)
      func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
      func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL)
      func safariViewController(_ controller: SFSafariViewController, activityItemsFor url: URL, title: String?) -> [UIActivity]
      func safariViewController(_ controller: SFSafariViewController, excludedActivityTypesFor url: URL, title: String?) -> [UIActivity.ActivityType]
      func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
    TransitionGripDelegate
      func gripShouldBegin(_ grip: TransitionGrip) -> Bool
      func grip(_ grip: TransitionGrip, didMoveTo progress: CGFloat)
      func grip(_ grip: TransitionGrip, didDecide decision: ReleaseDecision)
      func grip(_ grip: TransitionGrip, didSettle outcome: TransitionOutcome)
      func grip(_ grip: TransitionGrip, didRefuse refusal: InteractionRefusal)
    UIAdaptivePresentationControllerDelegate
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
      func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
      func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController?
      func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
      func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    UIAlertViewDelegate
      func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
      func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    UIApplicationDelegate
      func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
      func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
      func applicationDidFinishLaunching(_ application: UIApplication)
      func applicationDidBecomeActive(_ application: UIApplication)
      func applicationWillResignActive(_ application: UIApplication)
      func applicationDidEnterBackground(_ application: UIApplication)
      func applicationWillEnterForeground(_ application: UIApplication)
      func applicationWillTerminate(_ application: UIApplication)
      func applicationDidReceiveMemoryWarning(_ application: UIApplication)
      func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
      func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
      func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
      func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
      func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool
      func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
      func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
      func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
      func applicationSignificantTimeChange(_ application: UIApplication)
      func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
      func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
      func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
      func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
      func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
      func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
      func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
    UIBarPositioningDelegate
      func position(for bar: any UIBarPositioning) -> UIBarPosition
    UICollectionViewDataSource
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
      func numberOfSections(in collectionView: UICollectionView) -> Int
      func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
      func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
      func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
      func indexTitles(for collectionView: UICollectionView) -> [String]?
      func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
    UICollectionViewDataSourcePrefetching
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
      func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    UICollectionViewDelegate: UIScrollViewDelegate
      func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
      func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
      func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
      func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
      func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
      func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
      func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
      func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
      func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
      func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
      func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
      func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
      func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
      func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
      func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
      func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
      func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
      func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
      func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
      func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
      func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
      func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool
      func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
      func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool
      func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?)
      func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
      func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
      func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
      func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
      func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
      func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
      func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout
      func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
    UICollectionViewDragDelegate
      func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
      func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
      func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
      func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
      func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
      func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
      func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
    UICollectionViewDropDelegate
      func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
      func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
      func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
      func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal
      func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
      func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
      func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
    UICollisionBehaviorDelegate
      func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
      func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
      func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
      func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?)
    UIColorPickerViewControllerDelegate
      func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
      func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
      func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
    UIContextMenuInteractionDelegate
      func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
      func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
      func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
      func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview?
      func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, dismissalPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview?
      func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
      func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
      func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    UIDragInteractionDelegate
      func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
      func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession) -> UITargetedDragPreview?
      func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
      func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
      func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
      func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
      func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool
      func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
      func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
      func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
      func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
      func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint) -> [UIDragItem]
      func dragInteraction(_ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint) -> (any UIDragSession)?
      func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem], for addingInteraction: UIDragInteraction)
      func dragInteraction(_ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
      func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
    UIDropInteractionDelegate
      func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
      func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
      func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
      func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
      func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
      func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
      func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
      func dropInteraction(_ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
      func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
    UIDynamicAnimatorDelegate
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
    UIEditMenuInteractionDelegate
      func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu?
      func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
      func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating)
      func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating)
    UIFontPickerViewControllerDelegate
      func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
      func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    UIGestureRecognizerDelegate
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
    UIImagePickerControllerDelegate
      func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
      func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
    UINavigationBarDelegate: UIBarPositioningDelegate
      func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
      func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
    UINavigationControllerDelegate
      func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
      func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
      func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
      func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
      func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation
    UINavigationItemRenameDelegate
      func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
      func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
      func navigationItem(_ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>) -> (String, Range<String.Index>)
      func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String)
    UIPageViewControllerDataSource
      func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
      func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
      func presentationCount(for pageViewController: UIPageViewController) -> Int
      func presentationIndex(for pageViewController: UIPageViewController) -> Int
    UIPageViewControllerDelegate
      func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
      func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
      func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation
      func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask
      func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController) -> UIInterfaceOrientation
    UIPickerViewDataSource
      func numberOfComponents(in pickerView: UIPickerView) -> Int
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
    UIPickerViewDelegate
      func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
      func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
      func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
      func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    UIPointerInteractionDelegate
      func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion?
      func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
      func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
      func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
    UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
      func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
      func popoverPresentationController(_ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
      func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
      func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
    UIPreviewInteractionDelegate
      func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
      func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
      func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
      func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
    UISceneDelegate
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
      func sceneDidDisconnect(_ scene: UIScene)
      func sceneDidBecomeActive(_ scene: UIScene)
      func sceneWillResignActive(_ scene: UIScene)
      func sceneWillEnterForeground(_ scene: UIScene)
      func sceneDidEnterBackground(_ scene: UIScene)
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
      func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
      func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
      func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
      func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
      func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
      func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    UIScrollViewAccessibilityDelegate: UIScrollViewDelegate
      func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
      func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
    UIScrollViewDelegate
      func scrollViewDidScroll(_ scrollView: UIScrollView)
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
      func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
      func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
      func viewForZooming(in scrollView: UIScrollView) -> UIView?
      func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
      func scrollViewDidZoom(_ scrollView: UIScrollView)
      func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
      func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    UISearchBarDelegate: UIBarPositioningDelegate
      func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
      func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
      func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
      func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
      func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
      func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    UISearchControllerDelegate
      func willPresentSearchController(_ searchController: UISearchController)
      func didPresentSearchController(_ searchController: UISearchController)
      func willDismissSearchController(_ searchController: UISearchController)
      func didDismissSearchController(_ searchController: UISearchController)
      func presentSearchController(_ searchController: UISearchController)
    UISearchResultsUpdating
      func updateSearchResults(for searchController: UISearchController)
      func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
    UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
    UISplitViewControllerDelegate
      func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
      func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool
      func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController?
      func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
      func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
      func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
      func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
      func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
      func splitViewControllerDidCollapse(_ svc: UISplitViewController)
      func splitViewControllerDidExpand(_ svc: UISplitViewController)
      func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask
      func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController) -> UIInterfaceOrientation
      func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode
      func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
      func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
      func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
      func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
      func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    UITabBarControllerDelegate
      func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
      func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
      func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
      func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation
      func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
      func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
      func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
      func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
      func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
    UITabBarDelegate
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    UITableViewDataSource
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      func numberOfSections(in tableView: UITableView) -> Int
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
      func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
      func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
      func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
      func sectionIndexTitles(for tableView: UITableView) -> [String]?
      func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    UITableViewDataSourcePrefetching
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
      func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
    UITableViewDelegate: UIScrollViewDelegate
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
      func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
      func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
      func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
      func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
      func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
      func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
      func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
      func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
      func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
      func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
      func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
      func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
      func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
      func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
      func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
      func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
      func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
      func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
      func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
      func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
      func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
      func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
      func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
      func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
      func tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool
      func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
      func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool
      func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
      func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
      func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
      func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
      func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
      func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
      func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
    UITableViewDragDelegate
      func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
      func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
      func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
      func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
      func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
      func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
      func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
    UITableViewDropDelegate
      func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
      func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
      func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
      func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal
      func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
      func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
      func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
    UITextFieldDelegate
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
      func textFieldDidBeginEditing(_ textField: UITextField)
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
      func textFieldDidEndEditing(_ textField: UITextField)
      func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
      func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
      func textFieldDidChangeSelection(_ textField: UITextField)
      func textFieldShouldClear(_ textField: UITextField) -> Bool
      func textFieldShouldReturn(_ textField: UITextField) -> Bool
      func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    UITextInputDelegate
      func selectionWillChange(_ textInput: (any UITextInput)?)
      func selectionDidChange(_ textInput: (any UITextInput)?)
      func textWillChange(_ textInput: (any UITextInput)?)
      func textDidChange(_ textInput: (any UITextInput)?)
    UITextViewDelegate: UIScrollViewDelegate
      func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
      func textViewDidBeginEditing(_ textView: UITextView)
      func textViewShouldEndEditing(_ textView: UITextView) -> Bool
      func textViewDidEndEditing(_ textView: UITextView)
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
      func textViewDidChange(_ textView: UITextView)
      func textViewDidChangeSelection(_ textView: UITextView)
      func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
      func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
      func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    UIToolbarDelegate: UIBarPositioningDelegate
    UIViewControllerAnimatedTransitioning
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
      func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
      func animationEnded(_ transitionCompleted: Bool)
    UIViewControllerContextTransitioning
      func updateInteractiveTransition(_ percentComplete: CGFloat)
      func finishInteractiveTransition()
      func cancelInteractiveTransition()
      func pauseInteractiveTransition()
      func completeTransition(_ didComplete: Bool)
      func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
      func view(forKey key: UITransitionContextViewKey) -> UIView?
      func initialFrame(for vc: UIViewController) -> CGRect
      func finalFrame(for vc: UIViewController) -> CGRect
    UIViewControllerInteractiveTransitioning
      func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    UIViewControllerPreviewingDelegate
      func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController?
      func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
    UIViewControllerTransitioningDelegate
      func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
      func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
      func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
    UIViewImplicitlyAnimating: UIViewAnimating
      func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
      func addAnimations(_ animation: @escaping () -> Void)
      func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
      func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    UIWindowSceneDelegate: UISceneDelegate
      func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
      func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection)
    """
}
