import Foundation

extension UIView {
  func ownAddLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    makeLayoutRecord().guides.append(layoutGuide)
    layoutChanged()
  }

  func ownRemoveLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, let record = layoutRecord,
      let index = record.guides.firstIndex(where: { $0 === layoutGuide })
    else { return }
    for constraint in record.mentioning
    where constraint.items.contains(where: { $0 === layoutGuide }) {
      constraint.deactivate()
    }
    engineInUse?.remove(layoutGuide)
    record.guides.remove(at: index)
    layoutGuide.owningView = nil
  }

  private func systemGuide<Guide: UILayoutGuide>(
    _ kind: UILayoutGuide.Kind, _ make: () -> Guide
  ) -> Guide {
    let record = makeLayoutRecord()
    if let guide = record.systemGuides.first(where: { $0.kind == kind }) as? Guide { return guide }
    let guide = make()
    record.systemGuides.append(guide)
    return guide
  }

  func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    systemGuide(kind) { UILayoutGuide(kind, of: self) }
  }

  /// The keyboard guide if one was made.
  var existingKeyboardGuide: UIKeyboardLayoutGuide? {
    layoutRecord?.systemGuides.first { $0.kind == .keyboard } as? UIKeyboardLayoutGuide
  }

  var keyboardGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard) { UIKeyboardLayoutGuide(.keyboard, of: self) }
  }

  /// The height of the part of the view that input views cover, from the view's bottom, in points.
  var inputCoverage: CGFloat {
    guard let window, let covered = window.inputArea?.coverage, covered > 0 else { return 0 }
    let bottom = convert(CGPoint(x: bounds.minX, y: bounds.maxY), to: window).y
    return min(max(bottom - (window.bounds.maxY - covered), 0), bounds.height)
  }

  func scrollGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    systemGuide(kind) { UILayoutGuide(kind, of: self) }
  }

  // MARK: Margins

  func setMargins(_ margins: OwnMargins) {
    guard margins != layoutRecord?.margins else { return }
    makeLayoutRecord().margins = margins
    marginsChanged()
    setNeedsLayout()
  }

  /// Notifies the view, its controller and all that depends on the margins of a change.
  func marginsChanged() {
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    guidesChanged()
  }

  /// Returns the margins that were set, combined with those of the controller, the superview and
  /// the safe area.
  func margins(besides safeArea: UIEdgeInsets) -> UIEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var margins = layoutRecord?.margins?.resolved(isMirrored) ?? usualMargins
    if let controller = viewController, controller.viewRespectsSystemMinimumLayoutMargins {
      let least = controller.systemMinimumLayoutMargins.resolved(isMirrored)
      margins.left = max(margins.left, least.left)
      margins.right = max(margins.right, least.right)
    }
    if preservesSuperviewLayoutMargins, let ownSuperview {
      let (outer, frame, room) = (ownSuperview.layoutMargins, self.frame, ownSuperview.bounds)
      margins.top = max(margins.top, outer.top - (frame.minY - room.minY))
      margins.left = max(margins.left, outer.left - (frame.minX - room.minX))
      margins.bottom = max(margins.bottom, outer.bottom - (room.maxY - frame.maxY))
      margins.right = max(margins.right, outer.right - (room.maxX - frame.maxX))
    }
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    return UIEdgeInsets(
      top: margins.top + safeArea.top, left: margins.left + safeArea.left,
      bottom: margins.bottom + safeArea.bottom, right: margins.right + safeArea.right)
  }

  /// The margins of a view that has none of its own. A view controller's view has 0; its
  /// controller adds some at the sides.
  private var usualMargins: UIEdgeInsets {
    // UIKit's documented default, in points.
    viewController == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
  }

  /// The greatest width of a line of text, in points.
  private static let readableWidth: CGFloat = 672

  func readableInsets(besides safeArea: UIEdgeInsets) -> UIEdgeInsets {
    var insets = margins(besides: safeArea)
    let spare = bounds.width - insets.left - insets.right - Self.readableWidth
    if spare > 0 {
      insets.left += spare / 2
      insets.right += spare / 2
    }
    return insets
  }
}
