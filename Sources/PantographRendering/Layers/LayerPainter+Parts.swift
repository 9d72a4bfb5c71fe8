import CoreGraphics
import QuartzCore

extension LayerPainter {
  /// Draws an image. If the layer sets `contentsCenter`, only the image's center is stretched.
  func paintParts(
    _ image: CGImage, _ frame: CGRect, _ values: LayerValues, through map: PlaneMap, alpha: Double
  ) throws(RenderingError) {
    let middle = values.contentsCenter
    guard middle != LayerValues.wholeContents, frame.width > 0, frame.height > 0 else {
      return try paint(image, frame, values, through: map, alpha: alpha)
    }
    let whole = values.contentsRect
    let columns = Stretch(
      from: whole.minX, length: whole.width, middle: middle.minX...max(middle.maxX, middle.minX),
      size: CGFloat(image.width) * whole.width / values.contentsScale, room: frame.width,
      pixel: 1 / (CGFloat(image.width) * whole.width))
    let rows = Stretch(
      from: whole.minY, length: whole.height, middle: middle.minY...max(middle.maxY, middle.minY),
      size: CGFloat(image.height) * whole.height / values.contentsScale, room: frame.height,
      pixel: 1 / (CGFloat(image.height) * whole.height))
    for row in 0..<3 {
      for column in 0..<3 {
        let part = CGRect(
          x: columns.sources[column].start, y: rows.sources[row].start,
          width: columns.sources[column].length, height: rows.sources[row].length)
        let place = CGRect(
          x: frame.minX + columns.places[column].start, y: frame.minY + rows.places[row].start,
          width: columns.places[column].length, height: rows.places[row].length)
        guard part.width > 0, part.height > 0, place.width > 0, place.height > 0 else { continue }
        var piece = values
        piece.contentsRect = part
        try paint(image, place, piece, through: map, alpha: alpha)
      }
    }
  }

  /// Divides a length among three adjacent parts; the outer ones keep their size if there is room.
  private struct Stretch {
    typealias Part = (start: CGFloat, length: CGFloat)
    let sources: [Part]
    let places: [Part]

    /// - Parameter pixel: The length of one pixel. A middle without length is the pixel around it.
    init(
      from start: CGFloat, length: CGFloat, middle: ClosedRange<CGFloat>, size: CGFloat,
      room: CGFloat, pixel: CGFloat
    ) {
      let half = middle.lowerBound == middle.upperBound ? pixel / 2 : 0
      let low = min(max(middle.lowerBound - half, 0), 1)
      let high = min(max(middle.upperBound + half, 0), 1)
      sources = [
        (start, length * low), (start + length * low, length * (high - low)),
        (start + length * high, length * (1 - high)),
      ]
      var (first, last) = (size * low, size * (1 - high))
      if first + last > room {
        let share = room / (first + last)
        (first, last) = (first * share, last * share)
      }
      places = [(0, first), (first, room - first - last), (room - last, last)]
    }
  }
}
