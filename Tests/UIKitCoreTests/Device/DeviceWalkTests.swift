import Expectations
import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// Devices that are turned while view controllers prefer, request, present and dismiss at random.
@MainActor
@Suite(.serialized) struct DeviceWalkTests {
  private final class Page: UIViewController {
    var supported = UIInterfaceOrientationMask.all
    var preferred: UIInterfaceOrientation?
    var turns = true
    var hides = false
    var style = UIStatusBarStyle.default
    var heard: [String] = []

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      preferred ?? super.preferredInterfaceOrientationForPresentation
    }
    override var shouldAutorotate: Bool { turns }
    override var prefersStatusBarHidden: Bool { hides }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      heard.append("to \(size) animated \(coordinator.isAnimated)")
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.heard.append("turned")
      }
    }
  }

  @MainActor
  private final class Walk {
    var random: SeededGenerator
    let window = UIWindow(frame: .zero)
    var pages = [Page()]
    var heard: [String] = []
    private var time = 1.0

    init(seed: Int) {
      random = SeededGenerator(seed: UInt64(seed))
      window.deviceModel = DeviceModel.all[seed % 3]
      window.rootViewController = pages[0]
      window.makeKeyAndVisible()
      window.advance(to: 1)
    }

    private var orientation: UIInterfaceOrientation {
      [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight][random.below(4)]
    }

    /// A mask that contains the orientation that the page prefers.
    private func support(_ page: Page) {
      let masks: [UIInterfaceOrientationMask] = [
        .portrait, .landscape, .all, .allButUpsideDown, .landscapeLeft,
        [.portrait, .landscapeRight],
        .portraitUpsideDown,
      ]
      page.supported = masks[random.below(masks.count)]
      page.preferred = random.chance(0.4) ? orientation : nil
      // The application allows no orientation upside down on a telephone.
      page.supported.formUnion(.portrait)
      if let preferred = page.preferred {
        page.supported.insert(UIInterfaceOrientationMask(preferred))
      }
      if page.preferred == .portraitUpsideDown { page.preferred = nil }
    }

    func step() {
      let page = pages[pages.count - 1]
      let isAnimated = random.chance(0.6)
      switch random.below(12) {
      case 0, 1, 2:
        let all: [UIDeviceOrientation] = [
          .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .unknown,
        ]
        window.turnDevice(to: all[random.below(6)], animated: isAnimated)
      case 3:
        support(page)
        if random.chance(0.7) { page.setNeedsUpdateOfSupportedInterfaceOrientations() }
      case 4:
        page.hides.toggle()
        page.setNeedsStatusBarAppearanceUpdate()
      case 5:
        page.style = [.default, .lightContent, .darkContent][random.below(3)]
        page.setNeedsStatusBarAppearanceUpdate()
      case 6 where pages.count < 4:
        let next = Page()
        support(next)
        next.turns = random.chance(0.8)
        next.modalPresentationStyle =
          [.fullScreen, .fullScreen, .automatic, .overFullScreen][
            random.below(4)]
        page.present(next, animated: isAnimated)
        if page.presentedViewController === next { pages.append(next) }
      case 7 where pages.count > 1:
        pages.removeLast()
        pages[pages.count - 1].dismiss(animated: isAnimated)
      case 8: page.turns.toggle()
      case 9:
        heard.append(
          "requested \(window.device?.request(UIInterfaceOrientationMask(orientation)) ?? false)")
      case 10: UIViewController.attemptRotationToDeviceOrientation()
      case 11 where random.chance(0.3):
        window.deviceModel = random.chance(0.2) ? nil : DeviceModel.all[random.below(3)]
      default: break
      }
      time += [0.05, 0.15, 0.4, 1][random.below(4)]
      window.advance(to: time)
      see()
    }

    private func see() {
      for page in pages {
        heard += page.heard
        page.heard = []
      }
      heard.append(
        "\(window.interfaceOrientation) \(window.deviceOrientation) \(window.bounds) "
          + "\(window.safeAreaInsets) \(window.showsStatusBar) \(window.statusBarStyle)")
      heard += pages.map { "\($0.view.frame) \($0.view.safeAreaInsets) \($0.interfaceOrientation)" }
      heard.append(window.layer.treeDescription(.presentation))
    }
  }

  @Test(arguments: 0..<6) func `devices in any hand`(part: Int) {
    let warn = Misuse.onWarning
    defer { Misuse.onWarning = warn }
    Misuse.onWarning = { _ in }
    for seed in part * 8..<part * 8 + 8 {
      let walk = Walk(seed: seed)
      let center = NotificationCenter.default
      let names = [
        UIApplication.willChangeStatusBarOrientationNotification,
        UIApplication.didChangeStatusBarOrientationNotification,
        UIDevice.orientationDidChangeNotification,
      ]
      let tokens = names.map { name in
        center.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { walk.heard.append(name.rawValue) }
        }
      }
      for _ in 0..<30 { walk.step() }
      for token in tokens { center.removeObserver(token) }
      walk.window.isHidden = true
      SeenMarks.see(walk.heard.joined(separator: "\n"))
    }
  }
}
