import Foundation

/// The area in which a text view or a layout manager lays out lines.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  private weak var view: UITextView?
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// The padding at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// The maximum number of lines; 0 means no limit.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  /// The size of the area; a side that is not above 0 has no limit. The container of a text view is
  /// as wide as the view, and as high as the text.
  open var size: CGSize {
    get { view?.containerSize ?? ownSize }
    set {
      ownSize = newValue
      changed()
    }
  }
  private var ownSize: CGSize

  @Inert("a container is as wide as the view, and as high as the text")
  open var widthTracksTextView = true
  @Inert("a container is as wide as the view, and as high as the text")
  open var heightTracksTextView = false
  @Inert("lines go from side to side")
  open var exclusionPaths: [UIBezierPath] = []

  public init(size: CGSize) { ownSize = size }

  public override convenience init() { self.init(size: .zero) }

  init(of view: UITextView) {
    self.view = view
    ownSize = .zero
  }

  open override nonisolated var description: String { ObjectText.of(self) }

  /// Gives the container to a text view, which decides about its size from then on.
  func show(in view: UITextView) { self.view = view }

  private func changed() {
    layoutManager?.textContainerChangedGeometry(self)
    view?.invalidateIntrinsicContentSize()
    view?.setNeedsLayout()
  }
}
