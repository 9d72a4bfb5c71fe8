import Foundation
import QuartzCore

/// Several items that move as one. Each item collides with its own outline.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  public let items: [any UIDynamicItem]
  /// The offsets of the items from the center while the group is not rotated.
  let offsets: [CGPoint]
  private let transforms: [CGAffineTransform]
  private var ownCenter: CGPoint
  private var ownTransform = CGAffineTransform.identity

  public init(items: [any UIDynamicItem]) {
    require(
      !items.contains { $0 is UIDynamicItemGroup }, "a group of items cannot contain a group")
    self.items = items
    // The center of mass.
    var (sum, x, y) = (0.0 as CGFloat, 0.0 as CGFloat, 0.0 as CGFloat)
    for item in items {
      // Our value: items without an area count a little, so that the sum is not 0.
      let area = max(item.bounds.width * item.bounds.height, 1e-6)
      sum += area
      x += item.center.x * area
      y += item.center.y * area
    }
    let middle = sum > 0 ? CGPoint(x: x / sum, y: y / sum) : .zero
    ownCenter = middle
    offsets = items.map { CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y) }
    transforms = items.map(\.transform)
    super.init()
  }

  /// The center of the items' areas. Setting it moves all items.
  open var center: CGPoint {
    get { ownCenter }
    set {
      ownCenter = newValue
      placeItems()
    }
  }

  /// The transform of the group. Setting it turns all items around the center.
  open var transform: CGAffineTransform {
    get { ownTransform }
    set {
      ownTransform = newValue
      placeItems()
    }
  }

  /// The bounding box of all items while the group is not rotated.
  open var bounds: CGRect {
    var rect = CGRect.null
    for (index, item) in items.enumerated() {
      let size = item.bounds.size
      let own = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      rect = rect.union(
        own.applying(transforms[index]).offsetBy(dx: offsets[index].x, dy: offsets[index].y))
    }
    return rect.isNull ? .zero : CGRect(origin: .zero, size: rect.size)
  }

  /// Returns the transform of an item while the group is not rotated.
  func transform(of index: Int) -> CGAffineTransform { transforms[index] }

  private func placeItems() {
    for (index, item) in items.enumerated() {
      let offset = offsets[index].applying(ownTransform)
      item.center = CGPoint(x: ownCenter.x + offset.x, y: ownCenter.y + offset.y)
      let turned = transforms[index].concatenating(ownTransform)
      if item.transform != turned { item.transform = turned }
    }
  }
}
