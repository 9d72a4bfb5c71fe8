import Foundation

/// Where a sheet lies in its container.
struct SheetGeometry: Hashable {
  var container: CGSize
  var safeArea: UIEdgeInsets
  /// At the lower edge, dragged between detents; otherwise it floats in the middle.
  var isEdgeAttached: Bool
  /// Zero takes the style's own.
  var preferredSize = CGSize.zero
  /// Of one at the edge: as wide as it prefers.
  var followsPreferredWidth = false
  var isFormSheet = false
  /// In the container: one that floats is as near to it as the room lets it; nil for the middle.
  var source: CGPoint?

  /// Of the large height; measured: 425 of 759.
  static let mediumShare = 0.56
  /// Left free at the top where the safe area asks for nothing, so that what is below stays seen.
  static let leastTop: CGFloat = 10
  /// Around one that floats.
  static let margin: CGFloat = 20
  /// As is commonly known of UIKit's.
  static let formSize = CGSize(width: 540, height: 620)
  static let pageWidth: CGFloat = 712

  /// Of the large detent, without the safe area at the bottom.
  var maximumDetentValue: CGFloat {
    max(container.height - top - safeArea.bottom, 1)
  }

  private var top: CGFloat { max(safeArea.top, Self.leastTop) }

  /// For a height without the safe area at the bottom.
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
