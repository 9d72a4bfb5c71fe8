import Foundation

/// The name of a function that converts a number to a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// A function that converts the numbers of an animation of `transform` to transforms. The animation
/// then changes one part of the transform, like an animation of `transform.rotation.z`.
public struct CAValueFunction: Hashable, Sendable {
  public let name: CAValueFunctionName

  public init?(name: CAValueFunctionName) {
    guard Self.parts[name] != nil else { return nil }
    self.name = name
  }

  /// The part of the transform that the function changes, such as `rotation.z`.
  var part: String { Self.parts[name] ?? "rotation.z" }

  private static let parts: [CAValueFunctionName: String] = [
    .rotateX: "rotation.x", .rotateY: "rotation.y", .rotateZ: "rotation.z", .scaleX: "scale.x",
    .scaleY: "scale.y", .scaleZ: "scale.z", .translateX: "translation.x",
    .translateY: "translation.y", .translateZ: "translation.z",
  ]
}
