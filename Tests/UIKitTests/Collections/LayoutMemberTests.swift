import Expectations
import Foundation
import Testing
import UIKit

/// Facts about dimensions, and contexts and attributes that a layout makes by default.
@MainActor
struct LayoutMemberTests {
  private final class OwnContext: UICollectionViewLayoutInvalidationContext {}

  private final class Line: UICollectionViewLayout {
    override class var invalidationContextClass: AnyClass { OwnContext.self }

    private func attributes(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.frame = CGRect(x: 0, y: 40 * attributes.indexPath.item, width: 30, height: 40)
      return attributes
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      attributes(UICollectionViewLayoutAttributes(forCellWith: indexPath))
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      attributes(
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: elementKind, with: indexPath))
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      attributes(
        UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath))
    }
  }

  @Test func `a dimension is of exactly one kind`() {
    let dimensions: [NSCollectionLayoutDimension] = [
      .fractionalWidth(0.5), .fractionalHeight(0.5), .absolute(10), .estimated(10),
    ]
    let kinds = dimensions.map {
      [$0.isFractionalWidth, $0.isFractionalHeight, $0.isAbsolute, $0.isEstimated]
    }
    for (index, kind) in kinds.enumerated() {
      expect(kind.indices.filter { kind[$0] }, equals: [index])
    }
    expect(NSCollectionLayoutSpacing.fixed(3).isFixedSpacing)
    expect(!NSCollectionLayoutSpacing.flexible(3).isFixedSpacing)
    expect(
      NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 1, y: 2)).isAbsoluteOffset)
    expect(
      !NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 1, y: 0))
        .isAbsoluteOffset)
  }

  @Test func `a layout's contexts are of its class, and movements count the data again`() {
    let layout = Line()
    let path = IndexPath(item: 0, section: 0)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    expect(layout.invalidationContext(forBoundsChange: .zero) is OwnContext)
    expect(
      layout.invalidationContext(
        forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes)
        is OwnContext)
    let moving = layout.invalidationContext(
      forInteractivelyMovingItems: [path], withTargetPosition: .zero, previousIndexPaths: [path],
      previousPosition: .zero)
    let dropped = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [path], previousIndexPaths: [path], movementCancelled: false)
    for context in [moving, dropped] {
      expect(context is OwnContext && context.invalidateDataSourceCounts)
    }
    let usual: AnyClass = UICollectionViewLayout.invalidationContextClass
    expect(usual is UICollectionViewLayoutInvalidationContext.Type)
    expect(!(usual is OwnContext.Type))
    expect(layout.developmentLayoutDirection, equals: .leftToRight)
  }

  @Test func `a context collects what is invalid`() {
    let context = UICollectionViewLayoutInvalidationContext()
    let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
    context.invalidateItems(at: [paths[0]])
    context.invalidateItems(at: [paths[1]])
    expect(context.invalidatedItemIndexPaths, equals: Array(paths[..<2]))
    context.invalidateSupplementaryElements(ofKind: "header", at: [paths[0]])
    context.invalidateSupplementaryElements(ofKind: "header", at: [paths[2]])
    expect(context.invalidatedSupplementaryIndexPaths, equals: ["header": [paths[0], paths[2]]])
  }

  @Test func `elements fade in where they are placed, and a carried item is at the finger`() {
    let layout = Line()
    let path = IndexPath(item: 1, section: 0)
    let views = [
      layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "header", at: path),
      layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: "line", at: path),
    ]
    for view in views { expect(view?.alpha == 0 && view?.frame.minY == 40) }
    expectNil(
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: "header", at: path))
    expectNil(
      layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: "line", at: path))
    let carried = layout.layoutAttributesForInteractivelyMovingItem(
      at: path, withTargetPosition: CGPoint(x: 7, y: 9))
    expect(carried.center == CGPoint(x: 7, y: 9) && carried.size == CGSize(width: 30, height: 40))
    expect(
      layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: .zero), equals: path)
  }

  @Test func `a drop placeholder keeps its handlers`() {
    let item = UICollectionViewDropPlaceholder(
      insertionIndexPath: IndexPath(item: 0, section: 0), reuseIdentifier: "a")
    item.cellUpdateHandler = { _ in }
    item.previewParametersProvider = { _ in nil }
    expect(item.cellUpdateHandler != nil && item.previewParametersProvider != nil)
    let row = UITableViewDropPlaceholder(
      insertionIndexPath: IndexPath(row: 0, section: 0), reuseIdentifier: "a", rowHeight: 44)
    row.cellUpdateHandler = { _ in }
    row.previewParametersProvider = { _ in nil }
    expect(row.cellUpdateHandler != nil && row.previewParametersProvider != nil)
  }

  private final class Cells: NSObject, UICollectionViewDataSource {
    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
  }

  @Test func `a collection view lists the headers that are visible`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    let (cells, kind) = (Cells(), UICollectionView.elementKindSectionHeader)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "head")
    view.dataSource = cells
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    expect(view.visibleSupplementaryViews(ofKind: kind).count, equals: 1)
    expect(view.indexPathsForVisibleSupplementaryElements(ofKind: kind), equals: [path])
    expect(
      view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.size.height, equals: 20)
  }
}
