import Foundation

/// One section of a flow layout: where its header, its items and its footer are.
struct FlowSection {
  /// What the delegate or the layout says of it.
  struct Measures {
    var itemSizes: [CGSize]
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    /// On the way of scrolling.
    var header: CGFloat
    var footer: CGFloat
  }

  private(set) var items: [CGRect] = []
  /// Nil where its size is zero.
  private(set) var header: CGRect?
  private(set) var footer: CGRect?
  /// On the way of scrolling.
  let start: CGFloat
  private(set) var end: CGFloat
  /// Of the largest item, on the way of scrolling.
  private let depth: CGFloat

  /// - Parameters:
  ///   - start: Where it begins on the way of scrolling.
  ///   - width: The content's size across that way.
  ///   - axis: The way of scrolling.
  ///   - scale: Pixels of a point; views begin on one.
  init(
    _ measures: Measures, from start: CGFloat, width: CGFloat, axis: ScrollAxis, scale: CGFloat
  ) {
    self.start = start
    let inset = measures.inset
    let isVertical = axis == .vertical
    let (before, after) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let (first, last) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    func onPixel(_ number: CGFloat) -> CGFloat { (number * scale).rounded() / scale }
    func rect(along: CGFloat, across: CGFloat, _ size: FlowLines.Size) -> CGRect {
      let (x, y) = (onPixel(along), onPixel(across))
      return isVertical
        ? CGRect(x: x, y: y, width: size.along, height: size.across)
        : CGRect(x: y, y: x, width: size.across, height: size.along)
    }
    var end = start
    if measures.header > 0 {
      header = rect(along: 0, across: end, .init(along: width, across: measures.header))
      end += measures.header
    }
    end += first
    let sizes = measures.itemSizes.map { size in
      isVertical
        ? FlowLines.Size(along: size.width, across: size.height)
        : FlowLines.Size(along: size.height, across: size.width)
    }
    let lines = FlowLines(
      sizes, available: width - before - after, itemSpacing: measures.itemSpacing,
      lineSpacing: measures.lineSpacing)
    items = lines.places.map {
      rect(along: before + $0.along, across: end + $0.across, $0.size)
    }
    depth = sizes.map(\.across).max() ?? 0
    end += lines.length + last
    if measures.footer > 0 {
      footer = rect(along: 0, across: end, .init(along: width, across: measures.footer))
      end += measures.footer
    }
    self.end = end
  }

  /// The items that reach into this part of the way of scrolling, among items in lines that follow each other.
  func items(from least: CGFloat, to most: CGFloat, axis: ScrollAxis) -> Range<Int> {
    // A large item of a line may reach further than the small ones around it, so that only the lines' beginnings are
    // in order, and those only as far as the largest item of a line goes.
    func start(_ rect: CGRect) -> CGFloat { rect.origin[axis] }
    let lower = items.firstPlace { start($0) >= least - depth }
    let upper = items.firstPlace { start($0) > most + depth }
    return lower..<max(lower, upper)
  }
}

extension [CGRect] {
  /// Halves the search: the elements that fulfil it all come last.
  fileprivate func firstPlace(where isMet: (CGRect) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isMet(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
