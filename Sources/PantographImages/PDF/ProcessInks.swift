/// The colors of printing inks over one another on white paper, in sRGB.
enum ProcessInks {
  /// The colors of all sixteen combinations, as standard web offset printing has them: cyan is bit
  /// 0, magenta bit 1, yellow bit 2, black bit 3.
  private static let corners: [(Double, Double, Double)] = [
    (255, 255, 255), (0, 174, 239), (236, 0, 140), (46, 49, 146), (255, 242, 0), (0, 166, 81),
    (237, 28, 36), (54, 54, 57), (35, 31, 32), (0, 15, 25), (30, 0, 10), (5, 0, 15), (28, 26, 0),
    (0, 20, 5), (30, 5, 5), (0, 0, 0),
  ]

  static func color(
    _ cyan: Double, _ magenta: Double, _ yellow: Double, _ black: Double
  ) -> (red: Double, green: Double, blue: Double) {
    var (red, green, blue) = (0.0, 0.0, 0.0)
    for (index, corner) in corners.enumerated() {
      var weight = 1.0
      for (bit, ink) in [cyan, magenta, yellow, black].enumerated() {
        weight *= index >> bit & 1 == 1 ? ink : 1 - ink
      }
      red += weight * corner.0
      green += weight * corner.1
      blue += weight * corner.2
    }
    return (red / 255, green / 255, blue / 255)
  }
}
