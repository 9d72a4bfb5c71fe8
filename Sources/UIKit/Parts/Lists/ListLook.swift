import Foundation

/// The dimensions of lists in table views and collection views, in points.
enum ListLook {
  /// The corner radius of an inset group.
  static let cardRadius: CGFloat = 26
  /// The gaps above the rows of a group on iOS 26: for the first group, for later groups, and for
  /// groups with a title.
  static let firstGap: CGFloat = 35
  static let gap: CGFloat = 17.5
  static let titledGap: CGFloat = 25
  /// The height of a header in a plain list.
  static let plainHeader: CGFloat = 28

  /// Returns the distance between inset groups and the edges of a list.
  static func groupInset(forWidth width: CGFloat) -> CGFloat { width < 390 ? 16 : 20 }
}
