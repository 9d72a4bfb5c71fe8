import Expectations
import Foundation
import Testing
import UIKit

/// Numbers and objects that layers, views and view controllers cannot use end the program with a sentence.
@MainActor
struct LayerMisuseTests {
  struct Misuse: Sendable {
    var sentence: String
    var commit: @MainActor @Sendable () -> Void

    init(_ sentence: String, _ commit: @escaping @MainActor @Sendable () -> Void) {
      self.sentence = sentence
      self.commit = commit
    }
  }

  private final class Reader: UIViewController {
    override func loadView() { _ = view.frame }
  }

  private final class Odd: UIView {
    override class var layerClass: AnyClass { UIResponder.self }
  }

  @MainActor private static let page = UIViewController()

  nonisolated static let all: [Misuse] = layers + views

  private nonisolated static let layers: [Misuse] = [
    Misuse("no calculation mode is called round") {
      CAKeyframeAnimation().calculationMode = CAAnimationCalculationMode(rawValue: "round")
    },
    Misuse("a curve's shape must be finite, not") {
      CAKeyframeAnimation().tensionValues = [1, NSNumber(value: Double.nan)]
    },
    Misuse("a curve has the points 0 to 3, not 4") {
      var values: [Float] = [0, 0]
      CAMediaTimingFunction(name: .linear).getControlPoint(at: 4, values: &values)
    },
    Misuse("3 values need as many key times, not 2") {
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.values = [0, 1, 0]
      animation.keyTimes = [0, 1]
      animation.duration = 1
      let window = UIWindow(frame: .zero)
      window.layer.add(animation, forKey: nil)
      window.UIKit::advance(to: 0)
      window.UIKit::advance(to: 0.5)
      _ = window.layer.presentation()?.opacity
    },
    Misuse("a begin time must be finite, not nan") { CALayer().beginTime = .nan },
    Misuse("a speed must be finite, not inf") { CALayer().speed = .infinity },
    Misuse("an invalidated display link cannot be added: make a new one") {
      let link = CADisplayLink { _ in }
      link.invalidate()
      link.add(to: .main, forMode: .common)
    },
    Misuse("a contents center must be finite, not") {
      CALayer().contentsCenter = CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)
    },
    Misuse("a contents rectangle must be finite, not") {
      CALayer().contentsRect = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
    },
    Misuse("a layer cannot be added below itself or one of its sublayers") {
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      inner.addSublayer(outer)
    },
    Misuse("a layer cannot be added below itself or one of its sublayers") {
      let layer = CALayer()
      layer.addSublayer(layer)
    },
    Misuse("a shape's lineWidth must be finite, not nan") { CAShapeLayer().lineWidth = .nan },
    Misuse("the time must be finite, not nan") {
      UIWindow(frame: .zero).UIKit::advance(to: .nan)
    },
  ]

  private nonisolated static let views: [Misuse] = [
    Misuse("the visual format “H:|-[”") {
      _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[", views: [:])
    },
    Misuse("a constraint's first attribute must be one") {
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 0)
    },
    Misuse("cannot be added to") {
      let (view, other) = (UIView(), UIView())
      view.addConstraint(other.widthAnchor.constraint(equalToConstant: 1))
      withExtendedLifetime(other) {}
    },
    Misuse("touch 0 was asked for, but") {
      _ = UITapGestureRecognizer().location(ofTouch: 0, in: nil)
    },
    Misuse("is a child of UIViewController and cannot be presented: remove it from its parent") {
      let parent = UIViewController()
      parent.addChild(page)
      let root = UIViewController()
      let window = UIWindow(frame: .zero)
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(page, animated: false)
    },
    Misuse("is presented and cannot become a child: dismiss it first") {
      let root = UIViewController()
      let window = UIWindow(frame: .zero)
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(page, animated: false)
      UIViewController().addChild(page)
    },
    Misuse("asked for the view that it is to make: set `view` to one") { _ = Reader().view },
    Misuse("which is no kind of CALayer") { _ = Odd().layer },
    Misuse("a font that was scaled cannot be scaled again") {
      let metrics = UIFontMetrics(forTextStyle: .body)
      _ = metrics.scaledFont(for: metrics.scaledFont(for: .systemFont(ofSize: 9)))
    },
  ]

  @Test(arguments: all.indices) func `it ends with a sentence`(number: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [number] in
      await MainActor.run { LayerMisuseTests.all[number].commit() }
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    expect(said.contains(Self.all[number].sentence), "\(said)")
  }
}
