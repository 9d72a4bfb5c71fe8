import Foundation

/// The parts of a view controller's view that vary with the size classes, and their current state.
@MainActor
final class StoryboardVariations {
  private final class VariedView {
    let view: UIView
    let parent: UIView
    let id: String
    let element: StoryboardElement
    /// The subviews of the same superview, in the storyboard's order.
    var siblings: [UIView] = []
    /// The constraints between this view and others that are activated when the view is installed
    /// again.
    var waiting: [NSLayoutConstraint] = []

    init(_ view: UIView, in parent: UIView, id: String, _ element: StoryboardElement) {
      (self.view, self.parent, self.id, self.element) = (view, parent, id, element)
    }
  }

  private struct VariedConstraint {
    let constraint: NSLayoutConstraint
    let id: String
    let element: StoryboardElement
    var isInstalled: Bool
  }

  private struct VariedValues {
    let element: StoryboardElement
    let set: (StoryboardElement) -> Void
    var last: String?
  }

  private var views: [VariedView] = []
  private var constraints: [VariedConstraint] = []
  private var values: [VariedValues] = []

  // MARK: Collecting

  /// Adds a view that is not always installed. Superviews must be added before their subviews.
  func add(_ view: UIView, _ id: String, in parent: UIView, _ element: StoryboardElement) {
    views.append(VariedView(view, in: parent, id: id, element))
  }

  func order(_ subviews: [UIView], in parent: UIView) {
    for varied in views where varied.parent === parent { varied.siblings = subviews }
  }

  func add(_ constraint: NSLayoutConstraint, _ id: String, in element: StoryboardElement) {
    constraints.append(
      VariedConstraint(
        constraint: constraint, id: id, element: element,
        isInstalled: element.installs(id, among: "constraints")))
  }

  /// Adds an element with properties that vary.
  func add(_ element: StoryboardElement, set: @escaping (StoryboardElement) -> Void) {
    guard element.children.contains(where: { $0.name == "variation" }) else { return }
    values.append(VariedValues(element: element, set: set, last: nil))
  }

  /// Returns whether the constraint refers to a view that is not installed now. The constraint then
  /// waits until the view is installed.
  func waits(_ constraint: NSLayoutConstraint) -> Bool {
    for item in constraint.items {
      guard let root = item.layoutView?.root, let varied = views.first(where: { $0.view === root })
      else { continue }
      varied.waiting.append(constraint)
      return true
    }
    return false
  }

  // MARK: Changing

  /// Applies the variations for the traits. Values that do not change are not set again, so that
  /// the program's own changes remain.
  func apply(_ traits: UITraitCollection) {
    var coming: [NSLayoutConstraint] = []
    for index in constraints.indices {
      let varied = constraints[index]
      let isInstalled = varied.element.installs(varied.id, among: "constraints", for: traits)
      guard isInstalled != varied.isInstalled else { continue }
      constraints[index].isInstalled = isInstalled
      if isInstalled { coming.append(varied.constraint) } else { takeOut(varied.constraint) }
    }
    for varied in views where !varied.element.installs(varied.id, among: "subviews", for: traits) {
      takeOut(varied)
    }
    for varied in views where varied.element.installs(varied.id, among: "subviews", for: traits) {
      coming += putIn(varied)
    }
    for constraint in coming where !waits(constraint) {
      if constraint.nearestHolder != nil { constraint.isActive = true }
    }
    for index in values.indices {
      guard let element = values[index].element.variedValues(for: traits) else { continue }
      guard element.summary != values[index].last else { continue }
      values[index].last = element.summary
      values[index].set(element)
    }
  }

  private func takeOut(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
    for varied in views { varied.waiting.removeAll { $0 === constraint } }
  }

  private func takeOut(_ varied: VariedView) {
    guard varied.view.superview === varied.parent else { return }
    varied.view.visitTree { view in
      for constraint in view.layoutRecord?.mentioning ?? []
      where constraint.holder?.isDescendant(of: varied.view) == false
        && constraint.identifier?.hasPrefix(StackArrangement.namePrefix) != true
        && !varied.waiting.contains(where: { $0 === constraint })
      {
        varied.waiting.append(constraint)
      }
      return view.usesConstraints
    }
    varied.view.removeFromSuperview()
  }

  /// Installs the view, and returns the constraints that waited for the view.
  private func putIn(_ varied: VariedView) -> [NSLayoutConstraint] {
    guard varied.view.superview == nil else { return [] }
    let before = varied.siblings.prefix { $0 !== varied.view }
      .last { $0.superview === varied.parent }
    if let stack = varied.parent as? UIStackView {
      let index = before.flatMap { before in
        stack.arrangedSubviews.firstIndex { $0 === before }
      }
      stack.insertArrangedSubview(varied.view, at: index.map { $0 + 1 } ?? 0)
    } else if let before {
      varied.parent.insertSubview(varied.view, aboveSubview: before)
    } else {
      varied.parent.insertSubview(varied.view, at: 0)
    }
    defer { varied.waiting = [] }
    return varied.waiting
  }
}

extension StoryboardElement {
  /// The element's whole content as text, for comparisons.
  fileprivate var summary: String {
    let own = attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return "\(name) \(own) \(text) \(children.map(\.summary))"
  }
}
