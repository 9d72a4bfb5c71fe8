import Foundation

/// An anchor whose axis the compiler does not know. A constraint's anchors have this type. On iOS
/// they are `NSLayoutAnchor<AnyObject>`, which in Swift is no superclass of the other anchors.
@preconcurrency @MainActor
open class AnyLayoutAnchor: NSObject {
  let operand: LayoutOperand

  init(_ operand: LayoutOperand) {
    self.operand = operand
    super.init()
  }

  /// The view or guide that the anchor belongs to.
  open var item: AnyObject? { operand.item }

  open var name: String { "\(operand.attribute)" }

  /// Whether other positions or sizes would satisfy the constraints equally well.
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

/// An edge, a center, a baseline or a size of a view or guide, for making constraints.
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

/// The standard distance between views, in points.
@MainActor
enum SystemSpacing {
  static let betweenViews: CGFloat = 8
}

/// An anchor at a horizontal position.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to the other one, for making constraints.
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

/// An anchor at a vertical position.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to the other one, for making constraints.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// Returns the distance of `multiplier` standard steps, in points. Between baselines a step is
  /// the line height of the lower text, otherwise 8 points.
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

/// An anchor of a width, a height or a distance.
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
