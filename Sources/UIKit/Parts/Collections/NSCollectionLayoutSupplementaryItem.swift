import Foundation

/// A point of a rectangle, from which a supplementary view is placed.
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  /// The distance from the point, in points or as a fraction of the supplementary view's size.
  public let offset: CGPoint
  public let isFractionalOffset: Bool
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
  }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// Returns the anchor's point in a rectangle, without the offset.
  func point(in rect: CGRect) -> CGPoint {
    let isLeft = edges.contains(.leading)
    let isTop = edges.contains(.top)
    return CGPoint(
      x: isLeft == edges.contains(.trailing) ? rect.midX : isLeft ? rect.minX : rect.maxX,
      y: isTop == edges.contains(.bottom) ? rect.midY : isTop ? rect.minY : rect.maxY)
  }

  /// Returns the offset in points for a view of the size.
  func shift(of size: CGSize) -> CGPoint {
    isFractionalOffset
      ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// A view that is attached to an item, such as a badge, or to a section.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  open private(set) var elementKind: String
  /// The point of the item from which the view is placed.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that lies at the container's anchor; nil for the same edges.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

  /// Returns the frame of the view for the frame of its item.
  func frame(in item: CGRect) -> CGRect {
    let size = layoutSize.size(in: item.size)
    let own = itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)
    let anchor = containerAnchor.point(in: item)
    let start = own.point(in: CGRect(origin: .zero, size: size))
    let (shift, ownShift) = (containerAnchor.shift(of: size), own.shift(of: size))
    return CGRect(
      x: anchor.x - start.x + shift.x + ownShift.x, y: anchor.y - start.y + shift.y + ownShift.y,
      width: size.width, height: size.height)
  }
}

/// A header or a footer of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  open private(set) var alignment: NSRectAlignment
  /// The distance from the aligned position, in points.
  open private(set) var offset: CGPoint
  /// Whether the view stays at the visible edge as long as its section is visible.
  open var pinToVisibleBounds = false
  /// Whether the view takes room of its own instead of overlapping the items.
  open var extendsBoundary = true

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
    zIndex = 0
  }

  var isBefore: Bool {
    switch alignment {
    case .top, .topLeading, .topTrailing, .leading: true
    case .none, .bottom, .bottomLeading, .bottomTrailing, .trailing: false
    }
  }
}

/// A decoration view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  open private(set) var elementKind: String
  open var zIndex = -1

  init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Returns a decoration as large as its section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}
