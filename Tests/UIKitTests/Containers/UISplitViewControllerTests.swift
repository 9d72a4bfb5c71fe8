import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UISplitViewControllerTests {
  private static let wide = CGSize(width: 1024, height: 768)
  private static let narrow = CGSize(width: 393, height: 852)

  private final class Scene: UISplitViewControllerDelegate {
    let log = CallLog()
    let split: UISplitViewController
    let list: LoggingController
    let detail: LoggingController
    let window: UIWindow
    var keepsPrimary = false

    init(_ size: CGSize, style: UISplitViewController.Style = .unspecified) {
      (list, detail) = (LoggingController("L", log), LoggingController("D", log))
      split = UISplitViewController(style: style)
      if style == .unspecified {
        split.viewControllers = [
          UINavigationController(rootViewController: list),
          UINavigationController(rootViewController: detail),
        ]
      } else {
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
      }
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.rootViewController = split
      split.delegate = self
      window.makeKeyAndVisible()
    }

    func resize(_ size: CGSize) {
      window.frame.size = size
      window.layoutIfNeeded()
    }

    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { keepsPrimary }
  }

  @Test(arguments: [UISplitViewController.Style.unspecified, .doubleColumn])
  func `where there is room both columns are seen side by side`(
    style: UISplitViewController.Style
  ) {
    let scene = Scene(Self.wide, style: style)
    expect(!scene.split.isCollapsed)
    expect(scene.split.displayMode, equals: .oneBesideSecondary)
    let frames = scene.split.viewControllers.map { $0.view.frame }
    expect(
      frames,
      equals: [
        CGRect(x: 0, y: 0, width: 320, height: 768),
        CGRect(x: 320, y: 0, width: 704, height: 768),
      ])
    expect(scene.log.take().contains("L didAppear"))
    expect(scene.list.traitCollection.horizontalSizeClass, equals: .compact)
    expect(scene.detail.traitCollection.horizontalSizeClass, equals: .regular)
    expect(scene.detail.splitViewController === scene.split)
  }

  @Test(arguments: [UISplitViewController.Style.unspecified, .doubleColumn])
  func `where there is little the details are on top of the list`(
    style: UISplitViewController.Style
  ) {
    let scene = Scene(Self.narrow, style: style)
    expect(scene.split.isCollapsed)
    let navigation = scene.list.navigationController
    expect(navigation?.viewControllers, equals: [scene.list, scene.detail])
    expect(scene.detail.view.window === scene.window)
    expectNil(scene.list.viewIfLoaded?.window)
  }

  @Test func `a delegate keeps the list on top`() {
    let scene = Scene(Self.wide)
    scene.keepsPrimary = true
    scene.resize(Self.narrow)
    expect(scene.list.view.window === scene.window)
    expectNil(scene.detail.view.window)
    expect(scene.list.navigationController?.viewControllers, equals: [scene.list])
    scene.resize(Self.wide)
    expect(scene.detail.view.window === scene.window)
  }

  @Test func `going narrow and wide again leaves everything where it was, every call paired`() {
    let scene = Scene(Self.wide)
    let secondary = scene.split.viewControllers[1] as? UINavigationController
    let extra = LoggingController("X", scene.log)
    secondary?.pushViewController(extra, animated: false)
    scene.resize(Self.narrow)
    expect(
      scene.list.navigationController?.viewControllers, equals: [scene.list, scene.detail, extra])
    scene.resize(Self.wide)
    expect(scene.list.navigationController?.viewControllers, equals: [scene.list])
    expect(secondary?.viewControllers, equals: [scene.detail, extra])
    expect(extra.view.window === scene.window)
    for name in ["L", "D", "X"] {
      let calls = scene.log.entries.filter {
        $0.hasPrefix("\(name) will") && $0.hasSuffix("ppear")
          || $0.hasPrefix("\(name) did") && $0.hasSuffix("ppear")
      }
      expect(zip(calls, calls.dropFirst()).allSatisfy { $0 != $1 }, "\(calls)")
      expect(calls.last, equals: (name == "D" ? "D didDisappear" : "\(name) didAppear"))
    }
  }

  @Test func `showDetail replaces the details where there is room`() {
    let scene = Scene(Self.wide)
    let new = UIViewController()
    scene.list.showDetailViewController(new, sender: nil)
    scene.window.layoutIfNeeded()
    expect(scene.split.viewControllers[1] === new)
    expect(new.view.frame.minX, equals: 320)
    expectNil(scene.detail.view.window)
    expect(
      scene.list.targetViewController(forAction: .showDetail, sender: nil) === scene.split)
  }

  @Test func `showDetail pushes where there is little, and what it pushed is the details later`() {
    let scene = Scene(Self.wide)
    scene.keepsPrimary = true
    scene.resize(Self.narrow)
    let new = UIViewController()
    scene.list.showDetailViewController(new, sender: nil)
    expect(scene.list.navigationController?.topViewController === new)
    scene.window.advance(to: 1)
    scene.window.advance(to: 2)
    scene.resize(Self.wide)
    expect(scene.list.navigationController?.viewControllers, equals: [scene.list])
    expect(new.view.window === scene.window)
    expect(new.view.convert(new.view.bounds, to: nil).minX, equals: 320)
  }

  @Test func `a column can be hidden and shown`() {
    let scene = Scene(Self.wide, style: .doubleColumn)
    scene.window.advance(to: 1)
    scene.split.hide(.primary)
    scene.window.advance(to: 1.1)
    expect(scene.split.displayMode, equals: .secondaryOnly)
    scene.window.advance(to: 2)
    expectNil(scene.list.view.window)
    expect(scene.split.viewControllers[1].view.frame, equals: scene.window.bounds)
    scene.split.show(.primary)
    scene.window.advance(to: 3)
    scene.window.advance(to: 4)
    expect(scene.list.view.window === scene.window)
    expect(scene.split.viewControllers[1].view.frame.minX, equals: 320)
  }

  @Test func `three columns stand side by side`() {
    let split = UISplitViewController(style: .tripleColumn)
    let all = (0..<3).map { _ in UIViewController() }
    split.setViewController(all[0], for: .primary)
    split.setViewController(all[1], for: .supplementary)
    split.setViewController(all[2], for: .secondary)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1366, height: 1024))
    window.rootViewController = split
    window.makeKeyAndVisible()
    expect(all.map { $0.view.convert($0.view.bounds, to: nil).minX }, equals: [0, 320, 640])
  }

  @Test func `columns need a style`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UISplitViewController().setViewController(UIViewController(), for: .primary)
      }
    }
  }

  @available(*, deprecated)
  @Test func `the old names of display modes are other names of the same modes`() {
    expect(UISplitViewController.DisplayMode.primaryHidden, equals: .secondaryOnly)
    expect(UISplitViewController.DisplayMode.allVisible, equals: .oneBesideSecondary)
    expect(UISplitViewController.DisplayMode.primaryOverlay, equals: .oneOverSecondary)
  }
}
