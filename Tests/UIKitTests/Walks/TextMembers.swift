import Foundation
import UIKit

extension MemberWalk {
  private static let texts: [String?] = [
    "One two, three é", "", nil, "First line of some words.\nSecond\n\nأول ثان 12", "x", "👨‍👩‍👧 one",
  ]

  func addField() {
    let field = UITextField()
    place(field, CGRect(x: 20, y: 60, width: 200, height: 34))
    addCommon(field, sizes: [CGSize(width: 200, height: 34), CGSize(width: 60, height: 50), .zero])
    let delegate = TextDelegate(self)
    held = [delegate]
    field.delegate = delegate
    addInput(field)
    addTyping(field)
    func view(_ bits: Int) -> UIView? {
      bits % 3 == 0 ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 10 + bits % 4 * 8, height: 12))
    }
    let modes: [UITextField.ViewMode] = [.never, .whileEditing, .unlessEditing, .always]
    members += [
      { bits in field.text = Self.texts[bits % 6] },
      { bits in
        field.attributedText =
          bits % 3 == 0 ? nil : NSAttributedString(string: "rich", attributes: [.kern: 2])
      },
      { bits in field.placeholder = Self.texts[bits % 6] },
      { bits in
        field.attributedPlaceholder =
          bits % 3 == 0
          ? nil
          : NSAttributedString(string: "hint", attributes: [.foregroundColor: UIColor.systemRed])
      },
      { bits in field.isSecureTextEntry = bits % 3 == 0 },
      { bits in field.clearsOnBeginEditing = bits % 2 == 0 },
      { bits in field.clearsOnInsertion = bits % 2 == 0 },
      { bits in
        field.defaultTextAttributes =
          [
            [.foregroundColor: UIColor.systemRed], [.font: UIFont.systemFont(ofSize: 22)],
            [.kern: 3],
          ][bits % 3]
      },
      { bits in field.borderStyle = [.none, .line, .bezel, .roundedRect][bits % 4] },
      { bits in field.textAlignment = NSTextAlignment(rawValue: bits % 5) ?? .left },
      { bits in field.font = [.systemFont(ofSize: 12), .boldSystemFont(ofSize: 24), nil][bits % 3]
      },
      { bits in field.textColor = [.systemBlue, nil, .label][bits % 3] },
      { bits in field.adjustsFontSizeToFitWidth = bits % 2 == 0 },
      { bits in field.minimumFontSize = CGFloat(bits % 3 * 6) },
      { bits in field.background = Self.picture(bits) },
      { bits in field.disabledBackground = Self.picture(bits) },
      { bits in field.clearButtonMode = modes[bits % 4] },
      { bits in field.leftView = view(bits) },
      { bits in field.rightView = view(bits) },
      { bits in field.leftViewMode = modes[bits % 4] },
      { bits in field.rightViewMode = modes[bits % 4] },
      { [unowned self] bits in
        let rect = CGRect(x: 0, y: 0, width: bits % 4 * 60, height: 40)
        note("\(field.borderRect(forBounds: rect)) \(field.textRect(forBounds: rect))")
        note("\(field.editingRect(forBounds: rect)) \(field.placeholderRect(forBounds: rect))")
        note("\(field.leftViewRect(forBounds: rect)) \(field.rightViewRect(forBounds: rect))")
        note("\(field.clearButtonRect(forBounds: rect)) \(field.isEditing) \(field.hasText)")
        note("\(field.text ?? "-") \(field.attributedText?.length ?? -1)")
        note("\(field.defaultTextAttributes.count)")
      },
    ]
  }

  func addTextView() {
    let text = UITextView()
    text.text = Self.texts[3]
    place(text, CGRect(x: 20, y: 60, width: 200, height: 120))
    addCommon(text, sizes: [CGSize(width: 200, height: 120), CGSize(width: 90, height: 50), .zero])
    let delegate = TextDelegate(self)
    held = [delegate]
    text.delegate = delegate
    addInput(text)
    addTyping(text)
    func range(_ bits: Int) -> NSRange {
      let count = text.text.utf16.count
      let start = bits % (count + 1)
      return NSRange(location: start, length: min(bits / 7 % 5, count - start))
    }
    members += [
      { bits in text.text = Self.texts[bits % 6] },
      { bits in text.font = [.systemFont(ofSize: 12), .boldSystemFont(ofSize: 24), nil][bits % 3] },
      { bits in text.textColor = [.systemBlue, nil, .label][bits % 3] },
      { bits in text.textAlignment = NSTextAlignment(rawValue: bits % 5) ?? .left },
      { bits in text.linkTextAttributes = [.foregroundColor: UIColor.systemRed] },
      { bits in text.typingAttributes = [.foregroundColor: UIColor.systemGreen] },
      { bits in text.selectedRange = range(bits) },
      { bits in text.isSelectable = bits % 5 != 0 },
      { bits in text.isEditable = bits % 5 != 0 },
      { bits in text.isScrollEnabled = bits % 3 != 0 },
      { bits in
        text.textContainerInset = UIEdgeInsets(
          top: CGFloat(bits % 3) * 4, left: CGFloat(bits % 2) * 6, bottom: 3, right: 5)
      },
      { bits in text.scrollRangeToVisible(range(bits)) },
      { bits in
        text.textStorage.addAttributes(
          [
            [.link: "https://example.org"], [.font: UIFont.boldSystemFont(ofSize: 20)],
            [.foregroundColor: UIColor.systemRed], [.underlineStyle: 1],
          ][bits % 4], range: range(bits / 4))
      },
      { bits in
        text.textStorage.replaceCharacters(in: range(bits), with: ["", "new", "\n"][bits % 3])
      },
      { bits in text.textContainer.lineFragmentPadding = CGFloat(bits % 3) * 5 },
      { bits in text.textContainer.maximumNumberOfLines = bits % 4 },
      { bits in
        text.textContainer.lineBreakMode = NSLineBreakMode(rawValue: bits % 6) ?? .byClipping
      },
      { bits in
        let hole = UIBezierPath(rect: CGRect(x: bits % 50, y: 10, width: 40, height: 30))
        text.textContainer.exclusionPaths = bits % 3 == 0 ? [hole] : []
      },
      { [unowned self] bits in
        let manager = text.layoutManager
        let glyphs = range(bits)
        note("\(manager.numberOfGlyphs) \(manager.usedRect(for: text.textContainer))")
        note("\(manager.boundingRect(forGlyphRange: glyphs, in: text.textContainer))")
        note("\(manager.glyphRange(for: text.textContainer)) \(manager.extraLineFragmentRect)")
        var effective = NSRange()
        note("\(manager.lineFragmentRect(forGlyphAt: glyphs.location, effectiveRange: &effective))")
        note("\(manager.lineFragmentUsedRect(forGlyphAt: glyphs.location, effectiveRange: nil))")
        note("\(effective) \(manager.location(forGlyphAt: glyphs.location))")
        note("\(manager.isValidGlyphIndex(glyphs.location))")
        note("\(manager.propertyForGlyph(at: glyphs.location).rawValue)")
        let point = CGPoint(x: bits % 200, y: bits / 3 % 120)
        var share: CGFloat = 0
        let index = manager.characterIndex(
          for: point, in: text.textContainer, fractionOfDistanceBetweenInsertionPoints: &share)
        note("\(index) \(share)")
        manager.enumerateLineFragments(forGlyphRange: glyphs) { rect, used, _, range, stop in
          note("\(rect) \(used) \(range)")
          if bits % 3 == 0 { stop.pointee = true }
        }
        manager.enumerateEnclosingRects(
          forGlyphRange: glyphs, withinSelectedGlyphRange: glyphs, in: text.textContainer
        ) { rect, _ in note("\(rect)") }
      },
      { [unowned self] _ in
        note("\(text.contentSize) \(text.selectedRange) \(text.hasText) \(text.text ?? "-")")
      },
    ]
  }

  /// Adds keys and commands.
  private func addTyping(_ input: any UIView & UITextInput) {
    members += [
      { _ in _ = input.becomeFirstResponder() },
      { bits in if bits % 2 == 0 { _ = input.resignFirstResponder() } },
      { bits in input.insertText(["a", " ", "\n", "words", "é", ""][bits % 6]) },
      { _ in input.deleteBackward() },
      { _ in input.copy(nil) },
      { _ in input.cut(nil) },
      { _ in input.paste(nil) },
      { _ in input.select(nil) },
      { _ in input.selectAll(nil) },
      { bits in bits % 2 == 0 ? input.undoManager?.undo() : input.undoManager?.redo() },
      { [unowned self] bits in
        let keys = [
          UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputUpArrow,
          UIKeyCommand.inputDownArrow, UIKeyCommand.inputHome, "\u{8}", "x",
        ]
        let flags: [UIKeyModifierFlags] = [[], .shift, .alternate, .command]
        let key = keys[bits % 7]
        window.press(UIKey(key, plain: key, modifierFlags: flags[bits / 7 % 4]))
      },
      { [unowned self] _ in
        let actions = [
          Selector("copy:"),
          Selector("paste:"),
          Selector("select:"),
          Selector("selectAll:"),
        ]
        note("\(actions.map { input.canPerformAction($0, withSender: nil) })")
      },
    ]
  }

  /// Adds the questions of `UITextInput`, which use the bits as places in the text.
  private func addInput(_ input: any UIView & UITextInput) {
    func place(_ bits: Int) -> UITextPosition {
      input.position(from: input.beginningOfDocument, offset: bits % 9) ?? input.endOfDocument
    }
    func range(_ bits: Int) -> UITextRange? {
      input.textRange(from: place(bits), to: place(bits / 9))
    }
    func words(_ position: UITextPosition?) -> String {
      position.map { "\(input.offset(from: input.beginningOfDocument, to: $0))" } ?? "nil"
    }
    func words(_ range: UITextRange?) -> String {
      range.map { "\(words($0.start))-\(words($0.end)) \($0.isEmpty)" } ?? "nil"
    }
    let layouts: [UITextLayoutDirection] = [.left, .right, .up, .down]
    let units: [UITextGranularity] = [
      .character, .word, .sentence, .paragraph, .line, .document,
    ]
    members += [
      { bits in input.selectedTextRange = bits % 7 == 0 ? nil : range(bits) },
      { bits in
        guard let range = range(bits) else { return }
        input.replace(range, withText: ["", "new", "two words"][bits % 3])
      },
      { bits in
        input.setMarkedText(
          ["mark", "", nil][bits % 3], selectedRange: NSRange(location: bits % 4, length: bits % 2))
      },
      { _ in input.unmarkText() },
      { [unowned self] bits in
        note("marked \(words(input.markedTextRange)) selected \(words(input.selectedTextRange))")
        note("\(range(bits).flatMap { input.text(in: $0) } ?? "-")")
      },
      { [unowned self] bits in
        let next = input.position(
          from: place(bits), in: layouts[bits % 4], offset: bits / 4 % 3 - 1)
        note("next \(words(next)) \(input.compare(place(bits), to: place(bits / 9)).rawValue)")
        note("\(words(input.characterRange(byExtending: place(bits), in: layouts[bits % 4])))")
        guard let range = range(bits) else { return }
        note("\(words(input.position(within: range, farthestIn: layouts[bits % 4])))")
        note("\(input.firstRect(for: range)) \(input.caretRect(for: place(bits)))")
        for part in input.selectionRects(for: range) {
          note("\(part.rect) \(part.containsStart) \(part.containsEnd)")
        }
      },
      { [unowned self] bits in
        let point = CGPoint(x: bits % 220 - 10, y: bits / 3 % 140 - 10)
        note("near \(words(input.closestPosition(to: point)))")
        note("\(words(input.characterRange(at: point)))")
        guard let range = range(bits) else { return }
        note("\(words(input.closestPosition(to: point, within: range)))")
      },
      { [unowned self] bits in
        let unit = units[bits % 6]
        let direction =
          bits % 2 == 0 ? UITextDirection.storage(.forward) : UITextDirection.layout(.left)
        let tokens = input.tokenizer
        note(
          "\(words(tokens.position(from: place(bits), toBoundary: unit, inDirection: direction)))")
        note(
          "\(words(tokens.rangeEnclosingPosition(place(bits), with: unit, inDirection: direction)))"
        )
        note("\(tokens.isPosition(place(bits), atBoundary: unit, inDirection: direction))")
        note("\(tokens.isPosition(place(bits), withinTextUnit: unit, inDirection: direction))")
      },
      { [unowned self] bits in
        note("\(input.baseWritingDirection(for: place(bits), in: .forward).rawValue)")
        guard let range = range(bits) else { return }
        input.setBaseWritingDirection(
          [.natural, .leftToRight, .rightToLeft][bits % 3], for: range)
      },
      { [unowned self] bits in
        note("\(input.textStyling(at: place(bits), in: .forward)?.count ?? -1)")
        note("\(input.selectionAffinity.rawValue)")
      },
    ]
  }
}

