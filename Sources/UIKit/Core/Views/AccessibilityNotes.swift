import Foundation

/// What a responder says of itself to those who do not see or touch; kept apart, for most say nothing.
final class AccessibilityNotes {
  struct Words {
    var identifier: String?
    var label: String?
    var hint: String?
    var value: String?
    var traits = UIAccessibilityTraits.none
    var elements: [Any]?
    var isElement = false
    var hidesElements = false
    var groupsChildren = false
    var ignoresInvertColors = false
    var isModal = false
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var customActions: [UIAccessibilityCustomAction]?
    var showsLargeContent = false
    var frame: CGRect?
    var activationPoint: CGPoint?
  }

  var words = Words()
}

extension UIResponder {
  final var says: AccessibilityNotes.Words {
    get { accessibilityNotes?.words ?? AccessibilityNotes.Words() }
    set {
      let notes = accessibilityNotes ?? AccessibilityNotes()
      accessibilityNotes = notes
      notes.words = newValue
    }
  }

  /// Of what it shows; nothing where it shows nothing.
  final var frameOnScreen: CGRect {
    let view = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
    return view.map { $0.convert($0.bounds, to: nil) } ?? .zero
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

/// Direction of a scroll by an accessibility action.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  case right = 1
  case left, up, down, next, previous
}
