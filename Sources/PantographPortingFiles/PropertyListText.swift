import Foundation

/// Writes a property list as XML.
///
/// The released programs link Foundation statically, and there `PropertyListSerialization` refuses
/// arrays.
enum PropertyListText {
  /// Returns the text of the list; nil if it contains a value that no property list can have.
  static func text(_ members: [String: Any]) -> String? {
    guard let element = element(members, indent: "") else { return nil }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      \(element)
      </plist>

      """
  }

  private static func element(_ value: Any, indent: String) -> String? {
    switch value {
    case let text as String: return "\(indent)<string>\(escaped(text))</string>"
    case let data as Data: return "\(indent)<data>\(data.base64EncodedString())</data>"
    case let date as Date: return "\(indent)<date>\(date.formatted(.iso8601))</date>"
    case let list as [Any]: return container("array", list.map { (nil, $0) }, indent)
    case let members as [String: Any]:
      let sorted = members.sorted { $0.key < $1.key }
      return container("dict", sorted.map { ($0.key, $0.value) }, indent)
    default: return number(value).map { indent + $0 }
    }
  }

  private static func container(
    _ name: String, _ members: [(key: String?, value: Any)], _ indent: String
  ) -> String? {
    var lines = ["\(indent)<\(name)>"]
    for (key, value) in members {
      if let key { lines.append("\(indent)\t<key>\(escaped(key))</key>") }
      guard let element = element(value, indent: indent + "\t") else { return nil }
      lines.append(element)
    }
    return (lines + ["\(indent)</\(name)>"]).joined(separator: "\n")
  }

  /// Returns the element of a truth value or a number. An `NSNumber` converts to `Bool` if it is 0
  /// or 1, so its Objective-C type decides.
  private static func number(_ value: Any) -> String? {
    if type(of: value) == Bool.self, let flag = value as? Bool {
      return flag ? "<true/>" : "<false/>"
    }
    if let whole = value as? any BinaryInteger { return "<integer>\(whole)</integer>" }
    if let real = value as? any BinaryFloatingPoint { return "<real>\(real)</real>" }
    guard let number = value as? NSNumber else { return nil }
    switch String(cString: number.objCType) {
    case "c", "B": return number.boolValue ? "<true/>" : "<false/>"
    case "f", "d": return "<real>\(number.doubleValue)</real>"
    default: return "<integer>\(number)</integer>"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
