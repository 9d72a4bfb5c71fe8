import PantographPlainText

/// A connected display, by the timing that it prefers. Its maker and its serial number are left out.
struct DisplayFacts: Equatable {
  /// The size in pixels.
  var width: Int
  var height: Int
  /// The pictures per second of the preferred timing.
  var hertz: Double
  /// The size in millimetres; nil if the display does not report it.
  var millimetres: (width: Int, height: Int)?

  /// Reads the first detailed timing of a display's description (EDID 1.3 or later, 128 bytes).
  init?(edid: [UInt8]) {
    let magic: [UInt8] = [0, 255, 255, 255, 255, 255, 255, 0]
    guard edid.count >= 128, Array(edid[..<8]) == magic else { return nil }
    // The first of the four descriptors of 18 bytes.
    let timing = edid[54..<72].map { Int($0) }
    let clock = (timing[0] | timing[1] << 8) * 10_000
    let across = timing[2] | (timing[4] & 0xf0) << 4
    let blankAcross = timing[3] | (timing[4] & 0x0f) << 8
    let down = timing[5] | (timing[7] & 0xf0) << 4
    let blankDown = timing[6] | (timing[7] & 0x0f) << 8
    guard clock > 0, across > 0, down > 0 else { return nil }
    // Bit 7 of the flags: two half pictures make one picture.
    let isInterlaced = timing[17] & 0x80 != 0
    width = across
    height = isInterlaced ? down * 2 : down
    hertz = Double(clock) / Double((across + blankAcross) * (down + blankDown))
    let size = (timing[12] | (timing[14] & 0xf0) << 4, timing[13] | (timing[14] & 0x0f) << 8)
    millimetres = size.0 > 0 && size.1 > 0 ? size : nil
  }

  /// Returns the displays that are connected.
  static func connected(_ place: ComputerPlace, connectors: [String]) -> [DisplayFacts] {
    connectors.sorted().compactMap { name in
      let folder = "/sys/class/drm/\(name)"
      guard place.text("\(folder)/status").hasPrefix("connected") else { return nil }
      return DisplayFacts(edid: place.bytes("\(folder)/edid"))
    }
  }

  var words: String {
    let size = millimetres.map { ", \($0.width) x \($0.height) mm" } ?? ""
    return "\(width) x \(height) pixels at \(DecimalText(hertz, decimals: 1)) Hz\(size)"
  }

  static func == (left: DisplayFacts, right: DisplayFacts) -> Bool {
    left.words == right.words && left.hertz == right.hertz
  }
}
