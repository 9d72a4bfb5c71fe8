import UIKit

extension UIView {
  /// Creates a view in the parent without constraints from its frame.
  package convenience init(constrainedIn parent: UIView) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(self)
  }

  /// The tree of views with the visible state of each view, for comparison.
  package var treeText: String {
    var text = ""
    func add(_ view: UIView, _ indent: String) {
      let name = (view.next as? UIViewController)?.title ?? "\(type(of: view))"
      text += "\(indent)\(name) \(view.frame) \(view.alpha) \(view.isHidden)\n"
      for subview in view.subviews { add(subview, indent + "  ") }
    }
    add(self, "")
    return text
  }

  /// The texts of this view and of all labels below it, one below the other.
  package var labelTexts: String {
    ([(self as? UILabel)?.text ?? ""] + subviews.map(\.labelTexts)).joined(separator: "\n")
  }
}

extension UIDatePicker {
  /// Lets all date pickers begin with 15 November 2026, 10:30 in UTC, and call that day today.
  ///
  /// Tests of one program share the time of date pickers, so each test with a date picker calls this first.
  package static func beginOnTheSameDay() {
    now = { Date(timeIntervalSince1970: 1_794_738_600) }
  }
}
