import CoreGraphics
import Foundation

/// The pixels of a picture in a PDF.
struct PDFImage {
  let width: Int
  let height: Int
  /// Red, green and blue of each pixel, with opaque alpha in the highest byte.
  private var colors: [UInt32]
  private var alphas: [UInt8]?

  init?(_ stream: PDFStream, in painter: PDFPainter) {
    let (file, pairs) = (painter.file, stream.dictionary)
    guard let width = file.resolve(pairs["Width"]).integer,
      let height = file.resolve(pairs["Height"]).integer, width > 0, height > 0,
      (try? ImageError.check(width: width, height: height)) != nil,
      painter.work.permits(pixels: width * height)
    else { return nil }
    (self.width, self.height) = (width, height)
    let (data, rest) = file.unpack(stream)
    let isMask = if case .boolean(true) = file.resolve(pairs["ImageMask"]) { true } else { false }
    let decode = file.numbers(pairs["Decode"]) ?? []
    if let rest {
      guard ["DCTDecode", "DCT"].contains(rest), let image = painter.work.readJPEG?(data),
        image.width == width, image.height == height, case .pixels(let pixels) = image.content
      else { return nil }
      colors = pixels
    } else if isMask {
      guard data.count * 8 >= width * height / 2 else { return nil }
      var bits = PDFBits(data)
      let opaque = decode.first == 1 ? 1 : 0
      var alphas: [UInt8] = []
      alphas.reserveCapacity(width * height)
      for _ in 0..<height {
        for _ in 0..<width { alphas.append(bits.take(1) == opaque ? 255 : 0) }
        bits.skipToByte()
      }
      let ink = painter.state.fill.space.color(painter.state.fill.parts)
      colors = Array(repeating: Self.pixel(ink.red, ink.green, ink.blue), count: width * height)
      self.alphas = alphas
    } else {
      guard
        let space = PDFColorSpace(
          pairs["ColorSpace"], in: file, resources: painter.resources),
        let bits = file.resolve(pairs["BitsPerComponent"]).integer,
        [1, 2, 4, 8, 16].contains(bits),
        let colors = Self.colors(data, width, height, space, bits, decode)
      else { return nil }
      self.colors = colors
      if let key = file.numbers(pairs["Mask"]), key.count >= space.count * 2 {
        alphas = Self.opacity(data, width, height, space.count, bits, hiding: key)
      }
    }
    if let mask = file.stream(pairs["SMask"]), pairs["SMask"] != nil {
      alphas = Self.opacity(mask, for: (width, height), in: painter, isStencil: false)
    } else if let mask = file.stream(pairs["Mask"]) {
      alphas = Self.opacity(mask, for: (width, height), in: painter, isStencil: true)
    }
  }

  /// The pixels with colors multiplied by alpha.
  var premultiplied: [UInt32] {
    guard let alphas else { return colors }
    return zip(colors, alphas).map { color, alpha in
      let alpha = UInt32(alpha)
      func part(_ shift: UInt32) -> UInt32 {
        (((color >> shift & 0xFF) * alpha + 127) / 255) << shift
      }
      return alpha << 24 | part(16) | part(8) | part(0)
    }
  }

  /// Turns brightness into opacity.
  mutating func becomeMask() {
    let before = alphas
    alphas = colors.indices.map { index in
      let color = colors[index]
      let bright = MaskPass.brightness(
        Double(color >> 16 & 0xFF), Double(color >> 8 & 0xFF), Double(color & 0xFF))
      return UInt8(bright * Double(before?[index] ?? 255) / 255)
    }
  }

  private static func pixel(_ red: Double, _ green: Double, _ blue: Double) -> UInt32 {
    func byte(_ part: Double) -> UInt32 { UInt32(min(max(part, 0), 1) * 255 + 0.5) }
    return 0xFF00_0000 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  /// Converts the numbers of a picture to colors; nil if most of them are missing.
  private static func colors(
    _ data: [UInt8], _ width: Int, _ height: Int, _ space: PDFColorSpace, _ bits: Int,
    _ decode: [Double]
  ) -> [UInt32]? {
    let count = space.count
    guard count > 0 else { return nil }
    let row = (width * count * bits + 7) / 8
    // A picture whose second half is missing is damaged.
    guard data.count * 2 >= row * height else { return nil }
    let decode = decode.count >= count * 2 ? decode : space.decode(bits: bits)
    let largest = Double((1 << bits) - 1)
    var reader = PDFBits(data)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    var known: [Int: UInt32] = [:]
    for _ in 0..<height {
      for _ in 0..<width {
        var key = 0
        var numbers: [Int] = []
        for _ in 0..<count {
          let number = reader.take(bits)
          numbers.append(number)
          key = key &* 65_537 &+ number
        }
        // Pictures have few colors, or neighbors with equal ones.
        if count * bits <= 32, let pixel = known[key] {
          pixels.append(pixel)
          continue
        }
        let parts = numbers.enumerated().map { index, number in
          decode[index * 2] + Double(number) / largest * (decode[index * 2 + 1] - decode[index * 2])
        }
        let (red, green, blue) = space.color(parts)
        let pixel = self.pixel(red, green, blue)
        if known.count < 4096 { known[key] = pixel }
        pixels.append(pixel)
      }
      reader.skipToByte()
    }
    return pixels
  }

  /// Returns the opacity of a picture in which pixels are hidden whose numbers all lie in ranges.
  private static func opacity(
    _ data: [UInt8], _ width: Int, _ height: Int, _ count: Int, _ bits: Int, hiding key: [Double]
  ) -> [UInt8] {
    var reader = PDFBits(data)
    var alphas: [UInt8] = []
    alphas.reserveCapacity(width * height)
    for _ in 0..<height {
      for _ in 0..<width {
        var isHidden = true
        for index in 0..<count {
          let number = Double(reader.take(bits))
          if number < key[index * 2] || number > key[index * 2 + 1] { isHidden = false }
        }
        alphas.append(isHidden ? 0 : 255)
      }
      reader.skipToByte()
    }
    return alphas
  }

  /// Returns the opacity of each pixel from another picture, which can have another size.
  private static func opacity(
    _ mask: PDFStream, for size: (width: Int, height: Int), in painter: PDFPainter, isStencil: Bool
  ) -> [UInt8]? {
    // A mask has no mask of its own.
    let plain = PDFStream(
      dictionary: mask.dictionary.filter { $0.key != "SMask" && $0.key != "Mask" },
      data: mask.data)
    guard let image = PDFImage(plain, in: painter) else { return nil }
    return (0..<(size.width * size.height)).map { index in
      let (x, y) = (index % size.width, index / size.width)
      let place =
        y * image.height / size.height * image.width + x * image.width / size.width
      if isStencil { return image.alphas?[place] ?? 255 }
      return UInt8(image.colors[place] & 0xFF)
    }
  }
}
