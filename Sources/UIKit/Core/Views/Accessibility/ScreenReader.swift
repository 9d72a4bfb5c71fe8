import Foundation

/// A reader of a window for those who do not see it or do not touch it: a focus that keys move from
/// element to element, and sentences for what is there.
@MainActor
package final class ScreenReader {
  /// The reader that was started last, in any window.
  package private(set) static weak var current: ScreenReader?

  unowned let window: UIWindow
  package private(set) weak var focus: UIResponder?
  /// Receives each sentence.
  let say: (String) -> Void
  /// The finger that keys put down.
  let finger: KeyFinger
  /// The index of the action that the next activation performs; nil for the element itself.
  private var chosenAction: Int?
  /// The name of the rotor through which keys go; nil before one is chosen.
  var chosenRotor: String?
  private var screen = ScreenChanges()

  init(_ window: UIWindow, say: @escaping (String) -> Void) {
    self.window = window
    self.say = say
    finger = KeyFinger(window)
    Self.current = self
  }

  /// The elements that can be reached now, in reading order.
  package var elements: [UIResponder] {
    window.layoutIfNeeded()
    return SpokenTree.elements(of: window)
  }

  // MARK: The focus

  /// Moves the focus to an element, scrolls to it, and says it.
  package func focus(on element: UIResponder) {
    if focus !== element {
      focus?.accessibilityElementDidLoseFocus()
      focus = element
      chosenAction = nil
      reveal(element)
      if window.subviews.contains(where: { $0 is any MovesWithFocus }) {
        finger.move(to: element.accessibilityActivationPoint)
      }
      element.accessibilityElementDidBecomeFocused()
      NotificationCenter.default.post(
        name: UIAccessibility.elementFocusedNotification, object: nil,
        userInfo: [UIAccessibility.focusedElementUserInfoKey: element])
    }
    say(element.spokenText)
  }

  /// Moves the focus by one element: 1 or -1. Beyond the last visible element of a list, the list
  /// scrolls on. Returns false at the end of the window's elements.
  @discardableResult
  package func move(by step: Int) -> Bool {
    guard let focus, let index = index(of: focus, in: elements) else {
      let all = elements
      guard let first = step > 0 ? all.first : all.last else { return false }
      self.focus(on: first)
      return true
    }
    var all = elements
    var next = index + step
    if let list = focus.scrollingHost, !(all.indices.contains(next) && all[next].isInside(list)),
      list.pull(focus.accessibilityFrame, to: step > 0 ? .start : .end)
    {
      window.layoutIfNeeded()
      all = elements
      if let moved = self.index(of: focus, in: all) { next = moved + step }
    }
    guard all.indices.contains(next) else { return false }
    self.focus(on: all[next])
    return true
  }

  /// Moves the focus to the first or the last element.
  package func move(toEnd isLast: Bool) {
    let all = elements
    if let element = isLast ? all.last : all.first { focus(on: element) }
  }

  private func index(of element: UIResponder, in elements: [UIResponder]) -> Int? {
    elements.firstIndex { $0 === element }
  }

  private func reveal(_ element: UIResponder) {
    guard let list = element.scrollingHost else { return }
    list.reveal(element.accessibilityFrame)
    window.layoutIfNeeded()
  }

  // MARK: The element

  /// Performs the chosen action, activates the focused element, or touches its activation point.
  @discardableResult
  package func activate() -> Bool {
    guard let focus else { return false }
    if let chosenAction, case let actions = actions(of: focus),
      actions.indices.contains(chosenAction)
    {
      self.chosenAction = nil
      return actions[chosenAction].perform()
    }
    if focus.accessibilityActivate() { return true }
    if focus.accessibilityTraits.contains(.notEnabled) { return false }
    reveal(focus)
    finger.tap(focus.accessibilityActivationPoint)
    return true
  }

  /// Changes the value of the focused element by a step, and says the new value. Returns false for
  /// an element without steps.
  @discardableResult
  package func adjust(by step: Int) -> Bool {
    guard let focus, focus.accessibilityTraits.contains(.adjustable),
      !focus.accessibilityTraits.contains(.notEnabled)
    else { return false }
    if step > 0 { focus.accessibilityIncrement() } else { focus.accessibilityDecrement() }
    if let value = focus.accessibilityValue, !value.isEmpty { say(value) }
    return true
  }

  /// Chooses the next or the previous action of the focused element, and says its name.
  @discardableResult
  package func chooseAction(by step: Int) -> Bool {
    guard let focus, case let actions = actions(of: focus), !actions.isEmpty else { return false }
    // The element itself stands before the first action.
    let count = actions.count + 1
    let place = ((chosenAction ?? -1) + 1 + step + count) % count
    chosenAction = place == 0 ? nil : place - 1
    say(chosenAction.map { actions[$0].name } ?? "activate")
    return true
  }

  /// The actions of an element: its own, then those of the interactions around it.
  private func actions(of element: UIResponder) -> [UIAccessibilityCustomAction] {
    var actions = element.accessibilityCustomActions ?? []
    var view = element.host
    while let current = view {
      for case let interaction as any OffersReaderAction in current.interactions {
        let action = interaction.readerAction(at: element.accessibilityActivationPoint, self)
        if let action { actions.append(action) }
      }
      view = current.superview
    }
    return actions
  }

  /// Performs an action of the focused element by its name. Returns whether that did something.
  @discardableResult
  package func perform(_ name: String) -> Bool {
    guard let focus else { return false }
    return actions(of: focus).first { $0.name == name }?.perform() ?? false
  }

  /// The names of the actions of the focused element.
  package var actionNames: [String] { focus.map { actions(of: $0).map(\.name) } ?? [] }

  /// Puts the finger down to lift what is there. Until it is lifted, it follows the focus.
  func beginDrag(at point: CGPoint) {
    finger.down(at: point)
    say("dragging; lift the finger to drop")
  }

  // MARK: The surroundings

  /// Goes back or closes, in the first responder from the focus upwards that does so. Returns
  /// whether one did.
  @discardableResult
  package func escape() -> Bool { window.escape(from: focus) }

  /// Scrolls the content around the focus by a page.
  @discardableResult
  package func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    var responder = focus ?? elements.first
    while let current = responder {
      if current.accessibilityScroll(direction) { return true }
      responder = current.next
    }
    return false
  }

  @discardableResult
  package func performMagicTap() -> Bool {
    var responder = focus ?? window.keyboard.frontResponder
    while let current = responder {
      if current.accessibilityPerformMagicTap() { return true }
      responder = current.next
    }
    return false
  }

  // MARK: Changes

  /// Receives what a program posts.
  func receive(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    let words = argument as? String ?? (argument as? NSAttributedString)?.string
    switch notification {
    case .announcement, .pageScrolled:
      if let words { say(words) }
      if notification == .announcement, let words {
        NotificationCenter.default.post(
          name: UIAccessibility.announcementDidFinishNotification, object: nil,
          userInfo: [
            UIAccessibility.announcementStringValueUserInfoKey: words,
            UIAccessibility.announcementWasSuccessfulUserInfoKey: true,
          ])
      }
    case .screenChanged, .layoutChanged:
      if let words { say(words) }
      if let element = argument as? UIResponder { focus(on: element) }
    default: break
    }
  }

  /// Says what is new on the screen once it has come to rest.
  func follow() {
    if window.isAnimating { screen.stir() }
    guard screen.isDue(at: window.now) else { return }
    let all = elements
    for line in screen.take(all.map(\.spokenText), at: window.now) { say(line) }
    if let focus, index(of: focus, in: all) == nil { self.focus = nil }
  }

  /// Notes that something may change.
  func stir() { screen.stir() }

  /// The time at which the reader looks at the screen next; nil if nothing can have changed.
  var nextDeadline: Double? { screen.nextDeadline }
}

