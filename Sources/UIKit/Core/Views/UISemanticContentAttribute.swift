/// The meaning of a view's content, which determines whether it is mirrored if text runs from
/// right to left.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  case unspecified = 0
  /// Controls of media and the like: never mirrored.
  case playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction of text.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight = 0
  case rightToLeft
}

extension UIView {
  var ownDirection: UIUserInterfaceLayoutDirection {
    let around = traitCollection.layoutDirection == .rightToLeft
    return Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: around ? .rightToLeft : .leftToRight)
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension UIView {
  /// Whether the content of the view begins at the right.
  final var beginsAtRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns a frame at the other side of the view's bounds if content begins at the right.
  final func mirrored(_ frame: CGRect) -> CGRect { mirrored(frame, in: bounds) }

  /// Returns a frame at the other side of a room if content begins at the right.
  final func mirrored(_ frame: CGRect, in room: CGRect) -> CGRect {
    guard beginsAtRight else { return frame }
    var frame = frame
    frame.origin.x = room.minX + room.maxX - frame.maxX
    return frame
  }
}
