import Foundation
import QuartzCore

/// A scroll command from the keyboard.
enum ScrollKey {
  case lines(ScrollAxis, CGFloat)
  case pages(CGFloat)
  case end(isLast: Bool)

  /// Creates the command for a key. Returns nil for other keys, and for keys with modifiers that
  /// have another meaning.
  @MainActor
  init?(_ key: UIKey) {
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    let isBack = flags == .shift && key.characters == " "
    guard flags.isEmpty || isBack else { return nil }
    switch key.characters {
    case UIKeyCommand.inputUpArrow: self = .lines(.vertical, -1)
    case UIKeyCommand.inputDownArrow: self = .lines(.vertical, 1)
    case UIKeyCommand.inputLeftArrow: self = .lines(.horizontal, -1)
    case UIKeyCommand.inputRightArrow: self = .lines(.horizontal, 1)
    case UIKeyCommand.inputPageUp: self = .pages(-1)
    case UIKeyCommand.inputPageDown: self = .pages(1)
    case " ": self = .pages(isBack ? -1 : 1)
    case UIKeyCommand.inputHome: self = .end(isLast: false)
    case UIKeyCommand.inputEnd: self = .end(isLast: true)
    default: return nil
    }
  }
}

extension Scroller {
  /// The distance of an arrow key, in points, and the distance of a page key as a share of the
  /// visible length. Values of this project: UIKit's are not known.
  private static let line: CGFloat = 40
  private static let page: CGFloat = 0.9

  /// Scrolls for a key if the content can scroll along its axis, and returns whether it did. The
  /// distance is added to a running animation's target.
  func take(_ key: ScrollKey) -> Bool {
    let axis: ScrollAxis
    switch key {
    case .lines(let way, _): axis = way
    case .pages, .end: axis = .vertical
    }
    let limits = view.limits(axis)
    guard view.isScrollEnabled, hold == nil, limits.upperBound > limits.lowerBound else {
      return false
    }
    var target = destination
    switch key {
    case .lines(_, let number): target[axis] += number * Self.line
    case .pages(let number):
      let inset = view.adjustedContentInset
      let seen = view.bounds.size[axis] - inset.start(axis) - inset.end(axis)
      target[axis] += number * Self.page * max(seen, 0)
    case .end(let isLast):
      target[axis] = CGFloat(isLast ? limits.upperBound : limits.lowerBound)
    }
    goOn(to: target)
    return true
  }

  /// Scrolls by a page along an axis: by a whole page where the content rests on pages. Returns
  /// whether the content can move in that direction.
  func page(_ axis: ScrollAxis, _ sign: CGFloat) -> Bool {
    let limits = view.limits(axis)
    guard hold == nil, limits.upperBound > limits.lowerBound else { return false }
    let inset = view.adjustedContentInset
    let seen = max(view.bounds.size[axis] - inset.start(axis) - inset.end(axis), 0)
    let old = destination
    var target = old
    target[axis] += sign * (view.isPagingEnabled ? view.bounds.size[axis] : Self.page * seen)
    goOn(to: target)
    return destination != old
  }

  /// Scrolls by a movement of a mouse wheel, limited to the content.
  func turn(by movement: CGVector) {
    guard hold == nil else { return }
    var target = destination
    if view.canScroll(.horizontal) { target.x -= CGFloat(movement.dx) }
    if view.canScroll(.vertical) { target.y -= CGFloat(movement.dy) }
    goOn(to: target)
  }

  /// Returns whether a movement of a mouse wheel would scroll the content.
  func canTurn(by movement: CGVector) -> Bool {
    guard view.isScrollEnabled, hold == nil else { return false }
    var moved = destination
    moved.x -= CGFloat(movement.dx)
    moved.y -= CGFloat(movement.dy)
    return offsetWithin(moved) != offsetWithin(destination)
  }

  /// The offset at the end of an animated scroll in progress, or the current offset.
  var destination: CGPoint {
    if case .animation(_, let to, _) = movement { return to }
    return view.contentOffset
  }

  private func goOn(to target: CGPoint) {
    let target = offsetWithin(target)
    if isDecelerating { catchContent() }
    guard target != destination else { return }
    indicators.show()
    animate(to: target)
  }
}

extension UIScrollView: ScrollingView {
  func turn(by movement: CGVector) -> Bool {
    guard scroller.canTurn(by: movement) else { return false }
    scroller.turn(by: movement)
    return true
  }

  func scroll(by key: UIKey) -> Bool {
    guard let key = ScrollKey(key) else { return false }
    return allowsKeyboardScrolling && scroller.take(key)
  }

  func catchContent() { if isDecelerating { scroller.wasTouched() } }
}
