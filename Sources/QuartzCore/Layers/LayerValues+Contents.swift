import CoreGraphics

// Values of the contents that few layers set are stored by name.
extension LayerValues {
  package static let wholeContents = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The part of the contents that is stretched, as shares.
  package var contentsCenter: CGRect {
    guard !more.isEmpty, case .rect(let value)? = more["contentsCenter"] else {
      return Self.wholeContents
    }
    return value
  }

  package var isGeometryFlipped: Bool {
    guard !more.isEmpty, case .other(let value)? = more["geometryFlipped"] else { return false }
    return value as? Bool ?? false
  }

  /// The blend mode of the layer, with all its sublayers; nil for the normal one.
  package var blendMode: CGBlendMode? {
    guard !more.isEmpty, case .other(let value)? = more["compositingFilter"],
      let name = value as? String
    else { return nil }
    return Self.blendModes[name]
  }

  /// Whether an image in another size takes the nearest of its pixels.
  package func takesNearest(isLarger: Bool) -> Bool {
    guard !more.isEmpty else { return false }
    let key = isLarger ? "magnificationFilter" : "minificationFilter"
    guard case .other(let value)? = more[key] else { return false }
    return value as? String == CALayerContentsFilter.nearest.rawValue
  }

  private static let blendModes: [String: CGBlendMode] = [
    "multiplyBlendMode": .multiply, "screenBlendMode": .screen, "overlayBlendMode": .overlay,
    "darkenBlendMode": .darken, "lightenBlendMode": .lighten,
    "colorDodgeBlendMode": .colorDodge, "colorBurnBlendMode": .colorBurn,
    "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
    "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion,
    "hueBlendMode": .hue, "saturationBlendMode": .saturation, "colorBlendMode": .color,
    "luminosityBlendMode": .luminosity, "linearDodgeBlendMode": .plusLighter,
    "plusL": .plusLighter, "plusD": .plusDarker, "destOut": .destinationOut,
    "destIn": .destinationIn, "destOver": .destinationOver, "sourceAtop": .sourceAtop,
    "sourceIn": .sourceIn, "sourceOut": .sourceOut, "xor": .xor, "copy": .copy, "clear": .clear,
  ]
}

/// The filter for pictures that are drawn in another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Takes the color of the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Interpolates the color between pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Interpolates between pixels, also in pictures that are drawn much smaller.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The pixel format of the contents that are drawn into a layer.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  // The names are Core Animation's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// The edges of a layer that are smooth.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

extension CALayer {
  /// The display of colors brighter than white, which do not exist here.
  public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let automatic = ToneMapMode(rawValue: "automatic")
    public static let never = ToneMapMode(rawValue: "never")
    public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
  }
}
