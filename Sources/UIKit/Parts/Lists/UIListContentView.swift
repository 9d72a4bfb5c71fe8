import Foundation

/// The view that shows the content of a list row.
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let text = UILabel()
  private let secondary = UILabel()
  private let picture = UIImageView()

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    // UIKit's size of a new cell, in points.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    for view in [picture, text, secondary] { addSubview(view) }
    update()
  }

  public required init?(coder: NSCoder) { nil }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      update()
    }
  }

  /// The layout guides of the texts and the image, for constraints that align with them.
  open private(set) lazy var textLayoutGuide: UILayoutGuide? = guide(text)
  open private(set) lazy var secondaryTextLayoutGuide: UILayoutGuide? = guide(secondary)
  open private(set) lazy var imageLayoutGuide: UILayoutGuide? = guide(picture)

  /// The width of the row around the view, in points; 0 without a row.
  var rowWidth: CGFloat = 0 { didSet { if rowWidth != oldValue { setNeedsLayout() } } }

  /// The widths of the guides of texts. A label takes all of the room, its guide only the letters.
  private var textWidths: [(label: UILabel, width: NSLayoutConstraint)] = []

  private func guide(_ view: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    var end = guide.trailingAnchor.constraint(equalTo: view.trailingAnchor)
    if let label = view as? UILabel {
      end = guide.widthAnchor.constraint(equalToConstant: 0)
      textWidths.append((label, end))
      setNeedsLayout()
    }
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor), end,
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return guide
  }

  private func update() {
    show(shown.text, shown.attributedText, shown.textProperties, text)
    show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, secondary)
    picture.image = shown.image
    picture.isHidden = shown.image == nil
    picture.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    picture.layer.cornerRadius = shown.imageProperties.cornerRadius
    picture.clipsToBounds = shown.imageProperties.cornerRadius > 0
    picture.tintColor = shown.imageProperties.tintColor
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ plain: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, _ label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.showPlainText(properties.transformed(plain))
    }
    label.isHidden = label.text?.isEmpty != false
    label.alpha = shown.alpha
  }

  // MARK: Places

  private struct Places {
    var picture = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0
  }

  private func places(in width: CGFloat, height: CGFloat?) -> Places {
    var places = Places()
    let margins = shown.directionalLayoutMargins
    // The margin is that of the row, of which accessories take a part.
    let start = ListMargins.side(forWidth: max(rowWidth, width))
    let leading =
      shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
      ? min(max(margins.leading, 0), start) : margins.leading
    var left = leading
    var tallest: CGFloat = 0
    if let image = shown.image {
      let size = pictureSize(
        image, within: height.map { max($0 - margins.top - margins.bottom, 0) })
      let reserved = max(shown.imageProperties.reservedLayoutSize.width, size.width)
      places.picture = CGRect(
        origin: CGPoint(x: left + (reserved - size.width) / 2, y: 0), size: size)
      left += reserved + shown.imageToTextPadding
      tallest = size.height
    }
    let room = max(width - left - margins.trailing, 0)
    let fits = CGSize(width: room, height: .greatestFiniteMagnitude)
    let first = text.isHidden ? .zero : text.sizeThatFits(fits)
    let second = secondary.isHidden ? .zero : secondary.sizeThatFits(fits)
    let gap = text.isHidden || secondary.isHidden ? 0 : shown.textToSecondaryTextVerticalPadding
    let isSideBySide =
      shown.prefersSideBySideTextAndSecondaryText
      && first.width + second.width + shown.textToSecondaryTextHorizontalPadding <= room
    let words =
      isSideBySide ? max(first.height, second.height) : first.height + gap + second.height
    places.height = max(words, tallest) + margins.top + margins.bottom
    let middle = (height ?? places.height) / 2
    places.picture.origin.y = middle - places.picture.height / 2
    let top = middle - words / 2
    if isSideBySide {
      places.text = CGRect(x: left, y: top, width: first.width.rounded(.up), height: words)
      places.secondary = CGRect(
        x: left + room - second.width.rounded(.up), y: top, width: second.width.rounded(.up),
        height: words)
    } else {
      places.text = CGRect(x: left, y: top, width: room, height: first.height)
      places.secondary = CGRect(
        x: left, y: top + first.height + gap, width: room, height: second.height)
    }
    return places
  }

  /// Returns the distance between the leading edge and the text in a width, in points.
  func textStart(in width: CGFloat) -> CGFloat {
    places(in: width, height: bounds.height > 0 ? bounds.height : nil).text.minX
  }

  /// Returns the size of the image, which shrinks in a view that is lower than it.
  private func pictureSize(_ image: UIImage, within height: CGFloat?) -> CGSize {
    var size = picture.sizeThatFits(.zero)
    var most = shown.imageProperties.maximumSize
    if let height { most.height = most.height > 0 ? min(most.height, height) : height }
    if most.width > 0, size.width > most.width {
      size = CGSize(width: most.width, height: size.height * most.width / size.width)
    }
    if most.height > 0, size.height > most.height {
      size = CGSize(width: size.width * most.height / size.height, height: most.height)
    }
    return size
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(in: bounds.width, height: bounds.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, place) in [
      (picture, places.picture), (text, places.text), (secondary, places.secondary),
    ] as [(UIView, CGRect)] {
      var frame = place
      if isMirrored { frame.origin.x = bounds.width - place.maxX }
      view.frame = frame
    }
    for (label, width) in textWidths {
      let room = label.bounds.size
      let letters = label.textAlignment == .natural ? label.sizeThatFits(room).width : room.width
      width.constant = min(letters.rounded(.up), room.width)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: places(in: size.width, height: nil).height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: places(in: bounds.width, height: nil).height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(targetSize)
  }
}

/// The margins beside the content of a row.
enum ListMargins {
  // Our values, in points: wider margins on telephones of 393 points and more.
  static func side(forWidth width: CGFloat) -> CGFloat { width >= 393 ? 20 : 16 }
}
