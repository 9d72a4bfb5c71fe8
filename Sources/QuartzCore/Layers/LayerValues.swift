import Foundation

/// All values that a layer shows: those of the model, or those at one time of its animations.
package struct LayerValues: Equatable {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var zPosition: CGFloat = 0
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
  package var isHidden = false
  package var opacity: Float = 1
  package var masksToBounds = false
  package var cornerRadius: CGFloat = 0
  package var maskedCorners = CACornerMask.all
  package var backgroundColor: CGColor?
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = .black
  package var shadowColor: CGColor? = .black
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  private var keptContents = LayerContents(object: nil)
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsGravity = CALayerContentsGravity.resize
  /// The number of pixels of the contents for each point.
  package var contentsScale: CGFloat = 1
  package var shadowPath: [PathStep]?
  package var isDoubleSided = true
  /// The progress of rolling up the layer as a page: 0 is flat, 1 is out of sight.
  package var pageCurl: CGFloat = 0
  package var shape = ShapeStyle()
  package var gradientType = CAGradientLayerType.axial
  /// The running transition from the old picture; nil without one.
  package var passage: LayerPassage?
  /// The values that subclasses of layers add, by name.
  package var more: [String: LayerValue] = [:]

  package init() {}

  package var contents: Any? {
    get { keptContents.object }
    set { keptContents.object = newValue }
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
  fileprivate var limited: Float {
    isFinite ? self : sign == .minus ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude
  }
}
