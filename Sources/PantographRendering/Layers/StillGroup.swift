import Foundation
import QuartzCore

/// A layer and its descendants, drawn once to fade or move as a group as long as it looks the same.
final class StillGroup {
  let layer: LayerSnapshot
  let map: PlaneMap
  /// The group's frame in pixels, in the picture for which the group was drawn.
  let box: CGRect
  /// The number of the picture in which the layer was first seen like this.
  let frame: Int
  /// The drawn layer; nil until the layer has been seen unchanged a second time.
  var picture: CairoPicture?

  /// The largest area of a stored group, in pixels (16 MB).
  static let largestArea: CGFloat = 4_194_304

  init(_ layer: LayerSnapshot, _ map: PlaneMap, box: CGRect, frame: Int) {
    self.layer = layer
    self.map = map
    self.box = box
    self.frame = frame
  }

  var byteCount: Int { picture == nil ? 0 : Int(box.area) * 4 }

  /// Returns the layer's movement since the group was drawn, in whole pixels. Nil if the layer
  /// looks different now, even if only its edges lie differently between pixels.
  func shift(to layer: LayerSnapshot, through map: PlaneMap) -> CGPoint? {
    let (old, new) = (self.map.rows, map.rows)
    guard new[0] == old[0], new[1] == old[1], old[2].z == 1, new[2].z == 1 else { return nil }
    let isWhole = [old[2].x, old[2].y, new[2].x, new[2].y].allSatisfy { $0.rounded() == $0 }
    guard new[2] == old[2] || isWhole, self.layer.looksLike(layer) else { return nil }
    return CGPoint(x: new[2].x - old[2].x, y: new[2].y - old[2].y)
  }
}
