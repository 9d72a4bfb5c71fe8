import Foundation
import Testing
import UIKit

/// The values and layers that each attribute of a control, bar or list in a storyboard changes.
@MainActor
struct StoryboardControlGalleryTests {
  private let gallery = StoryboardGallery()

  @Test func `values of controls`() throws {
    var text = try gallery.flags("switch", "on enabled selected")
    text += try gallery.colors("switch", "onTintColor thumbTintColor", base: "on=\"YES\"")
    text += try gallery.flags("stepper", "wraps autorepeat continuous enabled")
    for value in [
      "value=\"5\"", "minimumValue=\"-3\" value=\"-9\"", "maximumValue=\"7\" value=\"80\"",
      "stepValue=\"2.5\"", "stepValue=\"0\"",
    ] {
      text += try gallery.changes("stepper", value)
    }
    let pages = "numberOfPages=\"4\""
    text += try gallery.flags(
      "pageControl", "hidesForSinglePage defersCurrentPageDisplay", base: pages)
    text += try gallery.flags("pageControl", "hidesForSinglePage", base: "numberOfPages=\"1\"")
    text += try gallery.values("pageControl", "currentPage", "2 9", base: pages)
    text += try gallery.colors(
      "pageControl", "pageIndicatorTintColor currentPageIndicatorTintColor", base: pages)
    text += try gallery.values("progressView", "progress", "0 0.3 1")
    text += try gallery.colors("progressView", "progressTintColor trackTintColor")
    text += try gallery.flags("slider", "continuous enabled highlighted")
    for value in [
      "value=\"0.75\"", "minValue=\"-2\"", "maxValue=\"4\"", "minValue=\"1\" maxValue=\"3\"",
    ] {
      text += try gallery.changes("slider", value)
    }
    for value in ["minimumValueImage", "maximumValueImage"] {
      text += try gallery.changes("slider", "\(value)=\"star\" catalog=\"system\"")
      text += try gallery.changes(
        "slider", "", "<imageReference key=\"\(value)\" image=\"moon\" catalog=\"system\"/>")
    }
    text += try gallery.colors(
      "slider", "minimumTrackTintColor maximumTrackTintColor thumbTintColor")
    text += try gallery.flags("activityIndicatorView", "hidesWhenStopped animating")
    text += try gallery.values(
      "activityIndicatorView", "style", "medium large gray white whiteLarge")
    text += try gallery.colors("activityIndicatorView", "color", base: "animating=\"YES\"")
    let segments =
      """
      <segments><segment title="One"/><segment title="Two" enabled="NO"/>
      <segment title="Three" width="90"/><segment image="star" catalog="system"/></segments>
      """
    for value in [
      "springLoaded=\"YES\"", "momentary=\"YES\"", "momentary=\"NO\"",
      "apportionsSegmentWidthsByContent=\"YES\"", "selectedSegmentIndex=\"2\"",
      "selectedSegmentIndex=\"-1\"",
    ] {
      text += try gallery.changes("segmentedControl", value, with: segments)
    }
    text += try gallery.changes("segmentedControl", "", segments)
    text += try gallery.changes(
      "segmentedControl", "", "<color key=\"selectedSegmentTintColor\" \(gallery.red)/>",
      with: segments)
    try gallery.expect("storyboard-controls", text)
  }

