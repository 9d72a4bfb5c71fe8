import Foundation

/// The content of a button without a configuration, for each state.
struct ButtonLooks {
  var titles: [UIControl.State: String] = [:]
  var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  var colors: [UIControl.State: UIColor] = [:]
  var shadowColors: [UIControl.State: UIColor] = [:]
  var images: [UIControl.State: UIImage] = [:]
  var backgroundImages: [UIControl.State: UIImage] = [:]
  var symbols: [UIControl.State: UIImage.SymbolConfiguration] = [:]
  /// Whether the configuration must be updated before the next layout.
  var needsUpdate = false
  var isUpdating = false
  /// Whether title and image are being placed because the program reads their frames.
  var isPlacing = false
}

/// The label and image settings of a button before it got a configuration, as far as a
/// configuration changes them.
@MainActor
struct PlainLook {
  let lines: Int
  let alignment: NSTextAlignment
  let lineBreakMode: NSLineBreakMode
  let font: UIFont
  let takesImagesForShapes: Bool

  init(of button: UIButton) {
    lines = button.label.numberOfLines
    alignment = button.label.textAlignment
    lineBreakMode = button.label.lineBreakMode
    font = button.label.font
    takesImagesForShapes = button.picture.takesImagesForShapes
  }

  func show(in button: UIButton) {
    button.label.attributedText = nil
    button.label.numberOfLines = lines
    button.label.textAlignment = alignment
    button.label.lineBreakMode = lineBreakMode
    button.label.font = font
    button.picture.takesImagesForShapes = takesImagesForShapes
    button.picture.tintColor = nil
  }
}

extension UIButton {
  // MARK: Shown

  func showPlainly() {
    addContentViews()
    if let title = currentAttributedTitle {
      label.textColor = currentTitleColor
      label.attributedText = title
    } else {
      label.showPlainText(currentTitle)
      label.textColor = currentTitleColor
    }
    picture.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    picture.image = currentImage
    showBackground()
    let isDimmed = isHighlighted && buttonType != .custom
    label.alpha = isDimmed ? Self.pressedAlpha : 1
    // Our value: dim, but recognizable.
    picture.alpha =
      isDimmed && adjustsImageWhenHighlighted
      ? Self.pressedAlpha : isEnabled || !adjustsImageWhenDisabled ? 1 : 0.4
  }

  /// Adds the views of the title and of the image that the button shows. As on iOS, a button without
  /// a title has no label, and one without an image has no image view.
  func addContentViews() {
    if currentImage != nil { addImageView() }
    if currentTitle != nil || currentAttributedTitle != nil { addTitleLabel() }
  }

  func addTitleLabel() {
    if label.superview !== self { addSubview(label) }
  }

  func addImageView() {
    guard picture.superview !== self else { return }
    if label.superview === self {
      insertSubview(picture, belowSubview: label)
    } else {
      addSubview(picture)
    }
  }

  private func showBackground() {
    let image = backgroundImage(for: state)
    guard image != nil || background != nil else { return }
    let view = background ?? UIImageView(frame: bounds)
    if background == nil {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
      background = view
    }
    view.image = image
  }

  // MARK: Layout

  /// The size of a button without a configuration. A title alone has room above and below it, and
  /// the button has a least width, until the button gets an image or insets.
  var plainSize: CGSize {
    var title = label.sizeThatFits(.zero)
    let image = picture.sizeThatFits(.zero)
    let insets = contentEdgeInsets
    let isText = buttonType == .custom || buttonType == .system
    let isBare = isText && picture.image == nil && insets == .zero
    // Without an image an empty title is as high as a line, and so is one that was set.
    if isText, title.height == 0, picture.image == nil || currentTitle != nil {
      title.height = label.font.lineHeight.rounded(.up)
    }
    let width = title.width + image.width + insets.left + insets.right
    let height = max(title.height, image.height) + insets.top + insets.bottom
    return CGSize(
      width: max(width.rounded(.up), isBare ? Self.leastWidth : 0),
      height: height.rounded(.up) + (isBare ? 2 * Self.verticalInset : 0))
  }

  /// Lays out the image and the title of a button without a configuration.
  func layOutPlainly() {
    background?.frame = backgroundRect(forBounds: bounds)
    let room = contentRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: room)
    label.frame = titleRect(forContentRect: room)
    // Programs give their buttons room for the title in Apple's font, which is narrower.
    let isCut = label.frame.width > 0 && label.frame.width < label.sizeThatFits(.zero).width
    if isCut, !label.hasFixedFrame { label.hasFixedFrame = true }
  }

  /// The frames of the image and, after it, the title, centered in `room` unless the alignments differ.
  func plainFrames(in room: CGRect) -> ButtonLayout.Frames {
    let layout = ButtonLayout(
      image: picture.sizeThatFits(.zero), text: label.sizeThatFits(.zero),
      placement: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left)
    let frames = layout.frames(
      in: room, effectiveContentHorizontalAlignment, contentVerticalAlignment)
    return ButtonLayout.Frames(
      image: frames.image.moved(by: imageEdgeInsets), text: frames.text.moved(by: titleEdgeInsets))
  }

  /// The sizes of plain buttons that published libraries observed in UIKit, in points.
  private static var verticalInset: CGFloat { 6 }
  private static var leastWidth: CGFloat { 30 }
  /// Our value: a system button's title is faint while a finger presses it.
  private static var pressedAlpha: CGFloat { 0.2 }
}

extension CGRect {
  /// Returns the rectangle centered in the area that the insets leave.
  fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
