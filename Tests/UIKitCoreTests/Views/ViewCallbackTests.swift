import Expectations
import Testing
import UIKit

/// Callbacks about a view's place in the hierarchy, and descriptions of views.
@MainActor
struct ViewCallbackTests {
  private final class Hearing: UIView {
    var heard: [String] = []

    override func didMoveToWindow() {
      super.didMoveToWindow()
      heard.append(window == nil ? "out of the window" : "in the window")
    }

    override func didAddSubview(_ subview: UIView) {
      super.didAddSubview(subview)
      heard.append("added \(subview.tag)")
    }

    override func willRemoveSubview(_ subview: UIView) {
      heard.append("removes \(subview.tag) of \(subviews.count)")
      super.willRemoveSubview(subview)
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      heard.append("safe \(safeAreaInsets.top)")
    }

    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      heard.append("margin \(layoutMargins.left)")
    }

    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `a view hears when it comes into a window, and leaves it`() {
    let (view, around) = (Hearing(), UIView())
    around.addSubview(view)
    expect(view.heard, equals: [])
    window.addSubview(around)
    around.removeFromSuperview()
    expect(view.heard, equals: ["in the window", "out of the window"])
  }

  @Test func `a view hears of its subviews, of one that goes while it is still there`() {
    let (view, one, two) = (Hearing(), UIView(), UIView())
    (one.tag, two.tag) = (1, 2)
    view.addSubview(one)
    view.insertSubview(two, at: 0)
    one.removeFromSuperview()
    expect(view.heard, equals: ["added 1", "added 2", "removes 1 of 2"])
  }

  @Test func `a view hears of other margins and of another safe area`() {
    let controller = UIViewController()
    let view = Hearing(frame: window.bounds)
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    view.heard = []
    controller.additionalSafeAreaInsets.top = 30
    window.layoutIfNeeded()
    expect(view.heard.contains("safe \(view.safeAreaInsets.top)"))
    expect(view.safeAreaInsets.top, isAtLeast: 30)
    view.heard = []
    view.layoutMargins = UIEdgeInsets(top: 1, left: 77, bottom: 1, right: 1)
    expect(view.heard.contains { $0.hasPrefix("margin 7") })
  }

