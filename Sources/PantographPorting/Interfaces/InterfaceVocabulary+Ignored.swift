extension InterfaceVocabulary {
  /// The ignored names, one on each line, with the reason. A name is an attribute of any element,
  /// `element.attribute`, or `<element>`.
  static let ignoredText = """
    <mapView>: is a plain view here: there are no maps
    <webView>: is a plain view here: there are no web pages
    <wkWebView>: is a plain view here: there are no web pages
    <sceneKitView>: is a plain view here: there is no SceneKit
    <skView>: is a plain view here: there is no SpriteKit
    <mtkView>: is a plain view here: there is no Metal
    <glkView>: is a plain view here: there is no OpenGL
    <arscnView>: is a plain view here: there is no ARKit
    <avPlayerViewController>: is a plain view controller here: there is no video
    <glkViewController>: is a plain view controller here: there is no OpenGL
    <pencilKitView>: is a plain view here: there is no PencilKit
    <menu>: menus of Interface Builder are ignored; set the button's menu in code
    <command>: there is no menu bar
    <hostingController>: there is no SwiftUI
    button.showsTouchWhenHighlighted: a press only changes colors
    button.reversesTitleShadowWhenHighlighted: titles have no shadow
    textShadowColor: titles have no shadow
    titleShadowColor: titles have no shadow
    buttonConfiguration.imageReservation: an image always has its own size
    buttonConfiguration.titleAlignment: titles follow the button's alignment
    buttonConfiguration.indicator: there is no indicator beside a title
    buttonConfiguration.macIdiomStyle: buttons follow iPad's rules
    textInputTraits.passwordRules: there is no store of passwords
    pickerView.showsSelectionIndicator: the chosen rows are always marked
    disabledBackground: a disabled field keeps its background
    allowsEditingTextAttributes: text attributes cannot be edited by a user
    dataDetectorTypes: nothing in the text can be tapped
    dataDetectorType: nothing in the text can be tapped
    searchBar.barStyle: the bar has no background of its own
    searchBar.translucent: the bar has no background of its own
    searchBar.prompt: there is no line above the field
    searchBar.backgroundImage: the bar has no background of its own
    toolbar.barStyle: the bar's appearance sets its look
    tabBar.barStyle: the bar's appearance sets its look
    tabBar.itemPositioning: items have equal shares of the bar
    tabBar.backgroundImage: the bar's appearance sets its look
    shadowImage: the bar's appearance sets only the color of the line
    backIndicatorImage: the back button has a fixed image
    backIndicatorTransitionMaskImage: the back button has a fixed image
    compactAppearance: a compact bar looks like other bars
    compactScrollEdgeAppearance: a compact bar looks like other bars
    interactivePopGestureRecognizerEnabled: the edge always pops
    separatorInsetReference: insets start at the edges of cells
    contentViewInsetsToSafeArea: content views fill their cells
    estimatedSectionHeaderHeight: headers and footers are always measured
    estimatedSectionFooterHeight: headers and footers are always measured
    remembersLastFocusedIndexPath: there is no focus
    selectionFollowsFocus: there is no focus
    focusStyle: there is no focus
    adjustsImageWhenAncestorFocused: there is no focus
    showsReorderControl: movable rows always show their control while the table is edited
    hidesAccessoryWhenEditing: accessories are always hidden while the table is edited
    switch.preferredStyle: switches have only one style
    segmentedControl.segmentControlStyle: segmented controls have only one style
    segment.selected: selectedSegmentIndex sets the selected segment
    progressViewStyle: progress views have only one style
    adjustsImageSizeForAccessibilityContentSizeCategory: images keep their size
    lineBreakStrategy: lines are broken between words
    spineLocation: the spine of a storyboard's pages is at their leading edge
    doubleSided: pages have only one side
    customizable: users cannot customize bars
    landscapeImagePhoneInsets: a compact bar looks like other bars
    largeContentSizeImage: there is no large content viewer
    largeContentSizeImageInsets: there is no large content viewer
    popoverLayoutMargins: a popover's distance from the edges is fixed
    splitViewControllerTargetIndex: the detail is always replaced
    primaryBackgroundStyle: columns have the background of their views
    displayModeButtonVisibility: the application places the button
    shouldBeArchived: there are no archives
    horizontalScrollIndicatorInsets: indicators are always at the edges
    verticalScrollIndicatorInsets: indicators are always at the edges
    scrollIndicatorInsets: indicators are always at the edges
    renderingMode: the rendering mode of an image set is ignored
    """
}
