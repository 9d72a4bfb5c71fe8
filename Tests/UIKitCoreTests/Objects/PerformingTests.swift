import Expectations
import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct PerformingTests {
  private final class Model: NSObject, InterfaceActions {
    var calls: [String] = []
    var interfaceActions: [InterfaceAction] {
      [InterfaceAction("take:", Model.take(_:)), InterfaceAction("go", Model.go)]
    }
    func go() { calls.append("go") }
    func take(_ text: String) { calls.append("take \(text)") }
    func hear(_ recognizer: UIGestureRecognizer) { calls.append("\(recognizer.state)") }
  }

  @Test func `a method is performed, also by its name`() {
    let model = Model()
    model.perform(Model.go)
    model.perform(Model.take, with: "a")
    model.perform(Selector("take:"), with: "b")
    model.perform("go")
    expect(model.calls, equals: ["go", "take a", "take b", "go"])
    let object: any NSObjectProtocol = model
    object.perform(Selector("take:"), with: "c")
    expect(model.calls.last, equals: "take c")
    expect(model.responds(to: "go") && !model.responds(to: "come") && !model.responds(to: nil))
  }

  @Test func `a property is asked for by its getter`() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 9)
    let object: any NSObjectProtocol = label
    expect(object.responds(to: Selector("font")) && object.responds(to: Selector("attributedText")))
    expect(!object.responds(to: Selector("font:")) && !UIView().responds(to: Selector("font")))
    expect(object.perform(Selector("font")).takeUnretainedValue() === label.font)
    // Values that are no objects are not returned, and neither is nil.
    expect(label.perform(Selector("numberOfLines")) == nil)
    expect(label.perform(Selector("attributedText")) == nil)
    // Each text is a new object, which nothing else retains.
    label.text = "read"
    let read = label.perform(Selector("attributedText"))
    expect((read?.takeUnretainedValue() as? NSAttributedString)?.string, equals: "read")
  }

  @Test func `the items of a constraint are asked for by their names`() {
    let (view, label) = (UIView(), UILabel())
    view.addSubview(label)
    let constraint = label.topAnchor.constraint(equalTo: view.topAnchor)
    expect(constraint.perform(Selector("firstItem"))?.takeUnretainedValue() === label)
    expect(constraint.perform(Selector("secondItem"))?.takeUnretainedValue() === view)
    @MainActor final class Listener: NSObject, KeyPathObserver {
      var count = 0
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { count += 1 }
    }
    let listener = Listener()
    constraint.addObserver(listener, forKeyPath: "firstItem.font", options: [], context: nil)
    label.font = .systemFont(ofSize: 31)
    expect(listener.count, equals: 1)
    constraint.removeObserver(listener, forKeyPath: "firstItem.font")
  }

  @Test func `a delegate that lists its methods has no others`() {
    final class Silent: NSObject, UIScrollViewDelegate {}
    final class Listener: NSObject, UIScrollViewDelegate, DelegateMethodListing {
      let delegateMethods = ["scrollViewDidScroll:"]
      func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    }
    let (scrolled, zoomed) = (Selector("scrollViewDidScroll:"), Selector("scrollViewDidZoom:"))
    expect(Listener().responds(to: scrolled) && !Listener().responds(to: zoomed))
    expect(Silent().responds(to: scrolled) && Silent().responds(to: zoomed))
  }

  @Test func `a delay that is no number is none, and an endless one stops nothing else`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    window.advance(to: 1)
    let model = Model()
    model.perform(Model.take, with: "never", afterDelay: .infinity)
    model.perform(Model.take, with: "hardly ever", afterDelay: .greatestFiniteMagnitude)
    model.perform(Model.go, with: nil, afterDelay: .nan)
    model.perform(Model.take, with: "then", afterDelay: 0.5)
    window.advance(to: 3)
    expect(model.calls, equals: ["go", "take then"])
    NSObject.cancelPreviousPerformRequests(withTarget: model)
  }

  @Test func `what is to be done later is done though the window has gone whose time it was`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    window.advance(to: 1)
    @MainActor final class Frames: NSObject {
      var count = 0
      func step() { count += 1 }
    }
    let (model, frames) = (Model(), Frames())
    let link = CADisplayLink(target: frames, selector: Frames.step)
    do {
      let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      second.makeKeyAndVisible()
      second.advance(to: 1)
      model.perform(Model.go, with: nil, afterDelay: 0.5)
      link.add(to: .main, forMode: .common)
      second.isHidden = true
    }
    // The first window's time does not advance any more, so another window's time counts.
    model.perform(Model.take, with: "later", afterDelay: 1)
    window.advance(to: 1.25)
    expect(model.calls.isEmpty && frames.count >= 14)
    window.advance(to: 3)
    expect(model.calls == ["go", "take later"] && frames.count >= 118)
    link.invalidate()
  }

  @Test func `a delay is one of the window's time, in order, and can be taken back`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    window.advance(to: 1)
    let model = Model()
    model.perform(Model.take, with: "late", afterDelay: 0.5)
    model.perform("go", with: nil, afterDelay: 0.25)
    model.perform(Model.take, with: "soon", afterDelay: 0)
    expect(model.calls.isEmpty)
    window.advance(to: 1.01)
    expect(model.calls, equals: ["take soon"])
    window.advance(to: 1.3)
    expect(model.calls, equals: ["take soon", "go"])
    NSObject.cancelPreviousPerformRequests(withTarget: model, selector: Model.take)
    window.advance(to: 2)
    expect(model.calls, equals: ["take soon", "go"])
    model.perform(Model.go, with: nil, afterDelay: 0.1)
    model.perform("go", with: nil, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: model)
    window.advance(to: 3)
    expect(model.calls, equals: ["take soon", "go"])
  }

  @Test func `what is to be done later keeps its object, and only until then`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    window.advance(to: 1)
    weak var seen: Model?
    do {
      let model = Model()
      seen = model
      model.perform(Model.go, with: nil, afterDelay: 0.1)
    }
    expect(seen != nil)
    window.advance(to: 2)
    expectNil(seen)
  }

  @Test func `an object that is no responder takes actions by name`() {
    let model = Model()
    let control = UIControl()
    control.addTarget(model, action: Selector("go"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    expect(model.calls, equals: ["go"])
    expect(UIApplication.shared.sendAction("go", to: model, from: control, for: nil))
    expect(!UIApplication.shared.sendAction("come", to: model, from: control, for: nil))
    NotificationCenter.default.addObserver(
      model, selector: Selector("go"), name: Notification.Name("PerformingTests"), object: nil)
    NotificationCenter.default.post(name: Notification.Name("PerformingTests"), object: nil)
    expect(model.calls, equals: ["go", "go", "go"])
  }

  @MainActor private final class Loader: NSObject {
    var calls: [String] = []
    func load() { calls.append("load") }
    func show(_ text: String) { calls.append(text) }
  }

  @Test func `methods for the main thread and for others are called in turn`() async {
    let loader = Loader()
    loader.performSelector(inBackground: Loader.load, with: nil)
    loader.performSelector(onMainThread: Loader.show, with: "later", waitUntilDone: false)
    loader.performSelector(onMainThread: Loader.show, with: "at once", waitUntilDone: true)
    expect(loader.calls, equals: ["at once"])
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    expect(loader.calls, equals: ["at once", "load", "later"])
  }

  private final class Page: UIViewController {
    var presses = 0
    override var interfaceActions: [InterfaceAction] { [InterfaceAction("press:", Page.press)] }
    func press(_ sender: UIButton) { presses += 1 }
  }

  @Test func `without a target an action goes along the responders`() {
    // It would begin with a first responder of a test that waits meanwhile.
    _ = UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil)
    let page = Page()
    let button = UIButton()
    let box = UIView()
    box.addSubview(button)
    page.view.addSubview(box)
    button.addTarget(nil, action: Selector("press:"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    expect(page.presses, equals: 1)
    button.addTarget(nil, action: Selector("unknown"), for: .touchDown)
    button.sendActions(for: .touchDown)
    expect(page.presses, equals: 1)
  }

  @Test func `a layer's list of sublayers can be set`() {
    let layer = CALayer()
    let (first, second, third) = (CALayer(), CALayer(), CALayer())
    layer.addSublayer(first)
    layer.addSublayer(second)
    layer.sublayers = [second, third]
    expect(layer.sublayers == [second, third] && first.superlayer == nil)
    layer.sublayers = [third, second]
    expect(layer.sublayers == [third, second] && third.superlayer === layer)
    layer.sublayers = nil
    expect(layer.sublayers == nil && second.superlayer == nil)
  }

  @Test func `a line of the log has its arguments in place`() {
    expect(LogFormat.filled("%{public}@ of %d, %5.1f %%", ["a", 3, 0.5]), equals: "a of 3, 0.5 %")
    expect(LogFormat.filled("%@ %@ %", ["a"]), equals: "a ? ?")
  }
}
