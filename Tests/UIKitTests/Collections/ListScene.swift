import Foundation
import UIKit
import ViewTesting

/// A list in a collection view, with a diffable data source and a cell registration.
@MainActor
final class ListScene: NSObject, UICollectionViewDelegate {
  let window: UIWindow
  let list: UICollectionView
  let fingers: Fingers
  var source: UICollectionViewDiffableDataSource<String, String>!
  var heard: [String] = []
  /// Returns the accessories of an item's cell.
  var accessories: (String) -> [UICellAccessory] = { _ in [] }
  /// Changes a cell after its content has been set.
  var configure: (UICollectionViewListCell, String) -> Void = { _, _ in }
  /// The sections with their items.
  private(set) var sections: [(String, [String])]

  init(
    _ sections: [(String, [String])], size: CGSize = CGSize(width: 320, height: 480),
    layout: UICollectionViewLayout? = nil,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
    appearance: UICollectionLayoutListConfiguration.Appearance = .plain
  ) {
    self.sections = sections
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 900))
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    list = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: layout
        ?? UICollectionViewCompositionalLayout.list(using: configuration))
    fingers = Fingers(window)
    super.init()
    window.isHidden = false
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [unowned self] cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = accessories(item)
      configure(cell, item)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = source.sectionIdentifier(for: path.section)
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    list.delegate = self
    window.addSubview(list)
    show()
  }

  /// Shows the sections, from now on.
  func show() {
    guard !sections.isEmpty else { return window.layoutIfNeeded() }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
  }

  func cell(_ item: String) -> UICollectionViewListCell? {
    guard let path = source.indexPath(for: item) else { return nil }
    return list.cellForItem(at: path) as? UICollectionViewListCell
  }

  /// The texts of the visible items, from top to bottom.
  var seen: [String] {
    list.indexPathsForVisibleItems.compactMap { source.itemIdentifier(for: $0) }
  }

  func header(_ section: Int) -> UICollectionReusableView? {
    list.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))
  }

  /// The width of the only swipe action that is visible, in points.
  var actionsWidth: CGFloat {
    list.inside.first { ($0 as? UIButton)?.title(for: .normal) == "Delete" }?.frame.width ?? 0
  }

  func tap(_ view: UIView?, x: CGFloat? = nil) {
    guard let view else { return }
    let point = view.convert(CGPoint(x: x ?? view.bounds.midX, y: view.bounds.midY), to: nil)
    fingers.down(0, Double(point.x), Double(point.y))
    fingers.wait(50)
    fingers.lift()
    fingers.wait(600)
  }

  /// Drags a finger from a point of a view by a distance, and lifts it after a rest.
  func drag(_ view: UIView?, x: CGFloat? = nil, by distance: CGPoint, lifts: Bool = true) {
    guard let view else { return }
    let point = view.convert(CGPoint(x: x ?? view.bounds.midX, y: view.bounds.midY), to: nil)
    fingers.down(0, Double(point.x), Double(point.y))
    for step in 1...10 {
      fingers.move(
        0, Double(point.x + distance.x * CGFloat(step) / 10),
        Double(point.y + distance.y * CGFloat(step) / 10))
    }
    fingers.wait(200)
    guard lifts else { return }
    fingers.lift()
    fingers.wait(1000)
  }

  /// The items whose cells do not show the editing mode.
  var fixed: Set<String> = []

  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { source.itemIdentifier(for: indexPath).map { !fixed.contains($0) } ?? true }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    heard.append("selected \(source.itemIdentifier(for: indexPath) ?? "")")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    heard.append("deselected \(source.itemIdentifier(for: indexPath) ?? "")")
  }
}

extension UIView {
  /// All views inside, depth first.
  var inside: [UIView] { subviews.flatMap { [$0] + $0.inside } }

  /// The texts of the visible labels inside.
  var words: [String] {
    inside.compactMap { ($0 as? UILabel).flatMap { $0.isHidden ? nil : $0.text } }
  }
}
