import Foundation

/// The vertical position of a line that was shrunk to fit.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// Places shrunk text on the baseline of the unshrunk text.
  case alignBaselines
  /// Places shrunk text in the middle of the line.
  case alignCenters
  /// Places shrunk text at the top of the line.
  case none
}

/// The vibrancy of a label within a vibrancy effect.
public enum UILabelVibrancy: Int, Hashable, Sendable {
  case none, automatic
}

/// Determines whether a subclass of `UILabel` overrides `drawText(in:)`.
@MainActor
enum LabelOverride {
  private static let method = MethodOverride(
    of: UILabel.self, plain: PlainLabel.self, by: ProbeLabel.self)
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func drawsText(_ type: UILabel.Type) -> Bool {
    if type == UILabel.self || type == BarLabel.self { return false }
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = method.isMade(by: type)
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}

private class PlainLabel: UILabel {}

private final class ProbeLabel: UILabel {
  override func drawText(in rect: CGRect) {}
}
