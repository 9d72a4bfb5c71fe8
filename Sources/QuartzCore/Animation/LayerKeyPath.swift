import Foundation

/// A property of a layer, or a part of one, by its key path: `position.x`, `transform.rotation.z`.
package struct LayerKeyPath {
  package let property: String
  /// The whole path.
  let name: String
  private let part: Part?
  private let place: Place

  /// The properties that are animated most often, which are found without their names.
  private enum Place {
    case position, transform, named
  }

  private enum Part {
    /// A part of a value by Core Animation's name: `x`, `origin.y`, `size`.
    case component(String)
    case rotation(axis: Int)
    case scale(axis: Int?)
    case translation(axis: Int?)
  }

  package init(_ path: String) {
    name = path
    let names = path.split(separator: ".", maxSplits: 1).map(String.init)
    property = names.first ?? ""
    place = property == "position" ? .position : property == "transform" ? .transform : .named
    guard names.count == 2 else {
      part = nil
      return
    }
    let rest = names[1].split(separator: ".").map(String.init)
    let axis = rest.count > 1 ? ["x": 0, "y": 1, "z": 2][rest[1]] : nil
    switch rest[0] {
    case "rotation": part = .rotation(axis: axis ?? 2)
    case "scale": part = .scale(axis: axis)
    case "translation": part = .translation(axis: axis)
    default: part = .component(names[1])
    }
  }

  /// The axis of a rotation of the whole layer; nil for any other path.
  var rotationAxis: Int? {
    guard place == .transform, case .rotation(let axis)? = part else { return nil }
    return axis
  }

  /// Returns the value at the path; nil if the layer has none.
  func value(in values: LayerValues) -> LayerValue? {
    guard let whole = whole(in: values) else { return nil }
    guard let part else { return whole }
    switch part {
    case .component(let name):
      return whole[component: name]
    case .rotation(let axis):
      guard case .transform(let map) = whole else { return nil }
      return .number(TransformParts(map)?.angles[axis] ?? 0)
    case .scale(let axis):
      guard case .transform(let map) = whole else { return nil }
      let scale = TransformParts(map)?.scale ?? .zero
      return .number(axis.map { scale[$0] } ?? (scale.x + scale.y + scale.z) / 3)
    case .translation(let axis):
      guard case .transform(let map) = whole else { return nil }
      guard let axis else { return .size(CGSize(width: map.m41, height: map.m42)) }
      return .number(Double(axis == 0 ? map.m41 : axis == 1 ? map.m42 : map.m43))
    }
  }

  /// Sets the value. Does nothing if the layer has no such value, or one of another kind. Returns
  /// false, and sets nothing, if the whole property would not be finite.
  @discardableResult
  func set(_ value: LayerValue, in values: inout LayerValues) -> Bool {
    guard let part else {
      guard value.isFinite else { return false }
      setWhole(value, in: &values)
      return true
    }
    guard var whole = whole(in: values) else { return true }
    if case .component(let name) = part {
      whole[component: name] = value
    } else if case .transform(let map) = whole {
      whole = .transform(Self.change(map, part, to: value))
    }
    guard whole.isFinite else { return false }
    setWhole(whole, in: &values)
    return true
  }

  private func whole(in values: LayerValues) -> LayerValue? {
    switch place {
    case .position: .point(values.position)
    case .transform: .transform(values.transform)
    case .named: values[property]
    }
  }

  private func setWhole(_ value: LayerValue, in values: inout LayerValues) {
    switch (place, value) {
    case (.position, .point(let position)): values.position = position
    case (.transform, .transform(let transform)): values.transform = transform
    default: values[property] = value
    }
  }

  private static func change(
    _ map: CATransform3D, _ part: Part, to value: LayerValue
  ) -> CATransform3D {
    var map = map
    switch (part, value) {
    case (.translation(let axis), .number(let value)):
      if axis == 0 { map.m41 = CGFloat(value) }
      if axis == 1 { map.m42 = CGFloat(value) }
      if axis == 2 { map.m43 = CGFloat(value) }
      return map
    case (.translation(nil), .size(let way)):
      (map.m41, map.m42) = (way.width, way.height)
      return map
    case (.translation(nil), .point(let way)):
      (map.m41, map.m42) = (way.x, way.y)
      return map
    case (.rotation(let axis), .number(let value)):
      guard var parts = TransformParts(map) else { return map }
      parts.angles[axis] = value
      return parts.transform
    case (.scale(let axis), .number(let value)):
      guard var parts = TransformParts(map) else { return map }
      if let axis { parts.scale[axis] = value } else { parts.scale = SIMD3(repeating: value) }
      return parts.transform
    default:
      return map
    }
  }
}

extension LayerValue {
  /// A part of a point, size or rectangle; nil for an unknown name.
  subscript(component name: String) -> LayerValue? {
    get {
      switch (self, name) {
      case (.point(let point), "x"): .number(Double(point.x))
      case (.point(let point), "y"): .number(Double(point.y))
      case (.size(let size), "width"): .number(Double(size.width))
      case (.size(let size), "height"): .number(Double(size.height))
      case (.rect(let rect), "origin"): .point(rect.origin)
      case (.rect(let rect), "size"): .size(rect.size)
      case (.rect(let rect), "origin.x"): .number(Double(rect.origin.x))
      case (.rect(let rect), "origin.y"): .number(Double(rect.origin.y))
      case (.rect(let rect), "size.width"): .number(Double(rect.size.width))
      case (.rect(let rect), "size.height"): .number(Double(rect.size.height))
      default: nil
      }
    }
    set {
      switch (self, name, newValue) {
      case (.point(var point), "x", .number(let value)):
        point.x = CGFloat(value)
        self = .point(point)
      case (.point(var point), "y", .number(let value)):
        point.y = CGFloat(value)
        self = .point(point)
      case (.size(var size), "width", .number(let value)):
        size.width = CGFloat(value)
        self = .size(size)
      case (.size(var size), "height", .number(let value)):
        size.height = CGFloat(value)
        self = .size(size)
      case (.rect(var rect), "origin", .point(let value)):
        rect.origin = value
        self = .rect(rect)
      case (.rect(var rect), "size", .size(let value)):
        rect.size = value
        self = .rect(rect)
      case (.rect(var rect), "origin.x", .number(let value)):
        rect.origin.x = CGFloat(value)
        self = .rect(rect)
      case (.rect(var rect), "origin.y", .number(let value)):
        rect.origin.y = CGFloat(value)
        self = .rect(rect)
      case (.rect(var rect), "size.width", .number(let value)):
        rect.size.width = CGFloat(value)
        self = .rect(rect)
      case (.rect(var rect), "size.height", .number(let value)):
        rect.size.height = CGFloat(value)
        self = .rect(rect)
      default: break
      }
    }
  }
}
