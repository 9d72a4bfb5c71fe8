import Foundation
import PantographDynamics

/// A region of the plane in which a field acts, relative to the field's position. A region is
/// immutable.
open class UIRegion: NSObject, NSCopying {
  private(set) var part = FieldRegion.infinite

  public required override init() { super.init() }

  /// The region that covers the whole plane.
  open class var infinite: UIRegion { UIRegion() }

  public convenience init(radius: CGFloat) {
    self.init()
    part = .circle(radius: Double(radius))
  }

  public convenience init(size: CGSize) {
    self.init()
    part = .rectangle(width: Double(size.width), height: Double(size.height))
  }

  private func made(_ part: FieldRegion) -> Self {
    let region = Self()
    region.part = part
    return region
  }

  /// Returns the region of all points outside this region.
  open func inverse() -> Self { made(.inverse(part)) }
  open func byUnion(with region: UIRegion) -> Self { made(.union(part, region.part)) }
  open func byDifference(from region: UIRegion) -> Self { made(.difference(part, region.part)) }
  open func byIntersection(with region: UIRegion) -> Self { made(.intersection(part, region.part)) }

  open func contains(_ point: CGPoint) -> Bool { part.contains(point.plane) }

  open func copy(with zone: NSZone? = nil) -> Any { made(part) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIRegion)?.part == part }
  open override var hash: Int { part.hashValue }
}
