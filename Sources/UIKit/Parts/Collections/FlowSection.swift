import Foundation

/// One section of a flow layout: the frames of its header, its items and its footer.
struct FlowSection {
  /// The metrics of the section from the delegate or the layout's properties.
  struct Measures {
    var itemSizes: [CGSize]
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    /// The length of the header along the scroll axis, in points.
    var header: CGFloat
    var footer: CGFloat
  }

  private(set) var items: [CGRect] = []
  /// The frame of the header; nil if its size is zero.
  private(set) var header: CGRect?
  private(set) var footer: CGRect?
  /// The start of the section along the scroll axis, in points.
  let start: CGFloat
  private(set) var end: CGFloat
  /// The length of the largest item along the scroll axis, in points.
  private let depth: CGFloat

  /// Computes the frames of a section.
  ///
  /// - Parameters:
  ///   - start: The start of the section along the scroll axis.
  ///   - width: The size of the content across the scroll axis.
  ///   - axis: The scroll axis.
  ///   - scale: The number of pixels per point. Frames begin on whole pixels.
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

  /// Returns the range of items that may be visible between two positions along the scroll axis.
  func items(from least: CGFloat, to most: CGFloat, axis: ScrollAxis) -> Range<Int> {
    // An item may extend further than the smaller ones in its line. So only the starts of the lines
    // are in order, and only up to the length of the largest item.
    func start(_ rect: CGRect) -> CGFloat { rect.origin[axis] }
    let lower = items.firstPlace { start($0) >= least - depth }
    let upper = items.firstPlace { start($0) > most + depth }
    return lower..<max(lower, upper)
  }
}

extension [CGRect] {
  /// Returns the first index that fulfils the condition, by binary search. All elements after that
  /// index must fulfil it too.
  fileprivate func firstPlace(where isMet: (CGRect) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isMet(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
