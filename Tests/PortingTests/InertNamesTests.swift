import Expectations
import Testing

@testable import PantographPorting

/// The port's messages about names that exist but have no effect.
struct InertNamesTests {
  private func told(_ texts: String...) -> [String] {
    let files = texts.enumerated().map { SourcePort.File(path: "\($0).swift", text: $1) }
    return SourcePort.port(files).inert.map(\.text)
  }

  @Test func `the table gives type, name, labels and reason`() throws {
    let member = InertNames.Member("** UIButton.Configuration.turn(on:for:): a: b")
    expect(member.type == "UIButton.Configuration" && member.name == "turn(on:for:)")
    expect(member.reason == "a: b" && member.word == "turn")
    expect(member.sharesWord && member.sharesName)
    expect(!InertNames.Member("* A.b: c").sharesName && !InertNames.Member("A.b: c").sharesWord)
    expect(InertNames.all.count > 300 && InertNames.all.allSatisfy { !$0.reason.isEmpty })
  }

  @Test func `a use is told with the reason, once for each file`() {
    expect(
      told(
        "table.allowsFocus = true\nother?.allowsFocus = false\nlist!.allowsFocus = x",
        "let a = b.allowsFocus"
      ),
      equals: [
        "0.swift:1: allowsFocus: has no effect here: nothing takes the focus (3 times in this file)",
        "1.swift:1: allowsFocus: has no effect here: nothing takes the focus",
      ])
  }

  @Test(arguments: [
    // Methods, also of self.
    ("table.beginGeneratingDeviceOrientationNotifications()", 1),
    ("class A: UIViewController { func f() { setNeedsUpdateOfHomeIndicatorAutoHidden() } }", 1),
    // A property of self.
    ("class A: UIViewController { func f() { restoresFocusAfterTransition = false } }", 1),
    (
      "class A: UITableViewController { func f() { self.restoresFocusAfterTransition = false } }", 1
    ),
    (
      "class A: B {}\nclass B: UIViewController {}\nextension A { func f() { restoresFocusAfterTransition = false } }",
      1
    ),
    ("class A { var edges = 1; func f(restoresFocusAfterTransition: Int) {} }", 0),
    ("func f() { let allowsFocus = 3 }", 0), ("f(allowsFocus: 3)", 0),
    ("if allowsFocus == true {}", 0),
    // Names that the sources declare themselves.
    ("struct A { var allowsFocus = true }\nlet a = x.allowsFocus", 0),
    (
      "class A { func beginGeneratingDeviceOrientationNotifications() {} }\na.beginGeneratingDeviceOrientationNotifications()",
      0
    ),
    // Overrides, and members of delegates.
    ("class A: UIViewController { override var prefersHomeIndicatorAutoHidden: Bool { true } }", 1),
    ("class A: UIViewController { override var prefersStatusBarHidden: Bool { true } }", 0),
    (
      "class A: UIView { override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() } }",
      1
    ),
    (
      "class A: UIViewController { override func pressesBegan(_ p: Set<UIPress>, with e: UIPressesEvent?) {} }",
      0
    ),
    (
      "class A: UIPanGestureRecognizer { override func pressesBegan(_ p: Set<UIPress>, with e: UIPressesEvent) {} }",
      1
    ),
    (
      "class A: UITabBarControllerDelegate { func tabBarController(_ t: UITabBarController, willBeginCustomizing v: [UIViewController]) {} }",
      1
    ),
    ("class A: UIScrollViewDelegate { func scrollViewDidScrollToTop(_ v: UIScrollView) {} }", 0),
    (
      "class A: UITableViewDelegate { func tableView(_ t: UITableView, canFocusRowAt i: IndexPath) -> Bool { true } }",
      1
    ),
    (
      "class A: UITableViewDelegate { func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }",
      0
    ),
    // A word that other types also have as a member.
    ("let a = view.size", 0), ("values.filter { $0 }", 0), ("searchBar.prompt = nil", 1),
    ("navigationItem.prompt = nil", 0), ("tabBar.backgroundImage = nil", 1),
    ("class A { let top: UISearchBar; func f() { top.prompt = nil } }", 1),
    ("class A { let top: UINavigationItem; func f() { top.prompt = nil } }", 0),
    ("layer.style = nil", 1), ("button.style = nil", 0), ("let a: [B] = [.filters, .style]", 0),
    // Notifications, by both names.
    ("f(UIApplication.didReceiveMemoryWarningNotification)", 1),
    ("f(name: .UIApplicationDidReceiveMemoryWarning)", 1),
  ])
  func `a name is told where it is UIKit's`(text: String, count: Int) {
    expect(told(text).count, equals: count, "\(told(text))")
  }

  @Test func `what has no effect is no work that is left`() {
    let result = SourcePort.port([SourcePort.File(path: "A.swift", text: "a.allowsFocus = true")])
    expect(result.notes.isEmpty && result.texts == ["a.allowsFocus = true"])
  }

  @Test func `words of comments and strings are not told`() {
    expect(told("// a.allowsFocus = true\nlet s = \"a.allowsFocus = true\""), equals: [])
  }
}
