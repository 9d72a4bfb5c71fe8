/// The horizontal position of a text's lines in the room of the text.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// The side at which the text's own script begins.
  case natural = 4
}

/// The treatment of a line that is too long.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}
