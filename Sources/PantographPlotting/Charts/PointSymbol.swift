/// A small symbol that shows the meaning of a point.
public enum PointSymbol: Hashable, Sendable {
  /// The beginning of a contact.
  case ring
  /// The lift of a contact.
  case dot
  /// The cancellation of a contact.
  case cross
  /// The last position of a contact that is still down at the end of the recording.
  case diamond
  /// A moment during a contact.
  case bead

  /// Returns the symbol's marks.
  ///
  /// - Parameters:
  ///   - point: The middle of the symbol.
  ///   - color: The color of its line or area.
  ///   - background: The fill of hollow symbols.
  ///   - scale: The factor on the usual size, which is 8 units across.
  public func marks(
    at point: Point, color: Color, background: Color, scale: Double = 1
  ) -> [Mark] {
    let line = Stroke(color, width: 2 * scale)
    switch self {
    case .ring:
      return [.circle(center: point, radius: 4 * scale, fill: background, stroke: line)]
    case .dot:
      let halo = Stroke(background, width: 1.5 * scale)
      return [.circle(center: point, radius: 5 * scale, fill: color, stroke: halo)]
    case .cross:
      let arm = 4.5 * scale
      let halo = Stroke(background, width: 5.5 * scale)
      let strokes = [halo, Stroke(color, width: 2.6 * scale)]
      return strokes.flatMap { stroke in
        [
          Mark.path(
            .line(from: point - Point(arm, arm), to: point + Point(arm, arm)), stroke: stroke),
          .path(
            .line(from: point - Point(arm, -arm), to: point + Point(arm, -arm)), stroke: stroke),
        ]
      }
    case .diamond:
      let arm = 5 * scale
      let corners = [Point(0, -arm), Point(arm, 0), Point(0, arm), Point(-arm, 0)]
      let path = Path(corners.map { point + $0 }, isClosed: true)
      return [.path(path, fill: background, stroke: line)]
    case .bead:
      let outline = Stroke(color, width: 1.1 * scale)
      return [.circle(center: point, radius: 1.9 * scale, fill: background, stroke: outline)]
    }
  }
}
