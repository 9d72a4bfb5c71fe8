import Foundation

/// The selection of an edited text, and the objects that follow it.
@MainActor
final class TextInputState {
  /// The selected characters in UTF-16 code units; without any, the place at which keys write.
  var selected = NSRange(location: 0, length: 0)
  /// The end of the selection that stays where it is while keys move the other end.
  var anchor: Int?
  let marks = TextMarks()
  /// The provisional text of an input method.
  var marked: NSRange?
  var markedStyle: [NSAttributedString.Key: Any]?
  var writingDirection = NSWritingDirection.natural
  weak var inputDelegate: (any UITextInputDelegate)?
  var tokenizer: UITextInputStringTokenizer?
}
