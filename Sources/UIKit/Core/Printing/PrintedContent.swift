import Foundation

/// A view whose line in a tree says what is in it: a text, a value, what is selected.
@MainActor
protocol PrintedContent: UIView {
  var contentWords: [String] { get }
}

extension UIView {
  /// The text that a person would call the view by: its own, or else the first one below it.
  package var shownText: String? {
    var rest = [self]
    while let view = rest.popLast() {
      let own = (view as? any NamedByText)?.textName ?? view.accessibilityLabel
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
  /// Of a symbol, or of the file that it was read from.
  var name: String? { look.symbol?.name ?? fileName }
}
