import Expectations
import Foundation
import Testing

@testable import UIKit

/// The outlets that UIKit's own views and containers have.
@MainActor
struct OwnOutletTests {
  private final class Everything: UIViewController, UITableViewDataSource, UITableViewDelegate,
    UITableViewDragDelegate, UITableViewDropDelegate, UITableViewDataSourcePrefetching,
    UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate, UICollectionViewDataSourcePrefetching, UIPickerViewDataSource,
    UIPickerViewDelegate, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate,
    UITabBarDelegate, UINavigationBarDelegate, UINavigationControllerDelegate,
    UITabBarControllerDelegate, UIPageViewControllerDelegate, UIPageViewControllerDataSource,
    UISplitViewControllerDelegate
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {}
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 0 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
  }

  private let target = Everything()

  private func check<View: UIView>(
    _ view: View, _ property: String, _ value: (View) -> AnyObject?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectNil(value(view), sourceLocation: sourceLocation)
    expect(view.connect(property, to: target), sourceLocation: sourceLocation)
    expect(value(view) === target, sourceLocation: sourceLocation)
    expect(!view.connect("other", to: target), sourceLocation: sourceLocation)
  }

  private func check<Controller: UIViewController>(
    _ controller: Controller, _ property: String, _ value: (Controller) -> AnyObject?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectNil(value(controller), sourceLocation: sourceLocation)
    expect(controller.connect(property, to: target), sourceLocation: sourceLocation)
    expect(value(controller) === target, sourceLocation: sourceLocation)
    expect(!controller.connect("other", to: target), sourceLocation: sourceLocation)
  }

  @Test func `views`() {
    check(UITableView(), "dataSource") { $0.dataSource }
    check(UITableView(), "delegate") { $0.delegate }
    check(UITableView(), "dragDelegate") { $0.dragDelegate }
    check(UITableView(), "dropDelegate") { $0.dropDelegate }
    func list() -> UICollectionView {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
    check(list(), "dataSource") { $0.dataSource }
    check(list(), "delegate") { $0.delegate }
    check(list(), "dragDelegate") { $0.dragDelegate }
    check(list(), "dropDelegate") { $0.dropDelegate }
    check(list(), "prefetchDataSource") { $0.prefetchDataSource }
    check(UITextView(), "delegate") { $0.delegate }
    check(UITextField(), "delegate") { $0.delegate }
    check(UIPickerView(), "dataSource") { $0.dataSource }
    check(UIPickerView(), "delegate") { $0.delegate }
    check(UIScrollView(), "delegate") { $0.delegate }
    check(UISearchBar(), "delegate") { $0.delegate }
    check(UITabBar(), "delegate") { $0.delegate }
    check(UINavigationBar(), "delegate") { $0.delegate }
    // The bar of a navigation controller keeps its delegate.
    let navigation = UINavigationController(rootViewController: UIViewController())
    expect(!navigation.navigationBar.connect("delegate", to: target))
    expect(navigation.navigationBar.delegate !== target)
  }

  @Test func `containers`() {
    check(UINavigationController(), "delegate") { $0.delegate }
    check(UITabBarController(), "delegate") { $0.delegate }
    check(
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), "delegate"
    ) { $0.delegate }
    check(
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
      "dataSource"
    ) { $0.dataSource }
    check(UISplitViewController(style: .doubleColumn), "delegate") { $0.delegate }
  }

  private final class Holder {
    @Outlet var label: UILabel?
  }

  @Test func `an outlet can also be set by code`() {
    let holder = Holder()
    expectNil(holder.label)
    let label = UILabel()
    holder.label = label
    expect(holder.label === label)
    holder.label = nil
    expectNil(holder.label)
  }
}
