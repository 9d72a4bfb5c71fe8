import UIKit
import ViewTesting

/// The method that positions a pane in its parent's view.
enum PanePlacement {
  /// Frames that are set in `viewDidLayoutSubviews()`; the number chooses the rule.
  case frame(Int)
  case mask(UInt)
  /// Constraints; the number chooses which.
  case constraints(Int)
}

/// A parent of panes, as an application writes one.
@MainActor
final class PaneParent: UIViewController {
  let panes: [UIViewController]
  let placements: [PanePlacement]
  /// The share of the width, for panes with frames or constraints.
  var share: CGFloat = 0.4
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var adjustable: [NSLayoutConstraint] = []

  init(_ placements: [PanePlacement]) {
    self.placements = placements
    panes = placements.indices.map { index in
      let pane = UIViewController()
      pane.title = "pane \(index)"
      pane.definesPresentationContext = true
      return pane
    }
    super.init(nibName: nil, bundle: nil)
    title = "parent"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    for (index, pane) in panes.enumerated() {
      addChild(pane)
      view.addSubview(pane.view)
      place(pane.view, index)
      pane.didMove(toParent: self)
    }
  }

  func place(_ own: UIView, _ index: Int) {
    switch placements[index] {
    case .frame: own.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    case .mask(let mask):
      let step = CGFloat(index) * 40
      own.frame = CGRect(x: 30 + step, y: 60 + 2 * step, width: 170, height: 210)
      own.autoresizingMask = UIView.AutoresizingMask(rawValue: mask)
    case .constraints(let kind): constrain(own, kind)
    }
  }

  func constrain(_ own: UIView, _ kind: Int) {
    own.translatesAutoresizingMaskIntoConstraints = false
    let around = view!
    var new: [NSLayoutConstraint]
    switch kind {
    case 0:
      new = [
        own.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 12),
        own.topAnchor.constraint(equalTo: around.topAnchor),
        own.widthAnchor.constraint(equalTo: around.widthAnchor, multiplier: 0.5),
        own.heightAnchor.constraint(equalToConstant: 180),
      ]
    case 1:
      new = [
        own.trailingAnchor.constraint(equalTo: around.trailingAnchor, constant: -8),
        own.leadingAnchor.constraint(equalTo: around.centerXAnchor),
        own.topAnchor.constraint(equalTo: around.topAnchor, constant: 20),
        own.bottomAnchor.constraint(equalTo: around.bottomAnchor, constant: -20),
      ]
    default:
      // The height of its content, which is its subview.
      let content = own.subviews.first ?? UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      own.addSubview(content)
      new = [
        own.centerXAnchor.constraint(equalTo: around.centerXAnchor),
        own.bottomAnchor.constraint(equalTo: around.bottomAnchor, constant: -5),
        own.widthAnchor.constraint(equalTo: around.widthAnchor, constant: -60),
        content.topAnchor.constraint(equalTo: own.topAnchor),
        content.bottomAnchor.constraint(equalTo: own.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: own.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: own.trailingAnchor),
        content.heightAnchor.constraint(equalToConstant: 90),
      ]
    }
    NSLayoutConstraint.activate(new)
    constraints += new
    adjustable.append(new[new.count - 1])
  }

  override func viewDidLayoutSubviews() {
    let (size, middle) = (view.bounds.size, (view.bounds.width * share).rounded())
    for (index, pane) in panes.enumerated() where pane.parent === self {
      guard case .frame(let rule) = placements[index],
        pane.view.superview === view || isFlying(pane)
      else { continue }
      switch rule {
      case 0: pane.view.frame = CGRect(x: 0, y: 0, width: middle, height: size.height)
      case 1:
        pane.view.frame = CGRect(x: middle, y: 0, width: size.width - middle, height: size.height)
      default:
        // The frame is set part by part, as in much code.
        pane.view.frame.size = CGSize(width: middle, height: 200)
        pane.view.frame.origin.y = size.height - pane.view.frame.height
        pane.view.center.x = size.width / 2
      }
    }
  }

  /// Whether the pane's view is in the container of an animator.
  private func isFlying(_ pane: UIViewController) -> Bool {
    pane.view.superview?.superview === view
  }
}

/// A window with a parent of panes in it, in one of several containers.
@MainActor
final class ContextTree {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let parent: PaneParent
  let navigation: UINavigationController?
  let tabs: UITabBarController?

  init(_ placements: [PanePlacement], container: Int) {
    parent = PaneParent(placements)
    parent.definesPresentationContext = true
    let root: UIViewController
    switch container {
    case 0:
      root = parent
      (navigation, tabs) = (nil, nil)
    case 1:
      let outer = UIViewController()
      outer.addChild(parent)
      parent.view.frame = CGRect(
        x: 20, y: 30, width: outer.view.bounds.width - 50, height: outer.view.bounds.height - 90)
      parent.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      outer.view.addSubview(parent.view)
      parent.didMove(toParent: outer)
      root = outer
      (navigation, tabs) = (nil, nil)
    case 2:
      let stack = UINavigationController(rootViewController: parent)
      root = stack
      (navigation, tabs) = (stack, nil)
    default:
      let bar = UITabBarController()
      bar.viewControllers = [parent, UIViewController()]
      root = bar
      (navigation, tabs) = (nil, bar)
    }
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: 1)
  }

  /// The view controllers that can present in their context.
  var places: [UIViewController] { parent.panes + [parent] }

  /// The position and appearance of each pane, the constraints and the order of the views, without presentations.
  var text: String { text(withoutLooksOf: []) }

  /// The same text without the appearance of panes that a transition rotates or fades.
  func text(withoutLooksOf moving: Set<Int>) -> String {
    var lines: [String] = []
    for (index, pane) in places.enumerated() {
      lines.append(line(of: pane, withLook: !moving.contains(index)))
    }
    lines.append("active \(parent.constraints.map { $0.isActive ? "1" : "0" }.joined())")
    let order = parent.view.subviews.compactMap { view in
      (parent.panes.first { $0.view.isDescendant(of: view) } ?? view.viewController)?.title
    }
    lines.append("order \(order)")
    return lines.joined(separator: "\n")
  }

  private func line(of controller: UIViewController, withLook: Bool) -> String {
    let view = controller.view!
    func short(_ value: CGFloat) -> String { "\((Double(value) * 1000).rounded() / 1000)" }
    let map = view.transform
    let place = [view.bounds.width, view.bounds.height, view.center.x, view.center.y]
    let look = [map.a, map.b, map.tx, map.ty, view.alpha]
    let numbers = (place + (withLook ? look : [])).map(short).joined(separator: " ")
    let superview = view.superview.map { $0.viewController?.title ?? "\(type(of: $0))" } ?? "none"
    return
      "\(controller.title ?? "") in \(superview): \(numbers) mask \(view.autoresizingMask.rawValue)"
      + (view.isHidden ? " hidden" : "")
  }

  /// The views of the window and the order of their layers.
  var wholeText: String {
    func layers(_ layer: CALayer, _ indent: String) -> String {
      let name = (layer.delegate as? UIView)?.viewController?.title ?? "\(type(of: layer))"
      return (layer.sublayers ?? []).reduce("\(indent)\(name)\n") {
        $0 + layers($1, indent + "  ")
      }
    }
    return text + "\n" + window.treeText + layers(window.layer, "")
  }
}
