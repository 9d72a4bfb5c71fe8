import Foundation

/// An anchor whose axis is not known to the compiler, as constraints give theirs back: iOS has
/// `NSLayoutAnchor<AnyObject>` there, which in Swift is no superclass of the others.
@preconcurrency @MainActor
open class AnyLayoutAnchor: NSObject {
  let operand: LayoutOperand

  init(_ operand: LayoutOperand) {
    self.operand = operand
    super.init()
  }

  /// The view or guide that it is of.
  open var item: AnyObject? { operand.item }

  open var name: String { "\(operand.attribute)" }

  /// Whether other places would do as well.
  open var hasAmbiguousLayout: Bool {
    guard let item = operand.item else { return false }
    return item.layoutView?.engineInUse?.isAmbiguous(item, operand.attribute.axis) ?? false
  }

  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let item = operand.item else { return [] }
    return item.layoutView?.engineInUse?.constraints(affecting: item, operand.attribute.axis) ?? []
  }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AnyLayoutAnchor else { return false }
    return MainActor.assumeIsolated { other.operand.isSame(as: operand) }
  }

  open override nonisolated var hash: Int {
    MainActor.assumeIsolated { operand.attribute.hashValue }
  }

  open override nonisolated var description: String { ObjectText.of(self) { operand.text } }
}

/// An edge, a center, a baseline or a size of a view or a guide, of which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: AnyLayoutAnchor {
  func related(
    _ relation: NSLayoutConstraint.Relation, _ other: LayoutOperand, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, relation, other, multiplier: multiplier, constant: constant)
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, anchor.operand)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor.operand)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor.operand)
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, anchor.operand, constant: c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor.operand, constant: c)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor.operand, constant: c)
  }
}

/// How far one standard step between views is, in points.
@MainActor
enum SystemSpacing {
  static let betweenViews: CGFloat = 8
}

/// A place from left to right.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from here to the other anchor, of which constraints are made.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, anchor.operand, constant: SystemSpacing.betweenViews * multiplier)
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor.operand, constant: SystemSpacing.betweenViews * multiplier)
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor.operand, constant: SystemSpacing.betweenViews * multiplier)
  }
}

/// A place from top to bottom.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from here to the other anchor, of which constraints are made.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// From one baseline to another it is a line of the lower text, as many times.
  private func spacing(below anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat) -> CGFloat {
    guard operand.attribute.isBaseline, anchor.operand.attribute.isBaseline,
      let font = operand.item?.layoutView?.layoutContent?.layoutFont
    else { return SystemSpacing.betweenViews * multiplier }
    return (font.lineHeight * multiplier).rounded()
  }

  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, anchor.operand, constant: spacing(below: anchor, multiplier))
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor.operand, constant: spacing(below: anchor, multiplier))
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor.operand, constant: spacing(below: anchor, multiplier))
  }
}

/// A width, a height or a distance.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.equal, .nothing, constant: c)
  }

  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, .nothing, constant: c)
  }

  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, .nothing, constant: c)
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, anchor.operand, multiplier: m)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor.operand, multiplier: m)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor.operand, multiplier: m)
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, anchor.operand, multiplier: m, constant: c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor.operand, multiplier: m, constant: c)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor.operand, multiplier: m, constant: c)
  }
}
