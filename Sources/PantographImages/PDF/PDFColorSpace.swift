import CoreGraphics
import Foundation

/// A space of colors, from which colors are converted to sRGB.
indirect enum PDFColorSpace {
  case gray, rgb, cmyk
  case lab(white: [Double], range: [Double])
  /// Numbers of colors in a table.
  case indexed(PDFColorSpace, table: [UInt8], last: Int)
  /// Inks, which a function converts to colors of another space.
  case inks(count: Int, PDFColorSpace, PDFFunction)
  /// Patterns; those without colors have colors of another space.
  case pattern(PDFColorSpace?)

  private static let mostDepth = 8

  init?(
    _ object: PDFObject?, in file: PDFFile, resources: [String: PDFObject], depth: Int = 0
  ) {
    guard depth < Self.mostDepth else { return nil }
    func space(_ object: PDFObject?) -> PDFColorSpace? {
      PDFColorSpace(object, in: file, resources: resources, depth: depth + 1)
    }
    switch file.resolve(object) {
    case .name(let name):
      switch name {
      case "DeviceGray", "G", "CalGray": self = .gray
      case "DeviceRGB", "RGB", "CalRGB": self = .rgb
      case "DeviceCMYK", "CMYK": self = .cmyk
      case "Pattern": self = .pattern(nil)
      default:
        guard let own = file.dictionary(resources["ColorSpace"])?[name],
          let found = space(own)
        else { return nil }
        self = found
      }
    case .array(let items):
      guard let kind = items.first.map({ file.resolve($0) })?.name else { return nil }
      let second = items.count > 1 ? items[1] : nil
      switch kind {
      case "ICCBased":
        let pairs = file.dictionary(second) ?? [:]
        switch file.resolve(pairs["N"]).integer {
        case 1: self = .gray
        case 3: self = .rgb
        case 4: self = .cmyk
        default:
          guard let found = space(pairs["Alternate"]) else { return nil }
          self = found
        }
      case "Lab":
        let pairs = file.dictionary(second) ?? [:]
        let white = file.numbers(pairs["WhitePoint"]) ?? []
        let range = file.numbers(pairs["Range"]) ?? []
        self = .lab(
          white: white.count == 3 ? white : [0.9505, 1, 1.089],
          range: range.count == 4 ? range : [-100, 100, -100, 100])
      case "Indexed", "I":
        guard items.count >= 4, let base = space(second) else { return nil }
        let table: [UInt8]
        switch file.resolve(items[3]) {
        case .string(let bytes): table = bytes
        case .stream(let stream): table = file.unpack(stream).data
        default: return nil
        }
        self = .indexed(
          base, table: table, last: min(max(file.resolve(items[2]).integer ?? 0, 0), 255))
      case "Separation", "DeviceN":
        guard items.count >= 4, let base = space(items[2]),
          let function = PDFFunction(items[3], in: file)
        else { return nil }
        self = .inks(
          count: kind == "DeviceN" ? min(file.array(second)?.count ?? 1, 32) : 1, base, function)
      case "Pattern": self = .pattern(second.flatMap { space($0) })
      default:
        guard let found = space(.name(kind)) else { return nil }
        self = found
      }
    default: return nil
    }
  }

  /// The number of components of a color.
  var count: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    case .inks(let count, _, _): count
    case .pattern(let base): base?.count ?? 0
    }
  }

  /// The color that a space begins with.
  var first: [Double] {
    switch self {
    case .cmyk: [0, 0, 0, 1]
    case .inks(let count, _, _): Array(repeating: 1, count: count)
    default: Array(repeating: 0, count: count)
    }
  }

  /// The components that the smallest and the largest number of a picture stand for.
  func decode(bits: Int) -> [Double] {
    switch self {
    case .indexed: [0, Double(1 << bits - 1)]
    case .lab(_, let range): [0, 100] + range
    default: (0..<max(count, 1)).flatMap { _ in [0.0, 1.0] }
    }
  }

  /// Returns red, green and blue, from 0 to 1.
  func color(_ parts: [Double]) -> (red: Double, green: Double, blue: Double) {
    func part(_ index: Int) -> Double {
      parts.indices.contains(index) ? min(max(parts[index], 0), 1) : 0
    }
    switch self {
    case .gray: return (part(0), part(0), part(0))
    case .rgb: return (part(0), part(1), part(2))
    case .cmyk: return ProcessInks.color(part(0), part(1), part(2), part(3))
    case .lab(let white, _): return Self.fromLab(parts, white)
    case .indexed(let base, let table, let last):
      let number = min(
        max(parts.first.map { $0.isFinite ? Int(min(max($0, 0), 255)) : 0 } ?? 0, 0), last)
      let count = base.count
      let entry = table.dropFirst(number * count).prefix(count)
      let decode = base.decode(bits: 8)
      return base.color(
        entry.enumerated().map { index, byte in
          guard index * 2 + 1 < decode.count else { return 0 }
          let (low, high) = (decode[index * 2], decode[index * 2 + 1])
          return low + Double(byte) / 255 * (high - low)
        })
    case .inks(_, let base, let function): return base.color(function(parts))
    case .pattern(let base): return base?.color(parts) ?? (0, 0, 0)
    }
  }

  private static func fromLab(
    _ parts: [Double], _ white: [Double]
  ) -> (red: Double, green: Double, blue: Double) {
    guard parts.count >= 3 else { return (0, 0, 0) }
    let m = (parts[0] + 16) / 116
    func curve(_ value: Double) -> Double {
      value >= 6 / 29 ? value * value * value : 108 / 841 * (value - 4 / 29)
    }
    // Adapts the white of the space to that of sRGB (D65) by scaling.
    let x = curve(m + parts[1] / 500) * 0.9505
    let y = curve(m)
    let z = curve(m - parts[2] / 200) * 1.089
    func companded(_ value: Double) -> Double {
      let value = min(max(value.isFinite ? value : 0, 0), 1)
      return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    return (
      companded(3.2406 * x - 1.5372 * y - 0.4986 * z),
      companded(-0.9689 * x + 1.8758 * y + 0.0415 * z),
      companded(0.0557 * x - 0.2040 * y + 1.0570 * z)
    )
  }
}