  @Test func `buttons and fields`() throws {
    let title = "<state key=\"normal\" title=\"Save\"/>"
    var text = ""
    for value in [
      "buttonType=\"system\"", "buttonType=\"roundedRect\"", "buttonType=\"infoDark\"",
      "buttonType=\"infoLight\"", "buttonType=\"contactAdd\"", "buttonType=\"close\"",
      "buttonType=\"detailDisclosure\"", "lineBreakMode=\"clip\"", "enabled=\"NO\"",
      "selected=\"YES\"", "springLoaded=\"YES\"", "pointerInteraction=\"YES\"",
      "adjustsImageWhenHighlighted=\"NO\"", "adjustsImageWhenDisabled=\"NO\"",
      "changesSelectionAsPrimaryAction=\"YES\"", "showsMenuAsPrimaryAction=\"YES\"",
      "role=\"primary\"", "role=\"cancel\"", "role=\"destructive\"",
      "contentHorizontalAlignment=\"left\"", "contentHorizontalAlignment=\"trailing\"",
      "contentHorizontalAlignment=\"fill\"", "contentVerticalAlignment=\"top\"",
      "contentVerticalAlignment=\"bottom\"", "contentVerticalAlignment=\"fill\"",
    ] {
      text += try gallery.changes("button", value, with: title)
    }
    for child in [
      "<inset key=\"contentEdgeInsets\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>",
      "<inset key=\"titleEdgeInsets\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>",
      "<inset key=\"imageEdgeInsets\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>",
      "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"22\"/>",
      "<state key=\"normal\" image=\"star\" catalog=\"system\"/>",
      "<state key=\"normal\" backgroundImage=\"star\" catalog=\"system\"/>",
      "<state key=\"normal\"><color key=\"titleColor\" \(gallery.red)/></state>",
      "<state key=\"normal\"><string key=\"title\">Long\nand longer</string></state>",
    ] {
      text += try gallery.changes("button", "", child, with: title)
    }
    for value in [
      "style=\"plain\"", "style=\"gray\"", "style=\"tinted\"", "style=\"filled\"",
      "style=\"filled\" cornerStyle=\"capsule\"", "style=\"filled\" cornerStyle=\"small\"",
      "style=\"filled\" cornerStyle=\"medium\"", "style=\"filled\" cornerStyle=\"large\"",
      "style=\"filled\" cornerStyle=\"fixed\"", "style=\"plain\" title=\"Own\"",
      "style=\"plain\" subtitle=\"Below\"", "style=\"plain\" subtitle=\"Below\" titlePadding=\"9\"",
      "style=\"plain\" image=\"star\" catalog=\"system\" imagePadding=\"7\"",
      "style=\"plain\" image=\"star\" catalog=\"system\" imagePlacement=\"top\"",
      "style=\"plain\" image=\"star\" catalog=\"system\" imagePlacement=\"bottom\"",
      "style=\"plain\" image=\"star\" catalog=\"system\" imagePlacement=\"trailing\"",
      "style=\"plain\" showsActivityIndicator=\"YES\"",
    ] {
      text += try gallery.changes(
        "button", "", "<buttonConfiguration key=\"configuration\" \(value)/>", with: title)
    }
    for child in [
      "<color key=\"baseForegroundColor\" \(gallery.red)/>",
      "<color key=\"baseBackgroundColor\" \(gallery.red)/>",
      "<directionalEdgeInsets key=\"contentInsets\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>",
      "<preferredSymbolConfiguration key=\"preferredSymbolConfigurationForImage\" pointSize=\"30\"/>",
    ] {
      text += try gallery.changes(
        "button", "",
        """
        <buttonConfiguration key="configuration" style="filled" image="star" catalog="system">
        \(child)</buttonConfiguration>
        """, with: title)
    }
    text += try gallery.flags(
      "textField",
      "adjustsFontSizeToFit adjustsFontForContentSizeCategory clearsOnBeginEditing enabled",
      base: "text=\"Some words\"")
    text += try gallery.values(
      "textField", "borderStyle", "line bezel roundedRect none", base: "text=\"Words\"")
    text += try gallery.values(
      "textField", "clearButtonMode", "whileEditing unlessEditing always never",
      base: "text=\"Words\"")
    text += try gallery.values("textField", "textAlignment", "center right", base: "text=\"Words\"")
    text += try gallery.values("textField", "minimumFontSize", "9", base: "text=\"Words\"")
    text += try gallery.values("textField", "placeholder", "Name")
    text += try gallery.colors("textField", "textColor", base: "text=\"Words\"")
    text += try gallery.flags(
      "searchBar", "showsCancelButton showsBookmarkButton showsSearchResultsButton")
    text += try gallery.values("searchBar", "placeholder", "Find")
    text += try gallery.values("searchBar", "text", "words")
    text += try gallery.colors("searchBar", "barTintColor")
    try gallery.expect("storyboard-fields", text)
  }

