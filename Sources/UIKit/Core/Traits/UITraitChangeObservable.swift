import Foundation

/// An object that reports changes of its traits to others: a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

/// An object that stores the registrations for changes of its traits.
@MainActor
protocol TraitRecording: UITraitChangeObservable, UITraitEnvironment {
  var traitRecord: TraitRecord { get set }
}

extension TraitRecording {
  /// Stores the traits, and reports them if the stored ones were different.
  func take(_ new: UITraitCollection) {
    let old = traitRecord.known
    traitRecord.known = new
    guard let old, old !== new, old != new else { return }
    traitCollectionDidChange(old)
    for registration in traitRecord.concerned(by: new, after: old)
    where traitRecord.has(registration) {
      registration.handler(old)
    }
  }
}

extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<Me: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Me, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak self] old in
      if let me = self as? Me { handler(me, old) }
    }
  }

  /// Registers a method that is called after a change. The method takes nothing, the changed
  /// object, or also the previous traits. This takes the unbound method `Card.update` in place of
  /// iOS's `#selector(update)`.
  @discardableResult
  public func registerForTraitChanges<Me: AnyObject>(
    _ traits: [UITrait], action: @escaping @MainActor (Me) -> @MainActor () -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak self] _ in
      if let me = self as? Me { action(me)() }
    }
  }

  @discardableResult
  public func registerForTraitChanges<Me: AnyObject, Sender>(
    _ traits: [UITrait], action: @escaping @MainActor (Me) -> @MainActor (Sender) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak self] _ in
      if let me = self as? Me, let sender = self as? Sender { action(me)(sender) }
    }
  }

  @discardableResult
  public func registerForTraitChanges<Me: AnyObject, Sender>(
    _ traits: [UITrait],
    action: @escaping @MainActor (Me) -> @MainActor (Sender, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak self] old in
      if let me = self as? Me, let sender = self as? Sender { action(me)(sender, old) }
    }
  }

  /// Registers a method of another object, which is held weakly.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [UITrait], target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak target] _ in
      if let target { action(target)() }
    }
  }

  @discardableResult
  public func registerForTraitChanges<Target: AnyObject, Sender>(
    _ traits: [UITrait], target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak self, weak target] _ in
      if let target, let sender = self as? Sender { action(target)(sender) }
    }
  }

  @discardableResult
  public func registerForTraitChanges<Target: AnyObject, Sender>(
    _ traits: [UITrait], target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak self, weak target] old in
      if let target, let sender = self as? Sender { action(target)(sender, old) }
    }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitRecording)?.traitRecord.unregister(registration)
  }

  /// Registers a handler. An object without a trait record never calls it.
  private func register(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    guard let recording = self as? any TraitRecording else {
      var unheard = TraitRecord()
      return unheard.register(traits, handler)
    }
    return recording.traitRecord.register(traits, handler)
  }
}

/// An object that is shown with traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  /// Called when the traits of an object in a window have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The token that `registerForTraitChanges` returns, with which the registration can be ended.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}
