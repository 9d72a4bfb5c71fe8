import CoreGraphics

// What few layers say about their contents is kept by name.
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

  /// How the layer, with all below it, meets what is there; nil for the usual way.
  package var blendMode: CGBlendMode? {
    guard !more.isEmpty, case .other(let value)? = more["compositingFilter"],
      let name = value as? String
    else { return nil }
    return Self.blendModes[name]
  }

  /// Whether an image is drawn by its nearest pixels.
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

/// How pictures are drawn in another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Takes the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Smoothly.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Smoothly: pictures are drawn much smaller as well as a little.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// How a layer keeps what is drawn into it.
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
  /// How colors brighter than white are shown: there are none here.
  public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let automatic = ToneMapMode(rawValue: "automatic")
    public static let never = ToneMapMode(rawValue: "never")
    public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
  }
}
