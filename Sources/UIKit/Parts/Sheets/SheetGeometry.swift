import Foundation

/// Computes the frame of a sheet in its container.
struct SheetGeometry: Hashable {
  var container: CGSize
  var safeArea: UIEdgeInsets
  /// Whether the sheet is attached to the lower edge and dragged between detents. Otherwise it
  /// floats in the middle.
  var isEdgeAttached: Bool
  /// The preferred size of the content. Zero uses the size of the presentation style.
  var preferredSize = CGSize.zero
  /// Whether an edge-attached sheet is as wide as `preferredSize`.
  var followsPreferredWidth = false
  var isFormSheet = false
  /// The point in the container that a floating sheet is centered on, as far as there is room. Nil
  /// centers the sheet in the container.
  var source: CGPoint?

  /// The medium height as a share of the large height. Measured: 425 of 759 points.
  static let mediumShare = 0.56
  /// The minimum distance from the top of the container, in points, so that the content below stays
  /// visible.
  static let leastTop: CGFloat = 10
  /// The margin around a floating sheet, in points.
  static let margin: CGFloat = 20
  /// The size of UIKit's form sheet, in points, as commonly known.
  static let formSize = CGSize(width: 540, height: 620)
  static let pageWidth: CGFloat = 712

  /// The height of the large detent, in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat {
    max(container.height - top - safeArea.bottom, 1)
  }

  private var top: CGFloat { max(safeArea.top, Self.leastTop) }

  /// Returns the frame of a sheet for a height that does not include the safe area at the bottom.
  func frame(height: CGFloat) -> CGRect {
    guard isEdgeAttached else { return floatingFrame }
    let full = height + safeArea.bottom
    var width = container.width
    if followsPreferredWidth, preferredSize.width > 0 { width = min(preferredSize.width, width) }
    return CGRect(
      x: (container.width - width) / 2, y: container.height - full, width: width, height: full)
  }

  private var floatingFrame: CGRect {
    let room = CGSize(
      width: max(container.width - 2 * Self.margin, 1),
      height: max(container.height - 2 * Self.margin, 1))
    var size =
      isFormSheet ? Self.formSize : CGSize(width: Self.pageWidth, height: room.height)
    if preferredSize.width > 0, preferredSize.height > 0 { size = preferredSize }
    size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    let middle = source ?? CGPoint(x: container.width / 2, y: container.height / 2)
    func start(_ middle: CGFloat, _ length: CGFloat, in room: CGFloat) -> CGFloat {
      let most = room - Self.margin - length
      return most < Self.margin
        ? (room - length) / 2 : min(max(middle - length / 2, Self.margin), most)
    }
    return CGRect(
      x: start(middle.x, size.width, in: container.width),
      y: start(middle.y, size.height, in: container.height), width: size.width,
      height: size.height)
  }
}
