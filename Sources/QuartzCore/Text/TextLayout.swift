import Foundation

/// A text broken into lines, with the place of each line and of each letter. It leaves out text
/// without room.
///
/// Every measurer of letters has the same rule for the ends of lines.
package struct TextLayout {
  let text: TextBlock
  let room: CGSize
  let letters: [Letter]
  let heights: [(ascender: CGFloat, depth: CGFloat)]
  let measurer: any TextMeasurer

  struct Letter {
    let character: Character
    let run: Int
    let width: CGFloat
    /// The offset in the text, in UTF-16 code units.
    let offset: Int
    let kind: LetterKind
  }

  /// The letters of a line, without the line break.
  struct Span {
    var range: Range<Int>
    var endsParagraph: Bool
    var beginsParagraph: Bool
    /// Whether the line ends within a word, with a hyphen.
    var isHyphenated = false
  }

  package init(_ text: TextBlock, in room: CGSize, by measurer: any TextMeasurer) {
    self.text = text
    self.room = room
    self.measurer = measurer
    var letters: [Letter] = []
    var offset = 0
    for (index, run) in text.runs.enumerated() {
      let stretch = run.effects?.stretch ?? 1
      let widths = measurer.widths(of: run)
      letters.reserveCapacity(letters.count + widths.count)
      if LetterKind.areAllSimple(run.text) {
        for (byte, width) in zip(run.text.utf8, widths) {
          let kind = LetterKind(byte)
          letters.append(
            Letter(
              character: Character(Unicode.Scalar(byte)), run: index,
              width: kind.contains(.newline) ? 0 : width * stretch, offset: offset, kind: kind))
          offset += 1
        }
      } else {
        for (character, width) in zip(run.text, widths) {
          let kind = LetterKind(character)
          let isEmpty = kind.contains(.newline) || kind.contains(.softHyphen)
          letters.append(
            Letter(
              character: character, run: index, width: isEmpty ? 0 : width * stretch,
              offset: offset, kind: kind))
          offset += character.utf16.count
        }
      }
    }
    self.letters = letters
    var known: [TextFont: (CGFloat, CGFloat)] = [:]
    func height(of font: TextFont) -> (ascender: CGFloat, depth: CGFloat) {
      if let height = known[font] { return height }
      let metrics = measurer.metrics(of: font)
      known[font] = (metrics.ascender, -metrics.descender)
      return (metrics.ascender, -metrics.descender)
    }
    heights = text.runs.map { run in
      let ofFont = height(of: run.font)
      guard let extent = run.effects?.picture?.extent else { return ofFont }
      return (max(ofFont.ascender, extent.ascender), max(ofFont.depth, extent.depth))
    }
  }

  package var lines: [TextLine] { lines(withText: true) }

  /// Returns the lines. Without their text, they can only be measured.
  private func lines(withText: Bool) -> [TextLine] {
    guard !text.runs.isEmpty else { return [] }
    let spans = spans
    let most = mostLines(of: spans)
    var lines = spans.prefix(most).map { line($0, withText: withText) }
    if spans.count > most || isTooLong(spans[most - 1]), let last = lines.indices.last {
      lines[last] = shortened(spans[last], isFollowed: spans.count > most) ?? lines[last]
    }
    return placed(lines)
  }

  /// The size of all lines.
  package var size: CGSize {
    let lines = lines(withText: false)
    return CGSize(
      width: min(lines.map { $0.start + $0.advance }.max() ?? 0, room.width),
      height: lines.last.map { $0.top + $0.height } ?? 0)
  }

  // MARK: Breaking

  /// Whether lines end only at the line breaks of the text.
  private var isUnbroken: Bool {
    guard room.width.isFinite else { return true }
    guard text.numberOfLines == 1 else { return false }
    return text.lineBreakMode != .byWordWrapping && text.lineBreakMode != .byCharWrapping
  }

  var spans: [Span] {
    var spans: [Span] = []
    var start = 0
    while true {
      let end = letters[start...].firstIndex { $0.kind.contains(.newline) } ?? letters.count
      addSpans(of: start..<end, to: &spans)
      guard end < letters.count else { return spans }
      start = end + 1
    }
  }

  private func addSpans(of range: Range<Int>, to spans: inout [Span]) {
    let style = paragraph(at: range.lowerBound)
    var start = range.lowerBound
    while true {
      let isFirst = start == range.lowerBound
      let place = style.place(isFirst: isFirst, in: room.width)
      let end =
        isUnbroken
        ? LineEnd(index: range.upperBound) : lineEnd(start..<range.upperBound, style, place)
      let span = Span(
        range: start..<end.index, endsParagraph: end.index == range.upperBound,
        beginsParagraph: isFirst, isHyphenated: end.isHyphenated)
      spans.append(span)
      guard !span.endsParagraph else { return }
      start = end.index
    }
  }

  /// The index after the last letter of a line.
  struct LineEnd {
    var index: Int
    var isHyphenated = false
  }

  /// Returns the end of the line that begins with the range.
  private func lineEnd(
    _ range: Range<Int>, _ style: TextParagraph, _ place: (start: CGFloat, width: CGFloat)
  ) -> LineEnd {
    // The latest place at which the line may end, and the width of its words up to there.
    var possible = LineEnd(index: range.lowerBound)
    var (width, words, possibleWords): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for index in range {
      let kind = letters[index].kind
      let (isSpace, isWide) = (kind.contains(.space), kind.contains(.wide))
      let advance = advance(at: index, in: range, style, x: place.start + width)
      if !isSpace, width + advance > place.width, index > range.lowerBound {
        if isWide || text.lineBreakMode == .byCharWrapping { return LineEnd(index: index) }
        if place.width > 0, possibleWords / place.width < min(style.hyphenationFactor, 1),
          let end = hyphen(after: possible.index, in: range, place.width, width: possibleWords)
        {
          return LineEnd(index: end, isHyphenated: true)
        }
        // A word longer than a line is broken where the line is full.
        return possible.index > range.lowerBound ? possible : LineEnd(index: index)
      }
      width += advance
      if !isSpace { words = width }
      if kind.contains(.softHyphen),
        width + sign("-", like: letters[index]).width <= place.width
      {
        (possible, possibleWords) = (LineEnd(index: index + 1, isHyphenated: true), words)
      } else if isSpace || isWide {
        (possible, possibleWords) = (LineEnd(index: index + 1), words)
      }
    }
    return LineEnd(index: range.upperBound)
  }

  /// Returns the number of lines that are wanted and fit the height, at least one.
  private func mostLines(of spans: [Span]) -> Int {
    let wanted = text.numberOfLines > 0 ? min(text.numberOfLines, spans.count) : spans.count
    guard room.height.isFinite, !text.isAtTop else { return wanted }
    let lines = placed(spans.prefix(wanted).map { line($0, withText: false) })
    for (index, line) in lines.enumerated()
    where line.top + line.height > room.height + Self.tolerance {
      return max(index, 1)
    }
    return wanted
  }

  /// The tolerance for the height, in points: frames are rounded to pixels.
  private static let tolerance: CGFloat = 0.5

  // MARK: Lines

  /// Returns the style of the paragraph at a letter; at the end of the text that of the last one.
  func paragraph(at index: Int) -> TextParagraph {
    let run = index < letters.count ? letters[index].run : text.runs.count - 1
    if text.runs.indices.contains(run), let style = text.runs[run].paragraph { return style }
    var style = TextParagraph()
    style.alignment = text.alignment
    style.lineSpacing = text.lineSpacing
    return style
  }

  func line(_ span: Span, withText: Bool = true) -> TextLine {
    var letters = letters[span.range]
    if span.isHyphenated, let last = letters.last { letters += [sign("-", like: last)] }
    return line(letters, of: span, withText: withText)
  }

  func sign(_ character: Character, like letter: Letter) -> Letter {
    var run = text.runs[letter.run]
    run.text = String(character)
    let width = (measurer.widths(of: run).first ?? 0) * (run.effects?.stretch ?? 1)
    return Letter(
      character: character, run: letter.run, width: width, offset: letter.offset,
      kind: LetterKind(character))
  }

  /// Returns the line of these letters. A line without letters takes its height from the place of
  /// the span in the text. Without its text, the line can only be measured.
  func line(
    _ letters: ArraySlice<Letter>, of span: Span, withText: Bool = true
  ) -> TextLine {
    let style = paragraph(at: span.range.lowerBound)
    let place = style.place(isFirst: span.beginsParagraph, in: room.width)
    var line = TextLine(
      runs: [], width: 0, advance: 0, height: 0, ascender: 0, endsParagraph: span.endsParagraph)
    (line.start, line.room, line.paragraph) = (place.start, place.width, style)
    line.beginsParagraph = span.beginsParagraph
    line.letters = span.range
    var depth: CGFloat = 0
    func count(_ index: Int) {
      line.ascender = max(line.ascender, heights[index].ascender)
      depth = max(depth, heights[index].depth)
    }
    var (current, width) = (-1, CGFloat(0))
    for index in letters.indices {
      let kind = letters[index].kind
      if letters[index].run != current {
        current = letters[index].run
        count(current)
        if withText {
          var run = text.runs[current]
          run.text = ""
          line.runs.append(run)
        }
      }
      if withText { line.runs[line.runs.count - 1].text.append(letters[index].character) }
      if kind.contains(.tab), text.isStyled {
        let tab = tab(before: letters[(index + 1)...], style, x: place.start + width)
        line.tabs.append(TextLine.Tab(end: width + tab.end, width: tab.width, share: tab.share))
        width += tab.end
      } else {
        width += letters[index].width
      }
      if !kind.contains(.space) { line.width = width }
    }
    line.advance = width
    if letters.isEmpty {
      let first = span.range.lowerBound
      count(first < self.letters.count ? self.letters[first].run : text.runs.count - 1)
    }
    line.naturalHeight = line.ascender + depth
    line.height = style.height(ofNatural: line.naturalHeight)
    // The letters stand at the bottom of a line that is higher than they are.
    line.ascender += line.height - line.naturalHeight
    return line
  }

  /// Returns the lines, one below the other.
  private func placed(_ lines: [TextLine]) -> [TextLine] {
    var lines = lines
    var top: CGFloat = 0
    for index in lines.indices {
      let style = lines[index].paragraph
      if index > 0 {
        let before = lines[index - 1]
        top += before.paragraph.lineSpacing
        if before.endsParagraph { top += before.paragraph.spacingAfter }
        if lines[index].beginsParagraph { top += style.spacingBefore }
      }
      lines[index].top = top
      top += lines[index].height
    }
    return lines
  }
}
