import Foundation
import QuartzCore

/// A layout between two others, as far as its progress says. Interactive transitions use it.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  open private(set) var currentLayout: UICollectionViewLayout
  open private(set) var nextLayout: UICollectionViewLayout
  /// The progress from the current layout, 0, to the next one, 1.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      require(
        transitionProgress.isFinite,
        "the progress of a layout transition is \(transitionProgress), which is no number")
      guard transitionProgress != oldValue else { return }
      invalidateLayout()
      collectionView?.layoutTransition.progressChanged()
    }
  }
  private var values: [String: CGFloat] = [:]
  /// The content offsets before and after the transition.
  var offsets = (start: CGPoint.zero, end: CGPoint.zero)

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  /// Stores a value that layout attributes of a subclass depend on.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    currentLayout.prepare()
    nextLayout.prepare()
  }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
  }

  /// The content offset at the current progress.
  var offset: CGPoint {
    CGPoint(x: between(offsets.start.x, offsets.end.x), y: between(offsets.start.y, offsets.end.y))
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let before = CGRect(origin: offsets.start, size: rect.size)
    let after = CGRect(origin: offsets.end, size: rect.size)
    let all =
      (currentLayout.layoutAttributesForElements(in: before) ?? [])
      + (nextLayout.layoutAttributesForElements(in: after) ?? [])
    var seen = Set<CollectionElement>()
    return all.compactMap { attributes in
      guard seen.insert(attributes.element).inserted else { return nil }
      return between(attributes.element)
    }.filter { $0.lies(in: rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { between(.cell(indexPath)) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { between(.supplementary(elementKind, indexPath)) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      CollectionElement(category: .decorationView, kind: elementKind, indexPath: indexPath))
  }

  override func asksForPreference(of element: CollectionElement, isNew: Bool) -> Bool { false }

  override func makeDecoration(_ kind: String, _ frame: CGRect) -> UICollectionReusableView {
    let layout = currentLayout.hasDecoration(kind) ? currentLayout : nextLayout
    return layout.makeDecoration(kind, frame)
  }

  // MARK: Between

  private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * transitionProgress
  }

  /// Returns the attributes of an element between those of both layouts. An element of one layout
  /// alone fades.
  private func between(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let from = currentLayout.attributes(of: element)
    let to = nextLayout.attributes(of: element)
    guard let from, let to else {
      let faded = (from ?? to)?.duplicate
      let share = min(max(transitionProgress, 0), 1)
      faded?.alpha *= to == nil ? 1 - share : share
      return faded
    }
    let result = (transitionProgress < 0.5 ? from : to).duplicate
    result.center = CGPoint(
      x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
    result.size = CGSize(
      width: max(between(from.size.width, to.size.width), 0),
      height: max(between(from.size.height, to.size.height), 0))
    result.alpha = min(max(between(from.alpha, to.alpha), 0), 1)
    result.transform3D = between(from.transform3D, to.transform3D)
    return result
  }

  private func between(_ from: CATransform3D, _ to: CATransform3D) -> CATransform3D {
    if CATransform3DEqualToTransform(from, to) { return from }
    return CATransform3D(
      m11: between(from.m11, to.m11), m12: between(from.m12, to.m12),
      m13: between(from.m13, to.m13), m14: between(from.m14, to.m14),
      m21: between(from.m21, to.m21), m22: between(from.m22, to.m22),
      m23: between(from.m23, to.m23), m24: between(from.m24, to.m24),
      m31: between(from.m31, to.m31), m32: between(from.m32, to.m32),
      m33: between(from.m33, to.m33), m34: between(from.m34, to.m34),
      m41: between(from.m41, to.m41), m42: between(from.m42, to.m42),
      m43: between(from.m43, to.m43), m44: between(from.m44, to.m44))
  }
}

extension UICollectionViewLayout {
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layoutAttributesForItem(at: element.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: element.kind ?? "", at: element.indexPath)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: element.indexPath)
    }
  }
}
