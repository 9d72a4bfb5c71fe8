extension DeviceQuirk {
  /// The properties by which the rule applies to a device, in words: `its name contains "Elan
  /// Touchpad"`.
  public var criteria: String {
    var parts: [String] = []
    let numbers: [(String, UInt16?)] = [
      ("bus", match.bus), ("vendor", match.vendor), ("version", match.version),
    ]
    for (field, number) in numbers {
      if let number { parts.append("its \(field) is \(Self.hexadecimal(number))") }
    }
    if !match.products.isEmpty {
      let products = match.products.map { Self.hexadecimal($0) }
      parts.append("its product is \(Self.list(products, "or"))")
    }
    if let name = match.name { parts.append("its name contains \"\(name)\"") }
    if let computer = match.computer { parts.append("it is in a computer \(computer.words)") }
    return parts.isEmpty ? "its pressure has a resolution" : Self.list(parts, "and")
  }

  private static func list(_ parts: [String], _ word: String) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    var text = ""
    for part in parts.dropLast() { text += text.isEmpty ? part : ", \(part)" }
    return "\(text) \(word) \(last)"
  }

  private static func hexadecimal(_ number: UInt16) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let bytes = [12, 8, 4, 0].map { digits[Int(number >> UInt16($0) & 15)] }
    return "0x" + String(decoding: bytes, as: UTF8.self)
  }
}

extension ComputerPattern {
  /// The computers in words: `by LENOVO of version ThinkPadP50*`.
  fileprivate var words: String {
    var text = ""
    if let maker { text += "by \(maker)" }
    let others = [("product", product), ("version", version), ("board", board)]
    for (field, value) in others {
      guard let value else { continue }
      text += "\(text.isEmpty ? "" : " ")of \(field) \(value)"
    }
    return text
  }
}
