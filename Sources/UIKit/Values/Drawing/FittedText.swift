import Foundation

/// A text as it is drawn in a room: shrunk, and with an ellipsis, if options ask for that.
@MainActor
struct FittedText {
  private(set) var block: TextBlock
  private(set) var bounds: CGRect

  /// The number of steps in which the scale of a text is found; the last step is less than a
  /// hundredth of the size.
  private static let rounds = 8

  init(
    _ string: NSAttributedString, in size: CGSize, _ options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?
  ) {
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    // A size of this many points is larger than any screen: code uses such sizes for no limit.
    func limit(_ side: CGFloat) -> CGFloat { side > 0 && side < 1e6 ? side : .infinity }
    let room = CGSize(width: limit(size.width), height: limit(size.height))
    let whole = TextBlock(string)
    var factor: CGFloat = 1
    func block(_ factor: CGFloat) -> TextBlock {
      var block = factor == 1 ? whole : whole.scaled(by: factor)
      if !isWrapped { block.numberOfLines = 1 }
      return block
    }
    func measure(_ block: TextBlock) -> CGSize {
      TextMeasuring.current.size(of: block, in: isWrapped ? room.width : .infinity)
    }
    func fits(_ factor: CGFloat) -> Bool {
      let size = measure(block(factor))
      return size.width <= room.width && size.height <= room.height
    }
    if let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1, !fits(1) {
      var (least, most) = (context.minimumScaleFactor, CGFloat(1))
      for _ in 0..<Self.rounds {
        let middle = (least + most) / 2
        if fits(middle) { least = middle } else { most = middle }
      }
      factor = least
    }
    self.block = block(factor)
    if options.contains(.truncatesLastVisibleLine), isWrapped, room.height.isFinite {
      self.block.lineBreakMode = .byTruncatingTail
      let lines = TextLayout(self.block, in: room, by: TextMeasuring.current).lines.count
      self.block.numberOfLines = max(lines, 1)
    }
    let needed = TextMeasuring.current.size(
      of: self.block, in: isWrapped || room.width.isFinite ? room.width : .infinity)
    bounds = CGRect(origin: .zero, size: needed)
    context?.actualScaleFactor = factor
    context?.totalBounds = bounds
  }

  /// The distance from the top of the text to the baseline of its first line.
  var ascender: CGFloat {
    TextLayout(
      block, in: CGSize(width: CGFloat.infinity, height: .infinity), by: TextMeasuring.current
    ).lines.first?.ascender ?? 0
  }
}
