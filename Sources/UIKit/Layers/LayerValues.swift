import Foundation

/// All that a layer shows: its own values, or those of one instant of its animations.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var isHidden = false
  var opacity: Float = 1
  var masksToBounds = false
  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var backgroundColor: CGColor?
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .opaqueBlack
  var shadowColor: CGColor? = .opaqueBlack
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var contents: Any?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// What kinds of layers add to this, by name.
  var more: [String: LayerValue] = [:]

  /// Nil for a property that no layer has.
  subscript(key: String) -> LayerValue? {
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
      case ("opacity", .number(let value)): opacity = Float(value)
      case ("masksToBounds", .other(let value)): masksToBounds = value as? Bool ?? masksToBounds
      case ("masksToBounds", .number(let value)): masksToBounds = value >= 0.5
      case ("cornerRadius", .number(let value)): cornerRadius = CGFloat(value)
      case ("backgroundColor", .color(let value)): backgroundColor = value
      case ("borderWidth", .number(let value)): borderWidth = CGFloat(value)
      case ("borderColor", .color(let value)): borderColor = value
      case ("shadowColor", .color(let value)): shadowColor = value
      case ("shadowOpacity", .number(let value)): shadowOpacity = Float(value)
      case ("shadowOffset", .size(let value)): shadowOffset = value
      case ("shadowRadius", .number(let value)): shadowRadius = CGFloat(value)
      case ("contents", .other(let value)): contents = value
      case ("contentsRect", .rect(let value)): contentsRect = value
      default:
        if let old = more[key], old.isSameKind(as: newValue) { more[key] = newValue }
      }
    }
  }
}

extension LayerValue {
  func isSameKind(as other: LayerValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color),
      (.transform, .transform), (.list, .list), (.other, _):
      true
    default: false
    }
  }
}
