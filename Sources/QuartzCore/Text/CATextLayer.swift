import Foundation

/// The alignment of the lines of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The position of the ellipsis in a line that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A font of another type, such as a view's, that can be used as a layer's.
package protocol LayerFont {
  var textFont: TextFont { get }
}

/// A layer that shows text, beginning at its top.
open class CATextLayer: CALayer {
  /// The text: a `String`, or an `NSAttributedString`, which has fonts and colors of its own.
  open var string: Any? { didSet { update() } }
  /// A `UIFont`, a `CGFont`, or the name of a font. Its size is ignored.
  open var font: Any? { didSet { update() } }
  open var fontSize: CGFloat = 36 { didSet { update() } }
  open var foregroundColor: CGColor? = .white { didSet { update() } }
  /// Whether the text continues in the next line when a line is full.
  open var isWrapped = false { didSet { update() } }
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { update() } }
  open var truncationMode = CATextLayerTruncationMode.none { didSet { update() } }
  @Inert("edges of letters are always smooth")
  open var allowsFontSubpixelQuantization = false

  public required init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATextLayer else { return }
    (string, font, fontSize) = (layer.string, layer.font, layer.fontSize)
    (foregroundColor, isWrapped) = (layer.foregroundColor, layer.isWrapped)
    (alignmentMode, truncationMode) = (layer.alignmentMode, layer.truncationMode)
    allowsFontSubpixelQuantization = layer.allowsFontSubpixelQuantization
  }

  public required convenience init?(coder: NSCoder) { self.init() }

  // The contents follow the text at once: nothing is animated except by a transition.
  private func update() {
    var block = TextBlock(runs: runs)
    block.isAtTop = true
    block.alignment =
      switch alignmentMode {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    block.numberOfLines = isWrapped ? 0 : 1
    block.lineBreakMode =
      switch truncationMode {
      case .start: .byTruncatingHead
      case .end: .byTruncatingTail
      case .middle: .byTruncatingMiddle
      default: isWrapped ? .byWordWrapping : .byClipping
      }
    values.contents = block.runs.isEmpty ? nil : block
  }

  private var textFont: TextFont {
    let size = fontSize.isFinite && fontSize > 0 ? fontSize : 36
    if let font = (font as? any LayerFont)?.textFont { return font.withSize(size) }
    let name = (font as? CGFont)?.fullName.map { "\($0)" } ?? font as? String
    return TextFont(familyName: name ?? Self.family, pointSize: size)
  }

  private static let family = "DejaVu Sans"

  // Layers may be made on any thread, where a closure in here would stop.
  private var runs: [TextBlock.Run] {
    guard let text = string as? NSAttributedString else {
      guard let string else { return [] }
      let text = string as? String ?? "\(string)"
      guard !text.isEmpty else { return [] }
      return [TextBlock.Run(text: text, font: textFont, color: foregroundColor ?? .black)]
    }
    var runs: [TextBlock.Run] = []
    guard text.length > 0 else { return [] }
    var range = NSRange(location: 0, length: 0)
    while NSMaxRange(range) < text.length {
      let values = text.attributes(at: NSMaxRange(range), effectiveRange: &range)
      let font = (values[NSAttributedString.Key("NSFont")] as? any LayerFont)?.textFont
      let color = values[NSAttributedString.Key("NSColor")]
      runs.append(
        TextBlock.Run(
          text: (text.string as NSString).substring(with: range), font: font ?? textFont,
          color: color as? CGColor ?? (color as? any LayerColor)?.cgColor ?? .black))
    }
    return runs
  }
}
