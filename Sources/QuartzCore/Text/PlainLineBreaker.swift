import Foundation

/// A breaker of text into lines by the plain measurer's rule. It leaves out text without room.
struct PlainLineBreaker {
  private let text: TextBlock
  private let room: CGSize
  private let letters: [Letter]
  private let measurer = PlainTextMeasurer()

  private struct Letter {
    let character: Character
    let run: Int
    let width: CGFloat
  }

  /// The letters of a line, without the line break.
  private struct Span {
    var range: Range<Int>
    var endsParagraph: Bool
  }

  init(_ text: TextBlock, _ room: CGSize) {
    self.text = text
    self.room = room
    letters = text.runs.enumerated().flatMap { index, run in
      run.text.map {
        Letter(character: $0, run: index, width: PlainTextMeasurer.width(of: $0, run))
      }
    }
  }

  var lines: [TextLine] {
    guard !text.runs.isEmpty else { return [] }
    let spans = spans
    let most = mostLines(of: spans)
    var lines = spans.prefix(most).map { line($0.range, $0.endsParagraph) }
    if spans.count > most || isTooLong(spans[most - 1]), let last = lines.indices.last {
      lines[last] = shortened(spans[last], isFollowed: spans.count > most) ?? lines[last]
    }
    return lines
  }

  // MARK: Breaking

  /// Whether lines end only at the line breaks of the text.
  private var isUnbroken: Bool {
    guard room.width.isFinite else { return true }
    guard text.numberOfLines == 1 else { return false }
    return text.lineBreakMode != .byWordWrapping && text.lineBreakMode != .byCharWrapping
  }

  private var spans: [Span] {
    var spans: [Span] = []
    var start = 0
    // The index after the last letter that a line may end with.
    var possibleEnd = 0
    var width: CGFloat = 0
    for (index, letter) in letters.enumerated() {
      if letter.character.isNewline {
        spans.append(Span(range: start..<index, endsParagraph: true))
        (start, possibleEnd, width) = (index + 1, index + 1, 0)
        continue
      }
      let isSpace = letter.character.isWhitespace
      if !isUnbroken, !isSpace, width + letter.width > room.width, index > start {
        if PlainTextMeasurer.isWide(letter.character) || text.lineBreakMode == .byCharWrapping {
          possibleEnd = index
        }
        // A word longer than a line is broken where the line is full.
        let end = possibleEnd > start ? possibleEnd : index
        spans.append(Span(range: start..<end, endsParagraph: false))
        start = end
        width = letters[start..<index].reduce(0) { $0 + $1.width }
      }
      width += letter.width
      if isSpace || PlainTextMeasurer.isWide(letter.character) { possibleEnd = index + 1 }
    }
    spans.append(Span(range: start..<letters.count, endsParagraph: true))
    return spans
  }

  /// Returns the number of lines that are wanted and fit the height, at least one.
  private func mostLines(of spans: [Span]) -> Int {
    let wanted = text.numberOfLines > 0 ? min(text.numberOfLines, spans.count) : spans.count
    guard room.height.isFinite, !text.isAtTop else { return wanted }
    var height: CGFloat = 0
    for (index, span) in spans.prefix(wanted).enumerated() {
      height += line(span.range, true).height
      if height > room.height + Self.tolerance { return max(index, 1) }
      height += text.lineSpacing
    }
    return wanted
  }

  /// The tolerance for the height, in points: frames are rounded to pixels.
  private static let tolerance: CGFloat = 0.5

  private func line(_ range: Range<Int>, _ endsParagraph: Bool) -> TextLine {
    line(Array(letters[range]), at: range.lowerBound, endsParagraph)
  }

  /// - Parameter place: The position in the text. A line without letters takes its height from
  ///   there.
  private func line(_ letters: [Letter], at place: Int, _ endsParagraph: Bool) -> TextLine {
    var line = TextLine(
      runs: [], width: 0, advance: 0, height: 0, ascender: 0, endsParagraph: endsParagraph)
    var depth: CGFloat = 0
    func count(_ index: Int) {
      let metrics = measurer.metrics(of: text.runs[index].font)
      line.ascender = max(line.ascender, metrics.ascender)
      depth = max(depth, -metrics.descender)
    }
    var (current, width) = (-1, CGFloat(0))
    for letter in letters {
      if letter.run != current {
        current = letter.run
        var run = text.runs[current]
        run.text = ""
        line.runs.append(run)
        count(current)
      }
      line.runs[line.runs.count - 1].text.append(letter.character)
      width += letter.width
      if !letter.character.isWhitespace { line.width = width }
    }
    line.advance = width
    if letters.isEmpty {
      count(place < self.letters.count ? self.letters[place].run : text.runs.count - 1)
    }
    line.height = line.ascender + depth
    return line
  }

  // MARK: Leaving out

  private func isTooLong(_ span: Span) -> Bool {
    room.width.isFinite && line(span.range, true).width > room.width
  }

  /// Returns the last visible line with an ellipsis for the text that is left out; nil if that text
  /// is cut off.
  private func shortened(_ span: Span, isFollowed: Bool) -> TextLine? {
    guard room.width.isFinite || isFollowed else { return nil }
    let all = span.range.lowerBound..<letters.count
    let end = letters[all].firstIndex { $0.character.isNewline } ?? letters.count
    switch text.lineBreakMode {
    case .byWordWrapping, .byCharWrapping, .byClipping: return nil
    case .byTruncatingTail:
      return fitting(letters[span.range.lowerBound..<end]) { kept, most in
        (kept.prefix(most), [])
      }
    case .byTruncatingHead:
      return fitting(letters[all]) { kept, most in ([], kept.suffix(most)) }
    case .byTruncatingMiddle:
      return fitting(letters[all]) { kept, most in
        (kept.prefix((most + 1) / 2), kept.suffix(most / 2))
      }
    }
  }

  /// Returns a line of the ellipsis and as many letters as fit beside it.
  private func fitting(
    _ letters: ArraySlice<Letter>,
    _ parts: (ArraySlice<Letter>, Int) -> (ArraySlice<Letter>, ArraySlice<Letter>)
  ) -> TextLine? {
    let letters = letters.filter { !$0.character.isNewline }[...]
    guard let first = letters.first else { return nil }
    func line(_ most: Int) -> TextLine {
      var (head, tail) = parts(letters, most)
      while head.last?.character.isWhitespace == true { head.removeLast() }
      while tail.first?.character.isWhitespace == true { tail.removeFirst() }
      let run = head.last?.run ?? tail.first?.run ?? first.run
      let dots = Letter(
        character: "…", run: run, width: PlainTextMeasurer.width(of: "…", text.runs[run]))
      return self.line(head + [dots] + tail, at: 0, true)
    }
    // Bisection, because each further letter makes the line wider.
    var (least, most) = (0, letters.count)
    while least < most {
      let middle = (least + most + 1) / 2
      if line(middle).width <= room.width { least = middle } else { most = middle - 1 }
    }
    return line(least)
  }
}
