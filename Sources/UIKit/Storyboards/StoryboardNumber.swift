/// The numeric attributes of a storyboard, each with its valid range.
///
/// The parser rejects numbers outside the range, so that the code that reads a number need not
/// check it.
enum StoryboardNumber: String, CaseIterable {
  // Positions and sizes.
  case x, y, width, height, minX, minY, maxX, maxY
  case top, left, bottom, right, leading, trailing
  case constant, multiplier, spacing, cornerRadius
  case imagePadding, titlePadding, indentationWidth, allowableMovement
  case minimumLineSpacing, minimumInteritemSpacing
  case rowHeight, estimatedRowHeight, sectionHeaderHeight, sectionFooterHeight
  case headerHeight, footerHeight, horizontal, vertical, pageSpacing
  // Colors and text.
  case red, green, blue, white, alpha
  case cyan, magenta, yellow, black
  case pointSize, size, minimumFontSize, minimumScaleFactor, preferredMaxLayoutWidth, lineSpacing
  case paragraphSpacing, paragraphSpacingBefore, firstLineHeadIndent, headIndent, tailIndent
  case lineHeightMultiple, minimumLineHeight, maximumLineHeight, hyphenationFactor
  case defaultTabInterval, blurRadius
  // Values of controls.
  case value, minValue, maxValue, minimumValue, maximumValue, stepValue, progress
  case minimumZoomScale, maximumZoomScale
  case minimumPressDuration
  // Dates and durations, in seconds, and the distance of two rows of minutes.
  case timeIntervalSinceReferenceDate, countDownDuration, minuteInterval
  // Counts and indices.
  case tag, numberOfLines, numberOfPages, currentPage, selectedSegmentIndex, indentationLevel
  case minimumNumberOfTouches, maximumNumberOfTouches, numberOfTouchesRequired
  case sectionIndexMinimumDisplayRowCount
  case numberOfTapsRequired
  // Priorities of Auto Layout.
  case priority
  case horizontalHuggingPriority, verticalHuggingPriority
  case horizontalCompressionResistancePriority, verticalCompressionResistancePriority

  /// The largest distance, in points. It is larger than any window.
  private static let farthest = 1e6
  /// The largest count. Up to this value a floating-point number represents every integer exactly.
  private static let most = 9e15

  /// The values are our limits: far beyond what any screen shows, and harmless.
  var range: ClosedRange<Double> {
    switch self {
    case .x, .y, .width, .height, .minX, .minY, .maxX, .maxY, .top, .left, .bottom, .right,
      .leading, .trailing, .constant, .multiplier, .spacing, .cornerRadius, .imagePadding,
      .titlePadding, .indentationWidth, .allowableMovement, .minimumLineSpacing,
      .minimumInteritemSpacing, .rowHeight, .estimatedRowHeight, .sectionHeaderHeight,
      .sectionFooterHeight, .headerHeight, .footerHeight, .red, .green, .blue, .white, .alpha,
      .cyan, .magenta, .yellow, .black, .minimumScaleFactor, .preferredMaxLayoutWidth,
      .horizontal, .vertical, .pageSpacing, .tailIndent:
      -Self.farthest...Self.farthest
    case .pointSize, .size, .minimumFontSize, .lineSpacing, .paragraphSpacing,
      .paragraphSpacingBefore, .firstLineHeadIndent,
      .headIndent,
      .lineHeightMultiple, .minimumLineHeight, .maximumLineHeight, .defaultTabInterval,
      .blurRadius:
      0...10_000
    case .hyphenationFactor: 0...1
    // The range includes seconds since 1970.
    case .value, .minValue, .maxValue, .minimumValue, .maximumValue, .stepValue, .progress:
      -1e12...1e12
    // The builder itself reports an invalid priority of a constraint.
    case .minimumZoomScale, .maximumZoomScale, .priority: -Self.farthest...Self.farthest
    case .minimumPressDuration: 0...Self.farthest
    // About 30,000 years before and after 2001.
    case .timeIntervalSinceReferenceDate: -1e12...1e12
    case .countDownDuration: 0...86_400
    case .minuteInterval: 1...30
    case .tag: -Self.most...Self.most
    case .numberOfLines, .maximumNumberOfTouches, .sectionIndexMinimumDisplayRowCount:
      0...Self.most
    case .numberOfPages, .currentPage: 0...10_000
    case .selectedSegmentIndex: -1...10_000
    case .indentationLevel: -1000...1000
    case .minimumNumberOfTouches, .numberOfTouchesRequired, .numberOfTapsRequired: 0...1000
    case .horizontalHuggingPriority, .verticalHuggingPriority,
      .horizontalCompressionResistancePriority, .verticalCompressionResistancePriority:
      0...1000
    }
  }

  /// Whether the attribute's number must be an integer.
  var isWhole: Bool {
    switch self {
    case .tag, .numberOfLines, .numberOfPages, .currentPage, .selectedSegmentIndex,
      .indentationLevel, .minimumNumberOfTouches, .maximumNumberOfTouches,
      .numberOfTouchesRequired, .numberOfTapsRequired, .minuteInterval,
      .sectionIndexMinimumDisplayRowCount:
      true
    default: false
    }
  }

  /// Returns the error message for an invalid number, and nil for a valid one. Text that is not a
  /// number also returns nil, because attributes of other kinds share these names.
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

  /// Returns the number with commas between groups of three digits.
  private static func text(_ number: Double) -> String {
    // Smaller numbers need no comma.
    guard number == number.rounded(), number.magnitude >= 1000 else {
      return number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
    var digits = "\(Int(number.magnitude))"
    var groups: [String] = []
    // Groups of three digits.
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }
}

extension StoryboardElement {
  /// Returns the number of an attribute; nil if the attribute is not a number in its range.
  func number(_ attribute: StoryboardNumber) -> Double? {
    self[attribute.rawValue].flatMap { Double($0) }.flatMap {
      attribute.range.contains($0) ? $0 : nil
    }
  }

  /// Returns the integer of an attribute; nil if the attribute is not a number in its range.
  func integer(_ attribute: StoryboardNumber) -> Int? {
    number(attribute).flatMap { Int(exactly: $0.rounded()) }
  }
}
