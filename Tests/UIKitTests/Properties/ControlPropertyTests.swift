import GoldenTexts
import Testing
import UIKit

/// Properties of labels, pictures and controls.
@MainActor
@Suite(.serialized) struct ControlPropertyTests {
  @Test func `properties of controls`() throws {
    var table = PropertyTable()
    table.add(
      "label", { PropertyViews.label() },
      [
        Property("text", \.text),
        Property("attributedText", \.attributedText),
        Property("font", \.font),
        Property("textColor", \.textColor),
        Property("highlightedTextColor", \.highlightedTextColor),
        Property("isHighlighted", \.isHighlighted),
        Property("isEnabled", \.isEnabled),
        Property("textAlignment", \.textAlignment),
        Property("lineBreakMode", \.lineBreakMode),
        Property("numberOfLines", \.numberOfLines),
        Property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth),
        Property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
        Property("baselineAdjustment", \.baselineAdjustment),
        Property("shadowColor", \.shadowColor),
        Property("shadowOffset", \.shadowOffset),
        Property("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation),
        Property("minimumScaleFactor", \.minimumScaleFactor),
        Property("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
      ])
    table.add(
      "image", { PropertyViews.image() },
      [
        Property("image", \.image),
        Property("highlightedImage", \.highlightedImage),
        Property("isHighlighted", \.isHighlighted),
        Property("preferredSymbolConfiguration", \.preferredSymbolConfiguration),
        Property("animationDuration", \.animationDuration),
        Property("animationRepeatCount", \.animationRepeatCount),
      ])
    table.add(
      "button", { PropertyViews.button() },
      [
        Property("configuration", \.configuration),
        Property("automaticallyUpdatesConfiguration", \.automaticallyUpdatesConfiguration),
        Property("contentEdgeInsets", \.contentEdgeInsets),
        Property("titleEdgeInsets", \.titleEdgeInsets),
        Property("imageEdgeInsets", \.imageEdgeInsets),
        Property("role", \.role),
        Property("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction),
        Property("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled),
        Property("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted),
        Property("menu", \.menu),
        Property("isSpringLoaded", \.isSpringLoaded),
        Property("isPointerInteractionEnabled", \.isPointerInteractionEnabled),
        Property("isEnabled", \.isEnabled),
        Property("isSelected", \.isSelected),
        Property("isHighlighted", \.isHighlighted),
        Property("contentVerticalAlignment", \.contentVerticalAlignment),
        Property("contentHorizontalAlignment", \.contentHorizontalAlignment),
        Property("isContextMenuInteractionEnabled", \.isContextMenuInteractionEnabled),
      ])
    table.add(
      "configured button", { PropertyViews.configuredButton() },
      [
        Property("configuration", \.configuration),
        Property("automaticallyUpdatesConfiguration", \.automaticallyUpdatesConfiguration),
        Property("contentEdgeInsets", \.contentEdgeInsets),
        Property("titleEdgeInsets", \.titleEdgeInsets),
        Property("imageEdgeInsets", \.imageEdgeInsets),
        Property("role", \.role),
        Property("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction),
        Property("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled),
        Property("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted),
        Property("menu", \.menu),
        Property("isSpringLoaded", \.isSpringLoaded),
        Property("isPointerInteractionEnabled", \.isPointerInteractionEnabled),
        Property("isEnabled", \.isEnabled),
        Property("isSelected", \.isSelected),
        Property("isHighlighted", \.isHighlighted),
        Property("contentVerticalAlignment", \.contentVerticalAlignment),
        Property("contentHorizontalAlignment", \.contentHorizontalAlignment),
        Property("isContextMenuInteractionEnabled", \.isContextMenuInteractionEnabled),
      ])
    table.add(
      "configuration", { PropertyViews.configuredButton() },
      [
        Property("title", \.configuration!.title),
        Property("attributedTitle", \.configuration!.attributedTitle),
        Property("subtitle", \.configuration!.subtitle),
        Property("attributedSubtitle", \.configuration!.attributedSubtitle),
        Property("image", \.configuration!.image),
        Property("showsActivityIndicator", \.configuration!.showsActivityIndicator),
        Property("cornerStyle", \.configuration!.cornerStyle),
        Property("buttonSize", \.configuration!.buttonSize),
        Property("macIdiomStyle", \.configuration!.macIdiomStyle),
        Property("baseForegroundColor", \.configuration!.baseForegroundColor),
        Property("baseBackgroundColor", \.configuration!.baseBackgroundColor),
        Property(
          "preferredSymbolConfigurationForImage",
          \.configuration!.preferredSymbolConfigurationForImage),
        Property("contentInsets", \.configuration!.contentInsets),
        Property("imagePlacement", \.configuration!.imagePlacement),
        Property("imagePadding", \.configuration!.imagePadding),
        Property("titlePadding", \.configuration!.titlePadding),
        Property("titleAlignment", \.configuration!.titleAlignment),
        Property("titleLineBreakMode", \.configuration!.titleLineBreakMode),
        Property("subtitleLineBreakMode", \.configuration!.subtitleLineBreakMode),
        Property(
          "automaticallyUpdateForSelection", \.configuration!.automaticallyUpdateForSelection),
      ])
    table.add(
      "background of a button", { PropertyViews.configuredButton() },
      [
        Property("cornerRadius", \.configuration!.background.cornerRadius),
        Property("backgroundInsets", \.configuration!.background.backgroundInsets),
        Property(
          "edgesAddingLayoutMarginsToBackgroundInsets",
          \.configuration!.background.edgesAddingLayoutMarginsToBackgroundInsets),
        Property("backgroundColor", \.configuration!.background.backgroundColor),
        Property("visualEffect", \.configuration!.background.visualEffect),
        Property("image", \.configuration!.background.image),
        Property("imageContentMode", \.configuration!.background.imageContentMode),
        Property("strokeColor", \.configuration!.background.strokeColor),
        Property("strokeWidth", \.configuration!.background.strokeWidth),
        Property("strokeOutset", \.configuration!.background.strokeOutset),
      ])
    table.add(
      "activity", { PropertyViews.activity() },
      [
        Property("style", \.style),
        Property("color", \.color),
        Property("hidesWhenStopped", \.hidesWhenStopped),
      ])
    table.add(
      "pages", { PropertyViews.pages() },
      [
        Property("numberOfPages", \.numberOfPages),
        Property("currentPage", \.currentPage),
        Property("hidesForSinglePage", \.hidesForSinglePage),
        Property("pageIndicatorTintColor", \.pageIndicatorTintColor),
        Property("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
        Property("preferredIndicatorImage", \.preferredIndicatorImage),
        Property("preferredCurrentPageIndicatorImage", \.preferredCurrentPageIndicatorImage),
        Property("defersCurrentPageDisplay", \.defersCurrentPageDisplay),
        Property("backgroundStyle", \.backgroundStyle),
        Property("direction", \.direction),
        Property("allowsContinuousInteraction", \.allowsContinuousInteraction),
        Property("isEnabled", \.isEnabled),
        Property("isSelected", \.isSelected),
        Property("isHighlighted", \.isHighlighted),
        Property("contentVerticalAlignment", \.contentVerticalAlignment),
        Property("contentHorizontalAlignment", \.contentHorizontalAlignment),
        Property("isContextMenuInteractionEnabled", \.isContextMenuInteractionEnabled),
      ])
    table.add(
      "progress", { PropertyViews.progress() },
      [
        Property("progressTintColor", \.progressTintColor),
        Property("trackTintColor", \.trackTintColor),
        Property("progressImage", \.progressImage),
        Property("trackImage", \.trackImage),
        Property("progressViewStyle", \.progressViewStyle),
        Property("progress", \.progress),
      ])
    table.add(
      "segments", { PropertyViews.segments() },
      [
        Property("selectedSegmentTintColor", \.selectedSegmentTintColor),
        Property("isMomentary", \.isMomentary),
        Property("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
        Property("selectedSegmentIndex", \.selectedSegmentIndex),
        Property("isSpringLoaded", \.isSpringLoaded),
        Property("isEnabled", \.isEnabled),
        Property("isSelected", \.isSelected),
        Property("isHighlighted", \.isHighlighted),
        Property("contentVerticalAlignment", \.contentVerticalAlignment),
        Property("contentHorizontalAlignment", \.contentHorizontalAlignment),
        Property("isContextMenuInteractionEnabled", \.isContextMenuInteractionEnabled),
      ])
    table.add(
      "slider", { PropertyViews.slider() },
      [
        Property("minimumValueImage", \.minimumValueImage),
        Property("maximumValueImage", \.maximumValueImage),
        Property("minimumValue", \.minimumValue),
        Property("maximumValue", \.maximumValue),
        Property("isContinuous", \.isContinuous),
        Property("minimumTrackTintColor", \.minimumTrackTintColor),
        Property("maximumTrackTintColor", \.maximumTrackTintColor),
        Property("thumbTintColor", \.thumbTintColor),
        Property("value", \.value),
        Property("isEnabled", \.isEnabled),
        Property("isSelected", \.isSelected),
        Property("isHighlighted", \.isHighlighted),
        Property("contentVerticalAlignment", \.contentVerticalAlignment),
        Property("contentHorizontalAlignment", \.contentHorizontalAlignment),
        Property("isContextMenuInteractionEnabled", \.isContextMenuInteractionEnabled),
      ])
    table.add(
      "stepper", { PropertyViews.stepper() },
      [
        Property("minimumValue", \.minimumValue),
        Property("maximumValue", \.maximumValue),
        Property("stepValue", \.stepValue),
        Property("wraps", \.wraps),
        Property("autorepeat", \.autorepeat),
        Property("isContinuous", \.isContinuous),
        Property("value", \.value),
        Property("isEnabled", \.isEnabled),
        Property("isSelected", \.isSelected),
        Property("isHighlighted", \.isHighlighted),
        Property("contentVerticalAlignment", \.contentVerticalAlignment),
        Property("contentHorizontalAlignment", \.contentHorizontalAlignment),
        Property("isContextMenuInteractionEnabled", \.isContextMenuInteractionEnabled),
      ])
    table.add(
      "switch", { PropertyViews.toggle() },
      [
        Property("onTintColor", \.onTintColor),
        Property("thumbTintColor", \.thumbTintColor),
        Property("isOn", \.isOn),
        Property("isEnabled", \.isEnabled),
        Property("isSelected", \.isSelected),
        Property("isHighlighted", \.isHighlighted),
        Property("contentVerticalAlignment", \.contentVerticalAlignment),
        Property("contentHorizontalAlignment", \.contentHorizontalAlignment),
        Property("isContextMenuInteractionEnabled", \.isContextMenuInteractionEnabled),
      ])
    table.add(
      "color well", { PropertyViews.well() },
      [
        Property("title", \.title),
        Property("supportsAlpha", \.supportsAlpha),
        Property("selectedColor", \.selectedColor),
        Property("isEnabled", \.isEnabled),
        Property("isSelected", \.isSelected),
        Property("isHighlighted", \.isHighlighted),
        Property("contentVerticalAlignment", \.contentVerticalAlignment),
        Property("contentHorizontalAlignment", \.contentHorizontalAlignment),
        Property("isContextMenuInteractionEnabled", \.isContextMenuInteractionEnabled),
      ])
    try table.compare(with: "properties-controls")
  }
}
