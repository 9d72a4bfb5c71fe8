import Foundation

/// The values that subclasses of layers add, read by name; nil if the layer has no such value.
extension LayerValues {
  package func number(_ key: String) -> Double? {
    guard case .number(let value) = more[key] else { return nil }
    return value
  }

  package func point(_ key: String) -> CGPoint? {
    guard case .point(let value) = more[key] else { return nil }
    return value
  }

  package func color(_ key: String) -> CGColor? {
    guard case .color(let value) = more[key] else { return nil }
    return value
  }

  package func path(_ key: String) -> [PathStep]? {
    guard case .path(let value) = more[key] else { return nil }
    return value
  }

  package func list(_ key: String) -> [LayerValue] {
    guard case .list(let values) = more[key] else { return [] }
    return values
  }
}