  @Test func `a view controller hears of another safe area`() {
    final class Controller: UIViewController {
      var tops: [CGFloat] = []
      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        tops.append(view.safeAreaInsets.top)
      }
    }
    let controller = Controller()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    controller.tops = []
    controller.additionalSafeAreaInsets.top = 11
    window.layoutIfNeeded()
    expect(controller.tops.last, equals: controller.view.safeAreaInsets.top)
    expect(controller.tops.count, equals: 1)
  }

  @Test func `what is aligned lies within the frame`() {
    let (view, plain) = (Hearing(), UIView())
    let frame = CGRect(x: 10, y: 10, width: 50, height: 40)
    expect(plain.alignmentRectInsets == .zero && plain.alignmentRect(forFrame: frame) == frame)
    expect(view.alignmentRect(forFrame: frame), equals: CGRect(x: 12, y: 11, width: 44, height: 36))
    expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)), equals: frame)
  }

  @Test func `base lines are the view's own, unless it says otherwise`() {
    let view = UIView()
    expect(view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
  }

  @Test func `subviews follow their masks only where they are to`() {
    let (around, inner) = (UIView(), UIView())
    around.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    inner.autoresizingMask = [.flexibleWidth]
    around.addSubview(inner)
    around.frame.size.width = 200
    expect(inner.frame.width, equals: 200)
    around.autoresizesSubviews = false
    around.frame.size.width = 300
    expect(inner.frame.width, equals: 200)
  }

  @Test func `traits are up to date when that is asked for`() {
    final class Traited: UIView {
      var styles: [UIUserInterfaceStyle] = []
    }
    let view = Traited()
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: Traited, _: UITraitCollection) in
      view.styles.append(view.traitCollection.userInterfaceStyle)
    }
    window.traitOverrides.userInterfaceStyle = .dark
    view.updateTraitsIfNeeded()
    expect(view.traitCollection.userInterfaceStyle == .dark && view.styles == [.dark])
    let controller = UIViewController()
    controller.traitOverrides.userInterfaceStyle = .dark
    controller.updateTraitsIfNeeded()
    expect(controller.traitCollection.userInterfaceStyle, equals: .dark)
  }

  @Test func `constraints are taken out together`() {
    let (around, one) = (UIView(), UIView())
    around.addSubview(one)
    let constraints = [
      one.leftAnchor.constraint(equalTo: around.leftAnchor),
      one.topAnchor.constraint(equalTo: around.topAnchor),
    ]
    around.addConstraints(constraints)
    around.removeConstraints(constraints)
    expect(around.constraints.isEmpty && constraints.allSatisfy { !$0.isActive })
  }

  @Test func `motion effects are kept in order, and nothing takes the focus`() {
    let view = UIView()
    let (one, two) = (UIMotionEffectGroup(), UIMotionEffectGroup())
    view.addMotionEffect(one)
    view.addMotionEffect(two)
    expect(
      view.motionEffects.map { ObjectIdentifier($0) },
      equals: [one, two].map { ObjectIdentifier($0) })
    view.removeMotionEffect(one)
    expect(view.motionEffects.count == 1 && view.motionEffects[0] === two)
    expect(!view.isFocused)
    expect(view.viewPrintFormatter().view === view && view.viewPrintFormatter().pageCount == 0)
  }

  @Test func `a direction is that of the meaning, or of the text around`() {
    let right = UIUserInterfaceLayoutDirection.rightToLeft
    for attribute in [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
      expect(
        UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: right), equals: .leftToRight
      )
    }
    expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: right), equals: right)
    expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft), equals: right)
    expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified),
      equals: UIApplication.shared.userInterfaceLayoutDirection)
  }

  @Test func `whoever is not seen is described as text or as not enabled`() {
    let view = UIView()
    view.accessibilityTraits = [.staticText, .notEnabled]
    expect(view.accessibilityTraits.contains(.staticText))
    expect(view.accessibilityTraits != .staticText && view.accessibilityTraits != .notEnabled)
    view.accessibilityValue = "half"
    expect(view.accessibilityValue, equals: "half")
    var done = false
    let action = UIAccessibilityCustomAction(name: "Do") { _ in
      done = true
      return true
    }
    expect(action.actionHandler?(action) == true && done)
  }

  @Test func `animations are off within the closure that is without`() {
    expect(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation { expect(!UIView.areAnimationsEnabled) }
    var durations: [Double] = [UIView.inheritedAnimationDuration]
    UIView.animate(withDuration: 0.7) {
      durations.append(UIView.inheritedAnimationDuration)
      UIView.animate(withDuration: 0.1) { durations.append(UIView.inheritedAnimationDuration) }
    }
    expect(durations, equals: [0, 0.7, 0.7])
  }

  @Test func `a nested animation takes the outer one's time unless it is to override it`() {
    let (one, two, three) = (UIView(), UIView(), UIView())
    for view in [one, two, three] { window.addSubview(view) }
    window.makeKeyAndVisible()
    UIView.animate(withDuration: 0.8, delay: 0, options: .curveLinear) {
      one.alpha = 0
      UIView.animate(withDuration: 0.2, delay: 0, options: [.overrideInheritedCurve, .curveEaseIn])
      {
        two.alpha = 0
      }
      UIView.animate(
        withDuration: 0.2, delay: 0, options: [.overrideInheritedOptions, .curveEaseIn]
      ) {
        three.alpha = 0
      }
    }
    let curves = [one, two, three].map { view -> String in
      let animation = view.layer.animation(forKey: "opacity") as? CABasicAnimation
      return "\(animation?.duration ?? -1) \(animation?.timingFunction.map { "\($0)" } ?? "")"
    }
    expect(curves[0] != curves[1] && curves[0] == curves[2])
    expect(curves.allSatisfy { $0.hasPrefix("0.8") })
  }

  @Test func `options have Apple's bits`() {
    typealias Options = UIView.AnimationOptions
    expect(Options.overrideInheritedCurve.rawValue, equals: 1 << 6)
    expect(Options.overrideInheritedOptions.rawValue, equals: 1 << 9)
    expect(Options.preferredFramesPerSecond60.rawValue, equals: 3 << 24)
    expect(Options.preferredFramesPerSecond30.rawValue, equals: 7 << 24)
    typealias Keyframes = UIView.KeyframeAnimationOptions
    expect(Keyframes.overrideInheritedOptions.rawValue, equals: 1 << 9)
    expect(Keyframes.calculationModeCubicPaced.rawValue, equals: 4 << 10)
  }

  @Test func `parameters say which kind they are`() {
    let spring = UISpringTimingParameters(dampingRatio: 0.5)
    expect(spring.springTimingParameters === spring && spring.cubicTimingParameters == nil)
    let curve = UICubicTimingParameters(animationCurve: .linear)
    expect(curve.cubicTimingParameters === curve && curve.springTimingParameters == nil)
  }
}
