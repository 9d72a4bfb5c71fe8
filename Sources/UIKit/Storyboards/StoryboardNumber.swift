/// The attributes of a storyboard that are numbers, each with the numbers that it may be.
///
/// The parser refuses any other number, so that whoever reads one need not doubt it.
enum StoryboardNumber: String, CaseIterable {
  // Places and sizes.
  case x, y, width, height, minX, minY, maxX, maxY
  case top, left, bottom, right, leading, trailing
  case constant, multiplier, spacing, cornerRadius
  case imagePadding, titlePadding, indentationWidth, allowableMovement
  case minimumLineSpacing, minimumInteritemSpacing
  case rowHeight, estimatedRowHeight, sectionHeaderHeight, sectionFooterHeight
  case headerHeight, footerHeight, horizontal, vertical, pageSpacing
  // Colors and letters.
  case red, green, blue, white, alpha
  case cyan, magenta, yellow, black
  case pointSize, size, minimumFontSize, minimumScaleFactor, preferredMaxLayoutWidth, lineSpacing
  // Values of controls.
  case value, minValue, maxValue, minimumValue, maximumValue, stepValue, progress
  case minimumZoomScale, maximumZoomScale
  case minimumPressDuration
  // Counts and places in lists.
  case tag, numberOfLines, numberOfPages, currentPage, selectedSegmentIndex, indentationLevel
  case minimumNumberOfTouches, maximumNumberOfTouches, numberOfTouchesRequired
  case numberOfTapsRequired
  // Priorities of Auto Layout.
  case priority
  case horizontalHuggingPriority, verticalHuggingPriority
  case horizontalCompressionResistancePriority, verticalCompressionResistancePriority

  /// Farther than any place in a window, in points.
  private static let farthest = 1e6
  /// What counts exactly as a floating-point number.
  private static let most = 9e15

  var range: ClosedRange<Double> {
    switch self {
    case .x, .y, .width, .height, .minX, .minY, .maxX, .maxY, .top, .left, .bottom, .right,
      .leading, .trailing, .constant, .multiplier, .spacing, .cornerRadius, .imagePadding,
      .titlePadding, .indentationWidth, .allowableMovement, .minimumLineSpacing,
      .minimumInteritemSpacing, .rowHeight, .estimatedRowHeight, .sectionHeaderHeight,
      .sectionFooterHeight, .headerHeight, .footerHeight, .red, .green, .blue, .white, .alpha,
      .cyan, .magenta, .yellow, .black, .minimumScaleFactor, .preferredMaxLayoutWidth,
      .horizontal, .vertical, .pageSpacing:
      -Self.farthest...Self.farthest
    case .pointSize, .size, .minimumFontSize: 0.1...10_000
    case .lineSpacing: 0...10_000
    // Seconds since 1970 are values, too.
    case .value, .minValue, .maxValue, .minimumValue, .maximumValue, .stepValue, .progress:
      -1e12...1e12
    // The builder has a sentence for a constraint's priority.
    case .minimumZoomScale, .maximumZoomScale, .priority: -Self.farthest...Self.farthest
    case .minimumPressDuration: 0...Self.farthest
    case .tag: -Self.most...Self.most
    case .numberOfLines, .maximumNumberOfTouches: 0...Self.most
    case .numberOfPages, .currentPage: 0...10_000
    case .selectedSegmentIndex: -1...10_000
    case .indentationLevel: -1000...1000
    case .minimumNumberOfTouches, .numberOfTouchesRequired, .numberOfTapsRequired: 0...1000
    case .horizontalHuggingPriority, .verticalHuggingPriority,
      .horizontalCompressionResistancePriority, .verticalCompressionResistancePriority:
      0...1000
    }
  }

  /// Whether it has no fraction.
  var isWhole: Bool {
    switch self {
    case .tag, .numberOfLines, .numberOfPages, .currentPage, .selectedSegmentIndex,
      .indentationLevel, .minimumNumberOfTouches, .maximumNumberOfTouches,
      .numberOfTouchesRequired, .numberOfTapsRequired:
      true
    default: false
    }
  }

  /// What is wrong with a text that is a number; nil for one that may stand there, and for a text that is none: other
  /// kinds of attributes have these names, too.
  func objection(to text: String, of element: String) -> String? {
    guard let number = Double(text) else { return nil }
    let isWhole = !isWhole || number == number.rounded()
    if range.contains(number), isWhole { return nil }
    let kind = self.isWhole ? "a whole number" : "a number"
    let bounds =
      range.lowerBound == -range.upperBound
      ? "up to \(Self.text(range.upperBound))"
      : "from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))"
    return "the \(rawValue) of <\(element)> is \(text); it must be \(kind) \(bounds)"
  }

  /// With commas between the thousands.
  private static func text(_ number: Double) -> String {
    guard number == number.rounded(), number.magnitude >= 1000 else {
      return number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
    var digits = "\(Int(number.magnitude))"
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }
}

extension StoryboardElement {
  /// A number within its range; nil where the attribute is none.
  func number(_ attribute: StoryboardNumber) -> Double? {
    self[attribute.rawValue].flatMap { Double($0) }.flatMap {
      attribute.range.contains($0) ? $0 : nil
    }
  }

  /// A whole number within its range; nil where the attribute is none.
  func integer(_ attribute: StoryboardNumber) -> Int? {
    number(attribute).flatMap { Int(exactly: $0.rounded()) }
  }
}
