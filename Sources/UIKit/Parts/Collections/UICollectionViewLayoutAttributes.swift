import Foundation
import QuartzCore

/// Where one view of a collection view is, and how it looks there.
///
/// A subclass that adds properties overrides `copy(with:)` and `isEqual(_:)`; it is made by `init()`.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// Nil for cells.
  open internal(set) var representedElementKind: String?

  open var center = CGPoint.zero
  /// Set alone, it leaves the center where it is.
  open var size = CGSize.zero
  open var alpha: CGFloat = 1
  /// What has more lies above the others.
  open var zIndex = 0
  open var isHidden = false
  open var transform3D = CATransform3DIdentity

  /// Whether the cell decides on that length, where cells are asked at all.
  var estimatesWidth = true
  var estimatesHeight = true

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

  /// With the transform around the center.
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

  /// Outline by which it collides, as an item of an animator of dynamics.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// Its origin is always zero.
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
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.center = center
    copy.size = size
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.transform3D = transform3D
    copy.estimatesWidth = estimatesWidth
    copy.estimatesHeight = estimatesHeight
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes,
      type(of: self) == type(of: other)
    else { return false }
    return indexPath == other.indexPath
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind && center == other.center
      && size == other.size && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }

  open override var hash: Int { indexPath.hashValue }

  open override var description: String {
    let name = representedElementKind.map { "\($0) " } ?? ""
    return "<\(type(of: self)) \(name)\(Array(indexPath)) \(frame)>"
  }

  /// A copy of the same class.
  var duplicate: UICollectionViewLayoutAttributes {
    // A subclass may return anything; then at least what is known here is kept.
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }

  var element: CollectionElement {
    CollectionElement(
      category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
  }

  func lies(in rect: CGRect) -> Bool { frame.reaches(into: rect) }
}

extension CGRect {
  /// Whether both have room in common. What only touches has none.
  func reaches(into rect: CGRect) -> Bool {
    if isEmpty { return rect.contains(origin) }
    return minX < rect.maxX && maxX > rect.minX && minY < rect.maxY && maxY > rect.minY
  }
}

/// Names one view of a collection view.
struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  /// Nil for cells.
  var kind: String?
  var indexPath: IndexPath

  static func cell(_ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: nil, indexPath: indexPath)
  }
}
