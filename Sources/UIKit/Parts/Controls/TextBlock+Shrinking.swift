import QuartzCore

extension TextBlock {
  /// Our value: the step, as a fraction of the full size, in which text of several lines shrinks.
  private static let shrinkStep: CGFloat = 0.05

  /// Returns the text in the largest size at which its lines hold all of it, but not below the
  /// least factor.
  @MainActor
  func shrunk(toFit room: CGSize, least: CGFloat) -> TextBlock {
    var factor: CGFloat = 1
    var block = self
    while block.isCut(in: room), factor > least {
      factor = max(factor - Self.shrinkStep, least)
      block = scaled(by: factor)
    }
    return block
  }

  /// Whether the lines or the height of the room are too few for the text.
  @MainActor
  private func isCut(in room: CGSize) -> Bool {
    var whole = self
    whole.numberOfLines = 0
    let wanted = TextMeasuring.current.size(of: whole, in: room.width).height
    let given = TextMeasuring.current.size(of: self, in: room.width).height
    // Half a point is lost when heights are rounded.
    return wanted > min(given, room.height > 0 ? room.height : given) + 0.5
  }
}
