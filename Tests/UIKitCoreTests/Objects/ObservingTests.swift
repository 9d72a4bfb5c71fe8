import Expectations
import Testing
import UIKit
import ViewTesting

private class Card: UIView {
  /// A property that is computed from another one.
  var share: CGFloat { frame.height / 100 }
}

private final class FlatCard: Card {
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(x: newValue.minX, y: 0, width: newValue.width, height: 1) }
  }
}

private class Model: NSObject {
  @Dynamic var progress = 0.0
  @Dynamic var note: String?
  var name = "a" {
    willSet { willChangeValue(for: \.name) }
    didSet { didChangeValue(for: \.name) }
  }
  var count = 0 {
    willSet { willChangeValue(forKey: "count") }
    didSet { didChangeValue(forKey: "count") }
  }
}

private final class SpecialModel: Model {}

private final class Listener: UIView {
  var heard: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let old = change?[.oldKey].map { " from \($0)" } ?? ""
    let new = change?[.newKey].map { " to \($0)" } ?? ""
    let prior = change?[.notificationIsPriorKey] == nil ? "" : " soon"
    heard.append("\(keyPath ?? "")\(old)\(new)\(prior)")
  }
}

@MainActor
struct ObservingTests {
  @Test func `a change is told with the old and the new value`() {
    let view = UIView()
    var changes: [NSKeyValueObservedChange<CGFloat>] = []
    let token = view.observe(\.alpha, options: [.old, .new]) { changes.append($1) }
    view.alpha = 0.5
    view.alpha = 0.25
    expect(changes.map(\.oldValue) == [1, 0.5] && changes.map(\.newValue) == [0.5, 0.25])
    expect(changes.allSatisfy { $0.kind == .setting && !$0.isPrior && $0.indexes == nil })
    token.invalidate()
  }

  @Test func `values are there where they were asked for`() {
    let view = UIView()
    var changes: [NSKeyValueObservedChange<Bool>] = []
    let token = view.observe(\.isHidden) { changes.append($1) }
    view.isHidden = true
    expect(changes.count == 1 && changes[0].newValue == nil && changes[0].oldValue == nil)
    token.invalidate()
  }

  @Test func `the value that is there is told first, and each change before it is made`() {
    let view = UIView()
    var told: [String] = []
    let token = view.observe(\.isHidden, options: [.initial, .prior, .old, .new]) { view, change in
      let values = [change.oldValue, change.newValue].map { $0.map { "\($0)" } ?? "-" }
      told.append(
        "\(values.joined(separator: " ")) \(view.isHidden)\(change.isPrior ? " soon" : "")")
    }
    view.isHidden = true
    expect(told, equals: ["- false false", "false - false soon", "false true true"])
    token.invalidate()
  }

  @Test func `a set to what it is already is told, as on iOS`() {
    let view = UIView()
    var count = 0
    let token = view.observe(\.isHidden) { _, _ in count += 1 }
    view.isHidden = false
    expect(count, equals: 1)
    token.invalidate()
  }

  @Test func `nothing is told of other properties and other objects`() {
    let (view, other) = (UIView(), UIView())
    var count = 0
    let token = view.observe(\.center) { _, _ in count += 1 }
    view.alpha = 0
    other.center.x = 3
    view.bounds.size.width = 4
    expect(count, equals: 0)
    token.invalidate()
  }

  @Test func `a frame changes once, with whatever makes it change`() {
    let view = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var frames: [CGRect?] = []
    let token = view.observe(\.frame, options: [.new]) { frames.append($1.newValue) }
    view.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    view.center.x = 25
    view.bounds.size.height = 10
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.layer.position.y = 0
    expect(
      frames,
      equals: [
        CGRect(x: 5, y: 5, width: 20, height: 20), CGRect(x: 15, y: 5, width: 20, height: 20),
        CGRect(x: 15, y: 10, width: 20, height: 10), CGRect(x: 5, y: 5, width: 40, height: 20),
        CGRect(x: 5, y: -10, width: 40, height: 20),
      ])
    token.invalidate()
  }

  @Test func `subviews are laid out when a change of bounds is told`() {
    let (view, below) = (UIView(), UIView())
    view.frame.size = CGSize(width: 10, height: 10)
    below.frame = view.bounds
    below.autoresizingMask = .flexibleWidth
    view.addSubview(below)
    var width: CGFloat?
    let token = view.observe(\.bounds) { _, _ in width = below.bounds.width }
    view.bounds.size.width = 30
    expect(width, equals: 30)
    token.invalidate()
  }

