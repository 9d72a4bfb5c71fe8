import Foundation
import PantographConstraints

/// How much each of the solver's constraints counts, and what decides between equals.
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

  /// Content that must not be squeezed or stretched is no more than asked for: what is required wins, and
  /// nobody hears of it.
  static func contentPriority(_ priority: UILayoutPriority) -> Priority {
    priority == .required ? requiredContent : Self.priority(priority)
  }

  /// Above what is required of a hidden view, whatever that is.
  private static let collapse = Priority(1500)
  /// Above all that is not required.
  static let broken = Priority(999.99999)
  private static let requiredContent = Priority(999.99998)

  static func bounded(_ number: CGFloat) -> Double {
    Double(min(max(number, -LayoutEntry.farthest), LayoutEntry.farthest))
  }

  // MARK: Ties

  /// Of equal wishes the one that was active first gives way where there is too much room, and holds where
  /// there is too little.
  static func tie(of constraint: NSLayoutConstraint) -> Double {
    constraint.isSlack || constraint.priority == .required && !constraint.isBroken
      ? 0 : Double(constraint.serial) * tieStep
  }

  /// For the wishes of a view's content: by the constraint that spoke of the view first. Text of several
  /// lines gives way before all else, and the last of it first, as it is asked again once its width is known.
  static func contentTies(of view: UIView) -> (resistance: Double, hugging: Double) {
    let order = Double(view.layoutRecord?.firstMention(of: view) ?? 0) * tieStep
    return view.layoutContent?.isTextOfSeveralLines == true
      ? (textTie + order, -order) : (order, order)
  }

  /// Small beside a point for millions of constraints, and large beside what rounding adds.
  private static let tieStep = 1e-6
  private static let textTie = 1e3
}
