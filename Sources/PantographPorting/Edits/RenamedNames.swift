/// What UIKit was called in Swift 3 and 4, and is called today, as the compiler of iOS offers to change it.
enum RenamedNames {
  /// The name of today for a type or a constant that stands by itself.
  static func word(_ name: String) -> String? {
    if let word = words[name] { return word }
    for (prefix, type) in families where name.hasPrefix(prefix) && name.count > prefix.count {
      let rest = name.dropFirst(prefix.count)
      guard let first = rest.first, first.isUppercase else { continue }
      return "\(type).\(first.lowercased())\(rest.dropFirst())"
    }
    return nil
  }

  /// The property of today for a notification's name, which followed a dot.
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

  /// Bundle's methods that take `forResource:`, and those of ours that look into a program's folders of resources, too.
  static let finders = ["path": "findPath", "url": "findURL"]

  /// The name of today for a member, or a label, of view controllers, views and run loops.
  static let members: [String: String] = [
    "addChildViewController": "addChild",
    "removeFromParentViewController": "removeFromParent",
    "toParentViewController": "toParent",
    "childViewControllers": "children",
    "isMovingToParentViewController": "isMovingToParent",
    "isMovingFromParentViewController": "isMovingFromParent",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "commonModes": "common", "defaultRunLoopMode": "default",
  ]

  /// Methods whose first label is now part of the name: `bringSubview(toFront: card)`.
  static let joined: [String: (label: String, name: String)] = [
    "bringSubview": ("toFront", "bringSubviewToFront"),
    "sendSubview": ("toBack", "sendSubviewToBack"),
  ]

  /// Functions that are initializers now, with their labels.
  static let initializers: [String: (type: String, labels: [String])] = [
    "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
    "UIOffsetMake": ("UIOffset", ["horizontal", "vertical"]),
  ]

  /// Functions that are methods of their first argument now; the label is that of the second.
  static let methods: [String: (name: String, label: String?)] = [
    "UIEdgeInsetsInsetRect": ("inset", "by"),
    "UIImagePNGRepresentation": ("pngData", nil),
    "UIImageJPEGRepresentation": ("jpegData", "compressionQuality"),
  ]

  /// Functions without arguments that are properties now.
  static let properties: [String: String] = [
    "UIAccessibilityIsReduceMotionEnabled": "UIAccessibility.isReduceMotionEnabled",
    "UIAccessibilityIsVoiceOverRunning": "UIAccessibility.isVoiceOverRunning",
    "UIAccessibilityIsReduceTransparencyEnabled": "UIAccessibility.isReduceTransparencyEnabled",
  ]

  /// The beginnings of constants, and the types whose members they are.
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

  /// The beginnings of notifications' names, the types whose properties they are, and how those begin.
  private static let notifications: [(String, String, String)] = [
    ("UIApplication", "UIApplication", ""), ("UIKeyboard", "UIResponder", "keyboard"),
    ("UIDevice", "UIDevice", ""), ("UITextField", "UITextField", ""),
    ("UIContentSizeCategory", "UIContentSizeCategory", ""), ("UIWindow", "UIWindow", ""),
  ]

  private static let endings = [
    "BecomeActive", "ResignActive", "Background", "Foreground", "Launching", "Terminate",
    "MemoryWarning", "Frame", "Orientation", "Screenshot", "Show", "Hide", "DidChange",
    "BeginEditing", "EndEditing", "Key", "Visible", "Hidden",
  ]

  private static let words: [String: String] = [
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
    "NSFontAttributeName": "NSAttributedString.Key.font",
    "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
    "NSBackgroundColorAttributeName": "NSAttributedString.Key.backgroundColor",
    "NSParagraphStyleAttributeName": "NSAttributedString.Key.paragraphStyle",
    "NSKernAttributeName": "NSAttributedString.Key.kern",
    "NSShadowAttributeName": "NSAttributedString.Key.shadow",
    "NSUnderlineStyleAttributeName": "NSAttributedString.Key.underlineStyle",
    "RunLoopMode": "RunLoop.Mode",
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
}
