import PantographPlainText

/// Draws pictures as sixels, which are columns of six pixels, in 252 colors.
enum SixelPicture {
  /// The number of levels of red, green and blue. The eye distinguishes greens best.
  static let levels = (red: 6, green: 7, blue: 6)

  /// Shows pixels at the cursor. The rest of the screen does not change.
  ///
  /// - Parameters:
  ///   - x: The column of the first pixel in the whole picture, which aligns the dither pattern.
  ///   - y: The row of the first pixel in the whole picture.
  static func text(_ pixels: [UInt32], width: Int, x: Int = 0, y: Int = 0) -> PrintableText {
    let height = pixels.count / width
    var colors = [UInt8](repeating: 0, count: pixels.count)
    for index in pixels.indices {
      colors[index] = color(pixels[index], x + index % width, y + index / width)
    }
    var text: PrintableText = "\u{1b}P0;1q\"1;1;\(width);\(height)"
    for number in Set(colors).sorted() { text += "\(definition(number))" }
    for top in stride(from: 0, to: height, by: 6) {
      if top > 0 { text += "-" }
      text += "\(band(colors, width, top, min(6, height - top)))"
    }
    return text + "\u{1b}\\"
  }

  private static func band(
    _ colors: [UInt8], _ width: Int, _ top: Int, _ height: Int
  ) -> String {
    var masks: [UInt8: [UInt8]] = [:]
    for row in 0..<height {
      for column in 0..<width {
        masks[colors[(top + row) * width + column], default: Array(repeating: 0, count: width)][
          column] |= 1 << UInt8(row)
      }
    }
    var lines: [String] = []
    for (number, mask) in masks.sorted(by: { $0.key < $1.key }) {
      var bytes = Array("#\(number)".utf8)
      var column = 0
      while column < width {
        let end = (column..<width).first { mask[$0] != mask[column] } ?? width
        let letter = 63 + mask[column]
        if end - column > 3 {
          bytes += Array("!\(end - column)".utf8) + [letter]
        } else {
          for _ in column..<end { bytes.append(letter) }
        }
        column = end
      }
      lines.append(String(decoding: bytes, as: UTF8.self))
    }
    return lines.joined(separator: "$")
  }

  /// The thresholds of the dither pattern of four by four pixels, in sixteenths.
  private static let pattern: [Int] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  /// Returns the number of the color that represents a pixel at this position.
  private static func color(_ pixel: UInt32, _ x: Int, _ y: Int) -> UInt8 {
    let threshold = pattern[(y & 3) * 4 + (x & 3)]
    func level(_ value: UInt32, _ count: Int) -> Int {
      // The value is in sixteenths of a level; the pattern chooses between two levels.
      let scaled = Int(value & 0xFF) * (count - 1) * 16 / 255
      return min(scaled / 16 + (scaled % 16 > threshold ? 1 : 0), count - 1)
    }
    let red = level(pixel >> 16, levels.red)
    let green = level(pixel >> 8, levels.green)
    return UInt8((red * levels.green + green) * levels.blue + level(pixel, levels.blue))
  }

  /// Returns the definition of a color, with its components in hundredths.
  private static func definition(_ number: UInt8) -> String {
    let blue = Int(number) % levels.blue
    let green = Int(number) / levels.blue % levels.green
    let red = Int(number) / levels.blue / levels.green
    func share(_ level: Int, _ count: Int) -> Int { (level * 100 + (count - 1) / 2) / (count - 1) }
    return "#\(number);2;\(share(red, levels.red));\(share(green, levels.green));"
      + "\(share(blue, levels.blue))"
  }
}
