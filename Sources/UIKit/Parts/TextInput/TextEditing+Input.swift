import Foundation

/// Positions, ranges and places of an edited text.
extension TextEditing {
  private var length: Int { editedText.utf16.count }

  private func offset(_ position: UITextPosition) -> Int? {
    (position as? TextOffset).map { min(max($0.offset, 0), length) }
  }

  func range(_ range: UITextRange) -> NSRange? {
    (range as? TextOffsets).map { limited($0.range) }
  }

  /// Returns the part of a range that lies within the text.
  func limited(_ range: NSRange) -> NSRange {
    guard range.location != NSNotFound else { return NSRange(location: length, length: 0) }
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }

  // MARK: Positions

  func ownText(in range: UITextRange) -> String? {
    self.range(range).map { (editedText as NSString).substring(with: $0) }
  }

  func ownPosition(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = (position as? TextOffset)?.offset else { return nil }
    let (end, overflows) = start.addingReportingOverflow(offset)
    return !overflows && (0...length).contains(end) ? TextOffset(end) : nil
  }

  func ownPosition(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    guard var place = self.offset(position) else { return nil }
    for _ in 0..<min(abs(offset), length + 1) {
      guard let next = step(from: place, offset < 0 ? direction.opposite : direction) else {
        return nil
      }
      place = next
    }
    return TextOffset(place)
  }

  /// Returns the place one character or one line further.
  func step(from place: Int, _ direction: UITextLayoutDirection) -> Int? {
    let text = editedText as NSString
    switch direction {
    case .right:
      guard place < length else { return nil }
      let character = text.rangeOfComposedCharacterSequence(at: place)
      return character.location + character.length
    case .left:
      guard place > 0 else { return nil }
      return text.rangeOfComposedCharacterSequence(at: place - 1).location
    case .up, .down:
      let places = letterPlaces
      guard let row = places.row(at: place), let caret = places.caret(at: place) else {
        return nil
      }
      let next = direction == .up ? row - 1 : row + 1
      guard places.rows.indices.contains(next) else { return nil }
      return shown(places.offset(in: places.rows[next], nearX: caret.midX))
    }
  }

  /// Returns the offset in the text for an offset in the shown text.
  private func shown(_ offset: Int) -> Int { textOffset(ofShown: offset) }

  func ownCompare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    guard let first = offset(position), let second = offset(other) else { return .orderedSame }
    return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
  }

  func ownTextRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard let start = offset(start), let end = offset(end) else { return nil }
    return TextOffsets(NSRange(location: min(start, end), length: abs(end - start)))
  }

  func ownOffset(from start: UITextPosition, to end: UITextPosition) -> Int {
    guard let start = offset(start), let end = offset(end) else { return 0 }
    return end - start
  }

  func ownPosition(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    switch direction {
    case .left, .up: range.start
    case .right, .down: range.end
    }
  }

  func ownCharacterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    guard let place = offset(position), let end = step(from: place, direction) else { return nil }
    return TextOffsets(NSRange(location: min(place, end), length: abs(end - place)))
  }

  // MARK: Places

  func ownCaretRect(for position: UITextPosition) -> CGRect {
    guard let place = offset(position) else { return .null }
    return letterPlaces.caret(at: shownOffset(of: place)) ?? .null
  }

  func ownFirstRect(for range: UITextRange) -> CGRect {
    if range.isEmpty { return ownCaretRect(for: range.start) }
    return rectangles(of: range).first?.rect ?? .null
  }

  func ownSelectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rectangles = rectangles(of: range)
    return rectangles.enumerated().map { index, part in
      SelectionRectangle(
        part.rect, part.row.isFromRight ? .rightToLeft : .leftToRight, isFirst: index == 0,
        isLast: index == rectangles.count - 1)
    }
  }

  private func rectangles(of range: UITextRange) -> [(rect: CGRect, row: TextLayout.Row)] {
    guard let range = self.range(range), range.length > 0 else { return [] }
    return letterPlaces.rectangles(
      of: shownOffset(of: range.location)..<shownOffset(of: range.location + range.length))
  }

  func ownClosestPosition(to point: CGPoint) -> UITextPosition? {
    editedText.isEmpty ? TextOffset(0) : TextOffset(shown(letterPlaces.offset(near: point)))
  }

  func ownClosestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let range = self.range(range), let place = ownClosestPosition(to: point) as? TextOffset
    else { return nil }
    return TextOffset(min(max(place.offset, range.location), range.location + range.length))
  }

  func ownCharacterRange(at point: CGPoint) -> UITextRange? {
    guard !editedText.isEmpty, let character = letterPlaces.character(at: point) else {
      return nil
    }
    let start = shown(character.lowerBound)
    return TextOffsets(NSRange(location: start, length: shown(character.upperBound) - start))
  }

  /// The lines of the text, in its UTF-16 code units.
  var lineRanges: [Range<Int>] {
    letterPlaces.rows.map { shown($0.range.lowerBound)..<shown($0.range.upperBound) }
      .filter { !$0.isEmpty }
  }

  // MARK: Changes

  func ownReplace(_ range: UITextRange, withText text: String) {
    guard let range = self.range(range) else { return }
    change(range, by: text)
  }

  func ownSetMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let text = markedText ?? ""
    let range = limited(inputState.marked ?? inputState.selected)
    change(range, by: text)
    let length = text.utf16.count
    inputState.marked = length > 0 ? NSRange(location: range.location, length: length) : nil
    let start = range.location + min(max(selectedRange.location, 0), length)
    setSelection(
      NSRange(
        location: start,
        length: min(max(selectedRange.length, 0), range.location + length - start)))
  }

  func ownUnmarkText() { inputState.marked = nil }

  /// Moves the selection to the boundary of a word that is nearest to a point, as a tap does.
  func selectWord(near point: CGPoint) {
    guard let place = ownClosestPosition(to: point) as? TextOffset else { return }
    let word = TextUnits.words(of: editedText).first {
      $0.lowerBound < place.offset && place.offset < $0.upperBound
    }
    var offset = place.offset
    if let word {
      let isNearer = offset - word.lowerBound < word.upperBound - offset
      offset = isNearer ? word.lowerBound : word.upperBound
    }
    setSelection(NSRange(location: offset, length: 0))
  }

  /// Changes the selection, and reports the change.
  func setSelection(_ range: NSRange) {
    let range = limited(range)
    guard range != inputState.selected else { return }
    inputState.inputDelegate?.selectionWillChange(self)
    inputState.selected = range
    setNeedsLayout()
    selectionChanged()
    inputState.inputDelegate?.selectionDidChange(self)
  }
}

extension UITextLayoutDirection {
  fileprivate var opposite: UITextLayoutDirection {
    switch self {
    case .right: .left
    case .left: .right
    case .up: .down
    case .down: .up
    }
  }
}
