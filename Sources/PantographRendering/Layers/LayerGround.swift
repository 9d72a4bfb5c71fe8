import CPantographCairo
import Foundation
import QuartzCore

/// The layers at the back of a picture that stay unchanged from picture to picture, stored as
/// pixels. Only the moving layers in front of them need to be drawn.
final class LayerGround {
  /// The position of the first layer that is not part of the ground.
  let cut: LayerCut
  let pixels: CairoPicture
  /// The parts that have been drawn, in whole pixels; they do not overlap.
  private var filled: [CGRect] = []

  init(_ cut: LayerCut, width: Double, height: Double) throws(RenderingError) {
    self.cut = cut
    pixels = CairoPicture(try CairoSurface(unwritten: width, height))
  }

  /// Draws the parts of the box that have not been drawn yet.
  func fill(_ box: CGRect, drawing draw: (CGRect) throws(RenderingError) -> Void)
    throws(RenderingError)
  {
    var missing = [box]
    for part in filled { missing = missing.flatMap { $0.parts(outside: part) } }
    for part in missing {
      try draw(part)
      add(part)
    }
    guard filled.count > Self.mostParts else { return }
    // A part that is dropped here is drawn again when it is needed.
    filled.sort { $0.area > $1.area }
    filled.removeLast(filled.count - Self.mostParts)
  }

  /// Adds a part, and merges it with parts that form a rectangle with it.
  private func add(_ part: CGRect) {
    var part = part
    while let index = filled.firstIndex(where: { $0.union(part).area == $0.area + part.area }) {
      part = part.union(filled.remove(at: index))
    }
    filled.append(part)
  }

  private static let mostParts = 16
}

/// Decides which layers have been still long enough to become a picture's ground.
struct GroundChoice {
  /// The cut up to which the last picture was like the one before it.
  private var last: LayerCut?
  /// The number of successive pictures in which more layers were still than the ground contains,
  /// and the cut up to which they were still in all of them.
  private var deeper: (count: Int, cut: LayerCut)?

  /// Processes a picture that is like the last one up to the cut `common`. Returns the cut for the
  /// ground, which may be the current one.
  mutating func next(common: LayerCut?, kept: LayerCut?) -> LayerCut? {
    defer { last = common }
    guard let common else {
      deeper = nil
      return nil
    }
    guard let kept, common >= kept else {
      deeper = nil
      // The layers up to here were alike in three pictures.
      return last.map { min($0, common) }
    }
    guard common > kept else {
      deeper = nil
      return kept
    }
    let count = (deeper?.count ?? 0) + 1
    let cut = min(deeper?.cut ?? common, common)
    deeper = count < Self.patience ? (count, cut) : nil
    return count < Self.patience ? kept : cut
  }

  /// The number of pictures after which it pays to redraw the ground with more layers.
  private static let patience = 10
}

extension CGRect {
  /// Returns the parts outside another rectangle: up to four, of which those above and below have
  /// the full width.
  func parts(outside other: CGRect) -> [CGRect] {
    let hole = intersection(other)
    guard !hole.isNull, !hole.isEmpty else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: hole.minY - minY),
      CGRect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
      CGRect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
      CGRect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
