import Foundation

extension CALayer {
  /// Returns this layer and all its sublayers as text: one line for each layer, indented by two
  /// spaces for each level. A line has only the values that differ from those of a new layer,
  /// always in the same order, with numbers rounded to a thousandth.
  ///
  /// The layer of a view has the name of the view's type.
  public func treeDescription(_ moment: TreeMoment = .model) -> String {
    var lines: [String] = []
    let now = clock?.time ?? 0
    var rest: [(layer: CALayer, level: Int)] = [(self, 0)]
    while let (layer, level) = rest.popLast() {
      let values =
        switch moment {
        case .model: layer.values
        case .presentation: layer.presentationValues(at: now)
        case .presentationAt(let time): layer.presentationValues(at: time)
        }
      let isMask = layer !== self && layer.maskedLayer != nil
      lines.append(
        Self.indent(level) + (isMask ? "mask: " : "") + LayerLine(of: layer, values).text)
      rest += (layer.sublayers ?? []).reversed().map { ($0, level + 1) }
      if let mask = layer.mask { rest.append((mask, level + 1)) }
    }
    return lines.joined(separator: "\n")
  }

  /// The layer's own line of `treeDescription`, with the values of the model.
  package var line: String { LayerLine(of: self, values).text }

  /// Indents a line by its level. A very deep line has the level's number instead: otherwise the
  /// text would grow with the square of the depth.
  private static func indent(_ level: Int) -> String {
    let deepest = 100
    if level <= deepest { return String(repeating: "  ", count: level) }
    return String(repeating: "  ", count: deepest) + "level \(level): "
  }
}

/// The choice of the values of a tree that are printed.
public enum TreeMoment: Sendable, Hashable {
  /// The values of the layers after all animations.
  case model
  /// The values of the layers that are visible now.
  case presentation
  /// The values of the layers that are visible at the given time of the window, with the current
  /// animations.
  case presentationAt(TimeInterval)
}

/// A layer's delegate, such as a view, whose type names the layer in print.
@MainActor
package protocol PrintedLayerOwner: AnyObject {
  /// The words for the differences between the owner and a new one.
  var printedWords: [String] { get }
}
