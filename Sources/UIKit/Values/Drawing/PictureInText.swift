import Foundation
import QuartzCore

/// The value of an attachment in a text: it has a picture.
protocol PictureInText: AnyObject {
  /// Returns the picture as text of this color shows it.
  func picture(color: UIColor) -> AttachedPicture
}

extension NSAttributedString.Key {
  /// A picture in place of a character; the value is an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}