extension UIWindow {
  /// Starts a reader of the window. Its sentences go to `say`.
  @discardableResult
  package func startReader(say: @escaping (String) -> Void) -> ScreenReader {
    let reader = ScreenReader(self, say: say)
    self.reader = reader
    NotificationCenter.default.post(
      name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    return reader
  }

  package func stopReader() {
    reader = nil
    NotificationCenter.default.post(
      name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
  }

  /// Goes back or closes, in the first responder from `element` upwards that does so.
  func escape(from element: UIResponder?) -> Bool {
    if let cover = subviews.last(where: { $0 is any ClosedByEscape && !$0.isHidden }),
      cover.accessibilityPerformEscape()
    {
      return true
    }
    var responder: UIResponder? = element ?? keyboard.frontResponder
    while let current = responder {
      if current.accessibilityPerformEscape() { return true }
      responder = current.next
    }
    return false
  }
}

extension UIAccessibilityCustomAction {
  /// Calls the handler or the target's method. Returns the handler's answer.
  @discardableResult
  final func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let selector, let target = target as? any InterfaceActions,
      target.interfaceAction(named: selector.description) != nil
    else { return false }
    target.call(selector, sender: self)
    return true
  }
}

extension UIResponder {
  /// The view that the element is, or is a part of.
  fileprivate final var host: UIView? {
    self as? UIView ?? (self as? UIAccessibilityElement)?.hostView
  }

  /// The nearest scroll view around the element.
  fileprivate final var scrollingHost: (any ScrollingView)? {
    var view = host?.superview
    while let current = view {
      if let scrolling = current.scrolling { return scrolling }
      view = current.superview
    }
    return nil
  }

  fileprivate final func isInside(_ view: UIView) -> Bool { host?.isDescendant(of: view) ?? false }
}

/// An interaction that offers an action for the elements of its view.
@MainActor
protocol OffersReaderAction: UIInteraction {
  /// Returns the action for an element that is touched at a point of the window; nil for none.
  func readerAction(at point: CGPoint, _ reader: ScreenReader) -> UIAccessibilityCustomAction?
}

/// A view of the window whose presence means that the finger of keys goes with the focus.
@MainActor
protocol MovesWithFocus: UIView {}
