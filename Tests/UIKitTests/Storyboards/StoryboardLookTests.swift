import Expectations
import Foundation
import Testing
import UIKit

/// Bars, texts, buttons and controls in storyboards.
@MainActor
struct StoryboardLookTests {
  private let table = StoryboardTable()

  private func page(_ subviews: String, _ rest: String = "", _ attributes: String = "") throws
    -> UIViewController
  {
    let storyboard = try table.storyboard(
      initial: "a",
      StoryboardTable.scene(
        """
        <viewController id="a" \(attributes)><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="300" height="600"/><subviews>\(subviews)</subviews></view>\(rest)
        </viewController>
        """))
    return try #require(storyboard.instantiateInitialViewController())
  }

  private func view<View: UIView>(_ text: String) throws -> View {
    try #require(page(text).view.subviews.first as? View)
  }

  @Test(arguments: [
    (#"minimumScaleFactor="0.5""#, true, 0.5), (#"minimumFontSize="9""#, true, 0.5),
    (#"minimumFontSize="40""#, true, 1), (#"adjustsFontSizeToFit="NO""#, false, 0),
    (#"minimumFontSize="9" adjustsFontSizeToFit="NO""#, false, 0.5),
  ])
  func `a label with a smallest size shrinks its text`(
    _ attributes: String, _ shrinks: Bool, _ least: CGFloat
  ) throws {
    let label: UILabel = try view(
      """
      <label text="Text" \(attributes) id="l">
      <fontDescription key="fontDescription" type="system" pointSize="18"/></label>
      """)
    expect(label.adjustsFontSizeToFitWidth, equals: shrinks)
    expect(label.minimumScaleFactor, equals: least)
  }

  @Test func `a field shrinks its text to a size, and never enlarges it`() throws {
    let field: UITextField = try view(
      """
      <textField text="Text" minimumFontSize="17" id="f">
      <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
      """)
    expect(field.adjustsFontSizeToFitWidth)
    expect(field.minimumFontSize, equals: 17)
  }

  @Test(arguments: [
    ("lightTextColor", UIColor.lightText), ("placeholderTextColor", .placeholderText),
    ("tertiarySystemGroupedBackgroundColor", .tertiarySystemGroupedBackground),
    ("quaternarySystemFillColor", .quaternarySystemFill), ("linkColor", .link),
    ("viewFlipsideBackgroundColor", UIColor(red: 0.122, green: 0.129, blue: 0.141, alpha: 1)),
  ])
  func `colors of the system are known by their names`(_ name: String, _ color: UIColor) throws {
    for attribute in ["systemColor", "cocoaTouchSystemColor"] {
      let plain: UIView = try view(
        """
        <view id="w"><color key="backgroundColor" \(attribute)="\(name)"/></view>
        """)
      expect(plain.backgroundColor, equals: color)
    }
  }

  @Test func `a color of Display P3 is converted`() throws {
    let plain: UIView = try view(
      """
      <view id="w"><color key="backgroundColor" red="0.19146990776062012" green="0.43973994255065918"
      blue="0.71375614404678345" alpha="0.5" colorSpace="custom" customColorSpace="displayP3"/></view>
      """)
    let color = try #require(plain.backgroundColor)
    let known = UIColor(red: 0.0134, green: 0.4467, blue: 0.7352, alpha: 0.5)
    for part in [\CGColor.red, \CGColor.green, \CGColor.blue, \CGColor.alpha] {
      expect(abs(color.cgColor[keyPath: part] - known.cgColor[keyPath: part]), isBelow: 5e-3)
    }
    // White and grays are the same in both spaces.
    for gray in [0, 0.2, 0.5, 1] as [CGFloat] {
      expect(
        UIColor(displayP3Red: gray, green: gray, blue: gray, alpha: 1),
        equals: UIColor(red: gray, green: gray, blue: gray, alpha: 1))
    }
    // The red of Display P3 is outside of sRGB.
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor
    expect(red.red > 1.09 && red.green < -0.2 && red.blue < -0.1)
  }

  @Test func `a minimal search bar shows no color of the bar`() throws {
    func color(_ style: String) throws -> UIColor? {
      let bar: UISearchBar = try view(
        """
        <searchBar searchBarStyle="\(style)" id="s">
        <color key="barTintColor" red="1" green="0" blue="0" alpha="1"/></searchBar>
        """)
      return bar.backgroundColor
    }
    expectNil(try color("minimal"))
    try expect(color("prominent"), equals: .red)
  }

  @Test func `a toolbar and a navigation bar that stand by themselves have their items`() throws {
    let toolbar: UIToolbar = try view(
      """
      <toolbar id="t"><rect key="frame" x="0" y="0" width="300" height="44"/><items>
      <barButtonItem title="One" style="done" id="b1"/><barButtonItem systemItem="flexibleSpace" id="b2"/>
      <barButtonItem systemItem="trash" id="b3"><color key="tintColor" red="1" green="0" blue="0" alpha="1"/>
      </barButtonItem></items></toolbar>
      """)
    expect(toolbar.items?.count == 3 && toolbar.items?.first?.title == "One")
    expect(toolbar.items?.first?.style == .done && toolbar.items?.last?.tintColor == .red)
    let bar: UINavigationBar = try view(
      """
      <navigationBar translucent="NO" id="n"><items><navigationItem title="Title" id="i">
      <barButtonItem key="rightBarButtonItem" systemItem="add" id="b"/></navigationItem></items></navigationBar>
      """)
    expect(bar.topItem?.title == "Title" && bar.topItem?.rightBarButtonItem != nil)
    expect(!bar.isTranslucent)
    let tabs: UITabBar = try view(
      "<tabBar selectedItem=\"i\" id=\"t\"><items><tabBarItem title=\"A\" id=\"i\"/></items></tabBar>"
    )
    expect(tabs.selectedItem?.title, equals: "A")
  }

  @Test func `a navigation controller's bar looks as the storyboard says`() throws {
    let storyboard = try table.storyboard(
      initial: "n",
      StoryboardTable.scene(
        """
        <navigationController navigationBarHidden="YES" id="n">
        <navigationBar key="navigationBar" translucent="NO" largeTitles="YES" barStyle="black" id="b">
        <color key="barTintColor" red="1" green="0" blue="0" alpha="1"/>
        <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1"/></textAttributes>
        </navigationBar></navigationController>
        """))
    let stack = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let bar = stack.navigationBar
    expect(stack.isNavigationBarHidden && !bar.isTranslucent && bar.prefersLargeTitles)
    expect(bar.barStyle == .black && bar.barTintColor == .red)
    expect(
      bar.titleTextAttributes?[.foregroundColor] as? UIColor, equals: UIColor(white: 1, alpha: 1))
  }

  @Test func `a view controller has its edges, insets, toolbar's buttons and items`() throws {
    let page = try page(
      "",
      """
      <extendedEdge key="edgesForExtendedLayout" top="YES"/>
      <toolbarItems key="toolbarItems"><barButtonItem title="Tool" id="t"/></toolbarItems>
      <navigationItem key="navigationItem" title="N" largeTitleDisplayMode="never" hidesBackButton="YES" id="i">
      <label key="titleView" text="In the bar" id="l"/>
      <barButtonItem key="leftBarButtonItem" id="b"><button key="customView" id="c"/></barButtonItem></navigationItem>
      """,
      """
      automaticallyAdjustsScrollViewInsets="NO" extendedLayoutIncludesOpaqueBars="YES" \
      hidesBottomBarWhenPushed="YES"
      """)
    expect(page.edgesForExtendedLayout == .top && page.extendedLayoutIncludesOpaqueBars)
    expect(!page.automaticallyAdjustsScrollViewInsets && page.hidesBottomBarWhenPushed)
    expect(page.toolbarItems?.map(\.title), equals: ["Tool"])
    expect(page.navigationItem.largeTitleDisplayMode, equals: .never)
    expect(page.navigationItem.hidesBackButton)
    expect((page.navigationItem.titleView as? UILabel)?.text, equals: "In the bar")
    expect(page.navigationItem.leftBarButtonItem?.customView is UIButton)
  }

  @Test func `a page has the toolbar items of the older form`() throws {
    let items =
      "<barButtonItem title=\"Old\" id=\"o\"/><barButtonItem systemItem=\"add\" id=\"o2\"/>"
    expect(
      try page("", "<toolbarItems>\(items)</toolbarItems>").toolbarItems?.first?.title,
      equals: "Old")
    let item =
      "<navigationItem key=\"navigationItem\" id=\"i\"><nil key=\"title\"/></navigationItem>"
    expectNil(try page("", item).navigationItem.title)
  }

  @Test func `what is in an effect's view is placed by its constraints`() throws {
    let effect: UIVisualEffectView = try view(
      """
      <visualEffectView id="e"><rect key="frame" x="0" y="0" width="280" height="80"/>
      <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="280" height="80"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="w">
      <rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews><constraints>
      <constraint firstItem="w" firstAttribute="top" secondItem="c" secondAttribute="top" constant="16" id="k1"/>
      <constraint firstAttribute="trailing" secondItem="w" secondAttribute="trailing" constant="8" id="k2"/>
      <constraint firstItem="w" firstAttribute="leading" secondItem="c" secondAttribute="leading" constant="8" id="k3"/>
      <constraint firstAttribute="bottom" secondItem="w" secondAttribute="bottom" constant="4" id="k4"/>
      </constraints></view><blurEffect style="light"/></visualEffectView>
      """)
    effect.layoutIfNeeded()
    expect(
      effect.contentView.subviews.first?.frame, equals: CGRect(x: 8, y: 16, width: 264, height: 60))
  }

  @Test func `texts have their fragments, fonts, breaks and shadows`() throws {
    let label: UILabel = try view(
      """
      <label lineBreakMode="middleTruncation" adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" id="l">
      <attributedString key="attributedText"><fragment content="Red"><attributes>
      <color key="NSColor" red="1" green="0" blue="0" alpha="1"/><font key="NSFont" size="20" metaFont="systemBold"/>
      </attributes></fragment><fragment content=" plain"/></attributedString>
      <color key="shadowColor" white="0" alpha="1"/><size key="shadowOffset" width="1" height="2"/></label>
      """)
    expect(label.attributedText?.string, equals: "Red plain")
    expect(label.lineBreakMode == .byTruncatingMiddle && label.adjustsFontSizeToFitWidth)
    expect(label.minimumScaleFactor == 0.5 && label.shadowOffset == CGSize(width: 1, height: 2))
    let values = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    expect(values?[.foregroundColor] as? UIColor, equals: .red)
    expect(values?[.font] as? UIFont, equals: .boldSystemFont(ofSize: 20))
    let named: UILabel = try view(
      """
      <label text="x" id="l"><fontDescription key="fontDescription" name="DejaVuSerif-BoldItalic" \
      family="DejaVu Serif" pointSize="15"/></label>
      """)
    expect(named.font.familyName == "DejaVu Serif" && named.font.pointSize == 15)
    let light: UILabel = try view(
      """
      <label text="x" id="l"><fontDescription key="fontDescription" type="system" weight="light" pointSize="15"/>
      </label>
      """)
    expect(light.font, equals: .systemFont(ofSize: 15, weight: .light))
  }

  @Test(arguments: ["type=\"system\"", "type=\"italicSystem\"", "family=\"DejaVu Serif\""])
  func `a font of size 0 has 12 points, as Xcode draws it`(font: String) throws {
    let label: UILabel = try view(
      """
      <label text="x" minimumFontSize="0.0" id="l">
      <fontDescription key="fontDescription" \(font) pointSize="0.0"/></label>
      """)
    expect(label.font.pointSize, equals: 12)
    expect(label.minimumScaleFactor, equals: 0)
  }

  @Test func `attributed texts have paragraph styles, shadows and links`() throws {
    let label: UILabel = try view(
      """
      <label allowsDefaultTighteningForTruncation="YES" id="l">
      <attributedString key="attributedText"><fragment content="Text"><attributes>
      <paragraphStyle key="NSParagraphStyle" alignment="center" baseWritingDirection="rightToLeft" headIndent="12" \
      tailIndent="-8" firstLineHeadIndent="4" paragraphSpacing="3" paragraphSpacingBefore="2" lineHeightMultiple="1.5" \
      minimumLineHeight="10" maximumLineHeight="30" hyphenationFactor="0.5" defaultTabInterval="36"/>
      <shadow key="NSShadow" blurRadius="5"><size key="offset" width="1" height="2"/>
      <color key="color" red="1" green="0" blue="0" alpha="1"/></shadow>
      <url key="NSLink" string="https://swift.org"/>
      </attributes></fragment></attributedString></label>
      """)
    let values = try #require(label.attributedText?.attributes(at: 0, effectiveRange: nil))
    let style = try #require(values[.paragraphStyle] as? NSParagraphStyle)
    expect(style.headIndent == 12 && style.tailIndent == -8 && style.firstLineHeadIndent == 4)
    expect(style.paragraphSpacing == 3 && style.paragraphSpacingBefore == 2)
    expect(style.lineHeightMultiple == 1.5 && style.minimumLineHeight == 10)
    expect(style.maximumLineHeight, equals: 30)
    expect(style.hyphenationFactor == 0.5 && style.defaultTabInterval == 36)
    expect(style.baseWritingDirection, equals: .rightToLeft)
    let shadow = try #require(values[.shadow] as? NSShadow)
    expect(shadow.shadowBlurRadius == 5 && shadow.shadowOffset == CGSize(width: 1, height: 2))
    expect(shadow.shadowColor as? UIColor, equals: .red)
    expect(values[.link] as? URL, equals: URL(string: "https://swift.org"))
    expect(label.allowsDefaultTighteningForTruncation)
  }

  @Test func `buttons have attributed titles, insets, alignment and line breaks`() throws {
    let button: UIButton = try view(
      """
      <button contentHorizontalAlignment="left" contentVerticalAlignment="top" lineBreakMode="wordWrap" \
      buttonType="system" id="b"><inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <state key="normal"><attributedString key="attributedTitle"><fragment content="Go"/></attributedString></state>
      <state key="selected" title="Gone"/></button>
      """)
    expect(button.attributedTitle(for: .normal)?.string, equals: "Go")
    expect(button.title(for: .selected), equals: "Gone")
    expect(button.contentEdgeInsets, equals: UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    expect(button.contentHorizontalAlignment == .left && button.contentVerticalAlignment == .top)
    expect(button.titleLabel?.lineBreakMode, equals: .byWordWrapping)
  }

  @Test func `controls have their colors, steps and choices`() throws {
    let toggle: UISwitch = try view(
      "<switch on=\"YES\" id=\"s\"><color key=\"onTintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/></switch>"
    )
    expect(toggle.isOn && toggle.onTintColor == .red)
    let segments: UISegmentedControl = try view(
      """
      <segmentedControl momentary="YES" apportionsSegmentWidthsByContent="YES" id="s"><segments>
      <segment title="One"/><segment title="Two"/></segments></segmentedControl>
      """)
    expect(segments.isMomentary && segments.apportionsSegmentWidthsByContent)
    expect(segments.numberOfSegments, equals: 2)
    let stepper: UIStepper = try view("<stepper stepValue=\"5\" wraps=\"YES\" id=\"s\"/>")
    expect(stepper.stepValue == 5 && stepper.wraps)
    let pages: UIPageControl = try view(
      """
      <pageControl numberOfPages="3" hidesForSinglePage="YES" id="p">
      <color key="currentPageIndicatorTintColor" red="1" green="0" blue="0" alpha="1"/></pageControl>
      """)
    expect(pages.hidesForSinglePage && pages.currentPageIndicatorTintColor == .red)
    let bar: UISearchBar = try view(
      """
      <searchBar text="x" showsCancelButton="YES" showsScopeBar="YES" id="s"><scopeButtonTitles>
      <string>All</string><string>Some</string></scopeButtonTitles></searchBar>
      """)
    expect(bar.text == "x" && bar.showsCancelButton && bar.scopeButtonTitles == ["All", "Some"])
    let spinner: UIActivityIndicatorView = try view(
      "<activityIndicatorView animating=\"YES\" style=\"whiteLarge\" id=\"i\"/>")
    expect(spinner.isAnimating && spinner.style == .large)
  }

  @Test func `an effect's content lies in its content view`() throws {
    let effect: UIVisualEffectView = try view(
      """
      <visualEffectView id="e"><rect key="frame" x="0" y="0" width="90" height="80"/>
      <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="90" height="80"/><subviews>
      <label text="On glass" id="l"/></subviews></view><blurEffect style="dark"/></visualEffectView>
      """)
    expect(effect.effect is UIBlurEffect)
    expect((effect.contentView.subviews.last as? UILabel)?.text, equals: "On glass")
  }

  @Test func `a color that only the document defines is found there`() throws {
    let url = table.folder.appending(path: "Colors.storyboard")
    try Data(
      """
      <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      initialViewController="a"><scenes><scene sceneID="s"><objects><viewController id="a"><view key="view" id="v">
      <color key="backgroundColor" name="Brand"/></view></viewController></objects></scene></scenes>
      <resources><namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1"/></namedColor></resources>
      </document>
      """.utf8
    ).write(to: url)
    let page = try UIStoryboard(contentsOf: url).instantiateInitialViewController()
    expect(page?.view.backgroundColor, equals: .red)
  }

  final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  final class Swipe: UIPanGestureRecognizer {}

  @Test func `objects and recognizers of one's own classes are made, and kept`() throws {
    InterfaceClasses.register(Source.self) { Source() }
    InterfaceClasses.register(Swipe.self) { Swipe(target: nil, action: nil) }
    let storyboard = try table.storyboard(
      initial: "a",
      StoryboardTable.scene(
        """
        <viewController id="a"><view key="view" id="v"><subviews><tableView id="t"><connections>
        <outlet property="dataSource" destination="o" id="c"/></connections></tableView></subviews>
        <connections><outletCollection property="gestureRecognizers" destination="g" id="d"/></connections></view>
        </viewController><customObject id="o" customClass="Source"/>
        <panGestureRecognizer id="g" customClass="Swipe"/>
        """))
    let page = try #require(storyboard.instantiateInitialViewController())
    expect(page.view.gestureRecognizers?.first is Swipe)
    let list = try #require(page.view.subviews.first as? UITableView)
    expect(list.dataSource is Source && list.numberOfRows(inSection: 0) == 2)
  }
}
