import Foundation

/// A class whose looks can be set for all instances at once.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the looks of all instances. An instance takes them over when it enters a window,
  /// except those that were set on it.
  static func appearance() -> Self
  /// Returns the looks of the instances within instances of the containers, the innermost named
  /// first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// Returns the looks of the instances that have these traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the looks of the instances that have these traits, within instances of the
  /// containers.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class that can be named in `appearance(whenContainedInInstancesOf:)`.
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
    AppearanceTemplates.template(of: self, scope) {
      // A view that code creates often has an `init(coder:)` that ends the program.
      String(reflecting: self).hasPrefix("UIKit.")
        ? self.init(coder: TemplateCoder())
        : AppearanceTemplates.instance(of: self).map { unsafeDowncast($0, to: self) }
    }
  }
}

extension UIViewController: UIAppearanceContainer {}

/// A coder without values, for making templates.
final class TemplateCoder: EmptyCoder {}
