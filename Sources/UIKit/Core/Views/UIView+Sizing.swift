import Foundation

extension UIView {
  /// Stands for a side that what the view shows does not determine.
  public static let noIntrinsicMetric: CGFloat = -1
}
