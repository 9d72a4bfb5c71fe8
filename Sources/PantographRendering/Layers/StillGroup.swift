import Foundation
import QuartzCore

/// A layer with all below it drawn once, to fade or move as one while it stays as it is.
final class StillGroup {
  let layer: LayerSnapshot
  let map: PlaneMap
  /// In pixels of the picture that it was drawn for.
  let box: CGRect
  /// When the layer was first seen like this.
  let frame: Int
  /// Nil until the layer was seen unchanged once more.
  var picture: CairoPicture?

  /// In pixels; 16 MB.
  static let largestArea: CGFloat = 4_194_304

  init(_ layer: LayerSnapshot, _ map: PlaneMap, box: CGRect, frame: Int) {
    self.layer = layer
    self.map = map
    self.box = box
    self.frame = frame
  }

  var byteCount: Int { picture == nil ? 0 : Int(box.area) * 4 }

  /// How many whole pixels the layer has moved since; nil where it looks different now, be it by how
  /// its edges lie between pixels.
  func shift(to layer: LayerSnapshot, through map: PlaneMap) -> CGPoint? {
    let (old, new) = (self.map.rows, map.rows)
    guard new[0] == old[0], new[1] == old[1], old[2].z == 1, new[2].z == 1 else { return nil }
    let isWhole = [old[2].x, old[2].y, new[2].x, new[2].y].allSatisfy { $0.rounded() == $0 }
    guard new[2] == old[2] || isWhole, self.layer.looksLike(layer) else { return nil }
    return CGPoint(x: new[2].x - old[2].x, y: new[2].y - old[2].y)
  }
}
