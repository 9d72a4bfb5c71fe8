import GoldenTexts
import Testing
import UIKit

/// Properties of lists, of their cells and of their layouts.
@MainActor
@Suite(.serialized) struct ListPropertyTests {
  @Test func `properties of lists and cells`() throws {
    var table = PropertyTable()
    table.add(
      "scroll view", { PropertyViews.scroll() },
      [
        Property("contentOffset", \.contentOffset),
        Property("contentSize", \.contentSize),
        Property("contentInset", \.contentInset),
        Property("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior),
        Property("isScrollEnabled", \.isScrollEnabled),
        Property("bounces", \.bounces),
        Property("bouncesHorizontally", \.bouncesHorizontally),
        Property("bouncesVertically", \.bouncesVertically),
        Property("alwaysBounceVertical", \.alwaysBounceVertical),
        Property("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
        Property("isPagingEnabled", \.isPagingEnabled),
        Property("isDirectionalLockEnabled", \.isDirectionalLockEnabled),
        Property("decelerationRate", \.decelerationRate),
        Property("scrollsToTop", \.scrollsToTop),
        Property("keyboardDismissMode", \.keyboardDismissMode),
        Property("allowsKeyboardScrolling", \.allowsKeyboardScrolling),
        Property("transfersHorizontalScrollingToParent", \.transfersHorizontalScrollingToParent),
        Property("transfersVerticalScrollingToParent", \.transfersVerticalScrollingToParent),
        Property("delaysContentTouches", \.delaysContentTouches),
        Property("canCancelContentTouches", \.canCancelContentTouches),
        Property("indicatorStyle", \.indicatorStyle),
        Property("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
        Property("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
        Property("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets),
        Property("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets),
        Property(
          "automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets),
        Property("scrollIndicatorInsets", \.scrollIndicatorInsets),
        Property("indexDisplayMode", \.indexDisplayMode),
        Property("minimumZoomScale", \.minimumZoomScale),
        Property("maximumZoomScale", \.maximumZoomScale),
        Property("zoomScale", \.zoomScale),
        Property("bouncesZoom", \.bouncesZoom),
      ])
    table.add(
      "table", { PropertyViews.table() },
      [
        Property("isSpringLoaded", \.isSpringLoaded),
        Property("isPrefetchingEnabled", \.isPrefetchingEnabled),
        Property("rowHeight", \.rowHeight),
        Property("sectionHeaderHeight", \.sectionHeaderHeight),
        Property("sectionFooterHeight", \.sectionFooterHeight),
        Property("estimatedRowHeight", \.estimatedRowHeight),
        Property("sectionHeaderTopPadding", \.sectionHeaderTopPadding),
        Property("separatorStyle", \.separatorStyle),
        Property("separatorColor", \.separatorColor),
        Property("separatorInset", \.separatorInset),
        Property("sectionIndexColor", \.sectionIndexColor),
        Property("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor),
        Property("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor),
        Property("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount),
        Property("allowsSelection", \.allowsSelection),
        Property("allowsMultipleSelection", \.allowsMultipleSelection),
        Property("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
        Property("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
        Property("isEditing", \.isEditing),
        Property("dragInteractionEnabled", \.dragInteractionEnabled),
      ])
    table.add(
      "grouped table", { PropertyViews.table(.insetGrouped) },
      [
        Property("isSpringLoaded", \.isSpringLoaded),
        Property("isPrefetchingEnabled", \.isPrefetchingEnabled),
        Property("rowHeight", \.rowHeight),
        Property("sectionHeaderHeight", \.sectionHeaderHeight),
        Property("sectionFooterHeight", \.sectionFooterHeight),
        Property("estimatedRowHeight", \.estimatedRowHeight),
        Property("sectionHeaderTopPadding", \.sectionHeaderTopPadding),
        Property("separatorStyle", \.separatorStyle),
        Property("separatorColor", \.separatorColor),
        Property("separatorInset", \.separatorInset),
        Property("sectionIndexColor", \.sectionIndexColor),
        Property("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor),
        Property("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor),
        Property("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount),
        Property("allowsSelection", \.allowsSelection),
        Property("allowsMultipleSelection", \.allowsMultipleSelection),
        Property("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
        Property("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
        Property("isEditing", \.isEditing),
        Property("dragInteractionEnabled", \.dragInteractionEnabled),
      ])
    table.add(
      "cell", { PropertyViews.cell() },
      [
        Property(
          "automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration),
        Property(
          "automaticallyUpdatesBackgroundConfiguration",
          \.automaticallyUpdatesBackgroundConfiguration),
        Property("backgroundConfiguration", \.backgroundConfiguration),
        Property("selectionStyle", \.selectionStyle),
        Property("isSelected", \.isSelected),
        Property("isHighlighted", \.isHighlighted),
        Property("accessoryType", \.accessoryType),
        Property("editingAccessoryType", \.editingAccessoryType),
        Property("separatorInset", \.separatorInset),
        Property("indentationLevel", \.indentationLevel),
        Property("indentationWidth", \.indentationWidth),
        Property("showsReorderControl", \.showsReorderControl),
        Property("isEditing", \.isEditing),
      ])
    table.add(
      "background of a cell", { PropertyViews.configuredCell() },
      [
        Property("cornerRadius", \.backgroundConfiguration!.cornerRadius),
        Property("backgroundInsets", \.backgroundConfiguration!.backgroundInsets),
        Property(
          "edgesAddingLayoutMarginsToBackgroundInsets",
          \.backgroundConfiguration!.edgesAddingLayoutMarginsToBackgroundInsets),
        Property("backgroundColor", \.backgroundConfiguration!.backgroundColor),
        Property("visualEffect", \.backgroundConfiguration!.visualEffect),
        Property("image", \.backgroundConfiguration!.image),
        Property("imageContentMode", \.backgroundConfiguration!.imageContentMode),
        Property("strokeColor", \.backgroundConfiguration!.strokeColor),
        Property("strokeWidth", \.backgroundConfiguration!.strokeWidth),
        Property("strokeOutset", \.backgroundConfiguration!.strokeOutset),
      ])
    table.add(
      "header", { PropertyViews.header() },
      [
        Property("backgroundConfiguration", \.backgroundConfiguration),
        Property(
          "automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration),
        Property(
          "automaticallyUpdatesBackgroundConfiguration",
          \.automaticallyUpdatesBackgroundConfiguration),
      ])
    table.add(
      "content", { PropertyViews.content() },
      [
        Property("text", \.own.text),
        Property("attributedText", \.own.attributedText),
        Property("secondaryText", \.own.secondaryText),
        Property("secondaryAttributedText", \.own.secondaryAttributedText),
        Property("image", \.own.image),
        Property(
          "prefersSideBySideTextAndSecondaryText", \.own.prefersSideBySideTextAndSecondaryText),
        Property("directionalLayoutMargins", \.own.directionalLayoutMargins),
        Property(
          "axesPreservingSuperviewLayoutMargins", \.own.axesPreservingSuperviewLayoutMargins),
        Property("imageToTextPadding", \.own.imageToTextPadding),
        Property(
          "textToSecondaryTextHorizontalPadding", \.own.textToSecondaryTextHorizontalPadding),
        Property("textToSecondaryTextVerticalPadding", \.own.textToSecondaryTextVerticalPadding),
        Property("alpha", \.own.alpha),
      ])
    table.add(
      "first text", { PropertyViews.content() },
      [
        Property("font", \.own.textProperties.font),
        Property("color", \.own.textProperties.color),
        Property("alignment", \.own.textProperties.alignment),
        Property("lineBreakMode", \.own.textProperties.lineBreakMode),
        Property("numberOfLines", \.own.textProperties.numberOfLines),
        Property("adjustsFontSizeToFitWidth", \.own.textProperties.adjustsFontSizeToFitWidth),
        Property("minimumScaleFactor", \.own.textProperties.minimumScaleFactor),
        Property(
          "allowsDefaultTighteningForTruncation",
          \.own.textProperties.allowsDefaultTighteningForTruncation),
        Property(
          "adjustsFontForContentSizeCategory",
          \.own.textProperties.adjustsFontForContentSizeCategory),
        Property("transform", \.own.textProperties.transform),
        Property(
          "showsExpansionTextWhenTruncated", \.own.textProperties.showsExpansionTextWhenTruncated),
      ])
    table.add(
      "second text", { PropertyViews.content() },
      [
        Property("font", \.own.secondaryTextProperties.font),
        Property("color", \.own.secondaryTextProperties.color),
        Property("alignment", \.own.secondaryTextProperties.alignment),
        Property("lineBreakMode", \.own.secondaryTextProperties.lineBreakMode),
        Property("numberOfLines", \.own.secondaryTextProperties.numberOfLines),
        Property(
          "adjustsFontSizeToFitWidth", \.own.secondaryTextProperties.adjustsFontSizeToFitWidth),
        Property("minimumScaleFactor", \.own.secondaryTextProperties.minimumScaleFactor),
        Property(
          "allowsDefaultTighteningForTruncation",
          \.own.secondaryTextProperties.allowsDefaultTighteningForTruncation),
        Property(
          "adjustsFontForContentSizeCategory",
          \.own.secondaryTextProperties.adjustsFontForContentSizeCategory),
        Property("transform", \.own.secondaryTextProperties.transform),
        Property(
          "showsExpansionTextWhenTruncated",
          \.own.secondaryTextProperties.showsExpansionTextWhenTruncated),
      ])
    table.add(
      "image", { PropertyViews.content() },
      [
        Property(
          "preferredSymbolConfiguration", \.own.imageProperties.preferredSymbolConfiguration),
        Property("tintColor", \.own.imageProperties.tintColor),
        Property("cornerRadius", \.own.imageProperties.cornerRadius),
        Property("maximumSize", \.own.imageProperties.maximumSize),
        Property("reservedLayoutSize", \.own.imageProperties.reservedLayoutSize),
        Property(
          "accessibilityIgnoresInvertColors", \.own.imageProperties.accessibilityIgnoresInvertColors
        ),
        Property("strokeColor", \.own.imageProperties.strokeColor),
        Property("strokeWidth", \.own.imageProperties.strokeWidth),
      ])
    table.add(
      "flow", { PropertyViews.flow() }, { $0.collectionViewLayout as! UICollectionViewFlowLayout },
      [
        Property("minimumLineSpacing", \.minimumLineSpacing),
        Property("minimumInteritemSpacing", \.minimumInteritemSpacing),
        Property("itemSize", \.itemSize),
        Property("estimatedItemSize", \.estimatedItemSize),
        Property("scrollDirection", \.scrollDirection),
        Property("headerReferenceSize", \.headerReferenceSize),
        Property("footerReferenceSize", \.footerReferenceSize),
        Property("sectionInset", \.sectionInset),
        Property("sectionInsetReference", \.sectionInsetReference),
        Property("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds),
        Property("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds),
      ])
    table.add(
      "collection", { PropertyViews.flow() },
      [
        Property("isSpringLoaded", \.isSpringLoaded),
        Property("selfSizingInvalidation", \.selfSizingInvalidation),
        Property("isPrefetchingEnabled", \.isPrefetchingEnabled),
        Property("allowsSelection", \.allowsSelection),
        Property("allowsMultipleSelection", \.allowsMultipleSelection),
        Property("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
        Property("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
        Property("isEditing", \.isEditing),
        Property("dragInteractionEnabled", \.dragInteractionEnabled),
      ])
    table.add(
      "sideways flow", { PropertyViews.flow(.horizontal) },
      { $0.collectionViewLayout as! UICollectionViewFlowLayout },
      [
        Property("minimumLineSpacing", \.minimumLineSpacing),
        Property("minimumInteritemSpacing", \.minimumInteritemSpacing),
        Property("itemSize", \.itemSize),
        Property("estimatedItemSize", \.estimatedItemSize),
        Property("scrollDirection", \.scrollDirection),
        Property("headerReferenceSize", \.headerReferenceSize),
        Property("footerReferenceSize", \.footerReferenceSize),
        Property("sectionInset", \.sectionInset),
        Property("sectionInsetReference", \.sectionInsetReference),
        Property("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds),
        Property("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds),
      ])
    table.add(
      "list cell", { PropertyViews.listCell() },
      [
        Property("indentationLevel", \.indentationLevel),
        Property("indentationWidth", \.indentationWidth),
        Property("indentsAccessories", \.indentsAccessories),
        Property("isSelected", \.isSelected),
        Property("isHighlighted", \.isHighlighted),
        Property(
          "automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration),
        Property("backgroundConfiguration", \.backgroundConfiguration),
        Property(
          "automaticallyUpdatesBackgroundConfiguration",
          \.automaticallyUpdatesBackgroundConfiguration),
      ])
    try table.compare(with: "properties-lists")
  }
}
