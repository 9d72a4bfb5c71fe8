import Foundation

/// Lists the differences between a JSON value and a schema. It knows the part of JSON Schema that the project uses.
struct SchemaCheck {
  private let root: [String: Any]

  init(_ file: String) throws {
    let object = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(fileURLWithPath: file)))
    root = object as? [String: Any] ?? [:]
  }

  var names: [String] { (root["$defs"] as? [String: Any] ?? [:]).keys.sorted() }

  /// One sentence for each problem.
  func problems(in json: String, as name: String) -> [String] {
    guard
      let value = try? JSONSerialization.jsonObject(
        with: Data(json.utf8), options: .fragmentsAllowed)
    else { return ["no JSON: \(json.prefix(200))"] }
    return problems(value, ["$ref": "#/$defs/\(name)"], name)
  }

  private func problems(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = String(reference.dropFirst("#/$defs/".count))
      guard let found = (root["$defs"] as? [String: Any])?[name] as? [String: Any] else {
        return ["\(path): there is no \(reference)"]
      }
      return problems(value, found, path)
    }
    if let choices = schema["anyOf"] as? [[String: Any]] {
      let all = choices.map { problems(value, $0, path) }
      return all.contains(where: \.isEmpty) ? [] : all.min { $0.count < $1.count } ?? []
    }
    var found: [String] = []
    if let constant = schema["const"] as? Int, value as? Int != constant {
      found.append("\(path): \(value) is not \(constant)")
    }
    if let words = schema["enum"] as? [String], let word = value as? String, !words.contains(word) {
      found.append("\(path): \"\(word)\" is none of \(words.joined(separator: ", "))")
    }
    let types = schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] } ?? []
    if !types.isEmpty, !types.contains(where: { Self.is(value, $0) }) {
      return ["\(path): \(value) is no \(types.joined(separator: " or "))"]
    }
    if let object = value as? [String: Any] {
      let properties = schema["properties"] as? [String: Any] ?? [:]
      for key in schema["required"] as? [String] ?? [] where object[key] == nil {
        found.append("\(path): \(key) is missing")
      }
      for (key, member) in object {
        if let schema = properties[key] as? [String: Any]
          ?? schema["additionalProperties"] as? [String: Any]
        {
          found += problems(member, schema, "\(path).\(key)")
        } else if schema["additionalProperties"] as? Bool == false {
          found.append("\(path): \(key) stands in no schema")
        }
      }
    }
    if let array = value as? [Any] {
      if let least = schema["minItems"] as? Int, array.count < least {
        found.append("\(path): fewer than \(least)")
      }
      if let most = schema["maxItems"] as? Int, array.count > most {
        found.append("\(path): more than \(most)")
      }
      if let items = schema["items"] as? [String: Any] {
        for (index, item) in array.enumerated() {
          found += problems(item, items, "\(path)[\(index)]")
        }
      }
    }
    return found
  }

  private static func `is`(_ value: Any, _ type: String) -> Bool {
    let isTruth = value is NSNumber && CFNumber.isTruth(value)
    switch type {
    case "null": return value is NSNull
    case "boolean": return isTruth
    case "string": return value is String
    case "object": return value is [String: Any]
    case "array": return value is [Any]
    case "number": return !isTruth && value is NSNumber
    case "integer":
      return !isTruth
        && (value as? NSNumber).map { $0.doubleValue.rounded() == $0.doubleValue } == true
    default: return false
    }
  }
}

private enum CFNumber {
  /// Whether the value is a Bool: Foundation represents it as a number of type `char`.
  static func isTruth(_ value: Any) -> Bool {
    guard let number = value as? NSNumber else { return false }
    return String(cString: number.objCType) == "c" || String(cString: number.objCType) == "B"
  }
}
