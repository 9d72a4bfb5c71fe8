import Foundation
import QuartzCore

/// An image with edges that are not stretched. The parts between them are stretched, or filled with
/// tiles.
struct StretchedImage {
  let picture: CGImage
  /// The size of the whole image, in points.
  let size: CGSize
  let insets: UIEdgeInsets
  let mode: UIImage.ResizingMode

  /// The most tiles of one part. A part that needs more is stretched.
  private static let mostTiles = 4096

  /// Returns the drawing of the image; nil if there is nothing to draw.
  func drawing(in room: CGRect) -> Drawing? {
    let columns = parts(size.width, insets.left, insets.right, room.width)
    let rows = parts(size.height, insets.top, insets.bottom, room.height)
    let context = CGContext(bounds: room)
    for column in columns {
      for row in rows { draw(column, row, in: context) }
    }
    return context.drawing
  }

  /// One of the three parts of an axis, in the image and in the room.
  private struct Part {
    let source: ClosedRange<CGFloat>
    let target: ClosedRange<CGFloat>
    let isTiled: Bool

    var stretch: CGFloat { target.length / source.length }
    /// The number of tiles; infinite for a part that is empty in the image.
    var tiles: CGFloat { isTiled ? (target.length / source.length).rounded(.up) : 1 }

    /// This part without tiles.
    var stretched: Part { Part(source: source, target: target, isTiled: false) }

    /// The places of the tiles.
    var places: [ClosedRange<CGFloat>] {
      guard isTiled else { return [target] }
      return (0..<Int(tiles)).map { index in
        let start = target.lowerBound + CGFloat(index) * source.length
        return start.rounded()...max((start + source.length).rounded(), start.rounded() + 1)
      }
    }
  }

  private func draw(_ column: Part, _ row: Part, in context: CGContext) {
    let target = CGRect(column.target, row.target)
    guard target.width > 0, target.height > 0, column.stretch.isFinite, row.stretch.isFinite else {
      return
    }
    var (column, row) = (column, row)
    if column.tiles * row.tiles > CGFloat(Self.mostTiles) {
      (column, row) = (column.stretched, row.stretched)
    }
    for x in column.places {
      for y in row.places {
        let place = CGRect(x, y)
        let (across, down) = (x.length / column.source.length, y.length / row.source.length)
        context.saveGState()
        context.clip(to: place.intersection(target))
        context.draw(
          content: picture,
          in: CGRect(
            x: place.minX - column.source.lowerBound * across,
            y: place.minY - row.source.lowerBound * down, width: size.width * across,
            height: size.height * down))
        context.restoreGState()
      }
    }
  }

  /// Returns the parts of one axis: the leading edge, the middle and the trailing edge.
  private func parts(
    _ length: CGFloat, _ before: CGFloat, _ after: CGFloat, _ room: CGFloat
  ) -> [Part] {
    let first = min(max(before.inPoints, 0), length)
    let last = min(max(after.inPoints, 0), length - first)
    // Our value, in points: prevents a division by 0.
    let squeeze = min(1, room / max(first + last, 0.001))
    let marks = [0, first, length - last, length]
    // Whole points lie at the edges of pixels: two parts that share a pixel would both be faint in it.
    let middle = min((first * squeeze).rounded(), room)
    let end = last > 0 ? min(max((room - last * squeeze).rounded(), middle), room) : room
    let targets = [0, middle, end, room]
    // Before, between and after the caps.
    return (0..<3).map { index in
      // A middle of one point looks the same in both modes.
      let source = marks[index]...max(marks[index + 1], marks[index])
      return Part(
        source: source, target: targets[index]...max(targets[index + 1], targets[index]),
        isTiled: index == 1 && mode == .tile && source.length > 1)
    }
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}

extension CGRect {
  fileprivate init(_ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>) {
    self.init(x: x.lowerBound, y: y.lowerBound, width: x.length, height: y.length)
  }
}
