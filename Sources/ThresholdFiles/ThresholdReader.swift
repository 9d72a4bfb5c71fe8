import Gestures
import PlainText

/// Takes thresholds out of parsed JSON, and collects all that is wrong on the way.
struct ThresholdReader {
  private(set) var problems: [ThresholdProblem] = []
  private var hasSchema = false

  mutating func read(_ root: JSONNode) -> InteractionThresholds {
    var thresholds = InteractionThresholds()
    guard case .object(let members) = root.value else {
      report(root.place, "", "\(root.kind) must be an object, { … }")
      return thresholds
    }
    read(members, under: "", into: &thresholds)
    if !hasSchema {
      report(root.place, "schema", "is missing; this version writes \(ThresholdFile.schema)")
    }
    if thresholds.begin.maximumFingers < thresholds.begin.minimumFingers {
      report(
        root.place, "begin.maximumFingers",
        "\(thresholds.begin.maximumFingers) is less than begin.minimumFingers, "
          + "\(thresholds.begin.minimumFingers)")
    }
    return thresholds
  }

  private mutating func read(
    _ members: [JSONNode.Member], under group: String,
    into thresholds: inout InteractionThresholds
  ) {
    var seen: Set<String> = []
    for member in members {
      let path = group.isEmpty ? member.key : "\(group).\(member.key)"
      guard seen.insert(member.key).inserted else {
        report(member.place, path, "stands here for the second time")
        continue
      }
      if path == "schema" {
        readSchema(member.value)
      } else if let field = ThresholdField.all.first(where: { $0.path == path }) {
        read(field, member.value, into: &thresholds)
      } else if Self.groups.contains(path) {
        guard case .object(let inner) = member.value.value else {
          report(member.value.place, path, "\(member.value.kind) must be an object, { … }")
          continue
        }
        read(inner, under: path, into: &thresholds)
      } else {
        report(member.place, path, Self.unknown(member.key, under: group))
      }
    }
  }

  private mutating func read(
    _ field: ThresholdField, _ node: JSONNode, into thresholds: inout InteractionThresholds
  ) {
    if case .null = node.value {
      if field.isOptional {
        field.set(&thresholds, .none)
      } else {
        report(node.place, field.path, "null cannot stand here; leave the key out for the default")
      }
      return
    }
    do throws(FieldObjection) {
      field.set(&thresholds, try field.kind.read(node))
    } catch {
      report(node.place, field.path, error.sentence)
    }
  }

  private mutating func readSchema(_ node: JSONNode) {
    hasSchema = true
    guard case .number(let number, let text) = node.value, number >= 1,
      let schema = Int(exactly: number)
    else {
      report(node.place, "schema", "\(node.kind) must be a whole number from 1 on")
      return
    }
    if schema > ThresholdFile.schema {
      report(
        node.place, "schema",
        "\(text) is newer than this version of Pantograph, which reads up to \(ThresholdFile.schema)"
      )
    }
  }

  private mutating func report(_ place: FilePlace, _ path: String, _ sentence: String) {
    problems.append(ThresholdProblem(place: place, path: path, sentence: sentence))
  }

  private static let groups = Set(
    ThresholdField.all.compactMap { field in
      field.path.firstIndex(of: ".").map { String(field.path[..<$0]) }
    })

  private static func unknown(_ key: String, under group: String) -> String {
    let prefix = group.isEmpty ? "" : "\(group)."
    let keys = ThresholdField.all.map(\.path).filter { $0.hasPrefix(prefix) }.map {
      String($0.dropFirst(prefix.count).prefix { $0 != "." })
    }
    let here = group.isEmpty ? ["schema"] + keys : keys
    if let near = NearMiss.of(key, in: here) { return "unknown key; did you mean \"\(near)\"?" }
    // The right key in the wrong group.
    if let field = ThresholdField.all.first(where: { $0.path.hasSuffix(".\(key)") }) {
      return "unknown key; \(field.path) is one"
    }
    var known: [String] = []
    for name in here where !known.contains(name) { known.append(name) }
    return "unknown key; here stand \(known.joined(separator: ", "))"
  }
}
