import Foundation

/// A place between two characters of a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  open override nonisolated var description: String { ObjectText.of(self) }
}

/// A range of characters of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
  /// Whether the range contains no characters.
  open var isEmpty: Bool { true }

  open override nonisolated var description: String { ObjectText.of(self) }
}
