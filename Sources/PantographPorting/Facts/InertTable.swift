/// The names without effect, as their declarations say it. `make inert-names` writes this file, and a test compares it.
enum InertTable {
  static let text = """
    .os_signpost(_:dso:log:name:signpostID:): no tool reads signposts
    .os_signpost(_:dso:log:name:signpostID:_:_:): no tool reads signposts
    ** CAAnimation.preferredFrameRateRange: each frame of the display shows it
    ** CAEmitterCell.autoreverses: particles are emitted forwards in time
    ** CAEmitterCell.fillMode: particles that were emitted stay for their lifetime
    ** CAEmitterCell.magnificationFilter: pictures are always drawn smoothly
    ** CAEmitterCell.minificationFilter: pictures are always drawn smoothly
    CAEmitterCell.minificationFilterBias: pictures are always drawn smoothly
    CAEmitterCell.zAcceleration: particles move in the plane of their layer
    CAEmitterLayer.emitterDepth: particles move in the plane of their layer
    CAEmitterLayer.emitterZPosition: particles move in the plane of their layer
    CAEmitterLayer.preservesDepth: particles move in the plane of their layer
    CALayer.allowsEdgeAntialiasing: edges are always smooth
    CALayer.allowsGroupOpacity: a layer and those below it always fade as one
    CALayer.backgroundFilters: there are no image filters
    CALayer.contentsFormat: pixels have eight bits for each color
    CALayer.cornerCurve: corners are drawn as parts of circles
    CALayer.drawsAsynchronously: drawing is always recorded
    CALayer.edgeAntialiasingMask: edges are always smooth
    CALayer.filters: there are no image filters
    CALayer.isOpaque: every layer is drawn, also below one that is opaque
    CALayer.minificationFilterBias: pictures are made smaller without mipmaps
    CALayer.rasterizationScale: the renderer caches pictures of layers by itself
    CALayer.shouldRasterize: the renderer caches pictures of layers by itself
    ** CALayer.style: properties that were not set do not come from it
    CALayer.toneMapMode: nothing is brighter than white
    CALayer.wantsExtendedDynamicRangeContent: nothing is brighter than white
    CAReplicatorLayer.preservesDepth: each copy lies in a plane of its own
    CATextLayer.allowsFontSubpixelQuantization: edges of letters are always smooth
    CATiledLayer.levelsOfDetail: what was drawn stays sharp at any size
    CATiledLayer.levelsOfDetailBias: what was drawn stays sharp at any size
    ** CATransition.filter: there are no image filters
    ** CGContext.flush(): drawing is recorded at once
    CGContext.interpolationQuality: pictures are always drawn smoothly
    CGContext.setAllowsAntialiasing(_:): edges are always smooth
    CGContext.setFlatness(_:): curves are as smooth as pixels allow
    CGContext.setShouldAntialias(_:): edges are always smooth
    * CGContext.synchronize(): drawing is recorded at once
    CGContext.textPosition: attributed strings are drawn at points of their own
    DateComponentsFormatter.allowsFractionalUnits: units are written as whole numbers
    ** DateComponentsFormatter.formattingContext: lengths of time begin with a number
    MFMessageComposeViewController.disableUserAttachments(): messages have no attachments
    NSItemProvider.suggestedName: nothing is handed over as a file
    NSLayoutConstraint.shouldBeArchived: nothing is archived
    NSLayoutManager.allowsNonContiguousLayout: a text is laid out as a whole when a place in it is asked for
    ** NSLayoutManager.hyphenationFactor: words are hyphenated where a paragraph style says so
    NSLayoutManager.showsControlCharacters: control characters have no pictures
    NSLayoutManager.showsInvisibleCharacters: control characters have no pictures
    ** NSLayoutManager.usesFontLeading: fonts have no leading
    ** NSMutableParagraphStyle.lineBreakStrategy: lines are broken between words
    NSTextContainer.exclusionPaths: lines go from side to side
    NSTextContainer.heightTracksTextView: a container is as wide as the view, and as high as the text
    NSTextContainer.widthTracksTextView: a container is as wide as the view, and as high as the text
    NSUserActivity.isEligibleForHandoff: the program hands its activities over itself
    NSUserActivity.isEligibleForPrediction: the program hands its activities over itself
    NSUserActivity.isEligibleForPublicIndexing: the program hands its activities over itself
    NSUserActivity.isEligibleForSearch: the program hands its activities over itself
    NSUserActivity.needsSave: the program hands its activities over itself
    NSUserActivityDelegate.userActivityWillSave(_:): the program hands its activities over itself
    SFSafariViewController.Configuration.barCollapsingEnabled: the bar stays, as no page is scrolled
    SFSafariViewController.Configuration.entersReaderIfAvailable: no page is loaded
    SFSafariViewControllerDelegate.safariViewController(_:activityItemsFor:title:): pages are not shared
    SFSafariViewControllerDelegate.safariViewController(_:didCompleteInitialLoad:): no page is loaded
    SFSafariViewControllerDelegate.safariViewController(_:excludedActivityTypesFor:title:): pages are not shared
    SFSafariViewControllerDelegate.safariViewController(_:initialLoadDidRedirectTo:): no page is loaded
    SFSafariViewControllerDelegate.safariViewControllerWillOpenInBrowser(_:): there is no browser to go on in
    UIAccessibility.buttonShapesEnabled: there is no such setting
    UIAccessibility.isAssistiveTouchRunning: there is no such service
    UIAccessibility.isBoldTextEnabled: there is no such setting
    UIAccessibility.isClosedCaptioningEnabled: there is no video
    UIAccessibility.isDarkerSystemColorsEnabled: there is no such setting
    UIAccessibility.isGrayscaleEnabled: there is no such setting
    UIAccessibility.isGuidedAccessEnabled: there is no such mode
    UIAccessibility.isInvertColorsEnabled: colors are never inverted
    UIAccessibility.isMonoAudioEnabled: there is no sound
    UIAccessibility.isOnOffSwitchLabelsEnabled: there is no such setting
    UIAccessibility.isShakeToUndoEnabled: nobody shakes the device
    UIAccessibility.isSpeakScreenEnabled: there is no sound
    UIAccessibility.isSpeakSelectionEnabled: there is no sound
    UIAccessibility.isSwitchControlRunning: there is no such device
    UIAccessibility.isVideoAutoplayEnabled: there is no video
    UIAccessibility.registerGestureConflictWithZoom(): the screen cannot be enlarged
    UIAccessibility.requestGuidedAccessSession(enabled:completionHandler:): there is no such mode
    UIAccessibility.shouldDifferentiateWithoutColor: there is no such setting
    UIAccessibilityCustomRotorItemResult.targetRange: a reader goes to whole elements
    * UIActivityItemSource.activityViewController(_:dataTypeIdentifierForActivityType:): no other program gets data
    * UIActivityItemSource.activityViewController(_:subjectForActivityType:): no other program gets a subject
    * UIActivityItemSource.activityViewController(_:thumbnailImageForActivityType:suggestedSize:): no other program gets a picture
    UIActivityViewController.allowsProminentActivity: all activities are shown in one list
    UIApplication.applicationIconBadgeNumber: a program has no icon
    UIApplication.applicationSupportsShakeToEdit: nobody shakes the device
    UIApplication.beginReceivingRemoteControlEvents(): there are no headphones with buttons
    UIApplication.didChangeStatusBarFrameNotification: a status bar keeps its height
    UIApplication.didReceiveMemoryWarningNotification: nothing reports that memory is short
    UIApplication.endReceivingRemoteControlEvents(): there are no headphones with buttons
    UIApplication.ignoreSnapshotOnNextApplicationLaunch(): no picture of a scene is taken
    UIApplication.isIdleTimerDisabled: the program leaves the display's idle timer alone
    UIApplication.isNetworkActivityIndicatorVisible: no sign of the network is shown, as on iOS since version 13
    ** UIApplication.isStatusBarHidden: view controllers choose the status bar, as on iOS by default
    UIApplication.requestSceneSessionRefresh(_:): no picture of a scene is taken
    UIApplication.setMinimumBackgroundFetchInterval(_:): nothing wakes a program
    UIApplication.shortcutItems: a program has no icon
    UIApplication.significantTimeChangeNotification: nothing watches the calendar
    UIApplication.stateRestorationTimestampKey: no clock is read
    ** UIApplication.statusBarStyle: view controllers choose the status bar, as on iOS by default
    UIApplication.unregisterForRemoteNotifications(): no service sends notifications
    UIApplication.userDidTakeScreenshotNotification: nothing takes pictures of the screen
    UIApplication.willChangeStatusBarFrameNotification: a status bar keeps its height
    * UIApplicationDelegate.application(_:performFetchWithCompletionHandler:): nothing wakes a program
    UIApplicationDelegate.applicationDidReceiveMemoryWarning(_:): nothing reports that memory is short
    UIApplicationDelegate.applicationProtectedDataDidBecomeAvailable(_:): no data is locked away
    UIApplicationDelegate.applicationProtectedDataWillBecomeUnavailable(_:): no data is locked away
    UIApplicationDelegate.applicationSignificantTimeChange(_:): nothing watches the calendar
    UIBackgroundConfiguration.edgesAddingLayoutMarginsToBackgroundInsets: the insets count from the button's edges
    UIBarButtonItem.isSymbolAnimationEnabled: symbols change at once
    UIBarButtonItem.possibleTitles: a button is as wide as its title
    ** UIBarButtonItemAppearance.focused: nothing takes the focus
    ** UIBarButtonItemAppearance.highlighted: buttons of bars look the same while they are pressed
    UIBarButtonItemGroup.alwaysAvailable: nobody customizes a bar
    UIBarButtonItemGroup.customizationIdentifier: nobody customizes a bar
    UIBarItem.landscapeImagePhone: a low bar shows the same image as the others
    UIBarItem.landscapeImagePhoneInsets: a low bar shows the same image as the others
    UIBarItem.largeContentSizeImage: nothing is shown larger while it is pressed
    UIBarItem.largeContentSizeImageInsets: nothing is shown larger while it is pressed
    UIBarItem.prepareForInterfaceBuilder(): only Interface Builder calls it
    UIBezierPath.flatness: curves are as smooth as pixels allow
    UIButton.preferredBehavioralStyle: buttons go by iPad's rules
    UIButton.preferredMenuElementOrder: a menu's elements come in their own order
    UIButton.reversesTitleShadowWhenHighlighted: titles have no shadow
    UIButton.setTitleShadowColor(_:for:): titles have no shadow
    UIButton.showsTouchWhenHighlighted: a press changes the colors alone
    UIButton.Configuration.automaticallyUpdateForSelection: a title and an image change at once
    UIButton.Configuration.indicatorColorTransformer: the indicator has the color of the text
    UIButton.Configuration.macIdiomStyle: there is no Mac
    UICellConfigurationState.cellDropState: a list shows a drop by the room for it
    UICollectionView.remembersLastFocusedIndexPath: nothing takes the focus
    UICollectionView.reorderingCadence: items stay at their places while others are dragged over them
    UICollectionView.selectionFollowsFocus: nothing takes the focus
    UICollectionViewDropPlaceholder.previewParametersProvider: no placeholder is shown, as data is there at once
    UICollectionViewDropPlaceholderContext.setNeedsCellUpdate(): no placeholder is shown, as data is there at once
    UICollectionViewPlaceholder.cellUpdateHandler: no placeholder is shown, as data is there at once
    UIColorPickerViewController.maximumLinearExposure: no color is brighter than white
    UIColorWell.maximumLinearExposure: no color is brighter than white
    UIContextMenuConfiguration.badgeCount: a menu has no badge
    UIContextMenuConfiguration.preferredMenuElementOrder: a menu's elements come in their own order
    UIControl.isSymbolAnimationEnabled: symbols change at once
    UIControl.toolTip: nothing shows words beside a pointer
    UIDevice.beginGeneratingDeviceOrientationNotifications(): turning is always reported
    UIDevice.endGeneratingDeviceOrientationNotifications(): turning is always reported
    UIDevice.isBatteryMonitoringEnabled: there is no battery
    UIDevice.isProximityMonitoringEnabled: nothing sees how near the user is
    UIDevice.playInputClick(): there is no sound
    * UIDragInteractionDelegate.dragInteraction(_:prefersFullSizePreviewsFor:): previews have the size of their views
    UIDragItem.setNeedsDropPreviewUpdate(): a drop asks for its preview when it begins
    UIDropProposal.isPrecise: the preview is beside the finger for each proposal
    UIDropProposal.prefersFullSizePreview: previews have the size of their views
    ** UIFeedbackGenerator.prepare(): nothing can be felt
    UIFontDescriptor.withFace(_:): fonts go by family, weight and slant
    UIFontPickerViewController.Configuration.filteredLanguagesPredicate: the languages of a font are not known
    UIFontPickerViewController.Configuration.filteredTraits: the traits of a family are not known before it is drawn
    UIGestureRecognizer.allowedPressTypes: keys go to responders, not to recognizers
    ** UIGestureRecognizer.ignore(_:for:): keys go to responders, not to recognizers
    ** UIGestureRecognizer.pressesBegan(_:with:): keys go to responders, not to recognizers
    ** UIGestureRecognizer.pressesCancelled(_:with:): keys go to responders, not to recognizers
    ** UIGestureRecognizer.pressesChanged(_:with:): keys go to responders, not to recognizers
    ** UIGestureRecognizer.pressesEnded(_:with:): keys go to responders, not to recognizers
    UIGestureRecognizer.touchesEstimatedPropertiesUpdated(_:): touches are reported as they are, none is refined
    UIGraphicsImageRendererFormat.opaque: pictures always have an alpha channel
    UIGraphicsImageRendererFormat.preferredRange: pixels have eight bits for each color
    UIImagePickerController.cameraCaptureMode: there is no camera
    UIImagePickerController.cameraDevice: there is no camera
    UIImagePickerController.cameraFlashMode: there is no camera
    UIImagePickerController.cameraOverlayView: there is no camera
    UIImagePickerController.cameraViewTransform: there is no camera
    UIImagePickerController.showsCameraControls: there is no camera
    UIImagePickerController.startVideoCapture(): there is no camera
    UIImagePickerController.stopVideoCapture(): there is no camera
    UIImagePickerController.takePicture(): there is no camera
    UIImagePickerController.videoExportPreset: there is no video
    UIImagePickerController.videoMaximumDuration: there is no video
    UIImagePickerController.videoQuality: there is no video
    UIImageView.adjustsImageWhenAncestorFocused: nothing takes the focus
    UIImageView.preferredImageDynamicRange: all pictures have the range of the screen
    UIInputViewController.advanceToNextInputMode(): there are no other keyboards
    UIInputViewController.hasDictationKey: nothing can be spoken to
    UIInterpolatingMotionEffect.maximumRelativeValue: no device reports how it is turned
    UIInterpolatingMotionEffect.minimumRelativeValue: no device reports how it is turned
    UIKeyboardLayoutGuide.followsUndockedKeyboard: a keyboard stays at the bottom
    UILabel.enablesMarqueeWhenAncestorFocused: nothing takes the focus
    ** UILabel.lineBreakStrategy: lines are broken between words
    UILabel.preferredVibrancy: a vibrancy effect has all labels alike
    UILabel.showsExpansionTextWhenTruncated: nothing shows the whole of a text that was cut off
    UIListContentConfiguration.ImageProperties.accessibilityIgnoresInvertColors: colors are never inverted
    UIListContentConfiguration.TextProperties.showsExpansionTextWhenTruncated: nothing shows the whole of a text that was cut off
    UIListSeparatorConfiguration.multipleSelectionColor: separators between selected rows have the color of all others
    ** UIListSeparatorConfiguration.visualEffect: separators have a color alone
    UIMenu.displayPreferences: titles have one line
    UIMenu.preferredElementSize: all rows are large
    UIMenuDisplayPreferences.maximumNumberOfTitleLines: titles have one line
    UIMotionEffect.keyPathsAndRelativeValues(forViewerOffset:): no device reports how it is turned
    UIMotionEffectGroup.motionEffects: no device reports how it is turned
    ** UINavigationBar.backIndicatorImage: the way back has its own sign
    ** UINavigationBar.backIndicatorTransitionMaskImage: the way back has its own sign
    UINavigationBar.compactAppearance: a low bar looks like the others
    UINavigationBar.compactScrollEdgeAppearance: a low bar looks like the others
    UINavigationBar.preferredBehavioralStyle: bars go by iPad's rules
    UINavigationBarAppearance.setBackIndicatorImage(_:transitionMaskImage:): the way back has its own sign
    ** UINavigationBarAppearance.titlePositionAdjustment: titles stay in their place
    UINavigationItem.compactAppearance: a low bar looks like the others
    UINavigationItem.compactScrollEdgeAppearance: a low bar looks like the others
    UINavigationItem.customizationIdentifier: nobody customizes a bar
    UINavigationItem.documentProperties: the title's menu shows no document
    UINavigationItem.hidesSearchBarWhenScrolling: nothing scrolls below the bar
    UINavigationItem.preferredSearchBarPlacement: the search bar is always below the title
    UINavigationItem.renameDelegate: nothing types a new name into the title
    ** UIPageViewController.isDoubleSided: pages have nothing on their back
    UIPasteboard.setItemProviders(_:localOnly:expirationDate:): items stay until others replace them
    * UIPasteboard.setItems(_:options:): items stay until others replace them
    UIPasteboard.setPersistent(_:): pasteboards end with the program
    UIPickerView.showsSelectionIndicator: the chosen rows are always marked
    UIPointerAccessory.orientationMatchesAngle: the display draws the pointer
    UIPointerRegion.latchingAxes: the pointer is where the device says
    ** UIPointerStyle.accessories: the display draws the pointer
    * UIPointerStyle.hidden(): the display draws the pointer
    UIPrintFormatter.maximumContentHeight: nothing prints
    UIPrintFormatter.maximumContentWidth: nothing prints
    UIPrintFormatter.perPageContentInsets: nothing prints
    UIPrintFormatter.startPage: nothing prints
    UIResponder.accessibilityIgnoresInvertColors: colors are never inverted
    UIResponder.accessibilityLanguage: the reader has one voice
    UIResponder.accessibilityUserInputLabels: nothing listens to a voice
    UIResponder.buildMenu(with:): there is no menu bar
    UIResponder.editingInteractionConfiguration: nothing edits by a menu or by fingers
    * UIResponder.encode(with:): views are not archived
    UIResponder.motionBegan(_:with:): nobody shakes the device
    UIResponder.motionCancelled(_:with:): nobody shakes the device
    UIResponder.motionEnded(_:with:): nobody shakes the device
    UIResponder.remoteControlReceived(with:): there are no headphones with buttons
    UIResponder.showsLargeContentViewer: nothing is shown larger while it is pressed
    UIResponder.textInputContextIdentifier: there is one language of the keyboard
    UIResponder.textInputMode: there is one language of the keyboard
    UIResponder.touchesEstimatedPropertiesUpdated(_:): touches are reported as they are, none is refined
    UIResponder.updateTextAttributes(conversionHandler:): nothing edits by a menu or by fingers
    * UIResponder.validate(_:): there is no menu bar
    UIScene.activationConditions: there is one scene
    ** UIScene.subtitle: a window's title is the program's
    UIScene.ActivationRequestOptions.requestingScene: there is one scene
    UIScene.OpenExternalURLOptions.universalLinksOnly: no other program is asked to open addresses
    UISceneActivationConditions.canActivateForTargetContentIdentifierPredicate: there is one scene
    UISceneActivationConditions.prefersToActivateForTargetContentIdentifierPredicate: there is one scene
    UISceneConfiguration.sceneClass: a scene is always a UIWindowScene
    * UISceneDelegate.scene(_:didFailToContinueUserActivityWithType:error:): nothing is saved and restored
    * UISceneDelegate.scene(_:didUpdate:): nothing is saved and restored
    ** UISceneSizeRestrictions.maximumSize: the display decides about its windows
    UISceneSizeRestrictions.minimumSize: the display decides about its windows
    ** UISceneWindowingBehaviors.isClosable: the display decides about its windows
    UISceneWindowingBehaviors.isMiniaturizable: the display decides about its windows
    UIScreen.brightness: the display stays as bright as it is
    UIScreen.brightnessDidChangeNotification: the display stays as bright as it is
    UIScreen.capturedDidChangeNotification: nothing takes pictures of the screen
    UIScreen.modeDidChangeNotification: a display has one mode
    UIScreen.overscanCompensation: the display shows the whole picture
    ** UIScreen.traitCollectionDidChange(_:): the windows report changes of traits
    UIScreen.wantsSoftwareDimming: the display stays as bright as it is
    ** UIScreenshotService.delegate: nothing takes pictures of the screen
    UIScrollView.contentAlignmentPoint: the program places content that is smaller than the view
    ** UISearchBar.barStyle: the bar has no background of its own
    UISearchBar.isSearchResultsButtonSelected: the button looks the same in both states
    ** UISearchBar.isTranslucent: the bar has no background of its own
    ** UISearchBar.prompt: there is no line above the field
    UISearchTab.automaticallyActivatesSearch: no search field can be activated
    UISearchTextField.allowsCopyingTokens: nothing copies text
    UISlider.preferredBehavioralStyle: sliders follow iPad's rules
    UISplitViewController.displayModeButtonVisibility: the program places the button
    UISplitViewController.primaryBackgroundStyle: columns have their views' own background
    UISplitViewController.showsSecondaryOnlyButton: the program places the button
    UISwitch.offImage: a switch shows no picture, as on iOS since version 7
    UISwitch.onImage: a switch shows no picture, as on iOS since version 7
    ** UISwitch.preferredStyle: a switch always slides
    ** UISwitch.title: only switches on a Mac have a title
    UITab.allowsHiding: nobody customizes tabs
    UITab.preferredPlacement: nobody customizes tabs
    ** UITabBar.backgroundImage: the bar looks as its appearance says
    ** UITabBar.barStyle: the bar looks as its appearance says
    UITabBar.beginCustomizingItems(_:): nobody customizes a bar
    ** UITabBar.shadowImage: the bar looks as its appearance says
    UITabBarAppearance.compactInlineLayoutAppearance: items of a tab bar are always stacked
    UITabBarAppearance.inlineLayoutAppearance: items of a tab bar are always stacked
    UITabBarController.compactTabIdentifiers: nobody customizes tabs
    UITabBarController.customizableViewControllers: nobody customizes tabs
    UITabBarController.customizationIdentifier: nobody customizes tabs
    ** UITabBarController.mode: there is no sidebar
    UITabBarController.tabBarMinimizeBehavior: nothing scrolls below the bar
    ** UITabBarController.Sidebar.delegate: there is no sidebar
    UITabBarController.Sidebar.footerContentConfiguration: there is no sidebar
    UITabBarController.Sidebar.headerContentConfiguration: there is no sidebar
    ** UITabBarController.Sidebar.isHidden: there is no sidebar
    UITabBarController.Sidebar.preferredLayout: there is no sidebar
    * UITabBarControllerDelegate.tabBarController(_:didEndCustomizing:changed:): nobody customizes tabs
    * UITabBarControllerDelegate.tabBarController(_:willBeginCustomizing:): nobody customizes tabs
    * UITabBarControllerDelegate.tabBarController(_:willEndCustomizing:changed:): nobody customizes tabs
    ** UITabBarItem.scrollEdgeAppearance: the bar's own appearance is shown
    ** UITabBarItem.standardAppearance: the bar's own appearance is shown
    ** UITabBarItemAppearance.disabled: what is off is gray in any case
    ** UITabBarItemAppearance.focused: nothing takes the focus
    UITabBarItemStateAppearance.badgeTitlePositionAdjustment: the text of a badge is always in its middle
    UITableView.allowsFocus: nothing takes the focus
    UITableView.allowsFocusDuringEditing: nothing takes the focus
    UITableView.cellLayoutMarginsFollowReadableWidth: cells are as wide as the table
    UITableView.estimatedSectionFooterHeight: headers and footers are always measured
    UITableView.estimatedSectionHeaderHeight: headers and footers are always measured
    UITableView.fillerRowHeight: empty rows below the last are not drawn
    UITableView.insetsContentViewsToSafeArea: content views reach to the edges of cells
    UITableView.remembersLastFocusedIndexPath: nothing takes the focus
    UITableView.selectionFollowsFocus: nothing takes the focus
    ** UITableView.selfSizingInvalidation: rows are measured again when the width or the data changes
    UITableView.separatorEffect: separators have a color alone
    UITableView.separatorInsetReference: insets count from the edges of cells
    UITableViewCell.focusStyle: nothing takes the focus
    UITableViewCell.multipleSelectionBackgroundView: rows show their selectedBackgroundView, however many are selected
    UITableViewCell.shouldIndentWhileEditing: rows always make room for the sign that edits them
    UITableViewCell.userInteractionEnabledWhileDragging: cells receive no touches of the finger that drags them
    * UITableViewController.tableView(_:canFocusRowAt:): nothing takes the focus
    * UITableViewController.tableView(_:estimatedHeightForFooterInSection:): headers and footers are always measured
    * UITableViewController.tableView(_:estimatedHeightForHeaderInSection:): headers and footers are always measured
    * UITableViewController.tableView(_:selectionFollowsFocusForRowAt:): nothing takes the focus
    * UITableViewController.tableView(_:shouldIndentWhileEditingRowAt:): rows always make room for the sign that edits them
    * UITableViewDelegate.tableView(_:canFocusRowAt:): nothing takes the focus
    * UITableViewDelegate.tableView(_:estimatedHeightForFooterInSection:): headers and footers are always measured
    * UITableViewDelegate.tableView(_:estimatedHeightForHeaderInSection:): headers and footers are always measured
    * UITableViewDelegate.tableView(_:selectionFollowsFocusForRowAt:): nothing takes the focus
    * UITableViewDelegate.tableView(_:shouldIndentWhileEditingRowAt:): rows always make room for the sign that edits them
    UITableViewDropPlaceholder.previewParametersProvider: no placeholder is shown, as data is there at once
    UITableViewPlaceholder.cellUpdateHandler: no placeholder is shown, as data is there at once
    ** UITableViewRowAction.backgroundEffect: the action is drawn in its color
    UITextField.allowsEditingTextAttributes: nothing edits by a menu or by fingers
    ** UITextField.autocorrectionType: the keyboard on the screen corrects and suggests nothing
    UITextField.disabledBackground: the background is the same while it is disabled
    UITextField.markedTextStyle: an input method's provisional text looks like other text
    ** UITextField.smartDashesType: the keyboard on the screen corrects and suggests nothing
    ** UITextField.smartInsertDeleteType: the keyboard on the screen corrects and suggests nothing
    ** UITextField.smartQuotesType: the keyboard on the screen corrects and suggests nothing
    ** UITextField.spellCheckingType: the keyboard on the screen corrects and suggests nothing
    ** UITextField.textContentType: the keyboard on the screen corrects and suggests nothing
    ** UITextField.typingAttributes: keys write in the font of the field
    UITextInput.selectionAffinity: the cursor is always drawn at the start of the next line
    UITextInputAssistantItem.allowsHidingShortcuts: the keyboard on the screen has no bar of shortcuts
    UITextInputAssistantItem.leadingBarButtonGroups: the keyboard on the screen has no bar of shortcuts
    UITextInputAssistantItem.trailingBarButtonGroups: the keyboard on the screen has no bar of shortcuts
    UITextInputTraits.passwordRules: there is no store of passwords
    UITextView.allowsEditingTextAttributes: nothing edits by a menu or by fingers
    ** UITextView.autocorrectionType: the keyboard on the screen corrects and suggests nothing
    UITextView.dataDetectorTypes: nothing in the text can be tapped
    UITextView.isFindInteractionEnabled: nothing searches in the text
    ** UITextView.isSecureTextEntry: only text fields hide what is typed
    UITextView.markedTextStyle: an input method's provisional text looks like other text
    ** UITextView.smartDashesType: the keyboard on the screen corrects and suggests nothing
    ** UITextView.smartInsertDeleteType: the keyboard on the screen corrects and suggests nothing
    ** UITextView.smartQuotesType: the keyboard on the screen corrects and suggests nothing
    ** UITextView.spellCheckingType: the keyboard on the screen corrects and suggests nothing
    ** UITextView.textContentType: the keyboard on the screen corrects and suggests nothing
    UITextView.usesStandardTextScaling: text has the size of its font
    UIToolTipInteraction.defaultToolTip: nothing shows words beside a pointer
    ** UIToolTipInteraction.isEnabled: nothing shows words beside a pointer
    UIToolbar.compactAppearance: a low bar looks like the others
    UIToolbar.compactScrollEdgeAppearance: a low bar looks like the others
    UIView.canBecomeFocused: nothing takes the focus
    UIView.clearsContextBeforeDrawing: the room is always empty when a view draws
    UIView.exerciseAmbiguityInLayout(): the same constraints always give the same frames
    UIView.focusEffect: nothing takes the focus
    UIView.focusGroupIdentifier: nothing takes the focus
    UIView.focusGroupPriority: nothing takes the focus
    UIView.isOpaque: every view is drawn, also below one that is opaque
    UIView.motionEffects: no device reports how it is turned
    UIView.prepareForInterfaceBuilder(): only Interface Builder calls it
    UIView.requiresConstraintBasedLayout: constraints always count
    UIViewController.childForHomeIndicatorAutoHidden: there is no home indicator
    UIViewController.childForScreenEdgesDeferringSystemGestures: no edge is reserved
    UIViewController.childViewControllerForPointerLock: pointers are free
    UIViewController.didReceiveMemoryWarning(): nothing reports that memory is short
    UIViewController.focusGroupIdentifier: nothing takes the focus
    UIViewController.interactionActivityTrackingBaseName: nothing counts what users do
    UIViewController.performsActionsWhilePresentingModally: actions are all found
    UIViewController.preferredScreenEdgesDeferringSystemGestures: no edge is reserved
    UIViewController.preferredUserInterfaceStyle: the window's traits decide
    UIViewController.prefersHomeIndicatorAutoHidden: there is no home indicator
    UIViewController.prefersPointerLocked: pointers are free
    UIViewController.restoresFocusAfterTransition: nothing takes the focus
    UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden(): there is no home indicator
    UIViewController.setNeedsUpdateOfPrefersPointerLocked(): pointers are free
    UIViewController.setNeedsUpdateOfScreenEdgesDeferringSystemGestures(): no edge is reserved
    UIViewController.setNeedsUserInterfaceAppearanceUpdate(): the window's traits decide
    UIWindow.canResizeToFitContent: a window has the size that its display gives it
    UIWindow.windowLevel: each window is shown on its own
    ** UIWindowScene.traitCollectionDidChange(_:): the windows report changes of traits
    UIWindowSceneActivationRequestOptions.preferredPresentationStyle: there is one scene
    UIWindowSceneDestructionRequestOptions.windowDismissalAnimation: there is one scene
    """
}
