import Foundation

/// The conditions under which a template applies to an instance.
@MainActor
struct AppearanceScope {
  /// The containers that must enclose the view, the innermost first.
  var containers: [any UIAppearanceContainer.Type] = []
  /// The traits that the view must have; nil for any.
  var traits: UITraitCollection?

  func isSame(as other: AppearanceScope) -> Bool {
    containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
      && traits == other.traits
  }

  /// Returns the index of the outermost container among the responders around an instance, nearest
  /// first. It is -1 if no container is required, and nil if the template does not apply to the
  /// instance.
  func reach(within around: [NSObject], _ traits: UITraitCollection) -> Int? {
    if let own = self.traits, !traits.containsTraits(in: own) { return nil }
    var place = -1
    for container in containers {
      guard
        let index = around.indices.first(where: {
          $0 > place && Self.isKind(around[$0], of: container)
        })
      else { return nil }
      place = index
    }
    return place
  }

  private static func isKind(
    _ object: NSObject, of container: any UIAppearanceContainer.Type
  ) -> Bool {
    object.isKind(of: container as AnyClass)
  }
}
