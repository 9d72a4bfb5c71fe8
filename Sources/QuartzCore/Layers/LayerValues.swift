import Foundation

/// All values that a layer shows: those of the model, or those at one time of its animations.
///
/// The values that most layers never set are in one object that all copies share until one of them
/// changes such a value: each frame copies the values of every layer that it asks.
package struct LayerValues {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var zPosition: CGFloat = 0
  package var transform = CATransform3DIdentity
  package var isHidden = false
  package var opacity: Float = 1
  package var masksToBounds = false
  package var isDoubleSided = true
  package var cornerRadius: CGFloat = 0
  package var backgroundColor: CGColor?
  /// The shared values; nil for those of a new layer. Copying nil counts no reference.
  private var shared: SharedLook?

  package init() {}

  /// The object with the shared values. Reading one value through it copies only that value; reading
  /// it through `look` copies all of them.
  var object: SharedLook { shared ?? SharedLook.usual }

  /// The values that copies share. A change replaces the shared object, unless no copy refers to it.
  var look: LayerLook {
    _read {
      let object = object
      yield object.look
    }
    _modify {
      var own = shared ?? SharedLook(LayerLook())
      shared = nil
      if !isKnownUniquelyReferenced(&own) { own = SharedLook(own.look) }
      defer { shared = own }
      yield &own.look
    }
  }

  /// Whether the shared values are those of `other`. Contents and values that subclasses add may not
  /// even equal themselves.
  private func hasLook(of other: LayerValues) -> Bool {
    let (own, others) = (object, other.object)
    guard own === others else { return own.look == others.look }
    return (own.look.contents.object == nil || own.look.contents == others.look.contents)
      && (own.look.more.isEmpty || own.look.more == others.look.more)
  }

  /// The value of a property; nil for a property that no layer has.
  package subscript(key: String) -> LayerValue? {
    get {
      switch key {
      case "bounds": .rect(bounds)
      case "position": .point(position)
      case "anchorPoint": .point(anchorPoint)
      case "zPosition": .number(Double(zPosition))
      case "transform": .transform(transform)
      case "sublayerTransform": .transform(sublayerTransform)
      case "hidden": .other(isHidden)
      case "opacity": .number(LayerValue.exact(opacity))
      case "masksToBounds": .other(masksToBounds)
      case "cornerRadius": .number(Double(cornerRadius))
      case "backgroundColor": .color(backgroundColor)
      case "borderWidth": .number(Double(borderWidth))
      case "borderColor": .color(borderColor)
      case "shadowColor": .color(shadowColor)
      case "shadowOpacity": .number(LayerValue.exact(shadowOpacity))
      case "shadowOffset": .size(shadowOffset)
      case "shadowRadius": .number(Double(shadowRadius))
      case "contents": .other(contents)
      case "contentsRect": .rect(contentsRect)
      case "shadowPath": .path(shadowPath)
      case "pageCurl": .number(Double(pageCurl))
      default: more[key]
      }
    }
    set {
      guard let newValue else { return }
      switch (key, newValue) {
      case ("bounds", .rect(let value)): bounds = value
      case ("position", .point(let value)): position = value
      case ("anchorPoint", .point(let value)): anchorPoint = value
      case ("zPosition", .number(let value)): zPosition = CGFloat(value)
      case ("transform", .transform(let value)): transform = value
      case ("sublayerTransform", .transform(let value)): sublayerTransform = value
      case ("hidden", .other(let value)): isHidden = value as? Bool ?? isHidden
      case ("hidden", .number(let value)): isHidden = value >= 0.5
      case ("opacity", .number(let value)): opacity = Float(value).limited
      case ("masksToBounds", .other(let value)): masksToBounds = value as? Bool ?? masksToBounds
      case ("masksToBounds", .number(let value)): masksToBounds = value >= 0.5
      case ("cornerRadius", .number(let value)): cornerRadius = CGFloat(value)
      case ("backgroundColor", .color(let value)): backgroundColor = value
      case ("borderWidth", .number(let value)): borderWidth = CGFloat(value)
      case ("borderColor", .color(let value)): borderColor = value
      case ("shadowColor", .color(let value)): shadowColor = value
      case ("shadowOpacity", .number(let value)): shadowOpacity = Float(value).limited
      case ("shadowOffset", .size(let value)): shadowOffset = value
      case ("shadowRadius", .number(let value)): shadowRadius = CGFloat(value)
      case ("contents", .other(let value)): contents = value
      case ("contentsRect", .rect(let value)): contentsRect = value
      case ("shadowPath", .path(let value)): shadowPath = value
      case ("pageCurl", .number(let value)): pageCurl = CGFloat(value)
      default:
        if let old = more[key], old.isSameKind(as: newValue) { more[key] = newValue }
      }
    }
  }
}

extension LayerValues: Equatable {
  package static func == (left: LayerValues, right: LayerValues) -> Bool {
    left.bounds == right.bounds && left.position == right.position
      && left.anchorPoint == right.anchorPoint && left.zPosition == right.zPosition
      && left.transform == right.transform && left.isHidden == right.isHidden
      && left.opacity == right.opacity && left.masksToBounds == right.masksToBounds
      && left.isDoubleSided == right.isDoubleSided && left.cornerRadius == right.cornerRadius
      && left.backgroundColor == right.backgroundColor && left.hasLook(of: right)
  }
}

extension LayerValue {
  func isSameKind(as other: LayerValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color),
      (.transform, .transform), (.list, .list), (.path, .path), (.other, _):
      true
    default: false
    }
  }
}

extension Float {
  /// The number, limited to the largest finite `Float`.
  var limited: Float {
    isFinite ? self : sign == .minus ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude
  }
}
