import Foundation

/// The views of a button with a configuration, except for its title label and image view.
@MainActor
final class ConfiguredButtonViews {
  let background = UIView()
  private(set) var subtitle: UILabel?
  private(set) var indicator: UIActivityIndicatorView?
  private var effect: UIVisualEffectView?
  private var image: UIImageView?
  private weak var custom: UIView?
  private let plain: PlainLook

  init(in button: UIButton) {
    plain = PlainLook(of: button)
    background.isUserInteractionEnabled = false
    button.insertSubview(background, at: 0)
  }

  func remove(from button: UIButton) {
    for view in [background, subtitle, indicator] { view?.removeFromSuperview() }
    plain.show(in: button)
  }

  func showSubtitle(_ text: NSAttributedString?, in button: UIButton) {
    guard text != nil || subtitle != nil else { return }
    if subtitle == nil {
      let label = UILabel()
      button.addSubview(label)
      subtitle = label
    }
    subtitle?.attributedText = text
  }

  func showIndicator(_ isShown: Bool, _ color: UIColor, in button: UIButton) {
    guard isShown || indicator != nil else { return }
    if indicator == nil {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.isUserInteractionEnabled = false
      button.addSubview(wheel)
      indicator = wheel
    }
    indicator?.color = color
    if isShown { indicator?.startAnimating() } else { indicator?.stopAnimating() }
  }

  /// Restarts the activity indicator after the button has moved to another window.
  func goOn() {
    guard let indicator, indicator.isAnimating else { return }
    indicator.stopAnimating()
    indicator.startAnimating()
  }

  func showBackground(
    _ configuration: UIButton.Configuration, _ color: UIColor, in bounds: CGRect,
    tint: UIColor, isMirrored: Bool
  ) {
    let look = configuration.background
    background.frame = bounds.inset(by: look.backgroundInsets.resolved(isMirrored).inPoints)
    let radius = configuration.cornerRadius(for: background.bounds.size)
    background.layer.cornerRadius = radius
    background.backgroundColor = color
    background.layer.borderWidth = max(look.strokeWidth.inPoints, 0)
    background.layer.borderColor =
      look.strokeWidth > 0 ? look.resolvedStrokeColor(for: tint).cgColor : nil
    if look.strokeOutset != 0, look.strokeWidth > 0 {
      let outset = look.strokeOutset.inPoints
      background.frame = background.frame.inset(
        by: UIEdgeInsets(top: -outset, left: -outset, bottom: -outset, right: -outset))
    }
    showParts(look)
    background.clipsToBounds = !background.subviews.isEmpty
  }

  private func showParts(_ look: UIBackgroundConfiguration) {
    if effect?.effect !== look.visualEffect {
      effect?.removeFromSuperview()
      effect = look.visualEffect.map { UIVisualEffectView(effect: $0) }
      if let effect { background.insertSubview(effect, at: 0) }
    }
    if look.image == nil {
      image?.removeFromSuperview()
      image = nil
    } else {
      if image == nil {
        let view = UIImageView()
        background.addSubview(view)
        image = view
      }
      image?.image = look.image
      image?.contentMode = look.imageContentMode
    }
    if custom !== look.customView {
      custom?.removeFromSuperview()
      if let view = look.customView { background.addSubview(view) }
      custom = look.customView
    }
    for view in background.subviews { view.frame = background.bounds }
  }
}

extension UIButton {
  func configurationDidChange() {
    guard configuration != nil else {
      configured?.remove(from: self)
      configured = nil
      showPlainly()
      return setNeedsLayout()
    }
    if configured == nil { configured = ConfiguredButtonViews(in: self) }
    if looks.isUpdating { return }
    setNeedsUpdateConfiguration()
    invalidateIntrinsicContentSize()
  }

  func updateConfigurationIfNeeded() {
    guard looks.needsUpdate, !looks.isUpdating else { return }
    looks.isUpdating = true
    updateConfiguration()
    looks.isUpdating = false
    // Changes made during the update are shown below and do not request another update.
    looks.needsUpdate = false
    if configuration != nil { showConfigured() }
  }

  /// The configuration with the colors for the current state. Titles and images set for the state
  /// take precedence over the configuration's.
  private var current: (configuration: Configuration, colors: Configuration.Colors)? {
    guard var configuration else { return nil }
    if state != .normal {
      if let title = looks.titles[state] { configuration.title = title }
      if let image = looks.images[state] { configuration.image = image }
    }
    let normal = configuration.resolved
    if automaticallyUpdatesConfiguration { configuration = configuration.updated(for: self) }
    let colors =
      configuration.resolved ?? normal
      ?? configuration.colors(for: .normal, tint: tintColor)
    return (configuration, colors)
  }

