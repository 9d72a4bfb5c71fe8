import Foundation
import QuartzCore

/// A view that shows an image or an animation of several images.
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
  /// The image that replaces `image` while the view is highlighted.
  open var highlightedImage: UIImage? { didSet { update() } }
  open var isHighlighted = false { didSet { update() } }
  /// The symbol configuration for symbol images that have none of their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { update() } }
  @Inert("nothing takes the focus")
  open var adjustsImageWhenAncestorFocused = false
  @Inert("all pictures have the range of the screen")
  open var preferredImageDynamicRange = UIImage.DynamicRange.standard
  open var imageDynamicRange: UIImage.DynamicRange { .standard }
  /// A view over the image, as large as the image view.
  open private(set) lazy var overlayContentView: UIView = makeOverlay()

  /// Whether images without a rendering mode are drawn as templates in the tint color.
  var takesImagesForShapes = false { didSet { update() } }
  private var shown: Shown?

  /// The inputs of the layer's current contents, so that unchanged contents are not drawn again.
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

  /// Creates a view with the size of the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Creates a view with the size of `image`.
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

  /// The size of the image's alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    guard let size = current?.size else {
      return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    let insets = alignmentRectInsets
    return CGSize(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  open override var alignmentRectInsets: UIEdgeInsets { current?.alignmentRectInsets ?? .zero }

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

  /// Whether the view belongs to a table view cell, which places it by its image.
  var isOfCell = false

  private func update() {
    let image = current
    if isOfCell { superview?.superview?.setNeedsLayout() }
    // Most views show a single image and need no animation object.
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
      layer.contents = StretchedImage(
        picture: picture, size: image.size, insets: insets, mode: image.look.resizingMode
      ).drawing(in: CGRect(origin: .zero, size: bounds.size))
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

  /// The images of the animation that `startAnimating()` runs.
  open var animationImages: [UIImage]? {
    didSet { if animationImages != oldValue { stopAnimating() } }
  }
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of one cycle of all images, in seconds; 0 means 1/30 second per image.
  open var animationDuration: TimeInterval = 0
  /// The number of cycles; 0 repeats until the animation is stopped.
  open var animationRepeatCount = 0

  open var isAnimating: Bool { ownMovement?.isRunning ?? false }

  open func startAnimating() {
    let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    movement.start(images ?? [], duration: animationDuration, count: animationRepeatCount)
  }

  open func stopAnimating() { ownMovement?.stop() }
}