/// Logs what texts ask, and refuses some of it.
@MainActor
final class TextDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
  private weak var walk: Walk?
  private var number = 0

  init(_ walk: Walk) { self.walk = walk }

  private func answer(_ words: String) -> Bool {
    walk?.note(words)
    number += 1
    return number % 5 != 0
  }

  func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { answer("may begin") }
  func textFieldDidBeginEditing(_ field: UITextField) { walk?.note("began") }
  func textFieldShouldEndEditing(_ field: UITextField) -> Bool { answer("may end") }
  func textFieldDidEndEditing(_ field: UITextField, reason: UITextField.DidEndEditingReason) {
    walk?.note("ended \(reason.rawValue)")
  }
  func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String
  ) -> Bool { answer("may change \(range) “\(text)”") }
  func textFieldDidChangeSelection(_ field: UITextField) { walk?.note("selects") }
  func textFieldShouldClear(_ field: UITextField) -> Bool { answer("may clear") }
  func textFieldShouldReturn(_ field: UITextField) -> Bool { answer("may return") }

  func textViewShouldBeginEditing(_ view: UITextView) -> Bool { answer("may begin") }
  func textViewDidBeginEditing(_ view: UITextView) { walk?.note("began") }
  func textViewShouldEndEditing(_ view: UITextView) -> Bool { answer("may end") }
  func textViewDidEndEditing(_ view: UITextView) { walk?.note("ended") }
  func textView(
    _ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { answer("may change \(range) “\(text)”") }
  func textViewDidChange(_ view: UITextView) { walk?.note("changed") }
  func textViewDidChangeSelection(_ view: UITextView) {
    walk?.note("selected \(view.selectedRange)")
  }
  func textView(
    _ view: UITextView, shouldInteractWith url: URL, in range: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { answer("link \(range) \(interaction.rawValue)") }
}
