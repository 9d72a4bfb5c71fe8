import Foundation

/// The words for an element that its program has not described.
struct SpokenWords {
  var isElement = true
  var label: String?
  var value: String?
  var hint: String?
  var traits = UIAccessibilityTraits.none
  /// Whether the controls within the element are elements of their own, after it.
  var hasControlsInside = false
}

/// A responder that has words for assistive technologies of its own. Those that the program sets
/// replace them.
@MainActor
protocol SpokenByItself: UIResponder {
  var spokenWords: SpokenWords { get }
}

/// An element that does something else than a tap when it is activated.
@MainActor
protocol ActivatedByReader: UIResponder {
  /// Returns whether that did something.
  func activateForReader() -> Bool
}

/// An element with a value that goes up and down in steps.
@MainActor
protocol AdjustedByReader: UIResponder {
  /// Changes the value by a step: 1 or -1.
  func adjust(by step: Int)
}

/// A view or a view controller that the Escape key closes.
@MainActor
protocol ClosedByEscape: UIResponder {
  /// Returns whether something was closed.
  func closeByEscape() -> Bool
}

/// A view whose content moves by pages.
@MainActor
protocol ScrolledByReader: UIResponder {
  /// Returns whether the content could be moved.
  func scrollForReader(_ direction: UIAccessibilityScrollDirection) -> Bool
}

/// An element that offers actions which a finger performs by a movement.
@MainActor
protocol OffersActions: UIResponder {
  var offeredActions: [UIAccessibilityCustomAction]? { get }
}

extension UIResponder {
  final var spoken: SpokenWords? { (self as? any SpokenByItself)?.spokenWords }

  /// The label that the program has given the element, by the property or by an override.
  final var statedLabel: String? {
    stated(accessibilityLabel, text(.label) ?? says.label, spoken?.label)
  }
  final var statedValue: String? {
    stated(accessibilityValue, text(.value) ?? says.value, spoken?.value)
  }

  private func stated(_ shown: String?, _ set: String?, _ own: String?) -> String? {
    shown == own ? set : shown
  }
}
