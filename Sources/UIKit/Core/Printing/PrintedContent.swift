import Foundation

/// A view whose line in a printed tree describes its content: a text, a value, a selection.
@MainActor
protocol PrintedContent: UIView {
  var contentWords: [String] { get }
}

extension UIView {
  /// The text by which a person would name the view: its own, or the first one below it.
  package var shownText: String? {
    var rest = [self]
    while let view = rest.popLast() {
      let own = (view as? any NamedByText)?.textName ?? view.statedLabel
      if let own, !own.isEmpty { return own }
      rest += view.subviews.reversed()
    }
    return nil
  }
}

/// A view that shows a text of its own.
@MainActor
protocol NamedByText: UIView {
  var textName: String? { get }
}

extension UIImage {
  /// The name of a symbol, or of the file that the image was read from.
  var name: String? { look.symbol?.name ?? fileName }
}
