import Expectations
import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// A window of a device with random rotations, presentations, dismissals and changes of supported orientations.
@MainActor
@Suite(.serialized) struct RandomDeviceTests {
  private final class Page: UIViewController {
    var supported = UIInterfaceOrientationMask.allButUpsideDown
    var hides = false
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
    override var prefersStatusBarHidden: Bool { hides }
  }

  private let window = UIWindow(frame: .zero)
  private let root = Page()
  private let upright = CGSize(width: 375, height: 667)
  private let onSide = CGSize(width: 667, height: 375)

  init() {
    window.deviceModel = .smallPhone
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: 1)
  }

  private enum Step: CaseIterable {
    case turn, support, update, present, dismiss, wait
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `whatever happens, the interface has a supported orientation, and the size of that`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let masks: [UIInterfaceOrientationMask] = [
      .portrait, .landscape, .all, .allButUpsideDown, .landscapeLeft, [.portrait, .landscapeRight],
    ]
    var pages = [root]
    var time = 1.0
    for index in 0..<30 {
      switch Step.allCases.randomElement(using: &random)! {
      case .turn:
        let ways: [UIDeviceOrientation] = [
          .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp,
        ]
        window.turnDevice(
          to: ways.randomElement(using: &random)!, animated: Bool.random(using: &random))
      case .support:
        pages.last?.supported = masks.randomElement(using: &random)!
        pages.last?.setNeedsUpdateOfSupportedInterfaceOrientations()
      case .update:
        pages.last?.hides = Bool.random(using: &random)
        pages.last?.setNeedsStatusBarAppearanceUpdate()
      case .present where pages.count < 3:
        let page = Page()
        page.modalPresentationStyle = .fullScreen
        page.supported = masks.randomElement(using: &random)!
        page.hides = Bool.random(using: &random)
        pages.last?.present(page, animated: Bool.random(using: &random))
        if pages.last?.presentedViewController === page { pages.append(page) }
      case .dismiss where pages.count > 1:
        pages.removeLast()
        pages.last?.dismiss(animated: Bool.random(using: &random))
      case .present, .dismiss, .wait: break
      }
      for _ in 0..<3 {
        time += 0.4
        window.advance(to: time)
      }
      let orientation = window.interfaceOrientation
      let page = pages.last!
      expect(
        page.supported.contains(UIInterfaceOrientationMask(orientation)),
        "\(orientation) after \(index) steps")
      expect(window.bounds.size, equals: (orientation.isLandscape ? onSide : upright))
      expect(page.view.window === window && page.view.frame == window.bounds)
      expect(window.showsStatusBar, equals: !page.hides, "the status bar after \(index) steps")
      expect(
        window.safeAreaInsets.top, equals: (page.hides ? 0 : 20),
        "the safe area after \(index) steps")
    }
  }
}
