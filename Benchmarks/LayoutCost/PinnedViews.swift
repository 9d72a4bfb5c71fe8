import UIKit

/// A window with views that have four constraints each.
@MainActor
struct PinnedViews {
  enum Kind: CaseIterable {
    /// All views are in one view, each at a place of its own.
    case siblings
    /// Each view is in the one before, a little smaller.
    case nested
    /// Each view is placed after the one before.
    case chain
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 4000, height: 4000))
  private let edited: NSLayoutConstraint

  init(_ kind: Kind, count: Int) {
    let box = UIView(frame: window.bounds)
    window.addSubview(box)
    var constraints: [NSLayoutConstraint] = []
    var last = box
    for number in 0..<count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      let around = kind == .nested ? last : box
      around.addSubview(view)
      let constant = CGFloat(number % 50)
      switch kind {
      case .siblings:
        constraints += [
          view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: constant),
          view.topAnchor.constraint(equalTo: box.topAnchor, constant: constant),
          view.widthAnchor.constraint(equalToConstant: 40 + constant),
          view.heightAnchor.constraint(equalToConstant: 30),
        ]
      case .nested:
        constraints += [
          view.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 1),
          view.topAnchor.constraint(equalTo: around.topAnchor, constant: 1),
          view.trailingAnchor.constraint(equalTo: around.trailingAnchor, constant: -1),
          view.bottomAnchor.constraint(equalTo: around.bottomAnchor, constant: -1),
        ]
      case .chain:
        let next = number == 0 ? box.leadingAnchor : last.trailingAnchor
        constraints += [
          view.leadingAnchor.constraint(equalTo: next, constant: 1),
          view.topAnchor.constraint(equalTo: box.topAnchor, constant: constant),
          view.widthAnchor.constraint(equalToConstant: 2),
          view.heightAnchor.constraint(equalToConstant: 30),
        ]
      }
      last = view
    }
    NSLayoutConstraint.activate(constraints)
    edited = constraints[constraints.count / 2 / 4 * 4]
  }

  /// Moves a view in the middle of the tree, and solves the constraints that depend on it.
  func edit(_ constant: Int) {
    edited.constant = CGFloat(constant % 20)
    window.updateEngine()
  }
}
