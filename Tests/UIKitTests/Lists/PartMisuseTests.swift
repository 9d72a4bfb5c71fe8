import Expectations
import Foundation
import Testing
import UIKit

/// Wrong uses of lists and containers end the program with a sentence that says what to do instead.
@MainActor
struct PartMisuseTests {
  struct Misuse: Sendable {
    var sentence: String
    var commit: @MainActor @Sendable () -> Void

    init(_ sentence: String, _ commit: @escaping @MainActor @Sendable () -> Void) {
      self.sentence = sentence
      self.commit = commit
    }
  }

  @MainActor
  private static func filled() -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2])
    return snapshot
  }

  nonisolated static let all: [Misuse] =
    [
      Misuse("a table view cannot scroll to row 0.7: there is none") {
        TableScene(rows: 1).table.scrollToRow(
          at: IndexPath(row: 7, section: 0), at: .top, animated: false)
      },
      Misuse("endUpdates() of a table view without beginUpdates()") {
        TableScene(rows: 1).table.endUpdates()
      },
      Misuse("a table view of 1 sections has no section 3") {
        _ = TableScene(rows: 1).table.numberOfRows(inSection: 3)
      },
      Misuse("the height of a part of a table is nan") {
        let scene = TableScene(rows: 1)
        scene.table.rowHeight = .nan
        scene.window.layoutIfNeeded()
      },
      Misuse("a collection view can run only one interactive transition at a time") {
        let list = CollectionScene(items: 1).collection
        _ = list.startInteractiveTransition(to: UICollectionViewFlowLayout())
        _ = list.startInteractiveTransition(to: UICollectionViewFlowLayout())
      },
      Misuse("an interactive transition needs another layout than the current one") {
        let list = CollectionScene(items: 1).collection
        _ = list.startInteractiveTransition(to: list.collectionViewLayout)
      },
      Misuse("the progress of a layout transition is nan") {
        let list = CollectionScene(items: 1).collection
        list.startInteractiveTransition(to: UICollectionViewFlowLayout()).transitionProgress = .nan
      },
      Misuse("the size of an item must be zero or more, not -1.0") {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: -1, height: 5)
        CollectionScene(items: 1, flow).lay()
      },
      Misuse("the item 2 is in the snapshot already: each must be in it once") {
        var snapshot = filled()
        snapshot.appendItems([2])
      },
      Misuse("the section a is in the snapshot already: each must be in it once") {
        var snapshot = filled()
        snapshot.appendSections(["a"])
      },
    ] + containers + parts

  @MainActor private static let page = UIViewController()

  private nonisolated static let containers: [Misuse] = [
    Misuse("is in the stack of UINavigationController more than once: give each place one") {
      UINavigationController().setViewControllers([page, page], animated: false)
    },
    Misuse("is in the stack of UINavigationController already: push another one") {
      UINavigationController(rootViewController: page).pushViewController(page, animated: false)
    },
    Misuse("a view controller is in the tabs of UITabBarController more than once") {
      UITabBarController().viewControllers = [page, page]
    },
    Misuse("is no tab of UITabBarController and cannot be selected") {
      let tabs = UITabBarController()
      tabs.viewControllers = [page]
      tabs.selectedViewController = UIViewController()
    },
    Misuse("two tabs of UITabBarController have the same identifier") {
      UITabBarController().tabs = [
        UITab(title: "a", image: nil, identifier: "a"),
        UITab(title: "b", image: nil, identifier: "a"),
      ]
    },
    Misuse("the tab a is no child of g") {
      UITabGroup(title: "g", image: nil, identifier: "g").selectedChild = UITab(
        title: "a", image: nil, identifier: "a")
    },
    Misuse("3 view controllers were set on UISplitViewController") {
      UISplitViewController().viewControllers = (0..<3).map { _ in UIViewController() }
    },
    Misuse("UISplitViewController has no columns: make it with init(style:)") {
      UISplitViewController().setViewController(page, for: .primary)
    },
    Misuse("UISplitViewController has no supplementary column") {
      UISplitViewController(style: .doubleColumn).setViewController(page, for: .supplementary)
    },
  ]

  private nonisolated static func pages(
    _ count: Int, _ style: UIPageViewController.TransitionStyle,
    _ spine: UIPageViewController.SpineLocation
  ) -> Misuse {
    Misuse("\(count) view controllers were set on UIPageViewController") {
      let pages = UIPageViewController(
        transitionStyle: style, navigationOrientation: .horizontal,
        options: [.spineLocation: spine.rawValue])
      let all = (0..<count).map { _ in UIViewController() }
      pages.setViewControllers(all, direction: .forward, animated: false)
    }
  }

  private nonisolated static let parts: [Misuse] = [
    pages(0, .scroll, .none), pages(2, .scroll, .none), pages(2, .pageCurl, .min),
    pages(3, .pageCurl, .mid),
    Misuse("the preferred action “b” is none of the alert's: call") {
      let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "a", style: .default))
      alert.preferredAction = UIAlertAction(title: "b", style: .default)
    },
    Misuse("an alert can have one action of the style .cancel, and has it: give “b”") {
      let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "a", style: .cancel))
      alert.addAction(UIAlertAction(title: "b", style: .cancel))
    },
    Misuse("a page control with 3 pages has no page 3") {
      let dots = UIPageControl()
      dots.numberOfPages = 3
      dots.setIndicatorImage(nil, forPage: 3)
    },
    Misuse("a page control with 3 pages has no page -1") {
      let dots = UIPageControl()
      dots.numberOfPages = 3
      dots.setCurrentPageIndicatorImage(nil, forPage: -1)
    },
    Misuse("cannot be its own child behavior") {
      let behavior = UIDynamicBehavior()
      behavior.addChildBehavior(behavior)
    },
    Misuse("must be finite, which (nan, 0.0) is not") {
      UIScrollView().setContentOffset(CGPoint(x: CGFloat.nan, y: 0), animated: false)
    },
    Misuse("a token can be inserted at 0 to 0, not at 1") {
      UISearchTextField().insertToken(UISearchToken(icon: nil, text: "a"), at: 1)
    },
    Misuse("says that its table has rows, but has no cells for them: override") {
      let list = UITableViewController(style: .plain)
      _ = list.tableView(list.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
    },
    Misuse("the data source's cell provider gave no cell for [0, 0]") {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1])
      source.apply(snapshot, animatingDifferences: false)
      table.layoutIfNeeded()
    },
  ]

  @Test(arguments: all.indices) func `it ends with a sentence`(number: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [number] in
      await MainActor.run { PartMisuseTests.all[number].commit() }
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    expect(said.contains(Self.all[number].sentence), "\(said)")
  }
}
