import CPantographCairo
import Foundation
import QuartzCore

/// The layers at the back of a picture that stay as they are from one picture to the next, kept as pixels,
/// so that what moves before them is all that must be composed.
final class LayerGround {
  /// The first layer that is not in it.
  let cut: LayerCut
  let pixels: CairoPicture
  /// The parts that have been drawn, in whole pixels; they do not overlap.
  private var filled: [CGRect] = []

  init(_ cut: LayerCut, width: Double, height: Double) throws(RenderingError) {
    self.cut = cut
    pixels = CairoPicture(try CairoSurface(width: width, height: height))
  }

  /// Draws what is missing in the box.
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
    // What is forgotten is drawn again where it is needed again.
    filled.sort { $0.area > $1.area }
    filled.removeLast(filled.count - Self.mostParts)
  }

  /// Makes one part of those that lie side by side.
  private func add(_ part: CGRect) {
    var part = part
    while let index = filled.firstIndex(where: { $0.union(part).area == $0.area + part.area }) {
      part = part.union(filled.remove(at: index))
    }
    filled.append(part)
  }

  private static let mostParts = 16
}

/// Decides which layers stand still long enough to be kept as a picture's ground.
struct GroundChoice {
  /// Up to where the last picture was as the one before.
  private var last: LayerCut?
  /// Pictures in a row in which more stood still than is kept, and how much of it did in all of them.
  private var deeper: (count: Int, cut: LayerCut)?

  /// Takes a picture that is like the last one up to the cut; gives the cut of a ground to be kept, which may
  /// be the one there is.
  mutating func next(common: LayerCut?, kept: LayerCut?) -> LayerCut? {
    defer { last = common }
    guard let common else {
      deeper = nil
      return nil
    }
    guard let kept, common >= kept else {
      deeper = nil
      // Seen as it is three times.
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

  /// Pictures after which it pays to draw a ground anew because more stands still.
  private static let patience = 10
}

extension CGRect {
  /// What of it lies outside of the other one: up to four rectangles, those above and below as wide as it.
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
