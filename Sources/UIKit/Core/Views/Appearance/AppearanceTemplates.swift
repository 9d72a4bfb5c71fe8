import Foundation
import QuartzCore

/// The instances that `appearance()` returns, which are never shown.
@MainActor
enum AppearanceTemplates {
  @exclusivity(unchecked) private static var templates: [AppearanceTemplate] = []

  static func template<Object: NSObject>(
    of type: Object.Type, _ scope: AppearanceScope, _ make: () -> Object?
  ) -> Object {
    let known = templates.first {
      $0.type == ObjectIdentifier(type) && $0.scope.isSame(as: scope)
    }
    if let known = known?.object as? Object { return known }
    guard let object = make() else {
      Misuse.stop("\(type).appearance() needs an init(coder:) that does not fail")
    }
    templates.append(AppearanceTemplate(object, scope))
    return object
  }

  /// Applies the templates that match a view to the view, which enters a window.
  static func dress(_ view: UIView) {
    guard !templates.isEmpty else { return }
    var around: [NSObject] = []
    var next = view.next
    while let responder = next {
      around.append(responder)
      next = responder.next
    }
    dress(view, within: around, view.traitCollection)
  }

  /// Applies the templates that match an item of a bar to the item. Containers are the bar and the
  /// responders around the bar.
  static func dress(_ item: NSObject, in bar: UIView) {
    guard !templates.isEmpty else { return }
    var around: [NSObject] = []
    var next: UIResponder? = bar
    while let responder = next {
      around.append(responder)
      next = responder.next
    }
    dress(item, within: around, bar.traitCollection)
  }

  private static func dress(
    _ object: NSObject, within around: [NSObject], _ traits: UITraitCollection
  ) {
    let fitting = templates.compactMap { template -> (template: AppearanceTemplate, reach: Int)? in
      guard template.object !== object, object.isKind(of: Swift.type(of: template.object)),
        let reach = template.scope.reach(within: around, traits)
      else { return nil }
      return (template, reach)
    }
    guard !fitting.isEmpty else { return }
    // Later templates override earlier ones: those with the outermost container come last, then
    // those with more containers, then those of the more derived class.
    let ordered = fitting.enumerated().sorted { first, second in
      rank(first.element, first.offset).lexicographicallyPrecedes(
        rank(second.element, second.offset))
    }
    var wanted: [AnyKeyPath: (value: Any?, usual: Any?)] = [:]
    for (_, place) in ordered {
      for (look, value, usual) in place.template.changed {
        wanted[look.name] = (value, wanted[look.name]?.usual ?? usual)
      }
    }
    guard !wanted.isEmpty else { return }
    let worn = WornLooks.of(object)
    for look in AppearanceLook.looks(of: object) {
      let name = look.name
      guard let (value, usual) = wanted[name] else { continue }
      let now = look.read(object)
      let isOwn = !AppearanceLook.isSame(now, worn.values[name].map { $0.value } ?? usual)
      guard !isOwn, !AppearanceLook.isSame(now, value) else { continue }
      look.write(object, value)
      worn.values[name] = WornLooks.Worn(value: look.read(object))
    }
  }

  private static func rank(
    _ place: (template: AppearanceTemplate, reach: Int), _ index: Int
  ) -> [Int] {
    let scope = place.template.scope
    return [
      place.reach, scope.containers.count, place.template.depth, scope.traits == nil ? 0 : 1, index,
    ]
  }
}

/// An instance that is never shown, with the changes that were made to it.
@MainActor
final class AppearanceTemplate {
  let object: NSObject
  let type: ObjectIdentifier
  let scope: AppearanceScope
  /// The number of superclasses of the instance's class.
  let depth: Int
  private let usual: [(look: AppearanceLook, value: Any?)]

  init(_ object: NSObject, _ scope: AppearanceScope) {
    self.object = object
    self.scope = scope
    type = ObjectIdentifier(Swift.type(of: object))
    usual = AppearanceLook.looks(of: object).map { ($0, $0.read(object)) }
    var depth = 0
    var parent: AnyClass? = _getSuperclass(Swift.type(of: object))
    while let next = parent {
      depth += 1
      parent = _getSuperclass(next)
    }
    self.depth = depth
  }

  /// The looks that differ from those of a new instance.
  var changed: [(look: AppearanceLook, value: Any?, usual: Any?)] {
    usual.compactMap { look, usual in
      let value = look.read(object)
      return AppearanceLook.isSame(value, usual) ? nil : (look, value, usual)
    }
  }
}

/// The values that an object got from templates. A property with another value was set by the
/// application.
@MainActor
private final class WornLooks {
  struct Worn {
    let value: Any?
  }
  var values: [AnyKeyPath: Worn] = [:]
  private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  static func of(_ object: NSObject) -> WornLooks {
    if let known = objc_getAssociatedObject(object, key) as? WornLooks { return known }
    let worn = WornLooks()
    objc_setAssociatedObject(object, key, worn, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return worn
  }
}
