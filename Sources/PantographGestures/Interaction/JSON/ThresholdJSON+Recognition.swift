import PantographPlainText
import PantographTouches

extension ThresholdJSON {
  /// The key of the object with the numbers of the recognition.
  static let recognitionKey = "recognition"

  /// Reads the numbers by which gestures are recognized. Keys that are missing from the text have
  /// our defaults. Returns nil if the text has no `recognition`.
  public static func recognition(
    from json: [UInt8]
  ) throws(ThresholdProblems) -> RecognitionThresholds? {
    try all(from: json).recognition
  }

  /// Reads all thresholds of a text: those of a release, and those of a recognition if there are
  /// any.
  package static func all(
    from json: [UInt8]
  ) throws(ThresholdProblems) -> (
    release: InteractionThresholds, recognition: RecognitionThresholds?
  ) {
    var reader = ThresholdReader { $0.takeRecognition($1) }
    let release = try read(json, by: &reader)
    return (release, reader.recognition)
  }

  /// Returns the thresholds of a recognition as JSON, with every number, after those of a release
  /// if there are any.
  public static func text(
    _ recognition: RecognitionThresholds, release: InteractionThresholds? = nil
  ) -> String {
    var json = JSONWriter(layout: .indented)
    json.object { json in
      json.member("schema", schema)
      if let release { members(release, &json) }
      json.key(recognitionKey)
      json.value(recognition)
    }
    return json.text + "\n"
  }
}

extension JSONWriter {
  /// Writes every number of a recognition as in a file, by surface and group. A filter that is
  /// switched off has no numbers.
  mutating func value(_ recognition: RecognitionThresholds) {
    object { json in
      for surface in RecognitionSurface.allCases {
        let thresholds = recognition[surface.kind]
        json.key("\(surface.name)")
        json.object { json in
          for group in RecognitionGroup.allCases {
            json.key("\(group.name)")
            json.object { json in
              for field in RecognitionField.all where field.group == group {
                guard field.isSwitch || group.isOn(in: thresholds),
                  let value = field.get(thresholds)
                else { continue }
                json.key(field.key)
                json.raw(value.literal)
              }
            }
          }
        }
      }
    }
  }
}

extension ThresholdReader {
  /// Reads the object with the numbers of the recognition, by surface and group.
  fileprivate mutating func takeRecognition(_ node: JSONNode) {
    var thresholds = RecognitionThresholds()
    let surfaces = RecognitionSurface.allCases
    for member in members(node, ThresholdJSON.recognitionKey) {
      let path = "\(ThresholdJSON.recognitionKey).\(JSONNode.shortened(member.key))"
      guard let surface = surfaces.first(where: { Self.isSame("\($0.name)", member.key) }) else {
        report(member.place, path, Self.unknown(member.key, in: surfaces.map { "\($0.name)" }))
        continue
      }
      readSurface(member.value, path, into: &thresholds[surface.kind])
      if isFull { return }
    }
    recognition = thresholds
  }

  private mutating func readSurface(
    _ node: JSONNode, _ path: String, into thresholds: inout SurfaceThresholds
  ) {
    let groups = RecognitionGroup.allCases
    for member in members(node, path) {
      let path = "\(path).\(JSONNode.shortened(member.key))"
      guard let group = groups.first(where: { Self.isSame("\($0.name)", member.key) }) else {
        report(member.place, path, Self.unknown(member.key, in: groups.map { "\($0.name)" }))
        continue
      }
      readGroup(group, member.value, path, into: &thresholds)
      if isFull { return }
    }
  }

  private mutating func readGroup(
    _ group: RecognitionGroup, _ node: JSONNode, _ path: String,
    into thresholds: inout SurfaceThresholds
  ) {
    let fields = RecognitionField.all.filter { $0.group == group }
    // Numbers switch their group on, so the switch itself is applied last.
    var onOff: FieldValue?
    for member in members(node, path) {
      let path = "\(path).\(JSONNode.shortened(member.key))"
      guard let field = fields.first(where: { Self.isSame($0.key, member.key) }) else {
        report(member.place, path, Self.unknown(member.key, in: fields.map { $0.key }))
        continue
      }
      guard let value = value(of: field, member.value, path) else { continue }
      if field.isSwitch {
        onOff = value
      } else {
        field.set(&thresholds, value)
      }
      if isFull { return }
    }
    if let onOff { fields.first { $0.isSwitch }?.set(&thresholds, onOff) }
  }

  private mutating func value(
    of field: RecognitionField, _ node: JSONNode, _ path: String
  ) -> FieldValue? {
    if case .null = node.value {
      if field.isOptional { return FieldValue.none }
      report(node.place, path, "null cannot stand here; leave the key out for the default")
      return nil
    }
    do throws(FieldObjection) {
      return try field.kind.read(node)
    } catch {
      report(node.place, path, error.sentence)
      return nil
    }
  }

  /// Returns the members of an object, each key once. Anything else is a problem.
  private mutating func members(_ node: JSONNode, _ path: String) -> [JSONNode.Member] {
    guard case .object(let members) = node.value else {
      report(node.place, path, "\(node.kind) must be an object, { … }")
      return []
    }
    var own: [JSONNode.Member] = []
    for member in members {
      if isFull { return own }
      if own.contains(where: { Self.isSame($0.key, member.key) }) {
        report(
          member.place, "\(path).\(JSONNode.shortened(member.key))",
          "stands here for the second time")
      } else {
        own.append(member)
      }
    }
    return own
  }

  private static func unknown(_ key: String, in here: [String]) -> String {
    if let near = NearMiss.of(key, in: here) { return "unknown key; did you mean \"\(near)\"?" }
    return "unknown key; here stand \(here.joined(separator: ", "))"
  }
}
