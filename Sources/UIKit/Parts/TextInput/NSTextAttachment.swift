import Foundation
import PantographObjects

/// A picture in a text, at a character of its own.
open class NSTextAttachment: NSObject, PictureInText, @unchecked Sendable {
  private let mark = CoreFoundationMark()
  /// The picture; without one, that of the contents.
  open var image: UIImage?
  /// The place of the picture from its start on the baseline, upwards. Zero is the size of the picture.
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  /// The distance from the text before and after the picture, in points.
  open var lineLayoutPadding: CGFloat = 0

  /// The character of a text that stands for an attachment.
  public static let character = 0xFFFC

  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }

  public convenience override init() { self.init(data: nil, ofType: nil) }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Returns the picture for a place in a container.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    if let image { return image }
    guard let contents else { return nil }
    return MainActor.assumeIsolated { UIImage(data: contents) }
  }

  /// Returns the place of the picture from its start on the baseline, upwards. Called when the text is laid out.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds == .zero else { return bounds }
    guard
      let image = image(forBounds: .zero, textContainer: textContainer, characterIndex: charIndex)
    else {
      return .zero
    }
    // A symbol stands on the baseline with its own baseline.
    return CGRect(
      origin: CGPoint(x: 0, y: -(image.baselineOffsetFromBottom ?? 0)), size: image.size)
  }

  /// Returns the picture as text shows it: a symbol and a template have the color of the text.
  func picture(color: UIColor) -> AttachedPicture {
    let place = attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    var shown = image(forBounds: place, textContainer: nil, characterIndex: 0)
    if let image = shown,
      image.renderingMode == .alwaysTemplate
        || image.isSymbolImage && image.renderingMode == .automatic
    {
      shown = image.withTintColor(color, renderingMode: .alwaysOriginal)
    }
    return AttachedPicture(
      image: shown?.cgImage, width: place.width + 2 * lineLayoutPadding, height: place.height,
      rise: place.minY, padding: lineLayoutPadding)
  }
}

extension NSAttributedString {
  /// Creates a text of one character, which stands for the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Whether a part of the text has an attachment.
  public func containsAttachments(in range: NSRange) -> Bool {
    var found = false
    enumerateAttribute(.attachment, in: range) { value, _, stop in
      guard value != nil else { return }
      found = true
      stop.pointee = true
    }
    return found
  }
}
