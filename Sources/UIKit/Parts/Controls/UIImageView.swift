import Foundation
import QuartzCore

/// A view that shows a picture, or several one after another.
open class UIImageView: UIView {
  open var image: UIImage? {
    get {
      noteRead("image")
      return ownImage
    }
    set {
      changing(["image"]) {
        ownImage = newValue
        contentChanged()
        update()
      }
    }
  }
  private var ownImage: UIImage?
  /// Shown instead while the view is highlighted.
  open var highlightedImage: UIImage? { didSet { update() } }
  open var isHighlighted = false { didSet { update() } }
  /// How symbols are drawn that do not say it themselves.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { update() } }
  @Inert("nothing takes the focus")
  open var adjustsImageWhenAncestorFocused = false
  @Inert("all pictures have the range of the screen")
  open var preferredImageDynamicRange = UIImage.DynamicRange.standard
  open var imageDynamicRange: UIImage.DynamicRange { .standard }
  /// Lies over the picture, as large as the view.
  open private(set) lazy var overlayContentView: UIView = makeOverlay()

  /// Whether pictures that do not say it are shown as shapes in the tint color.
  var takesImagesForShapes = false { didSet { update() } }
  private var shown: Shown?

  /// What the contents were made of, so that they are not made anew for nothing.
  private struct Shown: Equatable {
    let image: UIImage
    let tint: CGColor?
    let isMirrored: Bool
    let size: CGSize
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.endObject(self)
  }

  /// Makes a view as large as the picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Makes a view as large as the picture.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
    update()
  }

  private func makeOverlay() -> UIView {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    addSubview(view)
    return view
  }

  open override var intrinsicContentSize: CGSize {
    current?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { current?.size ?? .zero }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if current?.isTemplate(by: takesImagesForShapes) == true { update() }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    tintColorDidChange()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if current?.look.flips == true { update() }
    ownMovement?.isSeen = window != nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if current?.look.capInsets != nil { update() }
  }

  private var current: UIImage? {
    (isHighlighted ? highlightedImage ?? ownImage : ownImage)?
      .preferring(preferredSymbolConfiguration)
  }

  private func update() {
    let image = current
    // Most views show one picture, and need nothing that moves.
    if ownMovement != nil || image?.look.frames.isEmpty == false {
      movement.imageDuration = image?.look.duration ?? 0
      movement.imageFrames = image?.look.frames ?? []
    }
    if let image = ownMovement?.frame?.preferring(preferredSymbolConfiguration) ?? image {
      show(image)
    } else {
      shown = nil
      layer.contents = nil
    }
  }

  private func show(_ image: UIImage) {
    let isMirrored =
      image.look.flips && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isTemplate = image.isTemplate(by: takesImagesForShapes)
    let isStretched = image.look.capInsets != nil
    let new = Shown(
      image: image, tint: isTemplate ? tintColor.cgColor : nil, isMirrored: isMirrored,
      size: isStretched ? bounds.size : .zero)
    guard new != shown || layer.contents == nil else { return }
    shown = new
    let picture = image.shown(
      tint: tintColor, asTemplate: takesImagesForShapes, isMirrored: isMirrored)
    if let insets = image.look.capInsets, let picture {
      layer.contents = StretchedImage.drawing(
        of: picture, size: image.size, insets, in: CGRect(origin: .zero, size: bounds.size))
    } else {
      layer.contents = picture
    }
    layer.contentsScale = image.scale
  }

  // MARK: Several pictures

  private var ownMovement: ImageMovement?

  private var movement: ImageMovement {
    if let ownMovement { return ownMovement }
    let movement = ImageMovement { [weak self] in self?.update() }
    movement.isSeen = window != nil
    ownMovement = movement
    return movement
  }

  /// Shown one after another while the view animates.
  open var animationImages: [UIImage]? {
    didSet { if animationImages != oldValue { stopAnimating() } }
  }
  open var highlightedAnimationImages: [UIImage]?
  /// In seconds, for all pictures; 0 for a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0
  /// 0 for as often as it takes until it is stopped.
  open var animationRepeatCount = 0

  open var isAnimating: Bool { ownMovement?.isRunning ?? false }

  open func startAnimating() {
    let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    movement.start(images ?? [], duration: animationDuration, count: animationRepeatCount)
  }

  open func stopAnimating() { ownMovement?.stop() }
}

/// Draws a picture whose edges keep their width.
enum StretchedImage {
  static func drawing(
    of picture: CGImage, size: CGSize, _ insets: UIEdgeInsets, in room: CGRect
  ) -> Drawing? {
    let columns = parts(size.width, insets.left, insets.right, room.width)
    let rows = parts(size.height, insets.top, insets.bottom, room.height)
    let context = CGContext(bounds: room)
    for column in columns {
      for row in rows {
        let target = CGRect(
          x: column.target.lowerBound, y: row.target.lowerBound,
          width: column.target.upperBound - column.target.lowerBound,
          height: row.target.upperBound - row.target.lowerBound)
        let across = target.width / (column.source.upperBound - column.source.lowerBound)
        let down = target.height / (row.source.upperBound - row.source.lowerBound)
        guard target.width > 0, target.height > 0, across.isFinite, down.isFinite else { continue }
        context.saveGState()
        context.clip(to: target)
        context.draw(
          content: picture,
          in: CGRect(
            x: target.minX - column.source.lowerBound * across,
            y: target.minY - row.source.lowerBound * down, width: size.width * across,
            height: size.height * down))
        context.restoreGState()
      }
    }
    return context.drawing
  }

  private struct Part {
    let source: ClosedRange<CGFloat>
    let target: ClosedRange<CGFloat>
  }

  /// The edge before, the middle and the edge after along one direction.
  private static func parts(
    _ length: CGFloat, _ before: CGFloat, _ after: CGFloat, _ room: CGFloat
  ) -> [Part] {
    let first = min(max(before.inPoints, 0), length)
    let last = min(max(after.inPoints, 0), length - first)
    let squeeze = min(1, room / max(first + last, 0.001))
    let marks = [0, first, length - last, length]
    let targets = [0, first * squeeze, max(room - last * squeeze, first * squeeze), room]
    return (0..<3).map { index in
      Part(
        source: marks[index]...max(marks[index + 1], marks[index]),
        target: targets[index]...max(targets[index + 1], targets[index]))
    }
  }
}
