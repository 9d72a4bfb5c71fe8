import Expectations
import Testing
import UIKit

/// A custom container with two panes, laid out in `viewDidLayoutSubviews()`.
@MainActor
final class TwoPanes: UIViewController {
  let left = UIViewController()
  let right = UIViewController()
  /// The share of the width for the first pane.
  var share: CGFloat = 0.5

  override func viewDidLoad() {
    for child in [left, right] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  override func viewDidLayoutSubviews() {
    let (size, middle) = (view.bounds.size, view.bounds.width * share)
    left.view.frame = CGRect(x: 0, y: 0, width: middle, height: size.height)
    right.view.frame = CGRect(x: middle, y: 0, width: size.width - middle, height: size.height)
  }
}

/// The positions of a pane that presents in its own context, and of its presentation, during and after it.
@MainActor
struct ContextPlaceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 800))
  private let modal = UIViewController()

  nonisolated static let styles: [UIModalPresentationStyle] = [
    .overCurrentContext, .currentContext,
  ]

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: 1)
  }

  /// Lets time pass in frames.
  private func pass() {
    let start = window.now
    for step in 1...8 { window.advance(to: start + Double(step) / 4) }
  }

  private func present(
    from pane: UIViewController, _ style: UIModalPresentationStyle, animated: Bool = false
  ) {
    pane.definesPresentationContext = true
    modal.modalPresentationStyle = style
    pane.present(modal, animated: animated)
    pass()
  }

  private func seen(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test(arguments: styles, [false, true])
  func `a pane whose parent sets frames stays, and what it presents covers it in every size`(
    style: UIModalPresentationStyle, animated: Bool
  ) {
    let two = TwoPanes()
    show(two)
    present(from: two.right, style, animated: animated)
    expect(seen(modal.view), equals: CGRect(x: 500, y: 0, width: 500, height: 800))
    expect((two.right.view.window == nil), equals: (style == .currentContext))
    expect(two.right.view.frame, equals: CGRect(x: 500, y: 0, width: 500, height: 800))
    two.view.setNeedsLayout()
    pass()
    expect(seen(modal.view), equals: CGRect(x: 500, y: 0, width: 500, height: 800))
    window.frame.size.width = 600
    pass()
    expect(seen(modal.view), equals: CGRect(x: 300, y: 0, width: 300, height: 800))
    expect(two.right.view.frame, equals: CGRect(x: 300, y: 0, width: 300, height: 800))
    modal.dismiss(animated: animated)
    pass()
    expect(seen(two.right.view), equals: CGRect(x: 300, y: 0, width: 300, height: 800))
    expect(two.view.subviews, equals: [two.left.view, two.right.view])
    expect(two.right.view.window === window)
  }

  @Test(arguments: [false, true])
  func `a pane does not move while something comes over it and goes`(isLaidOut: Bool) {
    let two = TwoPanes()
    show(two)
    let place = seen(two.right.view)
    two.right.definesPresentationContext = true
    modal.modalPresentationStyle = .overCurrentContext
    two.right.present(modal, animated: true)
    for isComing in [true, false] {
      if !isComing { modal.dismiss(animated: true) }
      let start = window.now
      for step in 1...20 {
        if isLaidOut { two.view.setNeedsLayout() }
        window.advance(to: start + Double(step) / 25)
        expect(seen(two.right.view), equals: place)
        expect(Array(two.view.subviews.prefix(2)), equals: [two.left.view, two.right.view])
        if let box = modal.view.superview { expect(seen(box), equals: place) }
      }
    }
    expectNil(modal.view.window)
  }

  nonisolated static let masks: [UIView.AutoresizingMask] = [
    [], .flexibleWidth, .flexibleHeight, [.flexibleWidth, .flexibleHeight],
    [.flexibleLeftMargin, .flexibleTopMargin], [.flexibleRightMargin, .flexibleBottomMargin],
    [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
    [.flexibleLeftMargin, .flexibleWidth], [.flexibleTopMargin, .flexibleHeight],
    [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleHeight],
  ]

  @Test(arguments: styles, masks)
  func `a pane's autoresizing mask acts as ever`(
    style: UIModalPresentationStyle, mask: UIView.AutoresizingMask
  ) {
    var frames: [CGRect] = []
    for presents in [false, true] {
      window.frame.size = CGSize(width: 1024, height: 1000)
      let (parent, pane) = (UIViewController(), UIViewController())
      parent.addChild(pane)
      show(parent)
      pane.view.frame = CGRect(x: 100, y: 50, width: 500, height: 400)
      pane.view.autoresizingMask = mask
      parent.view.addSubview(pane.view)
      pane.didMove(toParent: parent)
      pass()
      if presents { present(from: pane, style) }
      window.frame.size = CGSize(width: 900, height: 800)
      pass()
      if presents {
        frames.append(seen(modal.view))
        modal.dismiss(animated: false)
        pass()
      }
      frames.append(pane.view.frame)
      window.frame.size = CGSize(width: 700, height: 900)
      pass()
      frames.append(pane.view.frame)
      expect(pane.view.autoresizingMask == mask && pane.view.superview === parent.view)
    }
    expect(frames[0] == frames[2] && frames[0] == frames[3] && frames[1] == frames[4])
  }

  @Test(arguments: styles, [false, true])
  func `a pane's constraints stay active and decide on its frame`(
    style: UIModalPresentationStyle, resizes: Bool
  ) {
    let (parent, pane) = (UIViewController(), UIViewController())
    parent.addChild(pane)
    parent.view.addSubview(pane.view)
    pane.view.translatesAutoresizingMaskIntoConstraints = false
    pane.didMove(toParent: parent)
    let (own, around) = (pane.view!, parent.view!)
    let constraints = [
      own.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 40),
      own.topAnchor.constraint(equalTo: around.topAnchor),
      own.widthAnchor.constraint(equalTo: around.widthAnchor, multiplier: 0.5),
      own.heightAnchor.constraint(equalToConstant: 300),
    ]
    NSLayoutConstraint.activate(constraints)
    show(parent)
    expect(own.frame, equals: CGRect(x: 40, y: 0, width: 500, height: 300))
    present(from: pane, style)
    expect(seen(modal.view), equals: CGRect(x: 40, y: 0, width: 500, height: 300))
    expect(constraints.allSatisfy { $0.isActive })
    if resizes { window.frame.size = CGSize(width: 600, height: 900) }
    parent.view.setNeedsLayout()
    pass()
    let width: CGFloat = resizes ? 300 : 500
    expect(seen(modal.view), equals: CGRect(x: 40, y: 0, width: width, height: 300))
    expect(own.frame, equals: CGRect(x: 40, y: 0, width: width, height: 300))
    constraints[3].constant = 200
    pass()
    expect(seen(modal.view).height, equals: 200)
    modal.dismiss(animated: false)
    pass()
    expect(constraints.allSatisfy { $0.isActive })
    expect(own.frame, equals: CGRect(x: 40, y: 0, width: width, height: 200))
    window.frame.size = CGSize(width: 800, height: 700)
    pass()
    expect(own.frame, equals: CGRect(x: 40, y: 0, width: 400, height: 200))
  }

  @Test(arguments: styles)
  func `a pane pinned to its parent's edges stays pinned`(style: UIModalPresentationStyle) {
    let (parent, pane) = (UIViewController(), UIViewController())
    parent.addChild(pane)
    pane.view.translatesAutoresizingMaskIntoConstraints = false
    parent.view.addSubview(pane.view)
    let (own, around) = (pane.view!, parent.view!)
    let constraints = [
      own.leadingAnchor.constraint(equalTo: around.leadingAnchor),
      own.trailingAnchor.constraint(equalTo: around.trailingAnchor),
      own.topAnchor.constraint(equalTo: around.topAnchor),
      own.bottomAnchor.constraint(equalTo: around.bottomAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    pane.didMove(toParent: parent)
    show(parent)
    present(from: pane, style)
    modal.dismiss(animated: false)
    pass()
    expect(constraints.allSatisfy { $0.isActive })
    expect(own.frame.size, equals: CGSize(width: 1000, height: 800))
    window.frame.size = CGSize(width: 800, height: 400)
    pass()
    expect(own.frame.size, equals: CGSize(width: 800, height: 400))
  }

  @Test(arguments: styles)
  func `a pane whose content decides on its height goes on doing so`(
    style: UIModalPresentationStyle
  ) {
    let (parent, pane, content) = (UIViewController(), UIViewController(), UIView())
    parent.addChild(pane)
    let (own, around) = (pane.view!, parent.view!)
    own.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    around.addSubview(own)
    own.addSubview(content)
    let height = content.heightAnchor.constraint(equalToConstant: 120)
    NSLayoutConstraint.activate([
      own.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 10),
      own.trailingAnchor.constraint(equalTo: around.trailingAnchor, constant: -10),
      own.bottomAnchor.constraint(equalTo: around.bottomAnchor),
      content.topAnchor.constraint(equalTo: own.topAnchor),
      content.bottomAnchor.constraint(equalTo: own.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: own.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: own.trailingAnchor), height,
    ])
    pane.didMove(toParent: parent)
    show(parent)
    present(from: pane, style)
    expect(seen(modal.view), equals: CGRect(x: 10, y: 680, width: 980, height: 120))
    height.constant = 200
    window.frame.size.width = 500
    pass()
    expect(seen(modal.view), equals: CGRect(x: 10, y: 600, width: 480, height: 200))
    modal.dismiss(animated: true)
    pass()
    expect(seen(own), equals: CGRect(x: 10, y: 600, width: 480, height: 200))
    expect(content.frame, equals: own.bounds)
  }

  @Test(arguments: styles, [false, true])
  func `an animator of the application's has the pane in its container while it animates`(
    style: UIModalPresentationStyle, isConstrained: Bool
  ) {
    let two = TwoPanes()
    two.share = isConstrained ? 0.25 : 0.5
    show(two)
    let (parent, pane) = isConstrained ? (two.left, UIViewController()) : (two, two.right)
    if isConstrained {
      parent.addChild(pane)
      pane.view.translatesAutoresizingMaskIntoConstraints = false
      parent.view.addSubview(pane.view)
      NSLayoutConstraint.activate([
        pane.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor, constant: 30),
        pane.view.widthAnchor.constraint(equalTo: parent.view.widthAnchor, constant: -30),
        pane.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
        pane.view.heightAnchor.constraint(equalToConstant: 300),
      ])
      pane.didMove(toParent: parent)
      pass()
    }
    let delegate = LoggingTransitioningDelegate(SceneLog())
    delegate.animator = SlideAnimator()
    modal.transitioningDelegate = delegate
    let place = seen(pane.view)
    pane.definesPresentationContext = true
    modal.modalPresentationStyle = style
    pane.present(modal, animated: true)
    window.advance(to: window.now + 0.01)
    window.advance(to: window.now + 0.1)
    expect(seen(modal.view.superview!) == place && seen(pane.view) == place)
    two.view.setNeedsLayout()
    window.frame.size.width = 800
    window.advance(to: window.now + 0.1)
    let narrow = CGRect(
      x: isConstrained ? 30 : 400, y: 0, width: isConstrained ? 170 : 400, height: place.height)
    expect(seen(modal.view.superview!) == narrow && seen(pane.view) == narrow)
    pass()
    expect(seen(modal.view), equals: narrow)
    modal.dismiss(animated: true)
    window.advance(to: window.now + 0.01)
    window.advance(to: window.now + 0.1)
    window.frame.size.width = 1000
    window.advance(to: window.now + 0.1)
    expect(seen(pane.view), equals: place)
    pass()
    expect(seen(pane.view) == place && pane.view.superview === parent.view)
    expect(parent.view.subviews.count, equals: (isConstrained ? 1 : 2))
    window.frame.size.width = 800
    pass()
    expect(seen(pane.view), equals: narrow)
  }
}