  @Test func `a path from a subclass hears of its superclass's property`() {
    let card = FlatCard()
    var seen: [CGRect] = []
    let typed = card.observe(\.frame, options: [.new]) { seen.append($1.newValue ?? .zero) }
    let plain = (card as UIView).observe(\.frame, options: [.new]) {
      seen.append($1.newValue ?? .zero)
    }
    card.frame = CGRect(x: 2, y: 3, width: 4, height: 5)
    let flat = CGRect(x: 2, y: 0, width: 4, height: 1)
    expect(seen, equals: [flat, flat])
    typed.invalidate()
    plain.invalidate()
  }

  @Test func `a path may lead over objects, to a part, and to what is made of others`() {
    let controller = UIViewController()
    let card = Card()
    controller.view = card
    var told: [String] = []
    let tokens = [
      controller.observe(\.view?.frame.origin.x) { _, _ in told.append("x") },
      card.observe(\.layer.opacity) { _, _ in told.append("opacity") },
      card.observe(\.share) { _, _ in told.append("share") },
    ]
    card.center.x = 3
    card.alpha = 0
    expect(told, equals: ["x", "share", "opacity"])
    controller.view = UIView()
    card.center.x = 4
    expect(told, equals: ["x", "share", "opacity", "x", "share"])
    controller.view.center.x = 4
    expect(told.last == "x" && told.count == 6)
    for token in tokens { token.invalidate() }
  }

  @Test func `observations end with their token and with their object`() {
    var count = 0
    let view = UIView()
    var token: NSKeyValueObservation? = view.observe(\.alpha) { _, _ in count += 1 }
    view.alpha = 0
    token = nil
    view.alpha = 1
    expect(count == 1 && token == nil)
    var short: UIView? = UIView()
    weak let observed = short
    let kept = short?.observe(\.alpha) { _, _ in count += 1 }
    short = nil
    expectNil(observed)
    // Some of these may get the memory address of the released object.
    for _ in 0..<100 { UIView().alpha = 0.5 }
    expect(count, equals: 1)
    kept?.invalidate()
    kept?.invalidate()
  }

  @Test func `an observer may end itself and change what it observes`() {
    let view = UIView()
    var token: NSKeyValueObservation?
    var seen: [CGFloat] = []
    token = view.observe(\.alpha) { view, _ in
      seen.append(view.alpha)
      if view.alpha < 0.5 { view.alpha = 0.5 } else { token?.invalidate() }
    }
    view.alpha = 0.25
    view.alpha = 1
    expect(seen, equals: [0.25, 0.5])
  }

