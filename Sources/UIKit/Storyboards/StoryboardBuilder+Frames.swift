import Foundation

/// The frames of views in the file.
extension StoryboardBuilder {
  /// Returns the frame of a view; nil if the file states none.
  func frame(of element: StoryboardElement) -> CGRect? {
    if let frame = element.child(key: "frame") { return Self.rect(frame) }
    return element.child(key: "frameInset").map { Self.rect($0, in: room) }
  }

  static func rect(_ element: StoryboardElement) -> CGRect {
    CGRect(
      x: element.number(.x) ?? 0, y: element.number(.y) ?? 0,
      width: element.number(.width) ?? 0, height: element.number(.height) ?? 0)
  }

  /// Returns the frame of an autoresizing view, which newer versions of Xcode state by its distances
  /// from the edges of the superview.
  private static func rect(_ inset: StoryboardElement, in room: CGSize) -> CGRect {
    let (x, width) = span(inset, (.minX, .width, .maxX), in: room.width)
    let (y, height) = span(inset, (.minY, .height, .maxY), in: room.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Returns the start and the length of a view on an axis.
  ///
  /// The parts of the axis are the distance before the view, its length and the distance after it.
  /// A part is a number of points, or a percentage of the length that the numbers of points leave. A
  /// part that is not stated takes the rest: the length, or else the distance after the view.
  private static func span(
    _ inset: StoryboardElement,
    _ names: (before: StoryboardNumber, length: StoryboardNumber, after: StoryboardNumber),
    in room: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [names.before, names.length, names.after]
    let rest = room - parts.reduce(0) { $0 + (inset.number($1) ?? 0) }
    let values = parts.map { part in
      inset.number(part).map { CGFloat($0) } ?? inset.percentage(part).map { rest * $0 / 100 }
    }
    let after = values[2] ?? 0
    guard let length = values[1] else {
      let start = values[0] ?? 0
      return (start, room - start - after)
    }
    return (values[0] ?? (values[2] == nil ? 0 : room - length - after), length)
  }
}

extension StoryboardElement {
  /// Returns the number of an attribute such as `minX="12.5%"`; nil if it is not a percentage.
  fileprivate func percentage(_ attribute: StoryboardNumber) -> CGFloat? {
    guard let text = self[attribute.rawValue], text.last == "%",
      let number = Double(text.dropLast()), attribute.range.contains(number)
    else { return nil }
    return CGFloat(number)
  }
}
