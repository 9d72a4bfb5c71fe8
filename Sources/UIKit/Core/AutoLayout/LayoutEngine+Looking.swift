import Foundation
import PantographConstraints

extension LayoutEngine {
  /// Whether other numbers for the item along the axis would satisfy the constraints equally well.
  func isAmbiguous(_ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> Bool {
    updateBound()
    guard let entry = item.layoutEntry, entry.engine === self else { return false }
    return [LayoutEntry.Part.start(axis), .size(axis)].contains { part in
      entry[part].variable.map { solver.isAmbiguous($0) } ?? false
    }
  }

  /// Updates the engine, with no height left free: that would be another constraint.
  private func updateBound() {
    update()
    guard freed != nil, work == .none else { return }
    bindFreed()
    solver.solve()
  }

  /// Returns the constraints that determine the item along the axis, without the engine's own.
  func constraints(
    affecting item: any LayoutItem, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    updateBound()
    guard let entry = item.layoutEntry, entry.engine === self else { return [] }
    var found: [NSLayoutConstraint] = []
    for part in [LayoutEntry.Part.start(axis), .size(axis)] {
      guard let variable = entry[part].variable else { continue }
      for id in solver.constraints(determining: variable) {
        guard case .constraint(let constraint) = source(of: id) else { continue }
        if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
      }
    }
    return found
  }

  /// Warns of conflicting constraints, and names the one that is broken.
  func tell(_ conflict: ConstraintSolver.Conflict, breaking broken: NSLayoutConstraint) {
    var facts: [String] = []
    for id in conflict.all {
      switch source(of: id) {
      case .constraint(let constraint): facts.append("<\(constraint.text)>")
      case .given(let entry, let part):
        if let fact = entry.fact(part), !facts.contains(fact) { facts.append(fact) }
      case .resistance(let entry, let part): facts.append(entry.contentFact(part, "at least"))
      case .hugging(let entry, let part): facts.append(entry.contentFact(part, "at most"))
      case nil: break
      }
    }
    let list = facts.joined(separator: "; ")
    let error = broken.placement.map { solver.violation(of: $0.id) } ?? conflict.error
    Misuse.warn(
      "these constraints cannot all hold at once: \(list). <\(broken.text)> is broken, by"
        + " \(CGFloat(error).text) points. Deactivate one of them, or give it a priority below"
        + " 1000")
  }
}

extension LayoutEntry {
  fileprivate func fact(_ part: Part) -> String? {
    guard let view else { return nil }
    let name = view.layoutName
    let size = "\(view.bounds.width.text)×\(view.bounds.height.text)"
    if view.ownSuperview == nil || view.isWindow { return "\(name) is \(size)" }
    return
      "\(name) keeps its frame of \(size) (its translatesAutoresizingMaskIntoConstraints is true)"
  }

  fileprivate func contentFact(_ part: Part, _ relation: String) -> String {
    let name = item?.layoutName ?? "a view"
    return
      "the content of \(name) wants a \(part) of \(relation) \((contentNumber(part, of: contentSize) ?? 0).text)"
  }
}

// MARK: - Fitting

/// The question for a fitting size that is being answered.
@MainActor
private enum FittingQuestion {
  /// Whether a list asks, and not the program.
  static var isOfList = false
}

extension UIView {
  /// Returns the size that the view's constraints give it if `target` is requested with these
  /// priorities.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    if isWithoutLayout, !FittingQuestion.isOfList { return bounds.size }
    if let size = engineInUse?.fittingSize(of: self, target, horizontal, vertical) { return size }
    let engine = LayoutEngine(self, isFitting: true)
    let entry = engine.entry(for: self)
    for (part, wish, priority) in [
      (LayoutEntry.Part.width, target.width, horizontal), (.height, target.height, vertical),
    ] {
      var expression = LinearExpression(engine.use(entry, part))
      expression.constant = -LayoutEngine.bounded(wish.isFinite ? wish : LayoutEntry.farthest)
      _ = engine.insert(
        expression, .equal, priority == .required ? .given : LayoutEngine.priority(priority),
        for: .given(entry, part))
    }
    engine.update()
    return exactSize(frame(forAlignmentRect: entry.frame).size)
  }

  /// Returns the fitting size for a list, which itself gives a size to content without layout: the
  /// height of such content is 0. A view class may override the method that is asked.
  func fittingSizeForList(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let isOfList = FittingQuestion.isOfList
    FittingQuestion.isOfList = true
    defer { FittingQuestion.isOfList = isOfList }
    return systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  /// Whether nothing gives the view a size: no constraints, no arrangement and no content. As on iOS,
  /// the fitting size of such a view is its present size.
  private var isWithoutLayout: Bool {
    let none = UIView.noIntrinsicMetric
    return !usesConstraints && layoutContent == nil && !(self is UIStackView)
      && intrinsicContentSize == CGSize(width: none, height: none)
  }

  /// Returns a fitting size without the rounding errors beside whole pixels.
  func exactSize(_ size: CGSize) -> CGSize {
    let scale = layoutScale
    // Exact, as only the layout of frames rounds. Rounding errors beside whole pixels are removed.
    func exact(_ length: CGFloat) -> CGFloat {
      let pixels = (length * scale).rounded() / scale
      // Our value, in points: far below a pixel, far above a rounding error.
      return max(abs(length - pixels) < 1e-6 ? pixels : length, 0)
    }
    return CGSize(width: exact(size.width), height: exact(size.height))
  }
}
