import Foundation

/// Receives the edits of a text storage. All methods are optional.
public protocol NSTextStorageDelegate: AnyObject {
  /// Called before attributes are fixed. The delegate may change characters and attributes.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called before the layout managers are notified. The delegate may change attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

/// A text whose edits are reported to layout managers.
///
/// A subclass with its own text overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls `edited` in the latter two.
/// All other changes are made of these.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of an edit.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  open internal(set) var layoutManagers: [NSLayoutManager] = []
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The kinds, the range and the change in length of the edits that are not processed yet.
  open private(set) var editedMask: EditActions = []
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0
  private var depth = 0
  private var isProcessing = false
  /// Called on the main actor after an edit was processed.
  var edits: (@MainActor () -> Void)?

  // MARK: Layout managers

  @preconcurrency @MainActor
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.ownStorage = self
    aLayoutManager.invalidate()
  }

  @preconcurrency @MainActor
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.ownStorage = nil }
  }

  // MARK: Editing

  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    guard depth > 0 else { return }
    depth -= 1
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Records an edit of a range, as the range was before the edit. The edit is processed at once, or
  /// at the end of a group of edits.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    self.editedMask.formUnion(editedMask)
    let range = NSRange(
      location: editedRange.location, length: max(editedRange.length + delta, 0))
    self.editedRange =
      self.editedRange.location == NSNotFound ? range : self.editedRange.union(range)
    changeInLength += delta
    if depth == 0, !isProcessing { processEditing() }
  }

  /// Calls the delegate and the layout managers.
  open func processEditing() {
    guard !isProcessing else { return }
    isProcessing = true
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    (editedMask, changeInLength) = ([], 0)
    editedRange = NSRange(location: NSNotFound, length: 0)
    isProcessing = false
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated {
      for manager in storage.layoutManagers {
        manager.processEditing(
          for: storage, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
      }
      storage.edits?()
    }
  }

  // MARK: The text

  open override var length: Int { string.utf16.count }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func replaceCharacters(
    in range: NSRange, with attrString: NSAttributedString
  ) {
    // The other text may be this one.
    let pieces = attrString.pieces
    beginEditing()
    replaceCharacters(in: range, with: pieces.map(\.text).joined())
    var start = range.location
    for (text, values) in pieces {
      let length = text.utf16.count
      setAttributes(values, range: NSRange(location: start, length: length))
      start += length
    }
    endEditing()
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    changeAttributes(in: range) { $0.merging(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0.filter { $0.key != name } }
  }

  private func changeAttributes(
    in range: NSRange,
    _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    beginEditing()
    for (part, values) in runs where part.location < range.upperBound {
      let start = max(part.location, range.location)
      let end = min(part.upperBound, range.upperBound)
      guard end > start else { continue }
      setAttributes(change(values), range: NSRange(location: start, length: end - start))
    }
    endEditing()
  }
}

extension NSAttributedString {
  /// The ranges of equal attributes, found only with what a subclass with its own text overrides.
  var runs: [(range: NSRange, values: [NSAttributedString.Key: Any])] {
    var runs: [(range: NSRange, values: [NSAttributedString.Key: Any])] = []
    let end = string.utf16.count
    var start = 0
    while start < end {
      var range = NSRange(location: start, length: 0)
      let values = attributes(at: start, effectiveRange: &range)
      let next = min(max(range.upperBound, start + 1), end)
      runs.append((NSRange(location: start, length: next - start), values))
      start = next
    }
    return runs
  }

  /// The texts of equal attributes.
  var pieces: [(text: String, values: [NSAttributedString.Key: Any])] {
    let text = string as NSString
    return runs.map { (text.substring(with: $0.range), $0.values) }
  }

  /// A copy that does not follow later changes.
  var snapshot: NSAttributedString {
    let copy = NSMutableAttributedString(string: string)
    for (range, values) in runs { copy.setAttributes(values, range: range) }
    return copy
  }
}
