extension InterfaceVocabulary {
  /// The attributes that UIKit's storyboard reader uses. A test compares them with the reader's
  /// sources.
  package static let read: Set<String> = Set(
    """
    accessoryType adjustsFontForContentSizeCategory adjustsFontSizeToFit adjustsImageWhenDisabled
    adjustsImageWhenHighlighted alignment allowableMovement allowsDefaultTighteningForTruncation
    allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection
    allowsSelectionDuringEditing alpha alwaysBounceHorizontal alwaysBounceVertical animates
    animating apportionsSegmentWidthsByContent automaticEstimatedItemSize
    automaticallyAdjustsScrollViewInsets autoresizesSubviews axis backButtonTitle background
    backgroundEffect backgroundImage badgeValue barStyle baseWritingDirection baselineAdjustment
    baselineRelativeArrangement behavior black blue blurRadius borderStyle bottom bounces
    bouncesZoom buttonType canCancelContentTouches cancelsTouchesInView catalog
    changesSelectionAsPrimaryAction clearButtonMode clearsContextBeforeDrawing clearsOnBeginEditing
    clearsSelectionOnViewWillAppear clipsSubviews cocoaTouchSystemColor constant content
    contentHorizontalAlignment contentInsetAdjustmentBehavior contentMode contentVerticalAlignment
    continuous cornerRadius cornerStyle countDownDuration currentPage customClass customModule cyan
    datePickerMode defaultTabInterval definesPresentationContext delaysContentTouches
    delaysTouchesBegan delaysTouchesEnded destination destinationCreationSelector detailTextLabel
    direction directionalLockEnabled distribution down editable editingAccessoryType enabled
    estimatedRowHeight eventType exclusiveTouch extendedLayoutIncludesOpaqueBars family
    firstAttribute firstItem firstLineHeadIndent fixedFrame flexibleMaxX flexibleMaxY flexibleMinX
    flexibleMinY footerHeight footerTitle green headIndent headerHeight headerTitle height
    heightSizable hidden hidesBackButton hidesBarsOnSwipe hidesBarsOnTap
    hidesBarsWhenVerticallyCompact hidesBottomBarWhenPushed hidesForSinglePage hidesWhenStopped
    highlighted highlightedImage horizontal horizontalCompressionResistancePriority
    horizontalHuggingPriority hyphenationFactor id identifier image imagePadding imagePlacement
    imageView indentationLevel indentationWidth indicatorStyle initialViewController
    insetsLayoutMarginsFromSafeArea key keyPath keyboardDismissMode kind label landscapeImage
    largeTitleDisplayMode largeTitles layoutMarginsRelativeArrangement leading left
    leftItemsSupplementBackButton lineBreakMode lineHeightMultiple lineSpacing localeIdentifier
    magenta maxValue maxX maxY maximumLineHeight maximumNumberOfTouches maximumValue
    maximumZoomScale metaFont minValue minX minY minimumFontSize minimumInteritemSpacing
    minimumLineHeight minimumLineSpacing minimumNumberOfTouches minimumPressDuration
    minimumScaleFactor minimumValue minimumZoomScale minuteInterval modalInPresentation
    modalPresentationStyle modalTransitionStyle momentary multipleTouchEnabled multiplier name
    navigationBarHidden navigationOrientation numberOfLines numberOfPages numberOfTapsRequired
    numberOfTouchesRequired on opaque pageSpacing pagingEnabled paragraphSpacing
    paragraphSpacingBefore placeholder placeholderIdentifier pointSize pointerInteraction
    popoverAnchorView preferredDisplayMode preferredMaxLayoutWidth prefetchingEnabled
    presentsWithGesture preservesSuperviewLayoutMargins priority progress prompt property
    providesPresentationContextTransitionStyle red reference referencedIdentifier relation
    relationship restorationIdentifier reuseIdentifier right role rowHeight scale scrollDirection
    scrollEnabled secondAttribute secondItem sectionFooterHeight sectionFootersPinToVisibleBounds
    sectionHeaderHeight sectionHeadersPinToVisibleBounds sectionIndexMinimumDisplayRowCount
    sectionInsetReference secureTextEntry selectable selected selectedImage selectedItem
    selectedSegmentIndex selectionStyle selector semanticContentAttribute separatorStyle
    shouldIndentWhileEditing showsActivityIndicator showsBookmarkButton showsCancelButton
    showsHorizontalScrollIndicator showsMenuAsPrimaryAction showsScopeBar showsSearchResultsButton
    showsVerticalScrollIndicator size spacing spacingType springLoaded stepValue
    storyboardIdentifier storyboardName string style subtitle systemColor systemItem tag tailIndent
    text textAlignment textLabel timeIntervalSinceReferenceDate title titlePadding toolbarHidden top
    trailing transitionStyle translatesAutoresizingMaskIntoConstraints translucent trigger type
    unwindAction up useCurrentDate userInteractionEnabled userInterfaceStyle value vertical
    verticalCompressionResistancePriority verticalHuggingPriority weight white width widthSizable
    wraps x y yellow
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
