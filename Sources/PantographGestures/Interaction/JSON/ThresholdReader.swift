import PantographPlainText

/// A reader of thresholds from parsed JSON. It collects all problems that it finds.
struct ThresholdReader {
  private(set) var problems: [ThresholdProblem] = []
  /// The numbers of the recognition; nil if the text has none, or if they are not read.
  var recognition: RecognitionThresholds?
  /// Reads the object with the numbers of the recognition; nil leaves it out. A program that only
  /// judges releases, such as a report's engine, does without the code that reads these numbers.
  private let readRecognition: ((inout ThresholdReader, JSONNode) -> Void)?
  private var hasSchema = false

  /// The largest number of reported problems. A text with more is no slip, and further reports
  /// would not help.
  private static let mostProblems = 100

  init(recognition: ((inout ThresholdReader, JSONNode) -> Void)? = nil) {
    readRecognition = recognition
  }

  mutating func read(_ root: JSONNode) -> InteractionThresholds {
    var thresholds = InteractionThresholds()
    guard case .object(let members) = root.value else {
      report(root.place, "", "\(root.kind) must be an object, { … }")
      return thresholds
    }
    read(members, under: "", into: &thresholds)
    if isFull { return thresholds }
    if !hasSchema {
      report(root.place, "schema", "is missing; this version writes \(ThresholdJSON.schema)")
    }
    if thresholds.begin.maximumFingers < thresholds.begin.minimumFingers {
      report(
        root.place, "begin.maximumFingers",
        "\(thresholds.begin.maximumFingers) is less than begin.minimumFingers, "
          + "\(thresholds.begin.minimumFingers)")
    }
    return thresholds
  }

  var isFull: Bool { problems.count > Self.mostProblems }

  private mutating func read(
    _ members: [JSONNode.Member], under group: String,
    into thresholds: inout InteractionThresholds
  ) {
    for (index, member) in members.enumerated() {
      if isFull { return }
      let shown = JSONNode.shortened(member.key)
      let path = group.isEmpty ? shown : "\(group).\(shown)"
      guard !members[..<index].contains(where: { Self.isSame($0.key, member.key) }) else {
        report(member.place, path, "stands here for the second time")
        continue
      }
      let field = ThresholdField.all.first {
        Self.isSame($0.group, group) && Self.isSame($0.key, member.key)
      }
      if group.isEmpty, Self.isSame(member.key, "schema") {
        readSchema(member.value)
      } else if group.isEmpty, Self.isSame(member.key, ThresholdJSON.recognitionKey) {
        readRecognition?(&self, member.value)
      } else if let field {
        read(field, member.value, into: &thresholds)
      } else if group.isEmpty, !member.key.isEmpty,
        ThresholdField.all.contains(where: { Self.isSame($0.group, member.key) })
      {
        guard case .object(let inner) = member.value.value else {
          report(member.value.place, path, "\(member.value.kind) must be an object, { … }")
          continue
        }
        read(inner, under: member.key, into: &thresholds)
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
      let schema = Int64(exactly: number)
    else {
      report(node.place, "schema", "\(node.kind) must be a whole number from 1 on")
      return
    }
    if schema > ThresholdJSON.schema {
      report(
        node.place, "schema",
        "\(JSONNode.shortened(text)) is newer than this version of Pantograph, "
          + "which reads up to \(ThresholdJSON.schema)"
      )
    }
  }

  mutating func report(_ place: TextPlace, _ path: String, _ sentence: String) {
    guard !isFull else { return }
    let isLast = problems.count == Self.mostProblems
    problems.append(
      ThresholdProblem(
        place: FilePlace(line: place.line, column: place.column), path: isLast ? "" : path,
        sentence: isLast
          ? "more than \(Self.mostProblems) problems; nothing behind was read" : sentence))
  }

  private static func unknown(_ key: String, under group: String) -> String {
    var here = group.isEmpty ? ["schema"] : []
    for field in ThresholdField.all {
      let isHere = isSame(field.group, group)
      guard isHere || group.isEmpty else { continue }
      let name = isHere ? field.key : field.group
      if !here.contains(where: { isSame($0, name) }) { here.append(name) }
    }
    if group.isEmpty { here.append(ThresholdJSON.recognitionKey) }
    if let near = NearMiss.of(key, in: here) { return "unknown key; did you mean \"\(near)\"?" }
    // The key is right, but in the wrong group.
    if let field = ThresholdField.all.first(where: { !$0.group.isEmpty && isSame($0.key, key) }) {
      return "unknown key; \(field.path) is one"
    }
    return "unknown key; here stand \(here.joined(separator: ", "))"
  }

  /// Compares bytes: comparing strings needs Unicode's tables, which Embedded Swift leaves out.
  static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }
}
