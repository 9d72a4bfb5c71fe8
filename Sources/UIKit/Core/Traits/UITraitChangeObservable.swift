import Foundation

/// Something whose changes of traits others may ask to be told of: views and view controllers.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

/// Keeps who is told.
@MainActor
protocol TraitRecording: UITraitChangeObservable, UITraitEnvironment {
  var traitRecord: TraitRecord { get set }
}

extension TraitRecording {
  /// Remembers its traits, and tells of them where it knew others.
  func take(_ new: UITraitCollection) {
    let old = traitRecord.known
    traitRecord.known = new
    guard let old, old != new else { return }
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

  /// The method is called after a change: with nothing, with what has changed, or with the traits before, too.
  /// It takes the unbound method `Card.update` for iOS's `#selector(update)`.
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

  /// The same with another object's method; the object is held weakly.
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

  /// What keeps no record is never told.
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

/// Something that is shown under circumstances.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  /// Called when they have changed for something that is in a window.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Ends what `registerForTraitChanges` began.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}
