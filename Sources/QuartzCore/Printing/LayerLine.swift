import Foundation
import PantographMotion

/// A layer in one line: its type, its place in the superlayer before its transform, and its
/// differences from a new layer.
@MainActor
struct LayerLine {
  private(set) var words: [String] = []
  private let values: LayerValues
  private let usual: LayerValues

  /// Creates the line. The layer of a view has the name of the view's type, unless `isOwned` is
  /// false.
  init(of layer: CALayer, _ values: LayerValues, isOwned: Bool = true) {
    self.values = values
    usual = type(of: layer).usualValues
    let owner = isOwned ? layer.delegate as? any PrintedLayerOwner : nil
    words.append(owner.map { "\(type(of: $0))" } ?? "\(type(of: layer))")
    if let name = layer.name { words.append("\(QuotedText(name))") }
    addPlace()
    addTransform("", values.transform)
    addTransform("sublayers ", values.sublayerTransform)
    addLook()
    addBorderAndShadow()
    addMore()
    if let owner { words += owner.printedWords }
    addTime(layer)
    let animated = layer.entries.map {
      ($0.animation as? CAPropertyAnimation)?.keyPath ?? $0.describedKey
    }
    if !animated.isEmpty { words.append("animates " + animated.joined(separator: " ")) }
  }

  var text: String { words.joined(separator: " ") }

  private mutating func addPlace() {
    let size = values.bounds.size
    let corner = CGPoint(
      x: values.position.x - size.width * values.anchorPoint.x,
      y: values.position.y - size.height * values.anchorPoint.y)
    words.append("\(corner.text) \(size.width.text)×\(size.height.text)")
    if values.bounds.origin != .zero { words.append("bounds from \(values.bounds.origin.text)") }
    if values.anchorPoint != usual.anchorPoint { words.append("anchor \(values.anchorPoint.text)") }
    if values.zPosition != 0 { words.append("z \(values.zPosition.text)") }
  }

  private mutating func addTransform(_ prefix: String, _ map: CATransform3D) {
    if CATransform3DIsIdentity(map) { return }
    guard CATransform3DIsAffine(map) else {
      let rows = map.rows.map { $0.map { $0.text }.joined(separator: " ") }
      words.append("\(prefix)matrix [\(rows.joined(separator: ", "))]")
      return
    }
    let flat = CATransform3DGetAffineTransform(map)
    if flat.b.isNothing, flat.c.isNothing {
      if (flat.a - flat.d).isNothing {
        if !(flat.a - 1).isNothing { words.append("\(prefix)scale \(flat.a.text)") }
      } else {
        words.append("\(prefix)scale \(CGPoint(x: flat.a, y: flat.d).text)")
      }
    } else if (flat.a - flat.d).isNothing, (flat.b + flat.c).isNothing {
      let scale = (flat.a * flat.a + flat.b * flat.b).squareRoot()
      if !(scale - 1).isNothing { words.append("\(prefix)scale \(scale.text)") }
      let angle = CGFloat(Mathematics.atan2(Double(flat.b), Double(flat.a))) * 180 / .pi
      words.append("\(prefix)turned \(angle.text)°")
    } else {
      let numbers = [flat.a, flat.b, flat.c, flat.d].map { $0.text }
      words.append("\(prefix)matrix [\(numbers.joined(separator: " "))]")
    }
    if !flat.tx.isNothing || !flat.ty.isNothing {
      words.append("\(prefix)shifted \(CGPoint(x: flat.tx, y: flat.ty).text)")
    }
  }

  private mutating func addLook() {
    if values.isHidden { words.append("hidden") }
    if values.opacity != 1 { words.append("opacity \(CGFloat(values.opacity).text)") }
    if let color = values.backgroundColor { words.append(color.text) }
    if values.masksToBounds { words.append("clips") }
    if values.cornerRadius != 0 {
      words.append("corners \(values.cornerRadius.text)")
      if values.maskedCorners != .all { words.append("of \(values.maskedCorners.rawValue)") }
    }
    if let contents = values.contents {
      if let count = (contents as? Drawing)?.steps.count {
        words.append("draws \(count) step\(count == 1 ? "" : "s")")
      } else if let block = contents as? TextBlock {
        words.append("\(QuotedText(block.text))")
      } else {
        words.append("shows \(type(of: contents))")
      }
    }
    if values.contentsRect != usual.contentsRect {
      words.append("part \(values.contentsRect.text)")
    }
    if !values.isDoubleSided { words.append("one-sided") }
  }

  private mutating func addBorderAndShadow() {
    if values.borderWidth != 0 {
      words.append("border \(values.borderWidth.text) \(values.borderColor?.text ?? "none")")
    }
    if values.shadowOpacity != 0, let color = values.shadowColor {
      let opacity = CGFloat(values.shadowOpacity).text
      let offset = CGPoint(x: values.shadowOffset.width, y: values.shadowOffset.height).text
      words.append("shadow \(color.text) \(opacity) at \(offset) blur \(values.shadowRadius.text)")
    }
  }

  /// Adds the values of the layer's subclass, by name.
  private mutating func addMore() {
    for key in values.more.keys.sorted() {
      guard let text = values.more[key]?.text, text != usual.more[key]?.text else { continue }
      words.append("\(key) \(text)")
    }
  }

  private mutating func addTime(_ layer: CALayer) {
    if layer.timing.run != nil { return words.append("time runs") }
    if layer.speed != 1 { words.append("speed \(CGFloat(layer.speed).text)") }
    if layer.timeOffset != 0 { words.append("offset \(CGFloat(layer.timeOffset).text) s") }
    if layer.beginTime != 0 { words.append("begin \(CGFloat(layer.beginTime).text) s") }
  }
}
