extension InterfaceVocabulary {
  /// The ignored names, one on each line, with the reason. A name is an attribute of any element,
  /// `element.attribute`, or `<element>`.
  static let ignoredText = """
    <pickerView>: is a plain view here: there are no pickers yet
    <datePicker>: is a plain view here: there are no pickers yet
    <mapView>: is a plain view here: there are no maps
    <webView>: is a plain view here: there are no pages of the web
    <wkWebView>: is a plain view here: there are no pages of the web
    <sceneKitView>: is a plain view here: there is no SceneKit
    <skView>: is a plain view here: there is no SpriteKit
    <mtkView>: is a plain view here: there is no Metal
    <glkView>: is a plain view here: there is no OpenGL
    <arscnView>: is a plain view here: there is no ARKit
    <avPlayerViewController>: is a plain view controller here: no films are played
    <glkViewController>: is a plain view controller here: there is no OpenGL
    <pencilKitView>: is a plain view here: there is no PencilKit
    <menu>: menus of Interface Builder are not made; set the button's menu in code
    <command>: there is no menu bar
    <hostingController>: there is no SwiftUI
    accessibilityConfiguration.hint: nothing reads the screen aloud
    accessibilityConfiguration.isElement: nothing reads the screen aloud
    accessibilityTraits: nothing reads the screen aloud
    springLoaded: nothing is dragged over controls
    button.showsTouchWhenHighlighted: a press changes the colors alone
    button.reversesTitleShadowWhenHighlighted: titles have no shadow
    button.pointerInteraction: no pointer is followed over buttons
    textShadowColor: titles have no shadow
    titleShadowColor: titles have no shadow
    buttonConfiguration.imageReservation: an image has its own size
    buttonConfiguration.titleAlignment: titles go by the button's alignment
    buttonConfiguration.indicator: there is no sign beside a title
    buttonConfiguration.macIdiomStyle: buttons go by iPad's rules
    textInputTraits.autocapitalizationType: there is no keyboard on the screen
    textInputTraits.autocorrectionType: there is no keyboard on the screen
    textInputTraits.spellCheckingType: there is no keyboard on the screen
    textInputTraits.keyboardType: there is no keyboard on the screen
    textInputTraits.keyboardAppearance: there is no keyboard on the screen
    textInputTraits.returnKeyType: there is no keyboard on the screen
    textInputTraits.enablesReturnKeyAutomatically: there is no keyboard on the screen
    textInputTraits.smartDashesType: there is no keyboard on the screen
    textInputTraits.smartInsertDeleteType: there is no keyboard on the screen
    textInputTraits.smartQuotesType: there is no keyboard on the screen
    textInputTraits.textContentType: there is no keyboard on the screen
    textInputTraits.passwordRules: there is no keyboard on the screen
    disabledBackground: the background is the same while a field is disabled
    allowsEditingTextAttributes: nothing edits by a menu or by fingers
    dataDetectorTypes: nothing in the text can be tapped
    dataDetectorType: nothing in the text can be tapped
    searchBar.searchBarStyle: the bar has no background of its own
    searchBar.barStyle: the bar has no background of its own
    searchBar.translucent: the bar has no background of its own
    searchBar.prompt: there is no line above the field
    searchBar.backgroundImage: the bar has no background of its own
    toolbar.barStyle: the bar looks as its appearance says
    tabBar.barStyle: the bar looks as its appearance says
    tabBar.itemPositioning: items have equal shares of the bar
    tabBar.backgroundImage: the bar looks as its appearance says
    shadowImage: an appearance has a color for the line
    backIndicatorImage: the way back has its own sign
    backIndicatorTransitionMaskImage: the way back has its own sign
    compactAppearance: a low bar looks like the others
    compactScrollEdgeAppearance: a low bar looks like the others
    hidesBarsWhenKeyboardAppears: there is no keyboard on the screen
    interactivePopGestureRecognizerEnabled: the edge always pops
    sectionIndexMinimumDisplayRowCount: there is no index at the side
    sectionIndexColor: there is no index at the side
    sectionIndexBackgroundColor: there is no index at the side
    sectionIndexTrackingBackgroundColor: there is no index at the side
    separatorInsetReference: insets count from the edges of cells
    contentViewInsetsToSafeArea: content views reach to the edges of cells
    tableView.prefetchingEnabled: rows are asked for when they come into sight
    estimatedSectionHeaderHeight: headers and footers are always measured
    estimatedSectionFooterHeight: headers and footers are always measured
    remembersLastFocusedIndexPath: nothing takes the focus
    selectionFollowsFocus: nothing takes the focus
    focusStyle: nothing takes the focus
    adjustsImageWhenAncestorFocused: nothing takes the focus
    showsReorderControl: a row that can be moved shows its sign while the table is edited
    hidesAccessoryWhenEditing: an accessory goes while the table is edited
    minimumValueImage: tracks have no pictures at their ends
    maximumValueImage: tracks have no pictures at their ends
    switch.preferredStyle: a switch is a switch
    segmentedControl.segmentControlStyle: all look alike
    segment.selected: selectedSegmentIndex says which segment is selected
    stepper.autorepeat: each tap is one step
    stepper.continuous: each tap is one step
    progressViewStyle: all look alike
    defersCurrentPageDisplay: the dot changes with the page
    adjustsImageSizeForAccessibilityContentSizeCategory: pictures keep their size
    label.minimumFontSize: a label has a minimumScaleFactor
    allowsDefaultTighteningForTruncation: letters keep their distance
    lineBreakStrategy: lines are broken between words
    contentStretch: use a resizable image
    spineLocation: pages of a storyboard hang together at their leading edge
    doubleSided: pages have nothing on their back
    customizable: nobody customizes a bar
    landscapeImagePhoneInsets: a low bar looks like the others
    largeContentSizeImage: nothing is shown larger while it is pressed
    largeContentSizeImageInsets: nothing is shown larger while it is pressed
    popoverLayoutMargins: a popover keeps its own distance from the edges
    splitViewControllerTargetIndex: the detail is what is replaced
    primaryBackgroundStyle: columns have their views' own background
    displayModeButtonVisibility: the program places the button
    shouldBeArchived: nothing is archived
    horizontalScrollIndicatorInsets: indicators go along the edges
    verticalScrollIndicatorInsets: indicators go along the edges
    scrollIndicatorInsets: indicators go along the edges
    renderingMode: an image set's own way to draw is not known
    """
}
