/// UIKit names from Swift 3 and 4 with their current names; the same renames as Xcode's fix-its.
enum RenamedNames {
  /// Returns the current name of a type or a global constant.
  static func word(_ name: String) -> String? {
    if let word = words[name] ?? attributes[name] { return word }
    for (prefix, type) in families where name.hasPrefix(prefix) && name.count > prefix.count {
      let rest = name.dropFirst(prefix.count)
      guard let first = rest.first, first.isUppercase else { continue }
      return "\(type).\(first.lowercased())\(rest.dropFirst())"
    }
    return nil
  }

  /// Returns the current property for a notification's name that follows a dot.
  static func notification(_ name: String) -> String? {
    for (prefix, type, start) in notifications where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      guard let first = rest.first, first.isUppercase,
        endings.contains(where: { rest.hasSuffix($0) })
      else { continue }
      let property = start.isEmpty ? "\(first.lowercased())\(rest.dropFirst())" : start + rest
      return "\(type).\(property)Notification"
    }
    return nil
  }

  /// The methods of `Bundle` with a label such as `forResource:`, and their replacements here, which
  /// also search the resource folders of a program.
  static let finders = ["path": "findPath", "url": "findURL", "urls": "findURLs"]

  /// The current names of members and labels of view controllers, views and run loops.
  static let members: [String: String] = [
    "addChildViewController": "addChild",
    "removeFromParentViewController": "removeFromParent",
    "toParentViewController": "toParent",
    "childViewControllers": "children",
    "isMovingToParentViewController": "isMovingToParent",
    "isMovingFromParentViewController": "isMovingFromParent",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "activityIndicatorViewStyle": "style",
    "commonModes": "common", "defaultRunLoopMode": "default",
    "styleSingle": "single", "styleThick": "thick", "styleDouble": "double",
    "localizedStringWithFormat": "localizedStringByRules",
  ]

  /// The modes of Core Foundation's run loops, which are members of a type on iOS.
  static let modesOfRunLoops = [
    "commonModes": "kCFRunLoopCommonModes", "defaultMode": "kCFRunLoopDefaultMode",
  ]

  /// Methods whose first label is now part of the name, such as `bringSubview(toFront: card)`.
  static let joined: [String: (label: String, name: String)] = [
    "bringSubview": ("toFront", "bringSubviewToFront"),
    "sendSubview": ("toBack", "sendSubviewToBack"),
  ]

  /// Functions that are now initializers, with their labels.
  static let initializers: [String: (type: String, labels: [String])] = [
    "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
    "UIOffsetMake": ("UIOffset", ["horizontal", "vertical"]),
    "UIAccessibilityPostNotification": ("UIAccessibility.post", ["notification", "argument"]),
  ]

  /// Functions that are now methods of their first argument, with the label of the second argument.
  static let methods: [String: (name: String, label: String?)] = [
    "UIEdgeInsetsInsetRect": ("inset", "by"),
    "UIImagePNGRepresentation": ("pngData", nil),
    "UIImageJPEGRepresentation": ("jpegData", "compressionQuality"),
  ]

  /// Functions without arguments that are now properties.
  static let properties: [String: String] = [
    "UIAccessibilityIsReduceMotionEnabled": "UIAccessibility.isReduceMotionEnabled",
    "UIAccessibilityIsVoiceOverRunning": "UIAccessibility.isVoiceOverRunning",
    "UIAccessibilityIsReduceTransparencyEnabled": "UIAccessibility.isReduceTransparencyEnabled",
  ]

  /// The prefixes of old constants, with the types whose members these constants are now.
  private static let families: [(String, String)] = [
    ("kCAMediaTimingFunction", "CAMediaTimingFunctionName"),
    ("kCAFillMode", "CAMediaTimingFillMode"), ("kCAFillRule", "CAShapeLayerFillRule"),
    ("kCALineCap", "CAShapeLayerLineCap"), ("kCALineJoin", "CAShapeLayerLineJoin"),
    ("kCAGravity", "CALayerContentsGravity"), ("kCAAlignment", "CATextLayerAlignmentMode"),
    ("kCATruncation", "CATextLayerTruncationMode"), ("kCAGradientLayer", "CAGradientLayerType"),
    ("kCAValueFunction", "CAValueFunctionName"), ("UIFontWeight", "UIFont.Weight"),
    ("UIFontTextStyle", "UIFont.TextStyle"), ("UIWindowLevel", "UIWindow.Level"),
    ("UIAccessibilityTrait", "UIAccessibilityTraits"),
  ]

  /// The prefixes of old notification names, with the types of the current properties and the
  /// prefixes of those properties.
  private static let notifications: [(String, String, String)] = [
    ("UIApplication", "UIApplication", ""), ("UIKeyboard", "UIResponder", "keyboard"),
    ("UIDevice", "UIDevice", ""), ("UITextField", "UITextField", ""),
    ("UITextView", "UITextView", ""),
    ("UIContentSizeCategory", "UIContentSizeCategory", ""), ("UIWindow", "UIWindow", ""),
  ]

  private static let endings = [
    "BecomeActive", "ResignActive", "Background", "Foreground", "Launching", "Terminate",
    "MemoryWarning", "Frame", "Orientation", "Screenshot", "Show", "Hide", "DidChange",
    "BeginEditing", "EndEditing", "Key", "Visible", "Hidden",
  ]

  private static let words: [String: String] = [
    "NSExpression": "FormatExpression",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UIViewAnimationTransition": "UIView.AnimationTransition",
    "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIViewContentMode": "UIView.ContentMode",
    "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
    "UIControlEvents": "UIControl.Event", "UIControlState": "UIControl.State",
    "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
    "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
    "UIButtonType": "UIButton.ButtonType",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UITabBarSystemItem": "UITabBarItem.SystemItem",
    "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
    "UITouchPhase": "UITouch.Phase", "UITouchType": "UITouch.TouchType",
    "UIEventType": "UIEvent.EventType", "UIEventSubtype": "UIEvent.EventSubtype",
    "UIAlertControllerStyle": "UIAlertController.Style",
    "UIAlertActionStyle": "UIAlertAction.Style",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIImageOrientation": "UIImage.Orientation",
    "UIImageRenderingMode": "UIImage.RenderingMode",
    "UIImageResizingMode": "UIImage.ResizingMode",
    "UIBlurEffectStyle": "UIBlurEffect.Style",
    "UITextBorderStyle": "UITextField.BorderStyle",
    "UITextFieldViewMode": "UITextField.ViewMode",
    "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
    "UIPageViewControllerNavigationOrientation": "UIPageViewController.NavigationOrientation",
    "UIPageViewControllerSpineLocation": "UIPageViewController.SpineLocation",
    "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
    "UIPageViewControllerOptionInterPageSpacingKey":
      "UIPageViewController.OptionsKey.interPageSpacing",
    "UISplitViewControllerDisplayMode": "UISplitViewController.DisplayMode",
    "UINavigationControllerOperation": "UINavigationController.Operation",
    "UINavigationControllerHideShowBarDuration": "UINavigationController.hideShowBarDuration",
    "UIWindowLevel": "UIWindow.Level", "UIApplicationState": "UIApplication.State",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
    "UIInterpolatingMotionEffectType": "UIInterpolatingMotionEffect.EffectType",
    "UIFontTextStyle": "UIFont.TextStyle",
    "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
    "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
    "UIPreviewActionStyle": "UIPreviewAction.Style", "UIProgressViewStyle": "UIProgressView.Style",
    "UISegmentedControlSegment": "UISegmentedControl.Segment",
    "UIMenuControllerArrowDirection": "UIMenuController.ArrowDirection",
    "UITableViewStyle": "UITableView.Style", "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UITableViewScrollPosition": "UITableView.ScrollPosition",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewCellFocusStyle": "UITableViewCell.FocusStyle",
    "UITableViewCellStateMask": "UITableViewCell.StateMask",
    "UITableViewRowActionStyle": "UITableViewRowAction.Style",
    "UITableViewIndexSearch": "UITableView.indexSearch",
    "UIContextualActionStyle": "UIContextualAction.Style",
    "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
    "UICollectionElementCategory": "UICollectionView.ElementCategory",
    "UICollectionUpdateAction": "UICollectionViewUpdateItem.Action",
    "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
    "UIScrollViewContentInsetAdjustmentBehavior": "UIScrollView.ContentInsetAdjustmentBehavior",
    "UINavigationItemLargeTitleDisplayMode": "UINavigationItem.LargeTitleDisplayMode",
    "UISearchBarStyle": "UISearchBar.Style", "UISearchBarIcon": "UISearchBar.Icon",
    "UIDatePickerMode": "UIDatePicker.Mode",
    "UIImagePickerControllerSourceType": "UIImagePickerController.SourceType",
    "UISegmentedControlNoSegment": "UISegmentedControl.noSegment",
    "UIStackViewSpacingUseSystem": "UIStackView.spacingUseSystem",
    "UITextFieldDidEndEditingReason": "UITextField.DidEndEditingReason",
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
    "UILayoutPriorityRequired": "UILayoutPriority.required",
    "UILayoutPriorityDefaultHigh": "UILayoutPriority.defaultHigh",
    "UILayoutPriorityDefaultLow": "UILayoutPriority.defaultLow",
    "UILayoutPriorityFittingSizeLevel": "UILayoutPriority.fittingSizeLevel",
    "UIFontDescriptorSymbolicTraits": "UIFontDescriptor.SymbolicTraits",
    "UIActivityType": "UIActivity.ActivityType", "UIActivityCategory": "UIActivity.Category",
    "UIKeyInputUpArrow": "UIKeyCommand.inputUpArrow",
    "UIKeyInputDownArrow": "UIKeyCommand.inputDownArrow",
    "UIKeyInputLeftArrow": "UIKeyCommand.inputLeftArrow",
    "UIKeyInputRightArrow": "UIKeyCommand.inputRightArrow",
    "UIKeyInputEscape": "UIKeyCommand.inputEscape",
    "UIApplicationOpenSettingsURLString": "UIApplication.openSettingsURLString",
    "UIApplicationBackgroundFetchIntervalMinimum": "UIApplication.backgroundFetchIntervalMinimum",
    "UIApplicationBackgroundFetchIntervalNever": "UIApplication.backgroundFetchIntervalNever",
    "UIAccessibilityScreenChangedNotification": "UIAccessibility.Notification.screenChanged",
    "UIAccessibilityLayoutChangedNotification": "UIAccessibility.Notification.layoutChanged",
    "UIAccessibilityAnnouncementNotification": "UIAccessibility.Notification.announcement",
    "UISplitViewControllerAutomaticDimension": "UISplitViewController.automaticDimension",
    "UITableViewAutomaticDimension": "UITableView.automaticDimension",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
    "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
    "UIScrollViewIndicatorStyle": "UIScrollView.IndicatorStyle",
    "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
    "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
    "UIStackViewDistribution": "UIStackView.Distribution",
    "UIStackViewAlignment": "UIStackView.Alignment",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "UIPushBehaviorMode": "UIPushBehavior.Mode",
    "UICollisionBehaviorMode": "UICollisionBehavior.Mode",
    "UIAttachmentBehaviorType": "UIAttachmentBehavior.AttachmentType",
    "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
    "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
    "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
    "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
    "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid",
    "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
    "UITransitionContextFromViewControllerKey": "UITransitionContextViewControllerKey.from",
    "UITransitionContextToViewControllerKey": "UITransitionContextViewControllerKey.to",
    "UITransitionContextFromViewKey": "UITransitionContextViewKey.from",
    "UITransitionContextToViewKey": "UITransitionContextViewKey.to",
    "NSAttributedStringKey": "NSAttributedString.Key",
    "RunLoopMode": "RunLoop.Mode",
    "UIImagePickerControllerMediaType": "UIImagePickerController.InfoKey.mediaType",
    "UIImagePickerControllerOriginalImage": "UIImagePickerController.InfoKey.originalImage",
    "UIImagePickerControllerEditedImage": "UIImagePickerController.InfoKey.editedImage",
    "UIImagePickerControllerCropRect": "UIImagePickerController.InfoKey.cropRect",
    "UIImagePickerControllerMediaURL": "UIImagePickerController.InfoKey.mediaURL",
    "UIImagePickerControllerImageURL": "UIImagePickerController.InfoKey.imageURL",
    "UIImagePickerControllerReferenceURL": "UIImagePickerController.InfoKey.referenceURL",
    "UIImagePickerControllerMediaMetadata": "UIImagePickerController.InfoKey.mediaMetadata",
    "kCATransitionFade": "CATransitionType.fade", "kCATransitionMoveIn": "CATransitionType.moveIn",
    "kCATransitionPush": "CATransitionType.push", "kCATransitionReveal": "CATransitionType.reveal",
    "kCATransitionFromTop": "CATransitionSubtype.fromTop",
    "kCATransitionFromBottom": "CATransitionSubtype.fromBottom",
    "kCATransitionFromLeft": "CATransitionSubtype.fromLeft",
    "kCATransitionFromRight": "CATransitionSubtype.fromRight",
    "kCAAnimationLinear": "CAAnimationCalculationMode.linear",
    "kCAAnimationDiscrete": "CAAnimationCalculationMode.discrete",
    "kCAAnimationPaced": "CAAnimationCalculationMode.paced",
    "kCAAnimationCubic": "CAAnimationCalculationMode.cubic",
    "kCAAnimationCubicPaced": "CAAnimationCalculationMode.cubicPaced",
    "kCAAnimationRotateAuto": "CAAnimationRotationMode.rotateAuto",
    "kCAAnimationRotateAutoReverse": "CAAnimationRotationMode.rotateAutoReverse",
  ]

  /// The keys of attributed strings in Swift 3.
  private static let attributes: [String: String] = [
    "NSFontAttributeName": "NSAttributedString.Key.font",
    "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
    "NSBackgroundColorAttributeName": "NSAttributedString.Key.backgroundColor",
    "NSParagraphStyleAttributeName": "NSAttributedString.Key.paragraphStyle",
    "NSKernAttributeName": "NSAttributedString.Key.kern",
    "NSShadowAttributeName": "NSAttributedString.Key.shadow",
    "NSUnderlineStyleAttributeName": "NSAttributedString.Key.underlineStyle",
    "NSUnderlineColorAttributeName": "NSAttributedString.Key.underlineColor",
    "NSStrikethroughStyleAttributeName": "NSAttributedString.Key.strikethroughStyle",
    "NSStrikethroughColorAttributeName": "NSAttributedString.Key.strikethroughColor",
    "NSStrokeColorAttributeName": "NSAttributedString.Key.strokeColor",
    "NSStrokeWidthAttributeName": "NSAttributedString.Key.strokeWidth",
    "NSBaselineOffsetAttributeName": "NSAttributedString.Key.baselineOffset",
    "NSLigatureAttributeName": "NSAttributedString.Key.ligature",
    "NSLinkAttributeName": "NSAttributedString.Key.link",
    "NSAttachmentAttributeName": "NSAttributedString.Key.attachment",
    "NSObliquenessAttributeName": "NSAttributedString.Key.obliqueness",
    "NSExpansionAttributeName": "NSAttributedString.Key.expansion",
  ]
}
