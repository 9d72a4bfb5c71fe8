import Foundation
import QuartzCore

/// The position and appearance of one view of a collection view.
///
/// A subclass with additional properties must override `copy(with:)` and `isEqual(_:)`. The
/// collection view creates attributes with `init()`.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  @exclusivity(unchecked) open var indexPath = IndexPath(item: 0, section: 0)
  @exclusivity(unchecked) open internal(set) var representedElementCategory = UICollectionView
    .ElementCategory.cell
  /// The element kind of a supplementary or decoration view; nil for cells.
  @exclusivity(unchecked) open internal(set) var representedElementKind: String?

  @exclusivity(unchecked) open var center = CGPoint.zero
  /// The size of the view. Setting it does not change the center.
  @exclusivity(unchecked) open var size = CGSize.zero
  @exclusivity(unchecked) open var alpha: CGFloat = 1
  /// The stacking order: a view with a larger z index lies above others.
  @exclusivity(unchecked) open var zIndex = 0
  @exclusivity(unchecked) open var isHidden = false
  @exclusivity(unchecked) open var transform3D = CATransform3DIdentity

  /// Whether the cell determines its width, in a layout with self-sizing cells.
  @exclusivity(unchecked) var estimatesWidth = true
  @exclusivity(unchecked) var estimatesHeight = true
  /// The role of the view in a list section; nil outside lists.
  @exclusivity(unchecked) var list: ListPlace?
  /// The color of a list's background view.
  @exclusivity(unchecked) var listColor: UIColor?

  public required override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The view's frame, with the transform applied around the center.
  open var frame: CGRect {
    get {
      let plain = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let turned = CATransform3DIsIdentity(transform3D) ? plain : plain.applying(transform)
      return turned.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// The collision outline of the attributes as a dynamic item.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The view's bounds. Their origin is always zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set {
      require(
        newValue.origin == .zero,
        "the bounds of layout attributes begin at zero, not at "
          + "\(newValue.origin.x), \(newValue.origin.y)")
      size = newValue.size
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.takeValues(of: self)
    return copy
  }

  private func takeValues(of other: UICollectionViewLayoutAttributes) {
    indexPath = other.indexPath
    representedElementCategory = other.representedElementCategory
    representedElementKind = other.representedElementKind
    center = other.center
    size = other.size
    alpha = other.alpha
    zIndex = other.zIndex
    isHidden = other.isHidden
    transform3D = other.transform3D
    estimatesWidth = other.estimatesWidth
    estimatesHeight = other.estimatesHeight
    list = other.list
    listColor = other.listColor
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes,
      type(of: self) == type(of: other)
    else { return false }
    return sharesValues(with: other)
  }

  /// Whether both are certainly equal and of this class. A subclass may have more values.
  func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == UICollectionViewLayoutAttributes.self
      && type(of: other) == UICollectionViewLayoutAttributes.self && sharesValues(with: other)
      && estimatesWidth == other.estimatesWidth && estimatesHeight == other.estimatesHeight
  }

  private func sharesValues(with other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind && center == other.center
      && size == other.size && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
      && list == other.list && listColor == other.listColor
  }

  open override var hash: Int { indexPath.hashValue }

  open override var description: String {
    let name = representedElementKind.map { "\($0) " } ?? ""
    return "<\(type(of: self)) \(name)\(Array(indexPath)) \(frame)>"
  }

  /// A copy of these attributes in the same class.
  var duplicate: UICollectionViewLayoutAttributes {
    // A value of another type than `Any` needs no search for its type.
    if type(of: self) == UICollectionViewLayoutAttributes.self {
      let copy = UICollectionViewLayoutAttributes()
      copy.takeValues(of: self)
      return copy
    }
    // If a subclass's `copy` returns another type, the attributes themselves are used.
    return copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }

  var element: CollectionElement {
    CollectionElement(
      category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
  }

  /// Takes the depth of an item, and whether its cell determines its size.
  func take(_ place: GroupFilling.Item) {
    zIndex = place.zIndex
    estimatesWidth = place.estimatesWidth
    estimatesHeight = place.estimatesHeight
  }

  func lies(in rect: CGRect) -> Bool { frame.reaches(into: rect) }
}

extension CGRect {
  /// Returns whether both rectangles overlap. Rectangles that only touch do not overlap.
  func reaches(into rect: CGRect) -> Bool {
    if isEmpty { return rect.contains(origin) }
    return minX < rect.maxX && maxX > rect.minX && minY < rect.maxY && maxY > rect.minY
  }
}

/// Identifies one view of a collection view.
struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  /// The element kind of a supplementary or decoration view; nil for cells.
  var kind: String?
  var indexPath: IndexPath

  func hash(into hasher: inout Hasher) {
    // The kind is left out: views of several kinds at one index path are rare.
    hasher.combine(indexPath.count == 2 ? indexPath.item &+ indexPath.section << 32 : 0)
  }

  static func cell(_ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: nil, indexPath: indexPath)
  }

  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }
}

extension CollectionElement: Comparable {
  static func < (first: CollectionElement, second: CollectionElement) -> Bool {
    (first.category.rawValue, first.kind ?? "", first.indexPath)
      < (second.category.rawValue, second.kind ?? "", second.indexPath)
  }
}
