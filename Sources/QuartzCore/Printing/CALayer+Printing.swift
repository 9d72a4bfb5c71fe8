import Foundation

extension CALayer {
  /// This layer and those below it, a line each, two spaces a level: only what is not as it is in a
  /// new layer, always in the same order, numbers to a thousandth.
  ///
  /// A view's layer goes by the name of the view's type.
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

  /// The layer's own line of `treeDescription`, of the model.
  package var line: String { LayerLine(of: self, values).text }

  /// Moves a line in by its level. One very deep says its level instead: the text would grow with the
  /// square of the depth.
  private static func indent(_ level: Int) -> String {
    let deepest = 100
    if level <= deepest { return String(repeating: "  ", count: level) }
    return String(repeating: "  ", count: deepest) + "level \(level): "
  }
}

/// Chooses the values of a tree that are printed.
public enum TreeMoment: Sendable, Hashable {
  /// The values at which everything comes to rest.
  case model
  /// The values that are seen now.
  case presentation
  /// The values that are seen when the window is told that time, with the animations there are now.
  case presentationAt(TimeInterval)
}

/// A layer's delegate by whose name the layer is printed, as a view's is.
@MainActor
package protocol PrintedLayerOwner: AnyObject {
  /// Tells what sets the owner apart from a new one.
  var printedWords: [String] { get }
}
