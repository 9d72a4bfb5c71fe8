import Foundation

/// A target of a recognizer, and its action. The target is not retained.
@MainActor
final class GestureTarget {
  /// The target; nil for a closure, and once the target is gone.
  @exclusivity(unchecked) private(set) weak var target: AnyObject?
  let isClosure: Bool
  /// The type of the method: methods can only be compared by their types.
  let signature: ObjectIdentifier?
  /// The name of the method; nil if the method itself was given.
  let name: Selector?
  /// The function that calls the action. It returns false once the target is gone, so that the
  /// pair can be removed.
  let send: (UIGestureRecognizer) -> Bool

  init(
    target: AnyObject?, isClosure: Bool, signature: ObjectIdentifier?,
    name: Selector? = nil, send: @escaping (UIGestureRecognizer) -> Bool
  ) {
    self.target = target
    self.isClosure = isClosure
    self.signature = signature
    self.name = name
    self.send = send
  }
}

extension UIGestureRecognizer {
  /// Calls the method of `target` with this recognizer. The target is held weakly; nil adds nothing.
  ///
  /// In place of iOS's `#selector(handlePan(_:))` this takes the unbound method `Card.handlePan`.
  /// Unlike selectors, methods cannot be compared, so the same pair added twice fires twice.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    guard let target else { return }
    targets.append(
      GestureTarget(
        target: target, isClosure: false, signature: ObjectIdentifier(type(of: action))
      ) { [weak target] recognizer in
        guard let target else { return false }
        guard let sender = sender(recognizer, as: Sender.self) else {
          Misuse.stop("an action that takes \(Sender.self) was added to a \(type(of: recognizer))")
        }
        action(target)(sender)
        return true
      })
  }

  /// Calls the method of `target`, which takes no sender.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    guard let target else { return }
    targets.append(
      GestureTarget(
        target: target, isClosure: false, signature: ObjectIdentifier(type(of: action))
      ) { [weak target] _ in
        guard let target else { return false }
        action(target)()
        return true
      })
  }

  func ownAddTarget(_ target: Any, named action: Selector) {
    guard let target = target as? any InterfaceActions else { return }
    addTarget(target, named: action)
  }

  /// Calls the closure, which is retained as long as the recognizer.
  public func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    targets.append(
      GestureTarget(target: nil, isClosure: true, signature: nil) { recognizer in
        action(recognizer)
        return true
      })
  }

  func ownRemoveTarget(_ target: AnyObject?, action: Never?) {
    guard let target else { return targets.removeAll() }
    targets.removeAll { $0.target === target }
  }

  /// Removes the pairs with this target and this name. Nil means all targets, or all names.
  func ownRemoveTarget(_ target: Any?, named action: Selector?) {
    targets.removeAll { pair in
      (action == nil || pair.name == action)
        && (target == nil || pair.target === target as AnyObject)
    }
  }

  /// Removes this target's methods of this type; nil means all targets. Methods of one type
  /// cannot be distinguished.
  public func removeTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    removeTarget(target, ofType: type(of: action))
  }

  /// Removes this target's methods without a sender; nil means all targets.
  public func removeTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    removeTarget(target, ofType: type(of: action))
  }

  private func removeTarget(_ target: AnyObject?, ofType type: Any.Type) {
    targets.removeAll { pair in
      pair.signature == ObjectIdentifier(type) && (target == nil || pair.target === target)
    }
  }

  /// Creates a recognizer that calls the method of `target`, which is held weakly.
  public convenience init<Target: AnyObject, Sender>(
    target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls the method of `target`, which takes no sender.
  public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  func addTarget(_ target: any InterfaceActions, named action: Selector) {
    targets.append(
      GestureTarget(
        target: target, isClosure: false, signature: nil, name: action
      ) { [weak target] recognizer in
        guard let target else { return false }
        target.call(action, sender: recognizer)
        return true
      })
  }

  /// Reports that one of the application's own recognizers has recognized. UIKit's own recognizers
  /// have only closures as targets.
  private func tellOfGesture() {
    guard ApplicationEvent.listener != nil, targets.contains(where: { !$0.isClosure }) else {
      return
    }
    let isDiscrete = self is UITapGestureRecognizer || self is UISwipeGestureRecognizer
    guard state == (isDiscrete ? .ended : .began) else { return }
    let place = view.map { " on \(type(of: $0))" } ?? ""
    ApplicationEvent.report(ApplicationEvent(.recognized, "\(type(of: self))\(place)", of: self))
  }

  func sendActions() {
    if ownState != .changed {
      if !targets.isEmpty {
        UIApplication.note(self, "\(state)\(view.map { " on \(type(of: $0))" } ?? "")")
      }
      tellOfGesture()
    }
    guard let movement = UIApplication.movement else { return callTargets() }
    movement.recognizerWillAct(self)
    callTargets()
    movement.recognizerDidAct(self)
  }

  private func callTargets() {
    // A target may add or remove pairs while it is called.
    targets.forEachKept { pair in
      if !pair.send(self) { targets.removeAll { $0.target == nil && !$0.isClosure } }
    }
  }
}
