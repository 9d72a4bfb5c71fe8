import Foundation

/// The preview of an item that is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Creates a preview with the title and the address of a link.
  public convenience init(for url: URL, title: String? = nil) {
    self.init(view: LinkPreview(url, title))
  }

  open override nonisolated var description: String { ObjectText.of(self) }
}

open class UIDragPreviewParameters: UIPreviewParameters {}

open class UIDragPreviewTarget: UIPreviewTarget {}

/// The preview of an item that is lifted, dropped or returned.
open class UITargetedDragPreview: UITargetedPreview {
  public init(view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget) {
    super.init(view: view, parameters: parameters, target: target)
  }

  public convenience init(view: UIView, parameters: UIDragPreviewParameters) {
    let place = UITargetedPreview.place(of: view)
    self.init(
      view: view, parameters: parameters,
      target: UIDragPreviewTarget(container: place.container, center: place.center))
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Creates a preview with the title and the address of a link.
  public convenience init(for url: URL, title: String? = nil, target: UIDragPreviewTarget) {
    self.init(view: LinkPreview(url, title), parameters: UIDragPreviewParameters(), target: target)
  }

  /// Returns the same preview at another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(
      view: view, parameters: parameters as? UIDragPreviewParameters ?? UIDragPreviewParameters(),
      target: newTarget)
  }
}

/// The title and the address of a link on a card.
@MainActor
private final class LinkPreview: UIView {
  required init?(coder: NSCoder) { nil }

  init(_ url: URL, _ title: String?) {
    let labels = [title, url.absoluteString].compactMap { $0 }.map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    // iOS's footnote size, for the address below the title.
    labels.last?.font = .systemFont(ofSize: 13)
    labels.last?.textColor = .secondaryLabel
    let padding: CGFloat = 12
    let sizes = labels.map { $0.sizeThatFits(.zero) }
    // Our limit, in points: a preview covers less than a telephone's width.
    let width = min(sizes.map(\.width).max() ?? 0, 280)
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: width + 2 * padding,
        height: sizes.reduce(0) { $0 + $1.height } + 2 * padding))
    backgroundColor = .systemBackground
    layer.cornerRadius = padding
    var y = padding
    for (label, size) in zip(labels, sizes) {
      label.frame = CGRect(x: padding, y: y, width: width, height: size.height)
      y += size.height
      addSubview(label)
    }
  }
}
