import Foundation
import UIKit

/// Split view controllers of all styles, whose columns, modes and sizes change at random.
@MainActor
final class ColumnWalk: Walk {
  private let split: UISplitViewController
  private var number = 0

  private static let sizes = [
    CGSize(width: 1024, height: 768), CGSize(width: 768, height: 1024),
    CGSize(width: 390, height: 844),
    CGSize(width: 600, height: 500), CGSize(width: 844, height: 390),
  ]

  override init(seed: UInt64, size: CGSize = CGSize(width: 360, height: 640)) {
    split = UISplitViewController(style: seed % 2 == 0 ? .doubleColumn : .tripleColumn)
    super.init(seed: seed, size: Self.sizes[Int(seed % 5)])
    for column in columns(seed % 2 == 1) { split.setViewController(page("\(column)"), for: column) }
    split.delegate = self
    window.rootViewController = split
    window.layoutIfNeeded()
  }

  override var shares: (finger: Int, waiting: Int) { (3, 2) }

  private func columns(_ isTriple: Bool) -> [UISplitViewController.Column] {
    isTriple ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  private func page(_ title: String, isPlain: Bool = false) -> UIViewController {
    number += 1
    let page = UIViewController()
    page.title = "\(title) \(number)"
    page.view.backgroundColor = [.systemTeal, .systemPink, .systemGray][number % 3]
    return number % 3 == 0 && !isPlain ? UINavigationController(rootViewController: page) : page
  }

  override func change(_ bits: Int, animated: Bool) {
    let rest = bits / 16
    let all: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
    let own = columns(split.style == .tripleColumn)
    let column = own[rest % own.count]
    func apply(_ body: @escaping () -> Void) {
      if animated {
        UIView.animate(withDuration: 0.3, animations: body)
      } else {
        UIView.performWithoutAnimation(body)
      }
    }
    switch bits % 16 {
    case 0, 1: apply { self.split.show(column) }
    case 2, 3: apply { self.split.hide(column) }
    case 4:
      apply {
        self.split.preferredDisplayMode =
          [
            .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
            .twoOverSecondary, .twoDisplaceSecondary,
          ][rest % 7]
      }
    case 5:
      apply {
        self.split.preferredSplitBehavior = [.automatic, .tile, .overlay, .displace][rest % 4]
      }
    case 6, 7: window.frame.size = Self.sizes[rest % 5]
    case 8: apply { self.split.preferredPrimaryColumnWidth = CGFloat(150 + rest % 300) }
    case 9:
      split.minimumPrimaryColumnWidth = CGFloat(rest % 200)
      split.maximumPrimaryColumnWidth = CGFloat(200 + rest % 300)
    case 10: apply { self.split.preferredPrimaryColumnWidthFraction = CGFloat(rest % 9) / 10 }
    case 11:
      split.setViewController(
        rest % 6 == 0 ? nil : page("new"),
        for: all[rest / 6 % 4 == 1 && own.count == 2 ? 0 : rest / 6 % 4])
    case 12:
      if rest % 2 == 0 {
        split.showDetailViewController(page("detail"), sender: nil)
      } else {
        split.show(page("shown", isPlain: true), sender: nil)
      }
    case 13:
      split.presentsWithGesture.toggle()
      split.showsSecondaryOnlyButton.toggle()
      split.preferredSupplementaryColumnWidth = CGFloat(100 + rest % 300)
      split.minimumSupplementaryColumnWidth = CGFloat(rest % 150)
      split.maximumSupplementaryColumnWidth = CGFloat(150 + rest % 300)
      if rest % 3 == 0 { split.preferredSupplementaryColumnWidthFraction = 0.4 }
    case 14:
      split.primaryEdge = rest % 2 == 0 ? .leading : .trailing
      split.primaryBackgroundStyle = rest % 3 == 0 ? .sidebar : .none
    default:
      let stack = split.viewController(for: column)?.navigationController
      if rest % 2 == 0 {
        stack?.pushViewController(page("pushed", isPlain: true), animated: animated)
      } else {
        _ = stack?.popViewController(animated: animated)
      }
    }
  }

  override func values() -> String {
    let widths = [split.primaryColumnWidth, split.supplementaryColumnWidth].map(\.text)
    return super.values()
      + "\(split.displayMode.rawValue) \(split.splitBehavior.rawValue) \(split.isCollapsed) \(widths)"
  }
}

extension ColumnWalk: UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    note("shows a detail")
    return number % 5 == 0
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    note("shows")
    return number % 5 != 1
  }

  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode {
    number % 2 == 0 ? .automatic : .oneBesideSecondary
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { note("mode \(displayMode.rawValue)") }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    note("collapses to \(proposed.rawValue)")
    return number % 2 == 0 ? .primary : proposed
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    note("expands to \(proposed.rawValue)")
    return proposed
  }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { note("shows \(column.rawValue)") }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { note("hides \(column.rawValue)") }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { note("collapsed") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { note("expanded") }
}
