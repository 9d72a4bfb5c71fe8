import Foundation

extension CALayer {
  /// This layer and those below it, a line each, two spaces a level: only what is not as it is in a
  /// new layer, always in the same order, numbers to a thousandth.
  ///
  /// A view's layer goes by the name of the view's type.
  public func treeDescription(_ moment: TreeMoment = .model) -> String {
    var lines: [String] = []
    describe(moment, level: 0, prefix: "", into: &lines)
    return lines.joined(separator: "\n")
  }

  /// The layer's own line of `treeDescription`, of the model.
  package var line: String { LayerLine(of: self, values).text }

  private func describe(
    _ moment: TreeMoment, level: Int, prefix: String, into lines: inout [String]
  ) {
    let values: LayerValues
    switch moment {
    case .model: values = self.values
    case .presentation: values = presentationValues(at: clock?.time ?? 0)
    case .presentationAt(let time): values = presentationValues(at: time)
    }
    let indent = String(repeating: "  ", count: level)
    lines.append(indent + prefix + LayerLine(of: self, values).text)
    mask?.describe(moment, level: level + 1, prefix: "mask: ", into: &lines)
    for layer in sublayers ?? [] {
      layer.describe(moment, level: level + 1, prefix: "", into: &lines)
    }
  }
}