  @Test func `lists, bars and what scrolls`() throws {
    var text = try gallery.flags(
      "scrollView",
      """
      scrollEnabled pagingEnabled bounces alwaysBounceVertical alwaysBounceHorizontal bouncesZoom \
      directionalLockEnabled delaysContentTouches canCancelContentTouches \
      showsHorizontalScrollIndicator showsVerticalScrollIndicator
      """)
    text += try gallery.values("scrollView", "minimumZoomScale", "0.5")
    text += try gallery.values("scrollView", "maximumZoomScale", "3")
    text += try gallery.values(
      "scrollView", "keyboardDismissMode",
      "none onDrag interactive onDragWithAccessory interactiveWithAccessory")
    text += try gallery.values("scrollView", "indicatorStyle", "default black white")
    text += try gallery.values(
      "scrollView", "contentInsetAdjustmentBehavior", "automatic scrollableAxes never always")
    text += try gallery.changes(
      "scrollView", "", "<inset key=\"contentInset\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>")
    text += try gallery.flags(
      "tableView",
      """
      prefetchingEnabled springLoaded allowsSelection allowsMultipleSelection \
      allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing
      """)
    text += try gallery.values("tableView", "style", "plain grouped insetGrouped")
    text += try gallery.values("tableView", "separatorStyle", "none default")
    for name in ["rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight"] {
      text += try gallery.values("tableView", name, "-1 18 28 50")
      text += try gallery.values("tableView", name, "18 28", base: "style=\"grouped\"")
    }
    text += try gallery.values("tableView", "sectionIndexMinimumDisplayRowCount", "9")
    text += try gallery.colors(
      "tableView",
      "separatorColor sectionIndexColor sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor"
    )
    text += try gallery.changes(
      "tableView", "",
      "<inset key=\"separatorInset\" minX=\"11\" minY=\"0\" maxX=\"12\" maxY=\"0\"/>")
    text += try gallery.changes(
      "tableView", "",
      "<inset key=\"separatorInset\" minX=\"2.2250738585072014e-308\" minY=\"0\" maxX=\"12\" maxY=\"0\"/>"
    )
    let item = "<barButtonItem title=\"Go\" id=\"go\"/>"
    for attributes in [
      "style=\"done\"", "width=\"90\"", "enabled=\"NO\"", "hidden=\"YES\"", "selected=\"YES\"",
      "image=\"star\" catalog=\"system\"", "systemItem=\"add\"", "systemItem=\"flexibleSpace\"",
    ] {
      text += try gallery.changes(
        "toolbar", attributes,
        "<items><barButtonItem title=\"Go\" \(attributes) id=\"go\"/></items>")
    }
    text += try gallery.flags("toolbar", "translucent")
    text += try gallery.colors("toolbar", "barTintColor")
    for child in [
      "<textAttributes key=\"titleTextAttributes\"><color key=\"textColor\" \(gallery.red)/></textAttributes>",
      "<navigationBarAppearance key=\"standardAppearance\"><color key=\"backgroundColor\" \(gallery.red)/></navigationBarAppearance>",
      "<navigationBarAppearance key=\"standardAppearance\"><color key=\"shadowColor\" \(gallery.red)/></navigationBarAppearance>",
      "<items><navigationItem title=\"Page\" prompt=\"Above\" id=\"i\"/></items>",
      "<items><navigationItem title=\"Page\" id=\"i\"><barButtonItem key=\"leftBarButtonItem\" title=\"L\" id=\"l\"/></navigationItem></items>",
      "<items><navigationItem title=\"Page\" id=\"i\"><barButtonItem key=\"rightBarButtonItem\" title=\"R\" id=\"r\"/></navigationItem></items>",
      "<items><navigationItem title=\"Page\" id=\"i\"><rightBarButtonItems>\(item)</rightBarButtonItems></navigationItem></items>",
    ] {
      text += try gallery.changes("navigationBar", "", child)
    }
    text += try gallery.flags("navigationBar", "translucent largeTitles")
    text += try gallery.values("navigationBar", "barStyle", "black default")
    text += try gallery.colors("navigationBar", "barTintColor")
    for attributes in [
      "title=\"Tab\"", "title=\"Tab\" badgeValue=\"3\"", "title=\"Tab\" enabled=\"NO\"",
      "systemItem=\"search\"", "title=\"Tab\" image=\"star\" catalog=\"system\"",
    ] {
      text += try gallery.changes(
        "tabBar", attributes, "<items><tabBarItem \(attributes) id=\"t\"/></items>")
    }
    text += try gallery.flags("tabBar", "translucent")
    text += try gallery.colors(
      "tabBar", "barTintColor selectedImageTintColor unselectedItemTintColor")
    try gallery.expect("storyboard-lists", text)
  }
}
