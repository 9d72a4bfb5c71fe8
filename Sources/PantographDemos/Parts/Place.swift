import UIKit

/// A place that the scenes show, with its colors.
struct Place: Sendable {
  let name: String
  let line: String
  let colors: (UIColor, UIColor)

  static let all: [Place] = [
    Place(
      name: "Dunes", line: "Wind, sand, and nobody",
      colors: (UIColor(hex: 0xF6_A0_4D), UIColor(hex: 0xD6_45_50))),
    Place(
      name: "Fjord", line: "Deep, still, and very cold",
      colors: (UIColor(hex: 0x3A_8D_DE), UIColor(hex: 0x1B_3B_6F))),
    Place(
      name: "Forest", line: "Moss under tall firs",
      colors: (UIColor(hex: 0x5B_B3_6B), UIColor(hex: 0x1E_5E_4B))),
    Place(
      name: "Heath", line: "Heather in late August",
      colors: (UIColor(hex: 0xC0_7B_D8), UIColor(hex: 0x5A_3C_99))),
    Place(
      name: "Coast", line: "Limestone and white water",
      colors: (UIColor(hex: 0x4F_C3_C7), UIColor(hex: 0x24_6B_8E))),
  ]
}

extension UIColor {
  convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}
