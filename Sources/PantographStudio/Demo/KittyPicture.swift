import Foundation
import PantographPlainText

/// Pictures by the graphics protocol of kitty.
enum KittyPicture {
  /// Takes all pictures away, and what the terminal keeps of them.
  static let removal: PrintableText = "\u{1b}_Ga=d,d=A,q=2\u{1b}\\"

  /// The same, when a picture may have been sent in part.
  static let ending: PrintableText = "\u{1b}\\\u{1b}_Gm=0,q=2;\u{1b}\\" + removal

  /// How many letters of base64 one message has at most, by the protocol.
  private static let longest = 4096
  /// From which on our pictures are numbered.
  private static let firstNumber = 7000

  /// Shows pixels where the cursor is, in the place of the picture that had the same number.
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
      // Nothing but the first message says what it is.
      head = ""
    }
    return text
  }
}
