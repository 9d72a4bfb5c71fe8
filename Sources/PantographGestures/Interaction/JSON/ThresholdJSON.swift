import PantographPlainText

/// Thresholds as JSON with units and a schema number. `ThresholdFile` reads and writes the files.
public enum ThresholdJSON {
  /// The schema that is written, and the newest one that is read.
  public static let schema = 1

  /// The largest text that is accepted, in bytes: 1 MB. Our own texts have at most 10 kB.
  public static let longest = 1 << 20

  /// Reads thresholds of a release. Keys that are missing from the text have our defaults. The
  /// numbers of a recognition are left out, unread.
  public static func thresholds(
    from json: [UInt8]
  ) throws(ThresholdProblems) -> InteractionThresholds {
    var reader = ThresholdReader()
    return try read(json, by: &reader)
  }

  /// Reads thresholds of a release by a reader, which reads everything else, too.
  static func read(
    _ json: [UInt8], by reader: inout ThresholdReader
  ) throws(ThresholdProblems) -> InteractionThresholds {
    guard json.count <= longest else {
      throw problem(
        TextPlace(line: 1, column: 1),
        "the file is larger than a megabyte; it holds no thresholds")
    }
    let root: JSONNode
    do throws(JSONParser.Failure) {
      root = try JSONParser.parse(json)
    } catch {
      throw problem(error.place, error.sentence)
    }
    let thresholds = reader.read(root)
    guard reader.problems.isEmpty else { throw ThresholdProblems(reader.problems) }
    return thresholds
  }

  /// Returns the thresholds as JSON, with every number.
  public static func text(_ thresholds: InteractionThresholds) -> String {
    var json = JSONWriter(layout: .indented)
    json.object { json in
      json.member("schema", schema)
      members(thresholds, &json)
    }
    return json.text + "\n"
  }

  /// Writes every number of a release as members of the current object.
  static func members(_ thresholds: InteractionThresholds, _ json: inout JSONWriter) {
    var open = ""
    for field in ThresholdField.all {
      if !field.group.utf8.elementsEqual(open.utf8) {
        if !open.isEmpty { json.endObject() }
        open = field.group
        if !open.isEmpty {
          json.key(open)
          json.beginObject()
        }
      }
      json.key(field.key)
      json.raw(field.get(thresholds).literal)
    }
    if !open.isEmpty { json.endObject() }
  }

  /// Returns the path, the value and the meaning of each number.
  public static func list(
    _ thresholds: InteractionThresholds
  ) -> [(path: String, value: String, meaning: String)] {
    ThresholdField.all.map { ($0.path, $0.get(thresholds).text, $0.meaning) }
  }

  private static func problem(_ place: TextPlace, _ sentence: String) -> ThresholdProblems {
    let place = FilePlace(line: place.line, column: place.column)
    return ThresholdProblems([ThresholdProblem(place: place, path: "", sentence: sentence)])
  }
}
