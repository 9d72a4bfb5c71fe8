import Foundation

/// Computes the frames of an image and a text block in a button.
struct ButtonLayout {
  /// The size of the button's image; zero without an image.
  var image = CGSize.zero
  /// The size of all lines of text together; zero without text.
  var text = CGSize.zero
  /// The side of the text where the image is.
  var placement = Edge.left
  /// The distance between image and text, in points. It applies only if both exist.
  var padding: CGFloat = 0

  enum Edge {
    case left, right, top, bottom

    var isBeside: Bool { self == .left || self == .right }

    init(_ edge: NSDirectionalRectEdge, isMirrored: Bool) {
      switch edge {
      case .top: self = .top
      case .bottom: self = .bottom
      case .trailing: self = isMirrored ? .left : .right
      default: self = isMirrored ? .right : .left
      }
    }
  }

  /// The actual distance between image and text, in points.
  var gap: CGFloat { image.width > 0 && text.width > 0 ? padding : 0 }

  /// The size of image, text and gap together.
  var size: CGSize {
    placement.isBeside
      ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
  }

  struct Frames: Equatable {
    var image: CGRect
    var text: CGRect
  }

  /// Returns the frames of image and text in `room`, for these alignments.
  ///
  /// - Parameters:
  ///   - horizontal: Left, right, center or fill; leading and trailing must be resolved before.
  func frames(
    in room: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment
  ) -> Frames {
    var text = text
    let rest = placement.isBeside ? room.width - image.width - gap : room.width
    text.width = max(min(text.width, rest), 0)
    if horizontal == .fill { text.width = max(rest, 0) }
    var whole = self
    whole.text = text
    let size = whole.size
    let x = Self.start(room.minX, room.width, size.width, horizontal)
    let y = Self.start(room.minY, room.height, size.height, vertical)
    func middle(_ height: CGFloat) -> CGFloat { y + (size.height - height) / 2 }
    func center(_ width: CGFloat) -> CGFloat {
      switch horizontal {
      case .left: x
      case .right: x + size.width - width
      default: x + (size.width - width) / 2
      }
    }
    func imageFrame(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: image.width, height: image.height)
    }
    func textFrame(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: text.width, height: text.height)
    }
    switch placement {
    case .left:
      return Frames(
        image: imageFrame(x, middle(image.height)),
        text: textFrame(x + image.width + gap, middle(text.height)))
    case .right:
      return Frames(
        image: imageFrame(x + text.width + gap, middle(image.height)),
        text: textFrame(x, middle(text.height)))
    case .top:
      return Frames(
        image: imageFrame(center(image.width), y),
        text: textFrame(center(text.width), y + image.height + gap))
    case .bottom:
      return Frames(
        image: imageFrame(center(image.width), y + text.height + gap),
        text: textFrame(center(text.width), y))
    }
  }

  private static func start(
    _ origin: CGFloat, _ room: CGFloat, _ length: CGFloat,
    _ alignment: UIControl.ContentHorizontalAlignment
  ) -> CGFloat {
    switch alignment {
    case .left, .leading: origin
    case .right, .trailing: origin + room - length
    case .center, .fill: origin + (room - length) / 2
    }
  }

  private static func start(
    _ origin: CGFloat, _ room: CGFloat, _ length: CGFloat,
    _ alignment: UIControl.ContentVerticalAlignment
  ) -> CGFloat {
    switch alignment {
    case .top: origin
    case .bottom: origin + room - length
    case .center, .fill: origin + (room - length) / 2
    }
  }
}
