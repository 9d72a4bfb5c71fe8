import Foundation

/// The elements of a window in reading order: from top to bottom, and on each line from the side on
/// which text begins.
@MainActor
struct SpokenTree {
  private let window: UIWindow
  /// Elements that are read one after another, with the frame around them.
  private struct Group {
    var frame: CGRect
    var elements: [UIResponder]
  }

  /// Returns the elements that can be reached now.
  static func elements(of window: UIWindow) -> [UIResponder] {
    let tree = SpokenTree(window: window)
    return tree.sorted(tree.front.flatMap { tree.groups(in: $0) }, window).flatMap(\.elements)
  }

  /// The views that can be reached: those above what a menu or a presentation covers.
  private var front: [UIView] {
    let shown = window.subviews.filter { !$0.isHidden }
    if let cover = shown.last(where: { $0 is any CoversElements }) { return [cover] }
    guard let presented = presentedView else { return shown }
    return [presented] + shown.filter { $0 is any StaysReachable }
  }

  /// The container of the front presentation; nil if nothing is presented.
  private var presentedView: UIView? {
    var front = window.rootViewController
    while let next = front?.presentedViewController, !next.isBeingDismissed { front = next }
    guard let front, front !== window.rootViewController else { return nil }
    let container = front.presentationController?.containerView ?? front.viewIfLoaded
    return container?.window === window ? container : nil
  }

  /// Returns the texts within a view, in reading order; nil without any.
  static func joinedText(in view: UIView) -> String? {
    let tree = SpokenTree(window: view.window ?? UIWindow(frame: .zero))
    let texts = view.subviews.flatMap { tree.groups(in: $0) }
    let words = tree.sorted(texts, view).flatMap(\.elements).filter(\.isStaticText)
      .flatMap { [$0.accessibilityLabel, $0.accessibilityValue] }
      .compactMap { $0 }.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  // MARK: Going through views

  private func groups(in view: UIView) -> [Group] {
    guard !view.isHidden, view.alpha > Self.leastAlpha, !view.accessibilityElementsHidden else {
      return []
    }
    if view.isAccessibilityElement {
      guard let own = group(of: view) else { return [] }
      let inside = view.spoken?.hasControlsInside == true ? controls(below: view) : []
      return [Group(frame: own.frame, elements: own.elements + inside)]
    }
    if let elements = view.accessibilityElements {
      let inside = elements.compactMap { $0 as? UIResponder }.flatMap { groups(of: $0) }
      return grouped(inside)
    }
    // A modal view hides its siblings.
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    let below = (modal.map { [$0] } ?? view.subviews).flatMap { groups(in: $0) }
    guard view.shouldGroupAccessibilityChildren || view is any ReadAsGroup else { return below }
    return grouped(sorted(below, view))
  }

  private func groups(of element: UIResponder) -> [Group] {
    if let view = element as? UIView { return groups(in: view) }
    guard element.isAccessibilityElement else { return [] }
    return group(of: element).map { [$0] } ?? []
  }

  /// Returns the group of one element; nil if it cannot be seen, now or after scrolling.
  private func group(of element: UIResponder) -> Group? {
    let frame = element.accessibilityFrame
    guard frame.width > 0, frame.height > 0, isReachable(element, frame) else { return nil }
    return Group(frame: frame, elements: [element])
  }

  /// Returns the controls within an element, in reading order.
  private func controls(below view: UIView) -> [UIResponder] {
    let inside = view.subviews.flatMap { groups(in: $0) }.filter { group in
      group.elements.contains { !$0.isStaticText }
    }
    return sorted(inside, view).flatMap(\.elements).filter { !$0.isStaticText }
  }

  private func grouped(_ groups: [Group]) -> [Group] {
    guard let first = groups.first else { return [] }
    let frame = groups.reduce(first.frame) { $0.union($1.frame) }
    return [Group(frame: frame, elements: groups.flatMap(\.elements))]
  }

  /// Whether an element lies in the window, or in content that can be scrolled to it.
  private func isReachable(_ element: UIResponder, _ frame: CGRect) -> Bool {
    var view = element as? UIView ?? (element as? UIAccessibilityElement)?.hostView
    while let current = view {
      if current.scrolling != nil { return true }
      view = current.superview
    }
    return frame.intersects(window.bounds)
  }

  // MARK: Order

  /// Sorts groups into lines. Groups belong to one line if the middle of each lies within the
  /// height of the line's first.
  private func sorted(_ groups: [Group], _ view: UIView) -> [Group] {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var lines: [[Group]] = []
    for group in groups.enumerated().sorted(by: {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }).map(\.element) {
      if let first = lines.last?.first, group.frame.midY < first.frame.maxY,
        first.frame.midY > group.frame.minY
      {
        lines[lines.count - 1].append(group)
      } else {
        lines.append([group])
      }
    }
    return lines.flatMap { line in
      line.enumerated().sorted { one, other in
        let (left, right) = (one.element.frame, other.element.frame)
        if left.minX == right.minX { return one.offset < other.offset }
        return isMirrored ? left.maxX > right.maxX : left.minX < right.minX
      }.map(\.element)
    }
  }

  /// The alpha up to which a view is invisible, as for touches.
  private static let leastAlpha: CGFloat = 0.01
}

/// A view whose content is read as a whole before what stands beside it.
@MainActor
protocol ReadAsGroup: UIView {}

/// A view of the window that hides all elements below it from a reader, such as an open menu.
@MainActor
protocol CoversElements: UIView {}

/// A view of the window that stays reachable while something is presented, such as a keyboard.
@MainActor
protocol StaysReachable: UIView {}

extension UIResponder {
  fileprivate var isStaticText: Bool {
    accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey])
      && !(self is any UIKeyInput)
  }
}

extension UIAccessibilityElement {
  /// The view that contains the element, directly or through other elements.
  final var hostView: UIView? {
    var container = accessibilityContainer
    while let element = container as? UIAccessibilityElement {
      container = element.accessibilityContainer
    }
    return container as? UIView
  }
}
