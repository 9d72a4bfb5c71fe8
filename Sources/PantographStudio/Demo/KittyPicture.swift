import Foundation
import PantographPlainText

/// Draws pictures with kitty's graphics protocol.
enum KittyPicture {
  /// The text that deletes all pictures and the data that the terminal stores of them.
  static let removal: PrintableText = "\u{1b}_Ga=d,d=A,q=2\u{1b}\\"

  /// The text that ends a picture which may have been sent only in part, and then deletes all
  /// pictures.
  static let ending: PrintableText = "\u{1b}\\\u{1b}_Gm=0,q=2;\u{1b}\\" + removal

  /// The largest number of base64 characters in one message, which the protocol sets.
  private static let longest = 4096
  /// The number of the first picture.
  private static let firstNumber = 7000

  /// Shows pixels at the cursor, in place of the picture with the same number.
  static func text(_ pixels: [UInt32], width: Int, number: Int) -> PrintableText {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 3)
    for pixel in pixels {
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
      bytes.append(UInt8(truncatingIfNeeded: pixel))
    }
    let data = Data(bytes).base64EncodedString()
    var text: PrintableText = ""
    var rest = data.utf8[...]
    var head =
      "a=T,q=2,f=24,C=1,i=\(firstNumber + number),p=1,s=\(width),v=\(pixels.count / width),"
    while !rest.isEmpty {
      let part = rest.prefix(longest)
      rest = rest.dropFirst(longest)
      text += "\u{1b}_G\(head)m=\(rest.isEmpty ? 0 : 1);\(Substring(part))\u{1b}\\"
      // Only the first message contains the parameters.
      head = ""
    }
    return text
  }
}
