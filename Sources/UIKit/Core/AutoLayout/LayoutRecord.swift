import Foundation

/// Auto Layout's state of a view that has constraints.
@MainActor
final class LayoutRecord {
  typealias Priorities = (horizontal: UILayoutPriority, vertical: UILayoutPriority)

  /// Those that the view holds, in the order in which they became active.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// Made when they are first asked for: safe area, margins and the like.
  var systemGuides: [UILayoutGuide] = []
  /// The engine of the tree whose outermost view this is.
  var engine: LayoutEngine?
  var entry: LayoutEntry?
  /// Nil for the usual ones.
  var hugging: Priorities?
  var resistance: Priorities?
  /// Nil for the usual ones.
  var margins: OwnMargins?
  /// Whether a constraint has ever spoken of a baseline of the view.
  private(set) var hasBaselineInUse = false
  private var mentions: [Mention] = []

  private struct Mention {
    /// Compared before the constraint is: finding a weak one takes long.
    let id: ObjectIdentifier
    weak var constraint: NSLayoutConstraint?
  }

  /// The active constraints that speak of the view or of a guide of it, the first first.
  var mentioning: [NSLayoutConstraint] { mentions.compactMap(\.constraint) }

  /// Takes up a constraint that it does not know yet.
  func mention(_ constraint: NSLayoutConstraint) {
    if constraint.speaksOfBaseline { hasBaselineInUse = true }
    mentions.append(Mention(id: ObjectIdentifier(constraint), constraint: constraint))
    if mentions.count == 1 { orderChanged() }
  }

  func forgetMention(of constraint: NSLayoutConstraint) {
    let id = ObjectIdentifier(constraint)
    guard let index = mentions.lastIndex(where: { $0.id == id && $0.constraint === constraint })
    else { return }
    mentions.remove(at: index)
    if index == 0 { orderChanged() }
  }

  /// Content of equal priority gives way in the order in which constraints spoke of it first.
  private func orderChanged() {
    if let entry { entry.engine?.entryChanged(entry) }
  }

  /// When the view was first spoken of by a constraint that is active, among all views.
  func firstMention(of view: UIView) -> Int {
    if mentions.first?.constraint == nil { mentions.removeAll { $0.constraint == nil } }
    guard let constraint = mentions.first?.constraint else { return 0 }
    let place = constraint.items.firstIndex { $0.layoutView === view } ?? 0
    return constraint.serial * 4 + place
  }
}

/// The margins of a view as they were set: those of the text's direction change sides with it.
enum OwnMargins: Equatable {
  case edges(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  func resolved(_ isMirrored: Bool) -> UIEdgeInsets {
    switch self {
    case .edges(let insets): insets
    case .directional(let insets): insets.resolved(isMirrored)
    }
  }
}

/// Stands for one time that a view shrinks in its stack before it is hidden.
final class StackDeparture {}

/// State of a view that concerns constraints, also of a view without any.
struct ConstraintState {
  /// Whether it, or anything below it, has to do with constraints.
  var isInUse = false
  /// Whether its frame is its own, and no constraint's.
  var keepsFrame = true
  var needsUpdate = true
  /// Whether anything below needs it.
  var containsUpdate = false
  /// While it shrinks in its stack: it is hidden for all who ask, and still seen.
  var departure: StackDeparture?
}

extension UIView {
  var usesConstraints: Bool {
    get { constraintState.isInUse }
    set { constraintState.isInUse = newValue }
  }

  var needsConstraintUpdate: Bool {
    get { constraintState.needsUpdate }
    set { constraintState.needsUpdate = newValue }
  }

  var containsConstraintUpdate: Bool {
    get { constraintState.containsUpdate }
    set { constraintState.containsUpdate = newValue }
  }
}

extension CGRect {
  func grown(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }
}
