import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Activation and deactivation of constraints, and the notified objects.
@MainActor
struct ConstraintLifeTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Panel: UIView {
    var log: Log?
    var name = ""
    override func updateConstraints() {
      log?.lines.append("update \(name)")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log?.lines.append("layout \(name)")
    }
  }

  private final class Screen: UIViewController {
    let log = Log()
    let panel = Panel()

    override func loadView() {
      let view = Panel()
      view.log = log
      view.name = "view"
      self.view = view
    }

    override func viewDidLoad() {
      panel.log = log
      panel.name = "panel"
      panel.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(panel)
    }

    override func updateViewConstraints() {
      log.lines.append("controller")
      if panel.constraints.isEmpty {
        NSLayoutConstraint.activate([
          panel.widthAnchor.constraint(equalToConstant: 100),
          panel.heightAnchor.constraint(equalToConstant: 50),
          panel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          panel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        ])
      }
      super.updateViewConstraints()
    }
  }

  @Test func `constraints are updated from the inside out, then laid out from the outside in`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.safeAreaOfScreen.top = 20
    let screen = Screen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    expect(
      screen.log.lines.prefix(5),
      equals: [
        "update panel", "controller", "update view", "layout view", "layout panel",
      ])
    expect(screen.panel.frame, equals: CGRect(x: 16, y: 20, width: 100, height: 50))
    screen.log.lines = []
    window.layoutIfNeeded()
    expect(screen.log.lines.isEmpty)
    screen.panel.setNeedsUpdateConstraints()
    expect(screen.panel.needsUpdateConstraints())
    window.layoutIfNeeded()
    expect(screen.log.lines, equals: ["update panel"])
    screen.view.setNeedsUpdateConstraints()
    screen.view.updateConstraintsIfNeeded()
    expect(screen.log.lines, equals: ["update panel", "controller", "update view"])
  }

  private func pinned(_ view: UIView, to box: UIView) -> [NSLayoutConstraint] {
    [
      view.topAnchor.constraint(equalTo: box.topAnchor),
      view.leftAnchor.constraint(equalTo: box.leftAnchor),
      view.rightAnchor.constraint(equalTo: box.rightAnchor),
      view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ]
  }

  @Test func `a view that leaves takes its own constraints along, and those that reach over it go`()
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView(frame: window.bounds)
    window.addSubview(box)
    let card = UIView(constrainedIn: box)
    let inner = UIView(constrainedIn: card)
    let outer = pinned(card, to: box)
    let own = pinned(inner, to: card)
    let across = inner.widthAnchor.constraint(lessThanOrEqualTo: box.widthAnchor)
    NSLayoutConstraint.activate(outer + own + [across])
    window.layoutIfNeeded()
    expect(inner.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 100))
    card.removeFromSuperview()
    expect(outer.allSatisfy { !$0.isActive })
    expect(own.allSatisfy { $0.isActive })
    expect(!across.isActive)
    expect(box.constraints.isEmpty)
    expect(card.constraints.count, equals: 4)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    window.addSubview(other)
    other.addSubview(card)
    NSLayoutConstraint.activate(pinned(card, to: other))
    window.layoutIfNeeded()
    expect(inner.frame, equals: CGRect(x: 0, y: 0, width: 60, height: 40))
  }

  @Test func `a tree is laid out before it is in a window, and again in one`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = UIView(constrainedIn: card)
    NSLayoutConstraint.activate(pinned(inner, to: card))
    card.layoutIfNeeded()
    expect(inner.frame, equals: CGRect(x: 0, y: 0, width: 50, height: 50))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(card)
    card.frame.size = CGSize(width: 70, height: 30)
    window.layoutIfNeeded()
    expect(inner.frame, equals: CGRect(x: 0, y: 0, width: 70, height: 30))
  }

  @Test func `constraints keep nothing alive`() {
    weak var view: UIView?
    weak var constraint: NSLayoutConstraint?
    weak var guide: UILayoutGuide?
    weak var tree: UIView?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let box = UIView(frame: window.bounds)
      window.addSubview(box)
      tree = box
      do {
        let card = UIView(constrainedIn: box)
        view = card
        let own = UILayoutGuide()
        card.addLayoutGuide(own)
        guide = own
        let width = card.widthAnchor.constraint(equalTo: own.widthAnchor)
        constraint = width
        NSLayoutConstraint.activate(pinned(card, to: box.safeAreaLayoutGuide.owningView!) + [width])
        window.layoutIfNeeded()
        width.constant = 3
        card.removeFromSuperview()
      }
      expectNil(view)
      expectNil(constraint)
      expectNil(guide)
      window.layoutIfNeeded()
    }
    expectNil(tree)
  }

  @Test func `a view whose flag is set back keeps its frame again`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView(frame: window.bounds)
    window.addSubview(box)
    let card = UIView(constrainedIn: box)
    let constraints = pinned(card, to: box)
    NSLayoutConstraint.activate(constraints)
    window.layoutIfNeeded()
    expect(card.frame, equals: box.bounds)
    NSLayoutConstraint.deactivate(constraints)
    card.translatesAutoresizingMaskIntoConstraints = true
    card.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    window.layoutIfNeeded()
    expect(card.frame, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
    card.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints)
    card.center = .zero
    window.layoutIfNeeded()
    expect(card.frame, equals: box.bounds)
  }

  @Test func `a view that no constraint mentions keeps its frame`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView(frame: window.bounds)
    window.addSubview(box)
    let card = UIView(constrainedIn: box)
    card.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    let other = UIView(constrainedIn: box)
    NSLayoutConstraint.activate(pinned(other, to: box))
    window.layoutIfNeeded()
    expect(card.frame, equals: CGRect(x: 5, y: 6, width: 7, height: 8))
    expect(other.frame, equals: box.bounds)
    NSLayoutConstraint.activate(pinned(card, to: box))
    window.layoutIfNeeded()
    expect(card.frame, equals: box.bounds)
  }

  @Test func `a view that no constraint mentions is placed if it has content or a guide in use`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (label, around) = (UILabel(constrainedIn: window), UIView(constrainedIn: window))
    label.text = "card"
    label.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    around.frame = label.frame
    let inner = UIView(constrainedIn: around)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.leadingAnchor.constraint(equalTo: around.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: around.layoutMarginsGuide.trailingAnchor),
    ])
    window.layoutIfNeeded()
    expect(label.frame, equals: CGRect(origin: .zero, size: label.intrinsicContentSize))
    expect(around.frame.width, equals: 36)
  }

  @Test
  func `a transform does not matter, and a place that was set by hand lasts until the next layout`()
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView(frame: window.bounds)
    window.addSubview(box)
    let card = UIView(constrainedIn: box)
    NSLayoutConstraint.activate(pinned(card, to: box))
    window.layoutIfNeeded()
    card.transform = CGAffineTransform(translationX: 30, y: 0)
    window.layoutIfNeeded()
    expect(card.center, equals: CGPoint(x: 50, y: 50))
    expect(card.frame.minX, equals: 30)
    card.center = .zero
    window.layoutIfNeeded()
    expect(card.center, equals: .zero)
    box.setNeedsLayout()
    window.layoutIfNeeded()
    expect(card.center, equals: CGPoint(x: 50, y: 50))
  }

  @Test func `a constraint can be held by a view further out`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView(frame: window.bounds)
    window.addSubview(box)
    let card = UIView(constrainedIn: box)
    let width = card.widthAnchor.constraint(equalToConstant: 30)
    box.addConstraint(width)
    expect(width.isActive)
    expect(box.constraints.count, equals: 1)
    window.layoutIfNeeded()
    expect(card.frame.width, equals: 30)
    box.removeConstraint(width)
    expect(!width.isActive)
    window.layoutIfNeeded()
    expect(card.frame.width, equals: 0)
  }

  @Test func `a container hears that a child's view has content of another size`() {
    final class Container: UIViewController {
      var told: [ObjectIdentifier] = []
      override func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        told.append(ObjectIdentifier(container))
      }
    }
    let (container, child) = (Container(), UIViewController())
    container.addChild(child)
    child.view.invalidateIntrinsicContentSize()
    expect(container.told, equals: [ObjectIdentifier(child)])
  }

  @Test func `what cannot be is refused with a sentence`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (one, two) = (UIView(), UIView())
        one.widthAnchor.constraint(equalTo: two.widthAnchor).isActive = true
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIView().widthAnchor.constraint(equalToConstant: .nan) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 3)
      }
    }
  }

  @Test func `impossible frames and sizes do no harm`() {
    final class Odd: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.nan, height: .infinity) }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let odd = Odd(frame: .zero)
    odd.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(odd)
    let fixed = UIView(frame: CGRect(x: 1e30, y: 0, width: -1e30, height: -4))
    window.addSubview(fixed)
    NSLayoutConstraint.activate([
      odd.widthAnchor.constraint(equalTo: fixed.widthAnchor),
      odd.heightAnchor.constraint(equalToConstant: .greatestFiniteMagnitude),
      odd.leftAnchor.constraint(equalTo: fixed.leftAnchor),
    ])
    window.layoutIfNeeded()
    expect(odd.frame.minX.isFinite && odd.frame.width.isFinite && odd.frame.height.isFinite)
  }

  @Test func `a constraint whose view is gone stays inactive`() {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var lost: UIView? = UIView()
    let width = lost?.widthAnchor.constraint(equalToConstant: 3)
    let pair = lost.map { room.widthAnchor.constraint(equalTo: $0.widthAnchor) }
    lost = nil
    width?.isActive = true
    pair?.isActive = true
    expect(width?.isActive == false && pair?.isActive == false)
    room.layoutIfNeeded()
  }
}
