import Foundation

extension UIView {
  /// Stands for a side that what the view shows does not determine.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Gives the view the size that fits it best; its origin stays.
  public func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }
}
