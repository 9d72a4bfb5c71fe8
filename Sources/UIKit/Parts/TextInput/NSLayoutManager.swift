import Foundation
import QuartzCore

/// Follows the layout of a layout manager. All methods are optional.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
}

extension NSLayoutManagerDelegate {
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
}

/// Lays out the text of a storage in containers, one after the other, and draws it.
///
/// Each UTF-16 code unit has one glyph, so that the indices of characters and of glyphs are equal.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  open internal(set) var textContainers: [NSTextContainer] = []
  open weak var delegate: (any NSLayoutManagerDelegate)?
  weak var ownStorage: NSTextStorage?
  open var textStorage: NSTextStorage? {
    get { ownStorage }
    set {
      guard newValue !== ownStorage else { return }
      ownStorage?.removeLayoutManager(self)
      newValue?.addLayoutManager(self)
    }
  }
  @Inert("a text is laid out as a whole when a place in it is asked for")
  open var allowsNonContiguousLayout = false
  @Inert("words are hyphenated where a paragraph style says so")
  open var hyphenationFactor: Float = 0
  @Inert("fonts have no leading")
  open var usesFontLeading = true
  @Inert("control characters have no pictures")
  open var showsInvisibleCharacters = false
  @Inert("control characters have no pictures")
  open var showsControlCharacters = false

  private var parts: [LaidOutText]?

  public override nonisolated init() { super.init() }

  open override nonisolated var description: String { ObjectText.of(self) }

  // MARK: Containers

  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.layoutManager = self
    invalidate()
  }

  open func removeTextContainer(at index: Int) {
    let container = textContainers.remove(at: index)
    container.layoutManager = nil
    invalidate()
  }

  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  /// Called by the storage after an edit.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange: NSRange
  ) { invalidate() }

  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {
    actualCharacterRange?.pointee = charRange
    invalidate()
  }

  open func invalidateDisplay(forCharacterRange charRange: NSRange) { invalidate() }

  func invalidate() {
    guard parts != nil else { return }
    parts = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  // MARK: Layout

  /// Lays out the whole text, unless its layout is known.
  open func ensureLayout(for container: NSTextContainer) { _ = laidOut }
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = laidOut }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = laidOut }
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = laidOut }

  /// The text of each container.
  var laidOut: [LaidOutText] {
    if let parts { return parts }
    var made: [LaidOutText] = []
    let text = ownStorage?.snapshot ?? NSAttributedString(string: "")
    var start = 0
    for container in textContainers {
      let part = LaidOutText(text, from: start, in: container)
      made.append(part)
      start = part.range.upperBound
    }
    parts = made
    for (index, container) in textContainers.enumerated() {
      delegate?.layoutManager(
        self, didCompleteLayoutFor: container, atEnd: index == textContainers.count - 1)
    }
    return made
  }

  func part(of container: NSTextContainer) -> LaidOutText? {
    textContainers.firstIndex { $0 === container }.map { laidOut[$0] }
  }

  func line(at glyph: Int) -> (part: LaidOutText, row: TextLayout.Row)? {
    for part in laidOut {
      if let row = part.rows.first(where: { part.characters($0).contains(glyph) }) {
        return (part, row)
      }
    }
    return laidOut.last.flatMap { part in part.rows.last.map { (part, $0) } }
  }

  // MARK: Glyphs and characters

  open var numberOfGlyphs: Int { ownStorage?.length ?? 0 }

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    part(of: container).map { NSRange($0.range) } ?? NSRange(location: 0, length: 0)
  }

  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The kinds of glyphs that are not drawn as letters.
  /// The raw values are UIKit's.
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let null = GlyphProperty(rawValue: 1)
    public static let controlCharacter = GlyphProperty(rawValue: 2)
    /// A space that grows in justified text.
    public static let elastic = GlyphProperty(rawValue: 4)
    public static let nonBaseCharacter = GlyphProperty(rawValue: 8)
  }

  /// Returns the kind of a glyph: line breaks, tabs and attachments are control characters.
  open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    guard let text = ownStorage?.string as NSString?, (0..<text.length).contains(glyphIndex) else {
      return []
    }
    guard let scalar = Unicode.Scalar(text.character(at: glyphIndex)) else { return [] }
    if scalar == " " { return .elastic }
    // U+FFFC stands for an attachment.
    if scalar.properties.generalCategory == .control || scalar.value == 0xFFFC
      || [.lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    {
      return .controlCharacter
    }
    return scalar.properties.generalCategory == .nonspacingMark ? .nonBaseCharacter : []
  }

  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }

  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> NSTextContainer? {
    guard let index = laidOut.firstIndex(where: { $0.range.contains(glyphIndex) }) else {
      return nil
    }
    effectiveRange?.pointee = NSRange(laidOut[index].range)
    return textContainers[index]
  }

  // MARK: Places

  /// Returns the rectangle around the lines of a container, padding included.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let part = part(of: container) else { return .zero }
    let used = part.rows.reduce(CGRect.null) { $0.union(part.used($1)) }
    return used.isNull ? .zero : used
  }

  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    let rects = part(of: container)?.rectangles(of: glyphRange) ?? []
    let union = rects.reduce(CGRect.null) { $0.union($1) }
    return union.isNull ? .zero : union
  }

  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let (part, row) = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = NSRange(part.characters(row))
    return part.frame(row)
  }

  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let (part, row) = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = NSRange(part.characters(row))
    return part.used(row)
  }

  /// Returns the start of a glyph on its baseline, from the corner of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let (part, row) = line(at: glyphIndex) else { return .zero }
    return CGPoint(
      x: part.padding + row.edge(at: glyphIndex - part.range.lowerBound), y: row.ascender)
  }

  /// The line after a line break at the end of the text; zero without one.
  open var extraLineFragmentRect: CGRect {
    guard let part = laidOut.last, let row = part.rows.last, row.range.isEmpty,
      part.rows.count > 1
    else { return .zero }
    return part.frame(row)
  }

  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for (container, part) in zip(textContainers, laidOut) {
      for row in part.rows {
        let range = part.characters(row)
        guard range.overlaps(glyphRange.lowerBound..<glyphRange.upperBound) else { continue }
        block(part.frame(row), part.used(row), container, NSRange(range), &stop)
        if stop.boolValue { return }
      }
    }
  }

  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in part(of: textContainer)?.rectangles(of: glyphRange) ?? [] {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the character at a point, or the one that is nearest to it.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    guard let (index, fraction) = part(of: container)?.character(near: point) else { return 0 }
    partialFraction?.pointee = fraction
    return index
  }

  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  open func glyphRange(
    forBoundingRect bounds: CGRect, in container: NSTextContainer
  ) -> NSRange {
    guard let part = part(of: container) else { return NSRange(location: 0, length: 0) }
    let rows = part.rows.filter {
      part.frame($0).maxY > bounds.minY && part.frame($0).minY < bounds.maxY
    }
    guard let first = rows.first, let last = rows.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSRange(part.characters(first).lowerBound..<part.characters(last).upperBound)
  }

  // MARK: Drawing

  /// Draws the background of the glyphs. Their background colors are drawn with the glyphs.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws the lines that contain glyphs of the range.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    for part in laidOut { part.draw(glyphsToShow, at: origin) }
  }
}