  @Test func `a recognizer's states are told in order`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.makeKeyAndVisible()
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    var states: [UIGestureRecognizer.State] = []
    let token = pan.observe(\.state, options: [.new]) { states.append($1.newValue ?? .failed) }
    let fingers = Fingers(window)
    fingers.down(0, 100, 100)
    fingers.move(0, 120, 100)
    fingers.move(0, 140, 100)
    fingers.lift(0)
    expect(states, equals: [.began, .changed, .ended, .possible])
    token.invalidate()
  }

  @Test func `controllers, bars and controls tell`() {
    let (one, other) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: one)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let button = UIButton()
    var told: [String] = []
    let tokens = [
      one.observe(\.title) { it, _ in told.append("title \(it.title ?? "")") },
      one.navigationItem.observe(\.title) { it, _ in told.append("item \(it.title ?? "")") },
      navigation.observe(\.viewControllers) { it, _ in
        told.append("stack \(it.viewControllers.count)")
      },
      navigation.observe(\.topViewController) { _, _ in told.append("top") },
      tabs.observe(\.selectedIndex) { it, _ in told.append("tab \(it.selectedIndex)") },
      tabs.observe(\.selectedViewController) { _, _ in told.append("selected") },
      button.observe(\.isSelected) { it, _ in told.append("on \(it.isSelected)") },
      button.observe(\.isEnabled) { it, _ in told.append("enabled \(it.isEnabled)") },
    ]
    one.title = "A"
    expect(told, equals: ["item A", "title A"])
    told = []
    navigation.pushViewController(other, animated: false)
    expect(told, equals: ["stack 2", "top"])
    told = []
    tabs.selectedIndex = 1
    expect(told, equals: ["tab 1", "selected"])
    told = []
    button.isSelected = true
    button.isEnabled = false
    expect(told, equals: ["on true", "enabled false"])
    for token in tokens { token.invalidate() }
  }

  @Test func `a property animator tells of its state`() {
    let view = UIView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    var told: [String] = []
    let tokens = [
      animator.observe(\.state) { it, _ in told.append("\(it.state)") },
      animator.observe(\.isRunning) { it, _ in told.append("running \(it.isRunning)") },
      animator.observe(\.fractionComplete) { it, _ in told.append("\(it.fractionComplete)") },
    ]
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    animator.stopAnimation(true)
    expect(told, equals: ["active", "0.25", "inactive"])
    for token in tokens { token.invalidate() }
  }

  @Test func `properties of one's own tell`() {
    let model = SpecialModel()
    var told: [String] = []
    let tokens = [
      model.observe(\.progress, options: [.old, .new]) {
        told.append("\($1.oldValue ?? 9) \($1.newValue ?? 9)")
      },
      model.observe(\.name) { model, _ in told.append(model.name) },
    ]
    model.progress = 0.5
    model.name = "b"
    model.note = "c"
    expect(told == ["0.0 0.5", "b"] && model.note == "c")
    for token in tokens { token.invalidate() }
  }

  @Test func `observers by name hear what they asked for`() {
    let (view, listener) = (UIView(), Listener())
    view.addObserver(listener, forKeyPath: "alpha", options: [.old, .new], context: nil)
    view.addObserver(listener, forKeyPath: "hidden", options: [.initial, .new], context: nil)
    view.addObserver(
      listener, forKeyPath: "layer.position.x", options: [.prior, .new], context: nil)
    view.alpha = 0.5
    view.isHidden = true
    view.center.x = 3
    expect(
      listener.heard,
      equals: [
        "hidden to false", "alpha from 1.0 to 0.5", "hidden to true", "layer.position.x soon",
        "layer.position.x to 3.0",
      ])
    view.removeObserver(listener, forKeyPath: "alpha")
    view.removeObserver(listener, forKeyPath: "hidden", context: nil)
    view.removeObserver(listener, forKeyPath: "layer.position.x")
    view.alpha = 1
    expect(listener.heard.count, equals: 5)
  }

  @Test func `nothing stands for no value, and a class announces what is not known`() {
    let (controller, model, listener) = (UIViewController(), Model(), Listener())
    controller.addObserver(listener, forKeyPath: "title", options: [.old, .new], context: nil)
    model.addObserver(listener, forKeyPath: "count", context: nil)
    controller.title = "A"
    model.count = 3
    expect(listener.heard, equals: ["title from <null> to A", "count"])
    controller.removeObserver(listener, forKeyPath: "title")
    model.removeObserver(listener, forKeyPath: "count")
  }

  @Test func `a notification calls the method of an NSObject that is still there`() {
    @MainActor final class Hearer: NSObject {
      static var heard: [String] = []
      func came(_ notification: Notification) { Self.heard.append("came") }
      func plainly() { Self.heard.append("plainly") }
    }
    let name = Notification.Name("ObservingTests")
    var hearer: Hearer? = Hearer()
    if let hearer {
      NotificationCenter.default.addObserver(
        hearer, selector: Hearer.came, name: name, object: nil)
      NotificationCenter.default.addObserver(
        hearer, selector: Hearer.plainly, name: name, object: nil)
    }
    NotificationCenter.default.post(name: name, object: nil)
    // Foundation calls observers in no defined order.
    expect(Hearer.heard.sorted(), equals: ["came", "plainly"])
    if let hearer { NotificationCenter.default.removeObserver(hearer) }
    NotificationCenter.default.post(name: name, object: nil)
    hearer = nil
    NotificationCenter.default.post(name: name, object: nil)
    expect(Hearer.heard.count, equals: 2)
  }

  private final class LeavingObserver: NSObject, KeyPathObserver {
    let view: UIView
    init(_ view: UIView) {
      self.view = view
      super.init()
      view.addObserver(self, forKeyPath: "alpha", options: [.new], context: nil)
    }
    isolated deinit { view.removeObserver(self, forKeyPath: "alpha") }
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  }

  @Test func `an observer may remove itself on its way out`() {
    let old = Misuse.onWarning
    defer { Misuse.onWarning = old }
    var warnings: [String] = []
    Misuse.onWarning = { warnings.append($0) }
    let view = UIView()
    do { _ = LeavingObserver(view) }
    expect(!warnings.contains { $0.contains("not added") })
  }

  @Test func `a change within a change is reported once, from the first to the last value`() {
    let model = Model()
    var changes: [String] = []
    let token = model.observe(\.name, options: [.old, .new]) { _, change in
      changes.append("\(change.oldValue ?? "-") to \(change.newValue ?? "-")")
    }
    model.willChangeValue(for: \.name)
    model.name = "b"
    model.name = "c"
    expect(changes, equals: [])
    model.didChangeValue(for: \.name)
    expect(changes, equals: ["a to c"])
    model.name = "d"
    expect(changes, equals: ["a to c", "c to d"])
    token.invalidate()
    model.name = "e"
    expect(changes.count, equals: 2)
  }

  @Test func `a change that begins before the observation ends is not reported after it`() {
    let model = Model()
    var count = 0
    let token = model.observe(\.name) { _, _ in count += 1 }
    model.willChangeValue(for: \.name)
    token.invalidate()
    model.didChangeValue(for: \.name)
    expect(count, equals: 0)
  }
}
