import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// The insets of the safe area that count for the content, and their effect on the offset.
@MainActor struct ScrollInsetTests {
  private static let safeArea = UIEdgeInsets(top: 116, left: 20, bottom: 34, right: 0)

  private func scene(_ content: CGSize) -> ScrollScene {
    let scene = ScrollScene(size: CGSize(width: 400, height: 900), content: content)
    scene.window.safeAreaOfScreen = Self.safeArea
    scene.window.layoutIfNeeded()
    return scene
  }

  @Test func `each behavior counts its own`() {
    let scene = scene(CGSize(width: 400, height: 2000))
    let counted = { (behavior: UIScrollView.ContentInsetAdjustmentBehavior) -> UIEdgeInsets in
      scene.scroll.contentInsetAdjustmentBehavior = behavior
      return scene.scroll.adjustedContentInset
    }
    let high = UIEdgeInsets(top: 116, left: 0, bottom: 34, right: 0)
    expect(counted(.automatic) == high && counted(.scrollableAxes) == high)
    expect(counted(.never) == .zero && counted(.always) == Self.safeArea)
    scene.scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect(counted(.never), equals: scene.scroll.contentInset)
    expect(counted(.always), equals: UIEdgeInsets(top: 117, left: 22, bottom: 37, right: 4))
  }

  @Test
  func `insets that a program sets in no window move the content when it comes into a window`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentInset.top = 10
    expect(scroll.contentOffset == .zero && scroll.adjustedContentInset.top == 10)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(scroll)
    window.layoutIfNeeded()
    expect(scroll.contentOffset, equals: CGPoint(x: 0, y: -10))
    scroll.contentInset.top = 30
    expect(scroll.contentOffset, equals: CGPoint(x: 0, y: -30))
  }

  /// A table whose first row is scrolled to as soon as the view is loaded, as many programs do.
  final class FirstRowFirst: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = "Rows"
      navigationController?.navigationBar.prefersLargeTitles = true
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.scrollToRow(at: [0, 0], at: .top, animated: false)
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
  }

  @Test func `a table that was scrolled to its first row in no window shows it below the bar`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 900))
    window.safeAreaOfScreen = Self.safeArea
    let list = FirstRowFirst()
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let inset = list.tableView.adjustedContentInset.top
    expect(inset, isAbove: Self.safeArea.top)
    expect(list.tableView.contentOffset.y, equals: -inset)
  }

  @Test func `content at its end stays there when the view becomes larger`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentOffset.y = 400
    scroll.frame.size.height = 150
    expect(scroll.contentOffset.y, equals: 350)
    scroll.bounds.size.height = 120
    expect(scroll.contentOffset.y, equals: 350)
    scroll.contentOffset.y = 450
    scroll.frame.size.height = 200
    // The program has set an offset past the end, and keeps it.
    expect(scroll.contentOffset.y, equals: 450)
  }

  @Test func `a way that is not scrolled counts none, unless it always gives way`() {
    let scene = scene(CGSize(width: 400, height: 300))
    expect(scene.scroll.adjustedContentInset, equals: .zero)
    scene.scroll.alwaysBounceVertical = true
    expect(scene.scroll.adjustedContentInset.top, equals: 116)
    scene.scroll.alwaysBounceHorizontal = true
    expect(scene.scroll.adjustedContentInset, equals: Self.safeArea)
  }

  @Test func `what a navigation controller shows counts above and below even where it fits`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 900))
    window.safeAreaOfScreen = Self.safeArea
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 900))
    controller.view.addSubview(scroll)
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    let safe = scroll.safeAreaInsets
    expect(safe.top, isAbove: 116)
    expect(
      scroll.adjustedContentInset,
      equals: UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0))
    expect(scroll.contentOffset.y, equals: -safe.top)
    controller.automaticallyAdjustsScrollViewInsets = false
    scroll.contentSize.height = 1
    expect(scroll.adjustedContentInset, equals: .zero)
  }

  @Test func `a safe area that shrinks leaves what is seen where it is, but not under a finger`() {
    for isHeld in [false, true] {
      let scene = scene(CGSize(width: 400, height: 2000))
      scene.scroll.contentOffset.y = 300
      if isHeld { scene.fingers.down(0, 100, 400) }
      scene.window.safeAreaOfScreen.top = 64
      scene.window.layoutIfNeeded()
      expect(scene.y, equals: (isHeld ? 300 : 352))
    }
  }

  @Test func `the view hears of it, and then its delegate`() {
    final class Listening: UIScrollView, UIScrollViewDelegate {
      var heard: [String] = []
      override func adjustedContentInsetDidChange() { heard.append("view") }
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        heard.append("delegate \(adjustedContentInset.top)")
      }
    }
    let scroll = Listening()
    let scene = ScrollScene(scroll)
    scroll.delegate = scroll
    scroll.heard = []
    scroll.contentInset.top = 10
    expect(scroll.heard, equals: ["view", "delegate 10.0"])
    scroll.contentInset.top = 10
    expect(scroll.heard.count == 2 && scene.y == -10)
  }

  @Test func `content that shrinks under a finger is not pulled from it`() {
    let scene = ScrollScene()
    scene.scroll.contentOffset.y = 5000
    scene.drag(0, -60)
    scene.scroll.contentSize.height = 1000
    expect(scene.y, equals: 5050)
    scene.fingers.lift()
    scene.fingers.wait(3000)
    expect(scene.y, equals: 520)
  }
}
