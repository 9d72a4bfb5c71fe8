import Foundation

/// Something that happened in an application, in the words of its user.
package struct ApplicationEvent: Hashable, Sendable {
  /// The kind of an event. Its raw value is used in reports for programs.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Content was scrolled or zoomed by fingers, and has come to rest.
    case scrolled
    /// A page of a paging scroll view or of a page view controller was turned.
    case turnedPage = "turned-page"
    /// A row or an item was selected or deselected by a tap.
    case selected, deselected
    /// A row was pushed aside to show its actions, was closed again, or was swiped over its full
    /// width.
    case openedRow = "opened-row"
    case closedRow = "closed-row"
    case choseAction = "chose-action"
    /// A control was pressed, or its value was changed.
    case pressed, changed
    /// A text field or text view got the keyboard.
    case gotKeyboard = "got-keyboard"
    case choseTab = "chose-tab"
    case pushed, popped, presented, dismissed
    /// A sheet came to rest at another height.
    case movedSheet = "moved-sheet"
    /// Items that were dragged were dropped on a view, or returned to their source.
    case dropped, returned
    /// A recognizer of the application's own recognized its gesture.
    case recognized
  }

  package var kind: Kind
  /// A sentence without its full stop, such as `selected row 5 of section 0`.
  package var text: String
  /// The type of the view or the view controller that the event happened to.
  package var subject: String
  /// The title, the label or the name of what was chosen; nil without one.
  package var title: String?
  /// The index path of a row or an item.
  package var section: Int?
  package var item: Int?
  /// The offset, the page or the value before and after the event, if it has one.
  package var from: Double?
  package var to: Double?
  /// The identity of the object, so that several steps of one change are reported as one.
  package var source: ObjectIdentifier?

  package init(_ kind: Kind, _ text: String, of subject: Any, title: String? = nil) {
    self.kind = kind
    self.text = text
    self.subject = "\(type(of: subject))"
    self.title = title
    source = ObjectIdentifier(subject as AnyObject)
  }

  /// Creates an event of a row or an item.
  package init(
    _ kind: Kind, _ text: String, of subject: Any, at path: IndexPath, title: String? = nil
  ) {
    self.init(kind, text, of: subject, title: title)
    guard path.count == 2 else { return }
    (section, item) = (path[0], path[1])
  }
}

extension ApplicationEvent {
  /// The listener that receives each event, with the layer time at which it began; nil means now.
  /// There is none by default.
  @MainActor @exclusivity(unchecked) static var listener: ((ApplicationEvent, Double?) -> Void)?

  /// Reports an event that began at `start` in layer time, if there is a listener.
  @MainActor
  static func report(_ event: @autoclosure () -> ApplicationEvent, since start: Double? = nil) {
    listener?(event(), start)
  }
}

/// Returns a number as text for a sentence, with one decimal at most.
func eventNumber(_ value: Double) -> String {
  // Above 10^15 a `Double` has no exact tenths.
  guard value.isFinite, value.magnitude < 1e15 else { return "\(value)" }
  // To tenths.
  let rounded = (value * 10).rounded() / 10
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
