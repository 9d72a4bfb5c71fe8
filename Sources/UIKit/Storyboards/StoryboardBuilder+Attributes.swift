import Foundation

/// An outlet collection and the objects that a storyboard connects to it.
struct OutletCollection {
  let element: StoryboardElement
  let owner: any InterfaceOutlets
  let outlet: InterfaceOutlet
  var objects: [AnyObject]
}

extension StoryboardBuilder {
  /// Adds one object to an outlet collection.
  func collect(
    _ element: StoryboardElement, _ object: AnyObject, _ controller: UIViewController
  ) throws(StoryboardError) {
    guard let property = element["property"], let owner = object as? any InterfaceOutlets else {
      return
    }
    let target = try destination(of: element, controller)
    if let index = collections.firstIndex(where: {
      $0.owner === owner && $0.outlet.name == property
    }) {
      collections[index].objects.append(target)
      return
    }
    guard let outlet = owner.interfaceOutlets.first(where: { $0.name == property }) else {
      throw file.error(
        "\(type(of: object)) has no outlet collection \(property); list it in its interfaceOutlets",
        at: element)
    }
    collections.append(
      OutletCollection(element: element, owner: owner, outlet: outlet, objects: [target]))
  }

  /// Returns the work that sets the outlet collections. Their objects are in the order of the file.
  func collectedOutlets() throws(StoryboardError) -> [() -> Void] {
    var work: [() -> Void] = []
    for collection in collections {
      guard collection.outlet.accepts(collection.objects) else {
        throw file.error(
          "the outlet collection \(collection.outlet.name) takes \(collection.outlet.typeName), but"
            + " is connected to others", at: collection.element)
      }
      work.append { [weak owner = collection.owner] in
        if let owner { _ = collection.outlet.fill(owner, collection.objects) }
      }
    }
    return work
  }

  /// Returns the work that sets Interface Builder's runtime attributes: properties that
  /// `interfaceOutlets` lists, and properties of layers.
  func runtimeAttributes() throws(StoryboardError) -> [() -> Void] {
    var work: [() -> Void] = []
    for (element, object) in attributes {
      guard let path = element["keyPath"], let value = value(of: element) else { continue }
      if path.hasPrefix("layer."), let view = object as? UIView {
        let key = String(path.dropFirst("layer.".count))
        work.append { view.layer.setValue((value as? UIColor)?.cgColor ?? value, forKeyPath: key) }
        continue
      }
      guard let owner = object as? any InterfaceOutlets else { continue }
      let outlet =
        owner.interfaceOutlets.first { $0.name == path }
        ?? (owner as? UIResponder).flatMap { InterfaceClasses.attribute(path, of: $0) }
      guard let outlet else {
        if let owner = owner as? UIResponder, Self.setOwn(path, of: owner, to: value) { continue }
        try complain(
          "\(type(of: object)) has no attribute \(path) to set; list it in its interfaceOutlets",
          at: element)
        continue
      }
      guard outlet.accepts(value) else {
        try complain(
          "the attribute \(path) takes \(outlet.typeName), not \(type(of: value))", at: element)
        continue
      }
      work.append { [weak owner] in
        if let owner { _ = outlet.fill(owner, value) }
      }
    }
    return work
  }

  private func value(of element: StoryboardElement) -> Any? {
    let inner = element.child(key: "value")
    switch element["type"] {
    case "boolean": return element.flag("value") ?? false
    case "number":
      return inner?.number(.value) ?? element.number(.value)
    case "string": return element["value"] ?? inner?.text
    case "color": return inner.flatMap { color($0) }
    case "point": return inner.map { CGPoint(x: $0.number(.x) ?? 0, y: $0.number(.y) ?? 0) }
    case "size":
      return inner.map { CGSize(width: $0.number(.width) ?? 0, height: $0.number(.height) ?? 0) }
    case "rect": return inner.map { Self.rect($0) }
    case "image":
      return element["value"].flatMap { UIImage(named: $0) }
    default: return nil
    }
  }

  /// Sets a property of UIKit that programs set by name. Returns false if the property is not one
  /// of those.
  private static func setOwn(_ path: String, of owner: UIResponder, to value: Any) -> Bool {
    let flag = value as? Bool ?? (value as? Double).map { $0 != 0 }
    let number = value as? Double
    switch (owner, path) {
    case (let view as UIView, "clipsToBounds"): view.clipsToBounds = flag ?? false
    case (let view as UIView, "tag"): view.tag = number.flatMap { Int(exactly: $0) } ?? 0
    case (let view as UIView, "alpha"): view.alpha = CGFloat(number ?? 1)
    case (let view as UIView, "hidden"), (let view as UIView, "isHidden"):
      view.isHidden = flag ?? false
    case (let view as UIView, "backgroundColor"): view.backgroundColor = value as? UIColor
    case (let view as UIView, "tintColor"): view.tintColor = value as? UIColor
    case (let view as UIView, "accessibilityIdentifier"):
      view.accessibilityIdentifier = value as? String
    case (let view as UIView, "accessibilityLabel"): view.accessibilityLabel = value as? String
    case (let view as UIView, "exclusiveTouch"): view.isExclusiveTouch = flag ?? false
    case (let label as UILabel, "text"): label.text = value as? String
    case (let button as UIButton, "titleLabel.numberOfLines"):
      button.label.numberOfLines = number.flatMap { Int(exactly: $0) } ?? 1
    case (let button as UIButton, "titleLabel.textAlignment"):
      let alignment = number.flatMap { Int(exactly: $0) }.flatMap { NSTextAlignment(rawValue: $0) }
      button.label.textAlignment = alignment ?? .natural
    default: return false
    }
    return true
  }
}
