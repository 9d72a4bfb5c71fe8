import UIKit

/// The state of a tree of view controllers, independent of its history.
indirect enum TrunkSpec {
  case leaf(String, isContext: Bool, modal: TrunkModal?)
  case navigation([TrunkSpec], modal: TrunkModal?)
  case tabs([TrunkSpec], selected: Int, modal: TrunkModal?)
  case pages([String], shown: Int, modal: TrunkModal?)
  case custom(TrunkSpec, modal: TrunkModal?)

  var modal: TrunkModal? {
    switch self {
    case .leaf(_, _, let modal), .navigation(_, let modal), .tabs(_, _, let modal),
      .pages(_, _, let modal), .custom(_, let modal):
      modal
    }
  }
}

struct TrunkModal {
  var style: UIModalPresentationStyle
  /// The selected detent of a sheet with two detents.
  var detent: UISheetPresentationController.Detent.Identifier?
  var content: TrunkSpec
}

extension TrunkSpec {
  /// The state of a controller; nil for a controller that these tests do not create.
  @MainActor
  init(of controller: UIViewController) {
    let modal = controller.presentation.presented.map { presented in
      TrunkModal(
        style: presented.modalPresentationStyle,
        detent: presented.sheetPresentationController?.selectedDetentIdentifier,
        content: TrunkSpec(of: presented))
    }
    switch controller {
    case let navigation as UINavigationController:
      self = .navigation(navigation.viewControllers.map { TrunkSpec(of: $0) }, modal: modal)
    case let tabs as UITabBarController:
      self = .tabs(
        (tabs.viewControllers ?? []).map { TrunkSpec(of: $0) }, selected: tabs.selectedIndex,
        modal: modal)
    case let pages as TrunkPages:
      let shown = pages.leaves.firstIndex { $0 === pages.viewControllers?.first } ?? 0
      self = .pages(pages.leaves.map { $0.title ?? "" }, shown: shown, modal: modal)
    case let custom as TrunkContainer:
      self = .custom(TrunkSpec(of: custom.content), modal: modal)
    default:
      self = .leaf(
        controller.title ?? "", isContext: controller.definesPresentationContext, modal: modal)
    }
  }

  @MainActor
  func make() -> UIViewController {
    switch self {
    case .leaf(let name, let isContext, _):
      let leaf = TrunkLeaf(name)
      leaf.definesPresentationContext = isContext
      return leaf
    case .navigation(let stack, _):
      let navigation = UINavigationController()
      navigation.setViewControllers(stack.map { $0.make() }, animated: false)
      return navigation
    case .tabs(let all, let selected, _):
      let tabs = UITabBarController()
      tabs.allowsTabSwipe = true
      tabs.viewControllers = all.map { $0.make() }
      tabs.selectedIndex = selected
      return tabs
    case .pages(let names, let shown, _):
      let pages = TrunkPages(names.map { TrunkLeaf($0) })
      pages.setViewControllers([pages.leaves[shown]], direction: .forward, animated: false)
      return pages
    case .custom(let content, _):
      return TrunkContainer(content.make())
    }
  }

  /// Makes all presentations of the tree, from the lowest up, without animation.
  @MainActor
  func present(from controller: UIViewController, settle: () -> Void) {
    func children(_ specs: [TrunkSpec], _ controllers: [UIViewController], _ visible: Int?) {
      for (index, spec) in specs.enumerated() {
        // In a hidden context, a presentation can only have been made while the context was visible.
        if let tabs = controller as? UITabBarController { tabs.selectedIndex = index }
        settle()
        spec.present(from: controllers[index], settle: settle)
      }
      if let tabs = controller as? UITabBarController, let visible {
        tabs.selectedIndex = visible
        settle()
      }
    }
    switch self {
    case .leaf, .pages: break
    case .navigation(let stack, _):
      guard let navigation = controller as? UINavigationController else { break }
      let all = navigation.viewControllers
      for (index, spec) in stack.enumerated() where spec.modal != nil {
        navigation.setViewControllers(Array(all[...index]), animated: false)
        settle()
        spec.present(from: all[index], settle: settle)
      }
      navigation.setViewControllers(all, animated: false)
      settle()
    case .tabs(let all, let selected, _):
      children(all, (controller as? UITabBarController)?.viewControllers ?? [], selected)
    case .custom(let content, _):
      guard let custom = controller as? TrunkContainer else { break }
      content.present(from: custom.content, settle: settle)
    }
    guard let modal else { return }
    let presented = modal.content.make()
    TrunkScene.dress(presented, modal.style, source: controller)
    controller.present(presented, animated: false)
    settle()
    if let detent = modal.detent {
      presented.sheetPresentationController?.selectedDetentIdentifier = detent
    }
    settle()
    modal.content.present(from: presented, settle: settle)
  }
}

/// A view controller without children that detects appearance calls in an invalid order.
@MainActor
final class TrunkLeaf: UIViewController {
  private(set) var mistake: String?
  private(set) var last = "didDisappear"

  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    note("willAppear", after: ["didDisappear", "willDisappear"])
  }
  override func viewDidAppear(_ animated: Bool) {
    note("didAppear", after: ["willAppear"])
    if view.window == nil { mistake = mistake ?? "it appeared outside of a window" }
  }
  override func viewWillDisappear(_ animated: Bool) {
    note("willDisappear", after: ["didAppear", "willAppear"])
  }
  override func viewDidDisappear(_ animated: Bool) {
    note("didDisappear", after: ["willDisappear"])
  }

  private func note(_ call: String, after allowed: Set<String>) {
    if !allowed.contains(last) { mistake = mistake ?? "\(call) came after \(last)" }
    last = call
  }
}

/// A data source that knows the neighboring pages.
@MainActor
final class TrunkPages: UIPageViewController, UIPageViewControllerDataSource {
  let leaves: [UIViewController]

  init(_ leaves: [UIViewController]) {
    self.leaves = leaves
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, 1) }

  private func neighbor(of controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = leaves.firstIndex(where: { $0 === controller }) else { return nil }
    return leaves.indices.contains(index + step) ? leaves[index + step] : nil
  }
}

/// A custom container with one child.
@MainActor
final class TrunkContainer: UIViewController {
  let content: UIViewController

  init(_ content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    title = "custom"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }
}
