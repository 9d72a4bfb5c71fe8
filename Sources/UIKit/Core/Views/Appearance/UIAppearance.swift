import Foundation

/// A class whose looks can be set for all its instances at once.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Looks of every instance. Each takes them over as it comes into a window, except those that were set on itself.
  static func appearance() -> Self
  /// Looks of the instances within instances of the containers, the innermost named first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// Looks of the instances that have these traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Looks of the instances that have these traits, within instances of the containers.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class that `appearance(whenContainedInInstancesOf:)` may name.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  public class func appearance() -> Self { template(AppearanceScope()) }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { template(AppearanceScope(containers: containerTypes)) }

  public class func appearance(for trait: UITraitCollection) -> Self {
    template(AppearanceScope(traits: trait))
  }

  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { template(AppearanceScope(containers: containerTypes, traits: trait)) }

  private class func template(_ scope: AppearanceScope) -> Self {
    AppearanceTemplates.template(of: self, scope) { self.init(coder: TemplateCoder()) }
  }
}

extension UIViewController: UIAppearanceContainer {}

/// Stands for a storyboard that says nothing of what it makes.
final class TemplateCoder: NSCoder {}
