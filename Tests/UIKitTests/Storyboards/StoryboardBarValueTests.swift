import Expectations
import Foundation
import Testing
import UIKit

/// The properties that the attributes of bars, items, recognizers, cells and controllers set.
@MainActor
struct StoryboardBarValueTests {
  private let table = StoryboardTable()
  private let red = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\""

  private func controller<Controller: UIViewController>(
    _ text: String, as type: Controller.Type = Controller.self
  ) throws -> Controller {
    let storyboard = try table.storyboard(initial: "a", StoryboardTable.scene(text))
    return try #require(try storyboard.makeInitialViewController() as? Controller)
  }

  private func view<View: UIView>(_ text: String, as type: View.Type = View.self) throws -> View {
    let page: UIViewController = try controller(
      "<viewController id=\"a\"><view key=\"view\" id=\"v\"><subviews>\(text)</subviews></view>"
        + "</viewController>")
    return try #require(page.view.subviews.first as? View)
  }

  private func item(_ attributes: String, _ children: String = "") throws -> UIBarButtonItem {
    let bar: UIToolbar = try view(
      "<toolbar id=\"t\"><items><barButtonItem \(attributes) id=\"i\">\(children)</barButtonItem>"
        + "</items></toolbar>")
    return try #require(bar.items?.first)
  }

