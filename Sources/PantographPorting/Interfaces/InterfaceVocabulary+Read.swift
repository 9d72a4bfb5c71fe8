extension InterfaceVocabulary {
  /// The attributes that UIKit's storyboard reader uses. A test compares them with the reader's
  /// sources.
  package static let read: Set<String> = Set(
    """
    accessoryType adjustable adjustsFontForContentSizeCategory adjustsFontSizeToFit
    adjustsImageWhenDisabled adjustsImageWhenHighlighted alignment allowableMovement
    allowDoubleColumnStyle
    allowsDefaultTighteningForTruncation allowsDirectInteraction allowsMultipleSelection
    allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing alpha
    alwaysBounceHorizontal alwaysBounceVertical animates animating
    apportionsSegmentWidthsByContent autocapitalizationType autocorrectionType
    automaticEstimatedItemSize automaticallyAdjustsScrollViewInsets autorepeat
    autoresizesSubviews axis backButtonTitle background backgroundEffect backgroundImage
    badgeValue barStyle baseWritingDirection baselineAdjustment baselineRelativeArrangement
    behavior black blue blurRadius borderStyle bottom bounces bouncesZoom button buttonType
    canCancelContentTouches cancelsTouchesInView catalog causesPageTurn
    changesSelectionAsPrimaryAction clearButtonMode clearsContextBeforeDrawing
    clearsOnBeginEditing clearsSelectionOnViewWillAppear clipsSubviews cocoaTouchSystemColor
    constant content contentHorizontalAlignment contentInsetAdjustmentBehavior contentMode
    contentVerticalAlignment continuous cornerRadius cornerStyle countDownDuration currentPage
    customClass customColorSpace customModule cyan datePickerMode defaultTabInterval
    defersCurrentPageDisplay definesPresentationContext delaysContentTouches delaysTouchesBegan
    delaysTouchesEnded destination destinationCreationSelector detailTextLabel direction
    directionalLockEnabled distribution down editable editingAccessoryType enabled
    enablesReturnKeyAutomatically estimatedRowHeight eventType exclusiveTouch
    extendedLayoutIncludesOpaqueBars family firstAttribute firstItem firstLineHeadIndent
    fixedFrame flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY footerHeight footerTitle
    green headIndent header headerHeight headerTitle height heightSizable hidden hidesBackButton
    hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact
    hidesBottomBarWhenPushed hidesForSinglePage hidesWhenStopped highlighted highlightedImage
    hint horizontal horizontalCompressionResistancePriority horizontalHuggingPriority
    hyphenationFactor id identifier image imagePadding imagePlacement imageView indentationLevel
    indentationWidth indicatorStyle initialViewController insetsLayoutMarginsFromSafeArea key
    keyPath keyboardAppearance keyboardDismissMode keyboardKey keyboardType kind label
    landscapeImage largeTitleDisplayMode largeTitles layoutMarginsRelativeArrangement leading
    left leftItemsSupplementBackButton lineBreakMode lineHeightMultiple lineSpacing link
    localeIdentifier magenta maxValue maxX maxY maximumLineHeight maximumNumberOfTouches
    maximumValue maximumValueImage maximumZoomScale metaFont minValue minX minY minimumFontSize
    minimumInteritemSpacing minimumLineHeight minimumLineSpacing minimumNumberOfTouches
    minimumPressDuration minimumScaleFactor minimumValue minimumValueImage minimumZoomScale
    minuteInterval modalInPresentation modalPresentationStyle modalTransitionStyle momentary
    multipleTouchEnabled multiplier name navigationBarHidden navigationOrientation notEnabled
    numberOfLines numberOfPages numberOfTapsRequired numberOfTouchesRequired on opaque
    pageSpacing pagingEnabled paragraphSpacing paragraphSpacingBefore placeholder
    placeholderIdentifier playsSound pointSize pointerInteraction popoverAnchorView
    preferredDisplayMode preferredMaxLayoutWidth prefetchingEnabled presentsWithGesture
    preservesSuperviewLayoutMargins priority progress prompt property
    providesPresentationContextTransitionStyle red reference referencedIdentifier relation
    relationship restorationIdentifier returnKeyType reuseIdentifier right role rowHeight scale
    scrollDirection scrollEnabled searchBarStyle searchField secondAttribute secondItem
    sectionFooterHeight sectionFootersPinToVisibleBounds sectionHeaderHeight
    sectionHeadersPinToVisibleBounds sectionIndexMinimumDisplayRowCount sectionInsetReference
    secureTextEntry selectable selected selectedImage selectedItem selectedSegmentIndex
    selectionStyle selector semanticContentAttribute separatorStyle shouldIndentWhileEditing
    showsActivityIndicator showsBookmarkButton showsCancelButton showsHorizontalScrollIndicator
    showsMenuAsPrimaryAction showsScopeBar showsSearchResultsButton showsVerticalScrollIndicator
    size smartDashesType smartInsertDeleteType smartQuotesType spacing spacingType
    spellCheckingType springLoaded startsMediaSession staticText stepValue storyboardIdentifier
    storyboardName string style subtitle summaryElement systemColor systemItem tag tailIndent
    text textAlignment textContentType textLabel timeIntervalSinceReferenceDate title
    titlePadding toolbarHidden top trailing transitionStyle
    translatesAutoresizingMaskIntoConstraints translucent trigger type unwindAction up
    updatesFrequently useCurrentDate userInteractionEnabled userInterfaceStyle value vertical
    verticalCompressionResistancePriority verticalHuggingPriority weight white width
    widthSizable wraps x xcode11CocoaTouchSystemColor y yellow
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
