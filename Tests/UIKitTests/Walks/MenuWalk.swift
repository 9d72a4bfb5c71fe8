import Foundation
import SeededRandom
import UIKit
import ViewTesting

/// Menus of views, buttons, bars and texts in windows of many sizes.
@MainActor
final class MenuWalk: Walk {
  private let view = UIView()
  private let button = UIButton(type: .system)
  private let page = UIViewController()
  private lazy var context = UIContextMenuInteraction(delegate: self)
  private lazy var edit = UIEditMenuInteraction(delegate: self)
  private let hasPreview: Bool

  private static let sizes = [
    CGSize(width: 360, height: 640), CGSize(width: 640, height: 360),
    CGSize(width: 320, height: 240),
    CGSize(width: 800, height: 1000), CGSize(width: 200, height: 500),
    CGSize(width: 14, height: 12),
  ]

  override init(seed: UInt64, size: CGSize = CGSize(width: 360, height: 640)) {
    hasPreview = seed % 2 == 0
    super.init(seed: seed, size: Self.sizes[Int(seed % 5)])
    let navigation = UINavigationController(rootViewController: page)
    window.rootViewController = navigation
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Bar", image: nil, primaryAction: nil, menu: menu(3))
    page.title = "Menus"
    view.backgroundColor = .systemGreen
    button.setTitle("Button", for: .normal)
    button.menu = menu(4)
    button.showsMenuAsPrimaryAction = seed % 3 != 0
    page.view.addSubview(view)
    page.view.addSubview(button)
    view.addInteraction(context)
    view.addInteraction(edit)
    placeViews(0)
  }

  override var shares: (finger: Int, waiting: Int) { (5, 2) }

  /// Most touches are on something that has a menu.
  override func touch() {
    guard random.chance(0.35) else { return super.touch() }
    let targets: [UIView] = [view, button, (root as! UINavigationController).navigationBar]
    let target = targets[random.below(3)]
    let place = target.convert(CGPoint(x: target.bounds.maxX - 20, y: target.bounds.midY), to: nil)
    if fingers.isDown(1) { fingers.lift(1) }
    fingers.down(1, Double(place.x), Double(place.y))
    fingers.wait(random.chance(0.6) ? 900 : 40)
    if random.chance(0.7) { fingers.lift(1) }
  }

  private func placeViews(_ bits: Int) {
    let size = window.bounds.size
    let (width, height) = (max(Int(size.width) - 100, 1), max(Int(size.height) - 180, 1))
    view.frame = CGRect(
      x: bits % width, y: 90 + bits / 7 % height, width: 90 + bits % 40, height: 60 + bits % 30)
    button.frame = CGRect(x: bits / 3 % width, y: 90 + bits / 11 % height, width: 90, height: 44)
  }

  private func menu(_ count: Int) -> UIMenu {
    var children: [UIMenuElement] = (0..<count).map { number in
      UIAction(
        title: "Action \(number)", subtitle: number == 1 ? "with words below" : nil,
        image: number % 2 == 0 ? UIImage(systemName: "star") : nil,
        attributes: number == 2 ? .destructive : number == 5 ? .disabled : [],
        state: number == 3 ? .on : .off
      ) { [weak self] _ in self?.note("chose \(number)") }
    }
    children.insert(
      UIMenu(
        title: "More",
        children: [
          UIAction(title: "Inner") { [weak self] _ in self?.note("chose inner") },
          UIMenu(
            title: "Inline", options: [.displayInline, .singleSelection],
            children: [UIAction(title: "Deep", state: .on) { _ in }]),
        ]), at: count / 2)
    if count > 5 {
      children.append(
        UIMenu(
          options: .displayInline, preferredElementSize: .small,
          children: (0..<3).map { number in UIAction(title: "S\(number)") { _ in } }))
    }
    return UIMenu(title: count % 2 == 0 ? "Title" : "", children: children)
  }

  override func change(_ bits: Int, animated: Bool) {
    let rest = bits / 16
    switch bits % 12 {
    case 0, 1:
      let point = CGPoint(x: rest % 90, y: rest / 90 % 60)
      let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: point)
      configuration.preferredArrowDirection = [.automatic, .up, .down, .left, .right][rest % 5]
      edit.presentEditMenu(with: configuration)
    case 2: edit.dismissMenu()
    case 3: edit.reloadVisibleMenu()
    case 4: edit.updateVisibleMenuPosition(animated: animated)
    case 5: context.dismissMenu()
    case 6: context.updateVisibleMenu { _ in self.menu(rest % 9 + 1) }
    case 7: window.frame.size = Self.sizes[rest % 6]
    case 8: placeViews(rest)
    case 9:
      button.menu = menu(rest % 8 + 1)
      button.isEnabled = rest % 6 != 0
      button.changesSelectionAsPrimaryAction = rest % 5 == 0
    case 10:
      if view.superview == nil {
        page.view.addSubview(view)
      } else if rest % 3 == 0 {
        view.removeFromSuperview()
      }
    default:
      view.isUserInteractionEnabled = rest % 4 != 0
      window.overrideUserInterfaceStyle = [.light, .dark][rest % 2]
    }
  }
}

extension MenuWalk: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    note("asked at \(shortened("\(location)"))")
    let count = Int(location.x.rounded()) % 9
    let preview: (() -> UIViewController?)? =
      hasPreview
      ? {
        let page = UIViewController()
        page.view.backgroundColor = .systemYellow
        if count % 2 == 0 { page.preferredContentSize = CGSize(width: 150, height: 220) }
        return page
      } : nil
    return UIContextMenuConfiguration(identifier: nil, previewProvider: preview) { [weak self] _ in
      count == 0 ? nil : self?.menu(count)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    note("commits")
    animator.addCompletion { [weak self] in self?.note("committed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    animator?.addAnimations { [weak self] in self?.view.alpha = 0.8 }
    animator?.addCompletion { [weak self] in self?.note("displayed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    animator?.addAnimations { [weak self] in self?.view.alpha = 1 }
    animator?.addCompletion { [weak self] in self?.note("ended") }
  }
}

extension MenuWalk: UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    note("edit menu of \(suggestedActions.count)")
    return menu(Int(configuration.sourcePoint.x) % 7)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    CGRect(origin: configuration.sourcePoint, size: CGSize(width: 14, height: 18))
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    animator.addCompletion { [weak self] in self?.note("edit menu shown") }
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    animator.addCompletion { [weak self] in self?.note("edit menu gone") }
  }
}
