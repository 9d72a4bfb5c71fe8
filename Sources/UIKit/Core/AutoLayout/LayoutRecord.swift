import Foundation

/// Auto Layout's state of a view that has constraints.
@MainActor
final class LayoutRecord {
  typealias Priorities = (horizontal: UILayoutPriority, vertical: UILayoutPriority)

  /// The constraints that the view holds, in the order of their activation.
  @exclusivity(unchecked) var constraints: [NSLayoutConstraint] = []
  @exclusivity(unchecked) var guides: [UILayoutGuide] = []
  /// The guides of safe area, margins and the like, created on first use.
  @exclusivity(unchecked) var systemGuides: [UILayoutGuide] = []
  /// Whether the view has had guides of the bars of its controller.
  @exclusivity(unchecked) var hasBarGuides = false
  /// The engine of the tree whose outermost view this is.
  @exclusivity(unchecked) var engine: LayoutEngine?
  @exclusivity(unchecked) var entry: LayoutEntry?
  /// The hugging priorities that were set; nil for the default ones.
  @exclusivity(unchecked) var hugging: Priorities?
  @exclusivity(unchecked) var resistance: Priorities?
  /// The margins that were set; nil for the default ones.
  @exclusivity(unchecked) var margins: OwnMargins?
  /// Whether a constraint on a baseline of the view has ever been active.
  @exclusivity(unchecked) private(set) var hasBaselineInUse = false
  /// Whether a constraint on a baseline of any view has ever been active.
  @exclusivity(unchecked) private(set) static var areBaselinesInUse = false
  /// Whether a constraint on the view or on one of its guides has ever been active.
  @exclusivity(unchecked) private(set) var wasMentioned = false
  @exclusivity(unchecked) private var mentions: [Mention] = []

  private struct Mention {
    let reference: LooseReference<NSLayoutConstraint>

    var constraint: NSLayoutConstraint? { reference.object }
  }

  /// The active constraints on the view or on one of its guides, the oldest first.
  var mentioning: [NSLayoutConstraint] { mentions.compactMap(\.constraint) }

  /// Registers a constraint that is not in `mentioning` yet.
  func mention(_ constraint: NSLayoutConstraint) {
    if constraint.speaksOfBaseline {
      hasBaselineInUse = true
      Self.areBaselinesInUse = true
    }
    wasMentioned = true
    mentions.append(Mention(reference: constraint.reference))
    if mentions.count == 1 { orderChanged() }
  }

  func forgetMention(of constraint: NSLayoutConstraint) {
    let reference = constraint.reference
    guard let index = mentions.lastIndex(where: { $0.reference === reference }) else { return }
    mentions.remove(at: index)
    if index == 0 { orderChanged() }
  }

  /// Notes that the view's first constraint has changed: content of equal priority gives way in
  /// the order of first constraints.
  private func orderChanged() {
    if let entry { entry.engine?.entryChanged(entry) }
  }

  /// Returns the number of the oldest active constraint on the view, in the order of activation; 0
  /// without one.
  func firstMention(of view: UIView) -> Int {
    if mentions.first?.constraint == nil { mentions.removeAll { $0.constraint == nil } }
    guard let constraint = mentions.first?.constraint else { return 0 }
    var place = 0
    let isThere =
      constraint.first.mentions(view, at: &place) || constraint.second.mentions(view, at: &place)
    if !isThere { place = 0 }
    // A constraint has at most two items, so a factor of 4 leaves room for the place.
    return constraint.serial * 4 + place
  }
}

/// The margins of a view as they were set. Directional ones change sides with the text direction.
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

/// The identity of one hiding of a view in its stack, while the view shrinks.
final class StackDeparture {}

/// State of a view for constraints, also of a view without any.
struct ConstraintState {
  /// Whether the view, or anything below it, uses constraints.
  var isInUse = false
  /// Whether the view's own frame places it, and not constraints.
  var keepsFrame = true
  var needsUpdate = true
  /// Whether anything below the view needs an update.
  var containsUpdate = false
  /// Set while the view shrinks in its stack: `isHidden` is true already, and the view is still
  /// shown.
  var departure: StackDeparture?
  /// The root of the view's tree when it was last searched for.
  var knownRoot = KnownRoot()
  /// Whether the view has an engine of its own for the constraints within it.
  var hasOwnEngine = false
  /// Whether the view is the header or footer view of a table view, which sets its frame.
  var isEndOfTable = false
  /// The view whose engine solves the view's constraints when it was last searched for.
  var knownEngineRoot = KnownRoot()
  /// The view that determines the traits of the view when it was last searched for.
  var knownTraitSource = KnownRoot()
  /// The window whose traits the view has, when they were last searched for.
  var knownTraitWindow = KnownRoot()
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
