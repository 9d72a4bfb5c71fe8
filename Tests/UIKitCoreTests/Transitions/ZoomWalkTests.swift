import Expectations
import Foundation
import SeededRandom
import Testing
import UIKit
import ViewTesting

/// Zooms from and back to views of several sizes and corners, pushed and presented, and turned back on their course.
@MainActor
struct ZoomWalkTests {
  private func layers(_ window: UIWindow) -> String {
    func corners(_ layer: CALayer) -> [String] {
      let shown = layer.presentation() ?? layer
      let mask = layer.mask.map { $0.presentation() ?? $0 }
      let own = "\(shown.cornerRadius) \(mask?.cornerRadius ?? -1) \(mask?.frame ?? .null)"
      return [own] + (layer.sublayers ?? []).flatMap(corners)
    }
    return window.layer.treeDescription(.presentation)
      + corners(window.layer).joined(separator: "\n")
  }

  @Test func `each moment of a zoom is as it was`() {
    for seed in 0..<16 {
      var random = SeededGenerator(seed: UInt64(seed))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.advance(to: 1)
      let thumb = UIView(
        frame: CGRect(
          x: random.below(4) * 60, y: random.below(4) * 80, width: [0, 40, 160][seed % 3],
          height: [50, 50, 200, 0][seed % 4]))
      thumb.layer.cornerRadius = CGFloat(random.below(3) * 8)
      thumb.backgroundColor = .red
      root.view.addSubview(thumb)
      let page = UIViewController()
      page.view.backgroundColor = .white
      if random.chance(0.3) { page.view.layer.cornerRadius = 20 }
      page.preferredTransition = .zoom { _ in random.chance(0.1) ? nil : thumb }
      var (lines, time) = ([String](), 1.0)
      func pass(_ steps: Int) {
        for _ in 0..<steps {
          time += 0.125
          window.advance(to: time)
          lines.append(layers(window))
        }
      }
      let isPushed = seed % 2 == 0
      isPushed
        ? navigation.pushViewController(page, animated: true)
        : navigation.present(page, animated: true)
      pass(random.chance(0.5) ? 2 : 6)
      if random.chance(0.3) { thumb.isHidden = true }
      if random.chance(0.3) { window.frame.size = CGSize(width: 480, height: 320) }
      if isPushed {
        navigation.popViewController(animated: true)
      } else {
        navigation.dismiss(animated: true)
      }
      pass(7)
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }
}
