import Expectations
import GoldenTexts
import QuartzCore
import Testing
import UIKit
import ViewTesting

/// The numbers and names of constants. Applications store and compare them, so they are those of iOS.
@MainActor
struct RawValueTests {
  private final class Table {
    var text = ""
  }

  private let table = Table()

  private func add<Value: RawRepresentable>(_ name: String, _ values: [Value]) {
    table.text += "\(name): \(values.map { "\($0.rawValue)" }.joined(separator: " "))\n"
  }

  @Test func `raw values of constants`() throws {
    add(
      "CGGradientDrawingOptions",
      [
        .drawsBeforeStartLocation, .drawsAfterEndLocation,
      ] as [CGGradientDrawingOptions])
    add(
      "CGBitmapInfo",
      [
        .alphaInfoMask, .floatComponents, .byteOrderMask, .byteOrder16Little, .byteOrder32Little,
        .byteOrder16Big, .byteOrder32Big,
      ] as [CGBitmapInfo])
    add(
      "NSKeyValueObservingOptions",
      [
        .new, .old, .initial, .prior,
      ] as [NSKeyValueObservingOptions])
    add(
      "NSKeyValueChangeKey",
      [
        .kindKey, .newKey, .oldKey, .indexesKey, .notificationIsPriorKey,
      ] as [NSKeyValueChangeKey])
    add(
      "CAAnimationCalculationMode",
      [
        .linear, .discrete, .paced, .cubic, .cubicPaced,
      ] as [CAAnimationCalculationMode])
    add("CAAnimationRotationMode", [.rotateAuto, .rotateAutoReverse] as [CAAnimationRotationMode])
    add(
      "CAMediaTimingFillMode",
      [
        .removed, .forwards, .backwards, .both,
      ] as [CAMediaTimingFillMode])
    add(
      "CAMediaTimingFunctionName",
      [
        .linear, .easeIn, .easeOut, .easeInEaseOut,
      ] as [CAMediaTimingFunctionName])
    add("CATransitionType", [.fade, .moveIn, .push, .reveal] as [CATransitionType])
    add(
      "CATransitionSubtype",
      [
        .fromRight, .fromLeft, .fromTop, .fromBottom,
      ] as [CATransitionSubtype])
    add(
      "CAValueFunctionName",
      [
        .rotateX, .rotateY, .rotateZ, .scaleX, .scaleY, .scaleZ, .translateX, .translateY,
        .translateZ,
      ] as [CAValueFunctionName])
    add(
      "CAEmitterLayerEmitterShape",
      [
        .point, .line, .rectangle, .cuboid, .circle, .sphere,
      ] as [CAEmitterLayerEmitterShape])
    add(
      "CAEmitterLayerEmitterMode",
      [
        .points, .outline, .surface, .volume,
      ] as [CAEmitterLayerEmitterMode])
    add(
      "CAEmitterLayerRenderMode",
      [
        .unordered, .oldestFirst, .oldestLast, .backToFront, .additive,
      ] as [CAEmitterLayerRenderMode])
    add(
      "CACornerMask",
      [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ] as [CACornerMask])
    add(
      "CAScrollLayer.ScrollMode",
      [
        .none, .vertically, .horizontally, .both,
      ] as [CAScrollLayer.ScrollMode])
    add("CALayerCornerCurve", [.circular, .continuous] as [CALayerCornerCurve])
    add("CALayerContentsFilter", [.nearest, .linear, .trilinear] as [CALayerContentsFilter])
    add("CALayerContentsFormat", [.RGBA8Uint, .RGBA16Float, .gray8Uint] as [CALayerContentsFormat])
    add(
      "CAEdgeAntialiasingMask",
      [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
      ] as [CAEdgeAntialiasingMask])
    add("CALayer.ToneMapMode", [.automatic, .never, .ifSupported] as [CALayer.ToneMapMode])
    add(
      "CATextLayerAlignmentMode",
      [
        .natural, .left, .right, .center, .justified,
      ] as [CATextLayerAlignmentMode])
    add("CATextLayerTruncationMode", [.none, .start, .end, .middle] as [CATextLayerTruncationMode])
    add(
      "UIView.AnimationOptions",
      [
        .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .autoreverse,
        .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
        .showHideTransitionViews, .overrideInheritedOptions, .curveEaseIn, .curveEaseOut,
        .curveLinear, .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp,
        .transitionCurlDown, .transitionCrossDissolve, .transitionFlipFromTop,
        .transitionFlipFromBottom, .preferredFramesPerSecond60, .preferredFramesPerSecond30,
      ] as [UIView.AnimationOptions])
    add(
      "UIView.KeyframeAnimationOptions",
      [
        .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .autoreverse,
        .overrideInheritedDuration, .overrideInheritedOptions, .calculationModeDiscrete,
        .calculationModePaced, .calculationModeCubic, .calculationModeCubicPaced,
      ] as [UIView.KeyframeAnimationOptions])
    add("UIBackgroundTaskIdentifier", [.invalid] as [UIBackgroundTaskIdentifier])
    add("UIApplication.LaunchOptionsKey", [.url] as [UIApplication.LaunchOptionsKey])
    add("UISceneSession.Role", [.windowApplication] as [UISceneSession.Role])
    add(
      "NSLayoutConstraint.FormatOptions",
      [
        .alignmentMask, .directionLeftToRight, .directionRightToLeft, .directionMask,
        .spacingBaselineToBaseline, .spacingMask,
      ] as [NSLayoutConstraint.FormatOptions])
    add("UIEvent.ButtonMask", [.primary, .secondary] as [UIEvent.ButtonMask])
    add(
      "UIKeyModifierFlags",
      [
        .alphaShift, .shift, .control, .alternate, .command, .numericPad,
      ] as [UIKeyModifierFlags])
    add("UIScrollTypeMask", [.discrete, .continuous] as [UIScrollTypeMask])
    add("UITouch.Properties", [.force, .azimuth, .altitude, .location] as [UITouch.Properties])
    add(
      "UISwipeGestureRecognizer.Direction",
      [
        .right, .left, .up, .down,
      ] as [UISwipeGestureRecognizer.Direction])
    add("UIPasteboard.OptionsKey", [.expirationDate, .localOnly] as [UIPasteboard.OptionsKey])
    add(
      "UITransitionContextViewControllerKey",
      [
        .from, .to,
      ] as [UITransitionContextViewControllerKey])
    add("UITransitionContextViewKey", [.from, .to] as [UITransitionContextViewKey])
    add(
      "UIInterfaceOrientationMask",
      [
        .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
      ] as [UIInterfaceOrientationMask])
    add(
      "UIMenuElement.Attributes",
      [
        .disabled, .destructive, .hidden, .keepsMenuPresented,
      ] as [UIMenuElement.Attributes])
    add(
      "UIMenu.Options",
      [
        .displayInline, .destructive, .singleSelection, .displayAsPalette,
      ] as [UIMenu.Options])
    add(
      "UIView.AutoresizingMask",
      [
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
        .flexibleHeight, .flexibleBottomMargin,
      ] as [UIView.AutoresizingMask])
    add(
      "UIAccessibilityTraits",
      [
        .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement,
        .notEnabled, .updatesFrequently, .searchField, .startsMediaSession, .adjustable,
        .allowsDirectInteraction, .causesPageTurn, .tabBar, .header, .supportsZoom, .toggleButton,
      ] as [UIAccessibilityTraits])
    add(
      "UICollectionView.ScrollPosition",
      [
        .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
      ] as [UICollectionView.ScrollPosition])
    add(
      "UIControl.Event",
      [
        .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
        .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
        .primaryActionTriggered, .menuActionTriggered, .editingDidBegin, .editingChanged,
        .editingDidEnd, .editingDidEndOnExit, .allTouchEvents, .allEditingEvents,
        .applicationReserved, .systemReserved, .allEvents,
      ] as [UIControl.Event])
    add(
      "UIControl.State",
      [
        .highlighted, .disabled, .selected, .focused, .application, .reserved,
      ] as [UIControl.State])
    add(
      "UICollisionBehavior.Mode",
      [
        .items, .boundaries, .everything,
      ] as [UICollisionBehavior.Mode])
    add("UIAxis", [.horizontal, .vertical] as [UIAxis])
    add(
      "UIPopoverArrowDirection",
      [
        .up, .down, .left, .right, .unknown,
      ] as [UIPopoverArrowDirection])
    add("UIScrollView.DecelerationRate", [.normal, .fast] as [UIScrollView.DecelerationRate])
    add(
      "UITableViewCell.StateMask",
      [
        .showingEditControl, .showingDeleteConfirmation,
      ] as [UITableViewCell.StateMask])
    add(
      "NSLayoutManager.GlyphProperty",
      [
        .null, .controlCharacter, .elastic, .nonBaseCharacter,
      ] as [NSLayoutManager.GlyphProperty])
    add(
      "NSTextStorage.EditActions",
      [
        .editedAttributes, .editedCharacters,
      ] as [NSTextStorage.EditActions])
    add(
      "UITextContentType",
      [
        .name, .givenName, .familyName, .nickname, .emailAddress, .telephoneNumber, .username,
        .password, .newPassword, .oneTimeCode, .URL, .postalCode, .addressCity, .fullStreetAddress,
        .countryName, .organizationName, .jobTitle, .creditCardNumber,
      ] as [UITextContentType])
    add(
      "UIDataDetectorTypes",
      [
        .phoneNumber, .link, .address, .calendarEvent, .all,
      ] as [UIDataDetectorTypes])
    add("UINib.OptionsKey", [.externalObjects] as [UINib.OptionsKey])
    add("NSDirectionalRectEdge", [.top, .leading, .bottom, .trailing] as [NSDirectionalRectEdge])
    add("UIRectEdge", [.top, .left, .bottom, .right] as [UIRectEdge])
    add(
      "UIRectCorner",
      [
        .topLeft, .topRight, .bottomLeft, .bottomRight, .allCorners,
      ] as [UIRectCorner])
    add("UIFontDescriptor.FeatureKey", [.type, .selector] as [UIFontDescriptor.FeatureKey])
    add(
      "NSAttributedString.TextEffectStyle",
      [
        .letterpressStyle
      ] as [NSAttributedString.TextEffectStyle])
    add(
      "NSUnderlineStyle",
      [
        .single, .thick, .double, .patternDot, .patternDash, .patternDashDot, .patternDashDotDot,
        .byWord,
      ] as [NSUnderlineStyle])
    add(
      "NSParagraphStyle.LineBreakStrategy",
      [
        .pushOut, .hangulWordPriority, .standard,
      ] as [NSParagraphStyle.LineBreakStrategy])
    add(
      "NSStringDrawingOptions",
      [
        .usesLineFragmentOrigin, .usesFontLeading, .usesDeviceMetrics, .truncatesLastVisibleLine,
      ] as [NSStringDrawingOptions])
    add("NSTextTab.OptionKey", [.columnTerminators] as [NSTextTab.OptionKey])
    add(
      "UIFont.TextStyle",
      [
        .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
        .caption1, .caption2,
      ] as [UIFont.TextStyle])
    add(
      "UIFontDescriptor.AttributeName",
      [
        .family, .name, .face, .size, .visibleName, .traits, .textStyle, .featureSettings, .matrix,
      ] as [UIFontDescriptor.AttributeName])
    add(
      "UIFontDescriptor.TraitKey",
      [
        .symbolic, .weight, .width, .slant,
      ] as [UIFontDescriptor.TraitKey])
    add(
      "UIFontDescriptor.SymbolicTraits",
      [
        .traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace, .traitVertical,
        .traitUIOptimized, .traitTightLeading, .traitLooseLeading,
      ] as [UIFontDescriptor.SymbolicTraits])
    add(
      "UIFontDescriptor.SystemDesign",
      [
        .monospaced, .serif, .rounded,
      ] as [UIFontDescriptor.SystemDesign])
    add("UIFont.Width", [.compressed, .condensed, .standard, .expanded] as [UIFont.Width])
    add(
      "UIContentSizeCategory",
      [
        .extraSmall, .small, .medium, .large, .extraLarge,
      ] as [UIContentSizeCategory])
    add(
      "UIAccessibility.Notification",
      [
        .screenChanged, .layoutChanged, .announcement, .pageScrolled, .pauseAssistiveTechnology,
        .resumeAssistiveTechnology,
      ] as [UIAccessibility.Notification])
    let difference = try GoldenText("raw-values").difference(from: table.text)
    expectNil(difference)
  }
}
