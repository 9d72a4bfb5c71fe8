import Foundation
import PantographConstraints

/// The priorities of the solver's constraints, and the numbers that decide between equal
/// priorities.
extension LayoutEngine {
  static func priority(_ priority: UILayoutPriority) -> Priority {
    Priority(Double(priority.rawValue))
  }

  static func priority(of constraint: NSLayoutConstraint) -> Priority {
    if constraint.isCollapse { return collapse }
    if constraint.isSlack { return .slack }
    return constraint.isBroken && constraint.priority == .required
      ? broken : priority(constraint.priority)
  }

  /// Returns the solver's priority for the content's size. Required content counts less than
  /// required constraints, so that these win without a warning.
  static func contentPriority(_ priority: UILayoutPriority) -> Priority {
    priority == .required ? requiredContent : Self.priority(priority)
  }

  /// The priority above all required constraints on a hidden view.
  private static let collapse = Priority(1500)
  /// The priority above everything that is not required.
  static let broken = Priority(999.99999)
  /// The priority of required content: below `broken`, above everything that is not required.
  static let requiredContent = Priority(999.99998)
  /// The priority of the size of an outermost view that constraints place: below required content.
  static let yieldingSize = Priority(999.99997)

  static func bounded(_ number: CGFloat) -> Double {
    Double(min(max(number, -LayoutEntry.farthest), LayoutEntry.farthest))
  }

  // MARK: Ties

  /// Returns the number that decides between constraints of equal priority. The constraint that
  /// was activated first gives way if there is too much room, and holds if there is too little.
  static func tie(of constraint: NSLayoutConstraint) -> Double {
    constraint.isSlack || constraint.priority == .required && !constraint.isBroken
      ? 0 : Double(constraint.serial) * tieStep
  }

  /// Returns the numbers that decide between contents of equal priority, in the order in which
  /// constraints first referred to their views. Multi-line text gives way before everything else,
  /// and the last text first, as its height is computed again when its width is known.
  static func contentTies(of view: UIView) -> (resistance: Double, hugging: Double) {
    let order = Double(view.layoutRecord?.firstMention(of: view) ?? 0) * tieStep
    return view.layoutContent?.isTextOfSeveralLines == true
      ? (textTie + order, -order) : (order, order)
  }

  /// The step between ties: negligible beside a point even for millions of constraints, but large
  /// beside rounding errors.
  private static let tieStep = 1e-6
  private static let textTie = 1e3
}
