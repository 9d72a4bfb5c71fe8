import Foundation

/// The accessibility properties of a responder. Stored apart, as most responders have none.
final class AccessibilityNotes {
  struct Words {
    var identifier: String?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var elements: [Any]?
    var isElement: Bool?
    var hidesElements = false
    var groupsChildren = false
    var ignoresInvertColors = false
    var isModal = false
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var custom = Custom()
    var language: String?
    var inputLabels: [String]?
    var showsLargeContent = false
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
  }

  /// The additions of the application for users of a screen reader.
  struct Custom {
    var actions: [UIAccessibilityCustomAction]?
    var rotors: [UIAccessibilityCustomRotor]?
  }

  var words = Words()
  var blocks = AccessibilityBlocks()
  /// The elements of the parts of a view that are no views, by their names.
  var parts: [String: SpokenPart] = [:]
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

  /// The frame of the responder's view, in the window's coordinates; zero without a view.
  final var frameOnScreen: CGRect {
    let view = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
    return view.map { $0.convert($0.bounds, to: nil) } ?? .zero
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

/// The direction of a scroll by an accessibility action.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  case right = 1
  case left, up, down, next, previous
}
