import Foundation

/// A view with parts that are elements although they are no views.
@MainActor
protocol HoldsSpokenParts: UIView {
  /// The names of the parts, in reading order. A name stays that of its part when others come and
  /// go; nil if the view has no parts at present.
  var partNames: [String]? { get }
  /// Describes a part.
  func describe(_ name: String) -> SpokenPart.Look
}

extension HoldsSpokenParts {
  /// The elements of the parts. A part has the same element as long as the view exists.
  var currentParts: [Any]? {
    guard let names = partNames else { return nil }
    let notes = accessibilityNotes ?? AccessibilityNotes()
    accessibilityNotes = notes
    return names.map { name in
      let part = notes.parts[name] ?? SpokenPart(name, of: self)
      notes.parts[name] = part
      return part
    }
  }
}

/// The element of a part of a view. It asks the view each time.
@MainActor
final class SpokenPart: UIAccessibilityElement, SpokenByItself, AdjustedByReader, ActivatedByReader
{
  /// The description of a part.
  struct Look {
    var words: SpokenWords
    /// The frame in the coordinates of the view.
    var frame: CGRect
    /// Changes the value by a step; nil for a part without a value.
    var adjust: ((Int) -> Void)?
    /// The action; nil if the part is touched in its middle.
    var activate: (() -> Void)?
  }

  let name: String

  init(_ name: String, of view: any HoldsSpokenParts) {
    self.name = name
    super.init(accessibilityContainer: view)
    says.isElement = nil
  }

  private var view: (any HoldsSpokenParts)? { accessibilityContainer as? any HoldsSpokenParts }
  private var look: Look? { view?.describe(name) }

  var spokenWords: SpokenWords { look?.words ?? SpokenWords(isElement: false) }

  override var accessibilityFrame: CGRect {
    get { view.flatMap { view in look.map { view.convert($0.frame, to: nil) } } ?? .zero }
    set { super.accessibilityFrame = newValue }
  }

  func adjust(by step: Int) { look?.adjust?(step) }

  func activateForReader() -> Bool {
    guard let activate = look?.activate else { return false }
    activate()
    return true
  }
}
