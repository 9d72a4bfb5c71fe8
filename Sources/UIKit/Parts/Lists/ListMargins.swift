import Foundation

/// The room beside what is in a row.
enum ListMargins {
  static func side(forWidth width: CGFloat) -> CGFloat { width >= 393 ? 20 : 16 }
}