  private func showConfigured() {
    guard let (configuration, colors) = current, let configured else { return }
    if configuration.image != nil { addImageView() }
    if configuration.attributedTitle != nil || currentAttributedTitle != nil { addTitleLabel() }
    label.alpha = 1
    picture.alpha = 1
    label.numberOfLines = configuration.titleLineBreakMode.isWrapping ? 0 : 1
    let attributed = currentAttributedTitle.map { AttributedString($0.string) }
    label.attributedText = (configuration.attributedTitle ?? attributed).map {
      text(
        $0, configuration.buttonSize.titleFont, colors.foreground,
        configuration.titleTextAttributesTransformer)
    }
    label.lineBreakMode = configuration.titleLineBreakMode
    configured.showSubtitle(
      configuration.attributedSubtitle.map {
        text(
          $0, configuration.buttonSize.subtitleFont, colors.foreground,
          configuration.subtitleTextAttributesTransformer)
      }, in: self)
    configured.subtitle?.numberOfLines = configuration.subtitleLineBreakMode.isWrapping ? 0 : 1
    configured.subtitle?.lineBreakMode = configuration.subtitleLineBreakMode
    picture.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
    picture.takesImagesForShapes = true
    picture.tintColor =
      configuration.imageColorTransformer.map { $0(colors.foreground) } ?? colors.foreground
    picture.image = configuration.showsActivityIndicator ? nil : configuration.image
    let wheel =
      configuration.activityIndicatorColorTransformer.map { $0(colors.foreground) }
      ?? colors.foreground
    configured.showIndicator(configuration.showsActivityIndicator, wheel, in: self)
  }

  /// Returns the text with the font and color added wherever the text has none.
  private func text(
    _ text: AttributedString, _ font: UIFont, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    var usual = AttributeContainer()
    usual.font = font
    usual.foregroundColor = color
    if let transformer { usual = transformer(usual) }
    var text = text
    text.mergeAttributes(usual, mergePolicy: .keepCurrent)
    return NSAttributedString(text)
  }

  // MARK: Layout

  private func parts(
    _ configuration: Configuration, width: CGFloat
  ) -> (layout: ButtonLayout, title: CGSize, subtitle: CGSize) {
    var layout = ButtonLayout(
      placement: ButtonLayout.Edge(configuration.imagePlacement, isMirrored: isMirrored),
      padding: configuration.imagePadding.inPoints)
    layout.image =
      configuration.showsActivityIndicator
      ? configured?.indicator?.intrinsicContentSize ?? .zero : picture.sizeThatFits(.zero)
    var room = width
    if layout.placement.isBeside, layout.image.width > 0 {
      room -= layout.image.width + layout.padding
    }
    func size(_ label: UILabel?) -> CGSize {
      guard let label, label.attributedText?.string.isEmpty == false else { return .zero }
      func size(within width: CGFloat) -> CGSize {
        label.textRect(
          forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
          limitedToNumberOfLines: label.numberOfLines
        ).size
      }
      let whole = size(within: .greatestFiniteMagnitude)
      // Auto Layout rounds the button's edges to pixels, which takes up to a point from the room. The title stays whole.
      return whole.width <= max(room, 0) + 1 ? whole : size(within: max(room, 0))
    }
    let (title, subtitle) = (size(label), size(configured?.subtitle))
    let gap = title.height > 0 && subtitle.height > 0 ? configuration.titlePadding.inPoints : 0
    layout.text = CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    return (layout, title, subtitle)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the size for a width; a width of 0 means unlimited.
  func configuredSize(in size: CGSize) -> CGSize {
    guard let configuration else { return .zero }
    let insets = configuration.contentInsets.resolved(isMirrored).inPoints
    let across = insets.left + insets.right
    let width = size.width > 0 ? size.width - across : .greatestFiniteMagnitude
    let content = parts(configuration, width: width).layout.size
    let line = configuration.buttonSize.titleFont.lineHeight.rounded(.up)
    return CGSize(
      width: content.width + across,
      height: max(content.height, line) + insets.top + insets.bottom)
  }

  func layOutConfigured() {
    guard let (configuration, colors) = current, let configured else { return }
    configured.showBackground(
      configuration, colors.background, in: bounds, tint: tintColor, isMirrored: isMirrored)
    let room = bounds.inset(by: configuration.contentInsets.resolved(isMirrored).inPoints)
    let (layout, title, subtitle) = parts(configuration, width: room.width)
    let frames = layout.frames(
      in: room, effectiveContentHorizontalAlignment, contentVerticalAlignment)
    picture.frame = configuration.showsActivityIndicator ? .zero : frames.image
    configured.indicator?.frame = frames.image
    let alignment = textAlignment(configuration, layout)
    label.textAlignment = alignment
    configured.subtitle?.textAlignment = alignment
    label.frame = CGRect(
      x: frames.text.minX, y: frames.text.minY, width: frames.text.width, height: title.height)
    configured.subtitle?.frame = CGRect(
      x: frames.text.minX, y: frames.text.maxY - subtitle.height, width: frames.text.width,
      height: subtitle.height)
  }

  private func textAlignment(
    _ configuration: Configuration, _ layout: ButtonLayout
  ) -> NSTextAlignment {
    switch configuration.titleAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .center: .center
    case .automatic:
      switch effectiveContentHorizontalAlignment {
      case .left: .left
      case .right: .right
      case .fill where layout.placement.isBeside: isMirrored ? .right : .left
      default:
        layout.image.width > 0 && layout.placement.isBeside
          ? layout.placement == .left ? .left : .right : .center
      }
    }
  }
}

extension NSLineBreakMode {
  var isWrapping: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
