import Foundation

/// A color of an asset catalog.
struct ColorSet: Sendable {
  /// The color that is used unless another one applies.
  let any: CGColor
  /// The color on dark screens; nil if it is the same.
  let dark: CGColor?

  func color(under traits: UITraitCollection) -> CGColor {
    traits.userInterfaceStyle == .dark ? dark ?? any : any
  }

  /// Returns the color set with the given name among the program's resources; nil without one.
  static func named(_ name: String) -> ColorSet? {
    ResourceFiles.colorSet(name).flatMap { FileManager.default.contents(atPath: $0.path) }
      .flatMap { ColorSet(contents: $0) }
  }

  /// Reads the `Contents.json` of a color set; nil if it contains no color.
  init?(contents: Data) {
    guard let file = try? JSONSerialization.jsonObject(with: contents) as? [String: Any],
      let entries = file["colors"] as? [[String: Any]]
    else { return nil }
    // Forms for high contrast and for other kinds of devices stand beside the ones to use.
    let usual = entries.filter { Self.value("contrast", of: $0) == nil }
    let plain = usual.first { Self.value("luminosity", of: $0) == nil && Self.isUniversal($0) }
    let light = usual.first { Self.value("luminosity", of: $0) == "light" }
    guard let any = (light ?? plain ?? usual.first ?? entries.first).flatMap(Self.color) else {
      return nil
    }
    self.any = any
    dark = usual.first { Self.value("luminosity", of: $0) == "dark" }.flatMap(Self.color)
  }

  private static func isUniversal(_ entry: [String: Any]) -> Bool {
    let idiom = entry["idiom"] as? String ?? "universal"
    return idiom == "universal" || idiom == "iphone"
  }

  private static func value(_ appearance: String, of entry: [String: Any]) -> String? {
    (entry["appearances"] as? [[String: Any]])?
      .first { $0["appearance"] as? String == appearance }?["value"] as? String
  }

  private static func color(of entry: [String: Any]) -> CGColor? {
    guard let color = entry["color"] as? [String: Any] else { return nil }
    if let reference = color["reference"] as? String {
      return UIColor.systemColors[reference]?.cgColor
    }
    guard let parts = color["components"] as? [String: Any] else { return nil }
    func part(_ name: String) -> CGFloat? { parts[name].flatMap(component) }
    guard let alpha = part("alpha") else { return nil }
    if let white = part("white") { return CGColor(gray: white, alpha: alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    guard color["color-space"] as? String == "display-p3" else {
      return CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha).cgColor
  }

  /// Returns the component in 0...1: “0.5”, “128” and “0x80” are all about a half.
  private static func component(_ value: Any) -> CGFloat? {
    if let number = value as? Double { return CGFloat(number) }
    guard let text = value as? String else { return nil }
    if text.lowercased().hasPrefix("0x") {
      // A component of 8 bits.
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    if !text.contains("."), let whole = Int(text) {
      // A component of 8 bits; 0 and 1 mean the same in both forms.
      return whole > 1 ? CGFloat(whole) / 255 : CGFloat(whole)
    }
    return Double(text).map { CGFloat($0) }
  }
}
