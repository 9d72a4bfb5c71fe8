import Foundation
import PantographPorting

extension ProjectList {
  /// Reads a list in XML, the format in which other tools write `project.pbxproj`. Returns nil if the
  /// bytes are not such a list.
  init?(xml bytes: [UInt8]) {
    guard bytes.starts(with: Array("<?xml".utf8)),
      let list = try? PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: nil),
      let converted = ProjectList(list)
    else { return nil }
    self = converted
  }

  /// Converts a value of a property list. Data and dates do not occur in projects.
  private init?(_ value: Any, depth: Int = 0) {
    guard depth < ProjectListParser.deepest else { return nil }
    switch value {
    case let text as String: self = .text(text)
    case let number as NSNumber: self = .text(number.stringValue)
    case let values as [Any]:
      self = .array(values.compactMap { ProjectList($0, depth: depth + 1) })
    case let members as [String: Any]:
      self = .dictionary(members.compactMapValues { ProjectList($0, depth: depth + 1) })
    default: return nil
    }
  }
}
