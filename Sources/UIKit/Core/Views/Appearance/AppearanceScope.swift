import Foundation

/// The instances that a template is for.
@MainActor
struct AppearanceScope {
  /// The innermost first.
  var containers: [any UIAppearanceContainer.Type] = []
  /// Nil for any traits.
  var traits: UITraitCollection?

  func isSame(as other: AppearanceScope) -> Bool {
    containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
      && traits == other.traits
  }

  /// How far out the outermost container stands among those around an instance, nearest first; -1 where none is
  /// asked for, nil where the template is not for that instance.
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
