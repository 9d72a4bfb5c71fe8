import Foundation
import SeededRandom
import UIKit
import ViewTesting

/// Several windows whose roots, levels and visibility change at random, and the calls of their view controllers.
@MainActor
final class WindowWalk: Walk {
  private final class Page: UIViewController {
    weak var walk: WindowWalk?
    var number = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = [.red, .green, .blue][number % 3]
      walk?.note("\(number) loads")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      walk?.note("\(number) will appear \(animated)")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      walk?.note("\(number) is appearing \(animated)")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      walk?.note("\(number) did appear \(animated)")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      walk?.note("\(number) will disappear \(animated)")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      walk?.note("\(number) did disappear \(animated)")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      walk?.note("\(number) has size \(view.bounds.size.text)")
    }
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      walk?.note("\(number) safe \(view.safeAreaInsets)")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      walk?.note("\(number) to \(size.text) animated \(coordinator.isAnimated)")
    }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      walk?.note("\(number) will move \(parent != nil)")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      walk?.note("\(number) did move \(parent != nil)")
    }
    override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
      walk?.note("\(number) dismisses")
      super.dismiss(animated: animated, completion: completion)
    }
  }

  private final class Window: UIWindow {
    weak var walk: WindowWalk?
    var number = 0
    override func becomeKey() {
      super.becomeKey()
      walk?.note("window \(number) is key")
    }
    override func resignKey() {
      super.resignKey()
      walk?.note("window \(number) is no longer key")
    }
    override var canBecomeKey: Bool { number != 2 }
  }

  private var windows: [Window] = []
  private var clocks: [Fingers] = []
  private var pages: [Page] = []

  override init(seed: UInt64, size: CGSize = CGSize(width: 360, height: 640)) {
    super.init(seed: seed, size: size)
    pages = (0..<6).map { number in
      let page = Page()
      (page.number, page.walk) = (number, self)
      return page
    }
    windows = (0..<3).map { number in
      let window = Window(frame: CGRect(x: 0, y: 0, width: 300 + number * 50, height: 500))
      (window.number, window.walk) = (number, self)
      return window
    }
    clocks = windows.map { Fingers($0) }
  }

  override var shares: (finger: Int, waiting: Int) { (0, 2) }

  override func change(_ bits: Int, animated: Bool) {
    let (window, page) = (windows[bits % 3], pages[bits / 3 % 6])
    let rest = bits / 18 / 14
    switch bits / 18 % 14 {
    case 0, 1:
      guard page.parent == nil, page.presentingViewController == nil,
        !windows.contains(where: { $0 !== window && $0.rootViewController === page })
      else { return }
      window.rootViewController = rest % 5 == 0 ? nil : page
    case 2: window.isHidden.toggle()
    case 3: window.makeKeyAndVisible()
    case 4: window.makeKey()
    case 5: window.windowLevel = UIWindow.Level(CGFloat(rest % 3) * 50)
    case 6: window.frame.size = CGSize(width: 250 + rest % 200, height: 300 + rest % 300)
    case 7, 8:
      guard let top = window.rootViewController, page.parent == nil,
        page.presentingViewController == nil, page.view.window == nil, top.view.window != nil,
        top.presentedViewController == nil,
        !windows.contains(where: { $0.rootViewController === page })
      else { return }
      page.modalPresentationStyle =
        [
          .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet,
          .formSheet,
        ][rest % 6]
      top.definesPresentationContext = rest % 4 == 0
      top.present(page, animated: animated) { self.note("presented \(page.number)") }
    case 9, 10:
      window.rootViewController?.dismiss(animated: animated) { self.note("dismissed") }
    case 11:
      guard let top = window.rootViewController, page !== top, page.parent == nil,
        page.presentingViewController == nil, page.presentedViewController == nil,
        !windows.contains(where: { $0.rootViewController === page })
      else {
        guard page.parent != nil else { return }
        page.willMove(toParent: nil)
        page.view.removeFromSuperview()
        return page.removeFromParent()
      }
      top.addChild(page)
      page.view.frame = CGRect(x: 5, y: 5, width: 100, height: 100)
      top.view.addSubview(page.view)
      page.didMove(toParent: top)
    case 12:
      window.rootViewController?.additionalSafeAreaInsets.top = CGFloat(rest % 4) * 5
    default:
      window.overrideUserInterfaceStyle = [.unspecified, .dark][rest % 2]
    }
    for window in windows { window.layoutIfNeeded() }
  }

  override func step() {
    super.step()
    for clock in clocks { clock.wait(Int64(random.below(200)) + 1) }
  }

  override func settle() {
    super.settle()
    for clock in clocks { clock.wait(6000) }
  }

  override func seen() -> String {
    windows.map { window in
      "\(window.isHidden) \(window.isKeyWindow) \(window.windowLevel.rawValue) \(window.layer.treeDescription(.presentation))"
    }.joined(separator: "\n") + super.seen()
  }
}