  @Test func `items of bars`() throws {
    for (word, flag) in [("YES", true), ("NO", false)] {
      let item = try item(
        "springLoaded=\"\(word)\" enabled=\"\(word)\" hidden=\"\(word)\" selected=\"\(word)\"")
      expect(item.isSpringLoaded == flag && item.isEnabled == flag)
      expect(item.isHidden == flag && item.isSelected == flag)
    }
    let full = try item(
      "title=\"A\" image=\"star\" landscapeImage=\"heart\" catalog=\"system\" style=\"done\" "
        + "width=\"33\" tag=\"4\"",
      "<color key=\"tintColor\" \(red)/><inset key=\"imageInsets\" minX=\"1\" minY=\"2\" "
        + "maxX=\"3\" maxY=\"4\"/>")
    expect(full.title == "A" && full.style == .done && full.width == 33 && full.tag == 4)
    expect(full.image != nil && full.landscapeImagePhone != nil && full.tintColor == .red)
    expect(full.imageInsets, equals: UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    let plain = try item("title=\"A\"")
    expect(plain.style != .done && plain.image == nil && plain.width == 0 && plain.tag == 0)
    let custom = try item("", "<view key=\"customView\" tag=\"9\" id=\"c\"/>")
    expect(custom.customView?.tag, equals: 9)
  }

  @Test func `tab bar items`() throws {
    func item(_ attributes: String, _ children: String = "") throws -> UITabBarItem {
      let bar: UITabBar = try view(
        "<tabBar id=\"t\"><items><tabBarItem \(attributes) id=\"i\">\(children)</tabBarItem>"
          + "</items></tabBar>")
      return try #require(bar.items?.first)
    }
    for (word, flag) in [("YES", true), ("NO", false)] {
      let item = try item("springLoaded=\"\(word)\" enabled=\"\(word)\"")
      expect(item.isSpringLoaded == flag && item.isEnabled == flag)
    }
    let full = try item(
      "title=\"A\" image=\"star\" selectedImage=\"heart\" landscapeImage=\"heart\" "
        + "catalog=\"system\" tag=\"4\" badgeValue=\"7\"",
      "<color key=\"badgeColor\" \(red)/><inset key=\"imageInsets\" minX=\"1\" minY=\"2\" "
        + "maxX=\"3\" maxY=\"4\"/><offsetWrapper key=\"titlePositionAdjustment\" "
        + "horizontal=\"5\" vertical=\"6\"/>")
    expect(full.title == "A" && full.tag == 4 && full.badgeValue == "7")
    expect(full.image != nil && full.selectedImage != nil && full.landscapeImagePhone != nil)
    expect(full.badgeColor, equals: .red)
    expect(full.imageInsets, equals: UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    expect(full.titlePositionAdjustment, equals: UIOffset(horizontal: 5, vertical: 6))
    let plain = try item("title=\"A\"")
    expect(plain.badgeValue == nil && plain.tag == 0 && plain.isEnabled)
    try expect(item("systemItem=\"search\"").title, equals: "Search")
  }

  @Test func `navigation items`() throws {
    for (word, flag) in [("YES", true), ("NO", false)] {
      let page: UIViewController = try controller(
        """
        <viewController id="a"><navigationItem key="navigationItem" title="T" prompt="P" \
        backButtonTitle="B" hidesBackButton="\(word)" leftItemsSupplementBackButton="\(word)" \
        largeTitleDisplayMode="never" id="n">
        <barButtonItem key="leftBarButtonItem" title="L" id="l"/>
        <barButtonItem key="rightBarButtonItem" title="R" id="r"/>
        <barButtonItem key="backBarButtonItem" title="Back" id="k"/>
        <view key="titleView" tag="5" id="w"/></navigationItem></viewController>
        """)
      let item = page.navigationItem
      expect(item.title == "T" && item.prompt == "P" && item.backButtonTitle == "B")
      expect(item.hidesBackButton == flag && item.leftItemsSupplementBackButton == flag)
      expect(item.largeTitleDisplayMode == .never && item.titleView?.tag == 5)
      expect(item.leftBarButtonItem?.title == "L" && item.rightBarButtonItem?.title == "R")
      expect(item.backBarButtonItem?.title, equals: "Back")
    }
    let lists: UIViewController = try controller(
      """
      <viewController id="a"><navigationItem key="navigationItem" id="n">
      <leftBarButtonItems><barButtonItem title="1" id="l1"/><barButtonItem title="2" id="l2"/>
      </leftBarButtonItems><array key="rightBarButtonItems"><barButtonItem title="3" id="r1"/>
      <barButtonItem title="4" id="r2"/></array></navigationItem>
      <toolbarItems key="toolbarItems"><barButtonItem title="5" id="t1"/></toolbarItems>
      </viewController>
      """)
    expect(lists.navigationItem.leftBarButtonItems?.map(\.title), equals: ["1", "2"])
    expect(lists.navigationItem.rightBarButtonItems?.map(\.title), equals: ["3", "4"])
    expect(lists.toolbarItems?.map(\.title), equals: ["5"])
  }

  @Test func `bars by themselves`() throws {
    for (word, flag) in [("YES", true), ("NO", false)] {
      let bar: UINavigationBar = try view(
        "<navigationBar translucent=\"\(word)\" largeTitles=\"\(word)\" barStyle=\"black\" "
          + "id=\"e\"><color key=\"barTintColor\" \(red)/>"
          + "<textAttributes key=\"titleTextAttributes\"><color key=\"textColor\" \(red)/>"
          + "</textAttributes><textAttributes key=\"largeTitleTextAttributes\">"
          + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"40\"/>"
          + "</textAttributes></navigationBar>")
      expect(bar.isTranslucent == flag && bar.prefersLargeTitles == flag)
      expect(bar.barStyle == .black && bar.barTintColor == .red)
      expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor, equals: .red)
      expect(bar.largeTitleTextAttributes?[.font] as? UIFont, equals: .systemFont(ofSize: 40))
      let tools: UIToolbar = try view(
        "<toolbar translucent=\"\(word)\" id=\"e\"><color key=\"barTintColor\" \(red)/></toolbar>")
      expect(tools.isTranslucent == flag && tools.barTintColor == .red)
      let tabs: UITabBar = try view(
        "<tabBar translucent=\"\(word)\" id=\"e\"><color key=\"barTintColor\" \(red)/>"
          + "<color key=\"selectedImageTintColor\" white=\"1\" alpha=\"1\"/>"
          + "<color key=\"unselectedItemTintColor\" \(red)/></tabBar>")
      expect(tabs.isTranslucent == flag && tabs.barTintColor == .red)
      expect(tabs.tintColor == .white && tabs.unselectedItemTintColor == .red)
    }
  }

  @Test func `looks of bars`() throws {
    let look = """
      <color key="backgroundColor" \(red)/><color key="shadowColor" white="1" alpha="1"/>
      <textAttributes key="titleTextAttributes"><color key="textColor" \(red)/></textAttributes>
      <textAttributes key="largeTitleTextAttributes"><color key="textColor" white="1" alpha="1"/>
      </textAttributes>
      """
    let bar: UINavigationBar = try view(
      "<navigationBar id=\"e\"><navigationBarAppearance key=\"standardAppearance\">\(look)"
        + "</navigationBarAppearance><navigationBarAppearance key=\"scrollEdgeAppearance\">\(look)"
        + "</navigationBarAppearance></navigationBar>")
    for look in [bar.standardAppearance, try #require(bar.scrollEdgeAppearance)] {
      expect(look.backgroundColor == .red && look.shadowColor == .white)
      expect(look.titleTextAttributes[.foregroundColor] as? UIColor, equals: .red)
      expect(look.largeTitleTextAttributes[.foregroundColor] as? UIColor, equals: .white)
      expectNil(look.backgroundEffect)
    }
    let tools: UIToolbar = try view(
      "<toolbar id=\"e\"><toolbarAppearance key=\"standardAppearance\">\(look)</toolbarAppearance>"
        + "<toolbarAppearance key=\"scrollEdgeAppearance\">\(look)</toolbarAppearance></toolbar>")
    expect(tools.standardAppearance.backgroundColor, equals: .red)
    expect(tools.scrollEdgeAppearance?.backgroundColor, equals: .red)
    let tabs: UITabBar = try view(
      "<tabBar id=\"e\"><tabBarAppearance key=\"standardAppearance\">\(look)</tabBarAppearance>"
        + "<tabBarAppearance key=\"scrollEdgeAppearance\">\(look)</tabBarAppearance></tabBar>")
    expect(tabs.standardAppearance.backgroundColor, equals: .red)
    expect(tabs.scrollEdgeAppearance?.shadowColor, equals: .white)
  }

  @Test func `navigation controllers and their bars`() throws {
    for (word, flag) in [("YES", true), ("NO", false)] {
      let navigation: UINavigationController = try controller(
        """
        <navigationController navigationBarHidden="\(word)" toolbarHidden="\(word)" \
        hidesBarsOnTap="\(word)" hidesBarsOnSwipe="\(word)" hidesBarsWhenVerticallyCompact="\(word)" \
        id="a"><navigationBar key="navigationBar" largeTitles="YES" id="b"/>
        <toolbar key="toolbar" translucent="NO" id="t"/></navigationController>
        """)
      expect(navigation.isNavigationBarHidden == flag && navigation.isToolbarHidden == flag)
      expect(navigation.hidesBarsOnTap == flag && navigation.hidesBarsOnSwipe == flag)
      expect(navigation.hidesBarsWhenVerticallyCompact, equals: flag)
      expect(navigation.navigationBar.prefersLargeTitles)
      expect(navigation.toolbar?.isTranslucent, equals: false)
    }
  }

  @Test func `controllers`() throws {
    for (word, flag) in [("YES", true), ("NO", false)] {
      let page: UIViewController = try controller(
        """
        <viewController title="T" modalPresentationStyle="formSheet" \
        modalTransitionStyle="flipHorizontal" definesPresentationContext="\(word)" \
        providesPresentationContextTransitionStyle="\(word)" \
        extendedLayoutIncludesOpaqueBars="\(word)" hidesBottomBarWhenPushed="\(word)" \
        modalInPresentation="\(word)" restorationIdentifier="r" \
        userInterfaceStyle="\(flag ? "dark" : "light")" id="a">
        <size key="preferredContentSize" width="120" height="130"/>
        <extendedEdge key="edgesForExtendedLayout" left="\(word)" top="YES"/>
        <size key="freeformSize" width="1" height="2"/></viewController>
        """)
      expect(page.title == "T" && page.modalPresentationStyle == .formSheet)
      expect(page.modalTransitionStyle, equals: .flipHorizontal)
      expect(page.definesPresentationContext, equals: flag)
      expect(page.providesPresentationContextTransitionStyle, equals: flag)
      expect(page.extendedLayoutIncludesOpaqueBars, equals: flag)
      expect(page.hidesBottomBarWhenPushed == flag && page.isModalInPresentation == flag)
      expect(page.restorationIdentifier, equals: "r")
      expect(page.overrideUserInterfaceStyle, equals: (flag ? .dark : .light))
      expect(page.preferredContentSize, equals: CGSize(width: 120, height: 130))
      expect(page.edgesForExtendedLayout, equals: (flag ? [.left, .top] : .top))
      let list: UITableViewController = try controller(
        "<tableViewController clearsSelectionOnViewWillAppear=\"\(word)\" id=\"a\">"
          + "<tableView key=\"view\" id=\"v\"/></tableViewController>")
      expect(list.clearsSelectionOnViewWillAppear, equals: flag)
      let split: UISplitViewController = try controller(
        "<splitViewController style=\"doubleColumn\" preferredDisplayMode=\"secondaryOnly\" "
          + "behavior=\"overlay\" presentsWithGesture=\"\(word)\" id=\"a\"/>")
      expect(split.style == .doubleColumn && split.preferredDisplayMode == .secondaryOnly)
      expect(split.preferredSplitBehavior == .overlay && split.presentsWithGesture == flag)
    }
    let pages: UIPageViewController = try controller(
      "<pageViewController transitionStyle=\"scroll\" navigationOrientation=\"vertical\" "
        + "id=\"a\"/>")
    expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
    let curls: UIPageViewController = try controller(
      "<pageViewController transitionStyle=\"pageCurl\" navigationOrientation=\"horizontal\" "
        + "id=\"a\"/>")
    expect(curls.transitionStyle == .pageCurl && curls.navigationOrientation == .horizontal)
  }

  @Test func `a split view controller without a style has two columns if it may`() throws {
    let split: UISplitViewController = try controller(
      "<splitViewController allowDoubleColumnStyle=\"YES\" id=\"a\"/>")
    expect(split.style, equals: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    expect(split.viewControllers.first is UINavigationController)
    for text in ["", "allowDoubleColumnStyle=\"NO\" "] {
      let old: UISplitViewController = try controller("<splitViewController \(text)id=\"a\"/>")
      expect(old.style, equals: .unspecified)
    }
  }

  private func recognizer<Recognizer: UIGestureRecognizer>(
    _ name: String, _ attributes: String, _ children: String = ""
  ) throws -> Recognizer {
    let page: UIViewController = try controller(
      """
      <viewController id="a"><view key="view" id="v"><connections>
      <outletCollection property="gestureRecognizers" destination="g" id="o"/></connections></view>
      </viewController><\(name) \(attributes) id="g">\(children)</\(name)>
      """)
    return try #require(page.view.gestureRecognizers?.first as? Recognizer)
  }

  @Test func `recognizers`() throws {
    for (word, flag) in [("YES", true), ("NO", false)] {
      let tap: UITapGestureRecognizer = try recognizer(
        "tapGestureRecognizer",
        "cancelsTouchesInView=\"\(word)\" delaysTouchesBegan=\"\(word)\" "
          + "delaysTouchesEnded=\"\(word)\" enabled=\"\(word)\" numberOfTapsRequired=\"2\" "
          + "numberOfTouchesRequired=\"3\"")
      expect(tap.cancelsTouchesInView == flag && tap.delaysTouchesBegan == flag)
      expect(tap.delaysTouchesEnded == flag && tap.isEnabled == flag)
      expect(tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 3)
    }
    let pan: UIPanGestureRecognizer = try recognizer(
      "panGestureRecognizer", "minimumNumberOfTouches=\"2\" maximumNumberOfTouches=\"4\"")
    expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 4)
    let swipe: UISwipeGestureRecognizer = try recognizer(
      "swipeGestureRecognizer", "direction=\"up\" numberOfTouchesRequired=\"2\"")
    expect(swipe.direction == .up && swipe.numberOfTouchesRequired == 2)
    let press: UILongPressGestureRecognizer = try recognizer(
      "pongPressGestureRecognizer", "minimumPressDuration=\"0.75\" allowableMovement=\"20\"")
    expect(press.minimumPressDuration == 0.75 && press.allowableMovement == 20)
    let edge: UIScreenEdgePanGestureRecognizer = try recognizer(
      "screenEdgePanGestureRecognizer", "", "<rectEdge key=\"edges\" right=\"YES\" bottom=\"YES\"/>"
    )
    expect(edge.edges, equals: [.right, .bottom])
  }

  @Test func `cells`() throws {
    for (word, flag) in [("YES", true), ("NO", false)] {
      let page: UITableViewController = try controller(
        """
        <tableViewController id="a"><tableView key="view" dataMode="static" id="e"><sections>
        <tableViewSection headerTitle="H" footerTitle="F" id="s"><cells>
        <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="l" detailTextLabel="d" \
        selectionStyle="none" accessoryType="checkmark" editingAccessoryType="detailButton" \
        indentationLevel="2" indentationWidth="12" shouldIndentWhileEditing="\(word)" \
        rowHeight="70" id="c"><inset key="separatorInset" minX="1" minY="2" maxX="3" maxY="4"/>
        <tableViewCellContentView key="contentView" id="content"><subviews>
        <label text="L" id="l"/><label text="D" id="d"/><label text="Own" tag="8" id="o"/>
        </subviews></tableViewCellContentView><view key="accessoryView" tag="6" id="x"/>
        <view key="backgroundView" tag="7" id="y"/></tableViewCell>
        </cells></tableViewSection></sections></tableView></tableViewController>
        """)
      let list = try #require(page.tableView)
      list.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      list.layoutIfNeeded()
      let cell = try #require(list.cellForRow(at: IndexPath(row: 0, section: 0)))
      expect(cell.textLabel?.text == "L" && cell.detailTextLabel?.text == "D")
      expect(cell.contentView.viewWithTag(8) is UILabel && cell.selectionStyle == .none)
      expect(cell.accessoryType == .checkmark && cell.editingAccessoryType == .detailButton)
      expect(cell.indentationLevel == 2 && cell.indentationWidth == 12)
      expect(cell.shouldIndentWhileEditing == flag && cell.frame.height == 70)
      expect(cell.separatorInset, equals: UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
      expect(cell.accessoryView?.tag == 6 && cell.backgroundView?.tag == 7)
    }
  }
}
