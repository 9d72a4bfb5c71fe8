import Foundation
import PantographRendering
import UIKit

/// Trees that are deeper and wider than in any application.
@MainActor
enum Trees {
  static let deep = 10_000
  static let wide = 100_000

  static let steps: [Soak.Step] = [
    Soak.Step("100,000 views within one another are freed", doing: freeViews),
    Soak.Step("100,000 layers within one another are freed", doing: freeLayers),
    Soak.Step("100,000 masks of masks are freed", doing: freeMasks),
    Soak.Step("100,000 view controllers within one another are freed", doing: freeControllers),
    Soak.Step("10,000 views within one another", doing: deepViews),
    Soak.Step("10,000 layers within one another", doing: deepLayers),
    Soak.Step("1,000 view controllers within one another", doing: deepControllers),
    Soak.Step("200 presentations over one another", doing: deepPresentations),
    Soak.Step("100,000 views beside one another", doing: wideViews),
    Soak.Step("100,000 layers beside one another", doing: wideLayers),
    Soak.Step("10,000 recognizers on one view", doing: recognizers),
  ]

  // MARK: Depth

  static func chain(of count: Int) -> (top: UIView, bottom: UIView) {
    let bottom = view()
    var top = bottom
    for _ in 1..<count {
      let next = view()
      next.addSubview(top)
      top = next
    }
    return (top, bottom)
  }

  private static func view() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  private static func freeViews() {
    weak let bottom = chain(of: 100_000).bottom
    require(bottom == nil)
  }

  private static func freeLayers() {
    var top = CALayer()
    for _ in 1..<100_000 {
      let next = CALayer()
      next.addSublayer(top)
      top = next
    }
  }

  private static func freeMasks() {
    var top = CALayer()
    for _ in 1..<100_000 {
      let next = CALayer()
      next.mask = top
      top = next
    }
  }

  private static func freeControllers() {
    var top = UIViewController()
    for _ in 1..<100_000 {
      let next = UIViewController()
      next.addChild(top)
      top = next
    }
  }

  private static func deepViews() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.isHidden = false
    let (top, bottom) = chain(of: deep)
    bottom.backgroundColor = .red
    window.addSubview(top)
    window.advance(to: 1)
    require(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === bottom)
    require(window.viewWithTag(9) == nil)
    require(bottom.window === window && bottom.isDescendant(of: window))
    require(bottom.traitCollection.horizontalSizeClass == .compact)
    require(bottom.tintColor == .systemBlue)
    window.tintColor = .red
    window.safeAreaOfScreen = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    window.overrideUserInterfaceStyle = .dark
    window.advance(to: 2)
    require(bottom.safeAreaInsets.top == 40)
    require(bottom.convert(CGPoint.zero, to: nil) == .zero)
    window.frame.size = CGSize(width: 844, height: 390)
    window.advance(to: 3)
    require(bottom.bounds.width == 844)
    require(window.treeDescription().utf8.count < 10_000_000)
    require(top.snapshotView(afterScreenUpdates: true) != nil)
    UIView.animate(withDuration: 1) { bottom.alpha = 0.5 }
    window.advance(to: 3.5)
    _ = try LayerRenderer().image(of: window)
    var count = 0
    var responder: UIResponder? = bottom
    while let next = responder?.next {
      responder = next
      count += 1
    }
    require(count == deep)
    bottom.touchesBegan([], with: nil)
    top.removeFromSuperview()
    window.addSubview(top)
    top.removeFromSuperview()
  }

  private static func deepLayers() throws {
    let top = CALayer()
    top.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    var bottom = top
    for _ in 1..<deep {
      let next = CALayer()
      next.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      bottom.addSublayer(next)
      bottom = next
    }
    bottom.setNeedsDisplay()
    require(top.hitTest(CGPoint(x: 0, y: 0)) === bottom)
    require(bottom.convertTime(1, from: top) == 1)
    require(top.treeDescription().utf8.count < 10_000_000)
    _ = try LayerRenderer().image(of: top)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      top.render(in: $0.cgContext)
    }
  }

  private static func deepControllers() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    var last = root
    for _ in 1..<1000 {
      let next = UIViewController()
      last.addChild(next)
      last.view.addSubview(next.view)
      next.didMove(toParent: last)
      last = next
    }
    window.advance(to: 1)
    window.frame.size = CGSize(width: 844, height: 390)
    window.advance(to: 2)
    require(last.traitCollection.verticalSizeClass == .compact)
    require(last.view.bounds.width == 844)
    window.rootViewController = UIViewController()
    window.advance(to: 3)
    window.rootViewController = root
    window.advance(to: 4)
  }

  private static func deepPresentations() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    var last = root
    var time = 0.0
    for _ in 0..<200 {
      let next = UIViewController()
      next.modalPresentationStyle = .overFullScreen
      last.present(next, animated: false)
      time += 0.1
      window.advance(to: time)
      require(last.presentedViewController === next)
      last = next
    }
    window.frame.size = CGSize(width: 844, height: 390)
    window.advance(to: time + 1)
    root.dismiss(animated: true)
    window.advance(to: time + 2)
    window.advance(to: time + 4)
    require(root.presentedViewController == nil)
  }

  // MARK: Width

  private static func wideViews() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.isHidden = false
    let all = UIView(frame: window.bounds)
    window.addSubview(all)
    for index in 0..<wide {
      let view = UIView(frame: CGRect(x: index % 390, y: index / 390, width: 1, height: 1))
      if index % 100 == 0 { view.backgroundColor = .red }
      all.addSubview(view)
    }
    window.advance(to: 1)
    require(window.hitTest(CGPoint(x: 0.5, y: 0.5), with: nil) === all.subviews[0])
    require(all.treeDescription().utf8.count > wide)
    let renderer = LayerRenderer()
    _ = try renderer.draw(window)
    all.subviews[0].backgroundColor = .blue
    _ = try renderer.draw(window)
    let views = all.subviews
    for view in views.prefix(wide / 2) { view.removeFromSuperview() }
    for view in all.subviews.reversed() { view.removeFromSuperview() }
    require(all.subviews.isEmpty && all.layer.sublayers == nil)
    for view in views { all.insertSubview(view, at: 0) }
    require(all.subviews.first === views.last)
    all.removeFromSuperview()
  }

  private static func wideLayers() {
    let all = CALayer()
    all.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    for index in 0..<wide {
      let layer = CALayer()
      layer.frame = CGRect(x: index % 390, y: index / 390, width: 1, height: 1)
      all.addSublayer(layer)
    }
    require(all.hitTest(CGPoint(x: 0.5, y: 0.5)) === all.sublayers?.first)
    for layer in all.sublayers ?? [] { layer.removeFromSuperlayer() }
    require(all.sublayers == nil)
  }

  private static func recognizers() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.isHidden = false
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    for index in 0..<10_000 {
      view.addGestureRecognizer(
        index % 2 == 0 ? UITapGestureRecognizer() : UIPanGestureRecognizer())
    }
    let drag = Drag(in: window)
    drag.play(from: 1)
    for recognizer in view.gestureRecognizers ?? [] { view.removeGestureRecognizer(recognizer) }
    require(view.gestureRecognizers == nil)
  }

  static func require(_ condition: Bool, line: Int = #line) {
    if !condition {
      print("not ok: line \(line) of Trees.swift does not hold")
      exit(1)
    }
  }
}
