import Foundation

/// The background of a sheet's content, with the grabber at its top.
@MainActor
final class SheetView: UIView, ScrollSharingView {
  var sharing: (any ScrollSharing)? { interaction }

  /// The measured size of UIKit's grabber, in points.
  static let grabberSize = CGSize(width: 36, height: 5)
  static let grabberTop: CGFloat = 5
  static let cornerRadius: CGFloat = 10

  private let grabber = SheetGrabber(frame: .zero)
  let content = UIView()
  /// The object that shares fingers between the sheet and the lists in it.
  weak var interaction: SheetInteraction? { didSet { grabber.interaction = interaction } }

  required init?(coder: NSCoder) { nil }

  init() {
    super.init(frame: .zero)
    content.clipsToBounds = true
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    grabber.backgroundColor = UIColor(white: 0.5, alpha: 0.5)
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
    grabber.isHidden = true
    addSubview(grabber)
  }

  func hold(_ view: UIView) {
    guard view.superview !== content else { return }
    view.frame = content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(view)
  }

  func set(grabber isShown: Bool, cornerRadius: CGFloat, isEdgeAttached: Bool) {
    if grabber.isHidden == isShown { grabber.isHidden = !isShown }
    if content.layer.cornerRadius != cornerRadius { content.layer.cornerRadius = cornerRadius }
    content.layer.maskedCorners =
      isEdgeAttached
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
  }

  override func layoutSubviews() {
    content.frame = bounds
    grabber.frame = CGRect(
      x: (bounds.width - Self.grabberSize.width) / 2, y: Self.grabberTop,
      width: Self.grabberSize.width, height: Self.grabberSize.height)
  }
}

/// The mark at the top of a sheet by which its height is changed.
@MainActor
final class SheetGrabber: UIView {
  weak var interaction: SheetInteraction?
}
