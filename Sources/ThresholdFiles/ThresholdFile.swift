import Gestures
import RecordingFiles

/// Thresholds as a file: JSON with units, of a schema with a number.
public enum ThresholdFile {
  /// The schema that is written, and the newest that is read.
  public static let schema = 1
  /// A larger file is none of ours.
  static let largest = 1 << 20

  /// Reads thresholds. What the file does not say is our own default.
  public static func load(_ path: String) throws(ThresholdFileError) -> InteractionThresholds {
    let bytes: [UInt8]
    do throws(RecordingFileError) {
      bytes = try WholeFile.read(path, atMost: largest)
    } catch {
      throw .file(error)
    }
    guard bytes.count <= largest else {
      throw invalid(path, "", "the file is larger than a megabyte; it holds no thresholds")
    }
    return try thresholds(from: bytes, name: path)
  }

  /// Reads thresholds from JSON.
  ///
  /// - Parameter name: what errors call the text.
  public static func thresholds(
    from json: [UInt8], name: String
  ) throws(ThresholdFileError) -> InteractionThresholds {
    let root: JSONNode
    do throws(JSONParser.Failure) {
      root = try JSONParser.parse(json)
    } catch {
      throw .invalid(
        name: name, [ThresholdProblem(place: error.place, path: "", sentence: error.sentence)])
    }
    var reader = ThresholdReader()
    let thresholds = reader.read(root)
    guard reader.problems.isEmpty else { throw .invalid(name: name, reader.problems) }
    return thresholds
  }

  /// The thresholds as JSON, every number of them.
  public static func json(_ thresholds: InteractionThresholds) -> String {
    var lines = ["{", "  \"schema\": \(schema),"]
    var open: String?
    let fields = ThresholdField.all
    for (index, field) in fields.enumerated() {
      let parts = field.path.split(separator: ".").map(String.init)
      let group = parts.count > 1 ? parts[0] : nil
      if group != open {
        if open != nil { lines.append("  },") }
        if let group { lines.append("  \"\(group)\": {") }
        open = group
      }
      let next = index + 1 < fields.count ? fields[index + 1].path : ""
      let isLast = next.isEmpty || (group.map { !next.hasPrefix("\($0).") } ?? false)
      let indent = group == nil ? "  " : "    "
      let literal = field.get(thresholds).literal
      lines.append("\(indent)\"\(parts[parts.count - 1])\": \(literal)\(isLast ? "" : ",")")
    }
    if open != nil { lines.append("  }") }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Writes thresholds; the file is there whole or not at all.
  public static func save(
    _ thresholds: InteractionThresholds, to path: String, overwrite: Bool = false
  ) throws(ThresholdFileError) {
    do throws(RecordingFileError) {
      var file = try OutputFile.create(path, overwrite: overwrite)
      try file.write(Array(json(thresholds).utf8))
      try file.commit()
    } catch {
      throw .file(error)
    }
  }

  /// Each number's path in a file, its value and what it means.
  public static func list(
    _ thresholds: InteractionThresholds
  ) -> [(path: String, value: String, meaning: String)] {
    ThresholdField.all.map { ($0.path, $0.get(thresholds).text, $0.meaning) }
  }

  private static func invalid(
    _ name: String, _ path: String, _ sentence: String
  ) -> ThresholdFileError {
    let place = FilePlace(line: 1, column: 1)
    return .invalid(
      name: name, [ThresholdProblem(place: place, path: path, sentence: sentence)])
  }
}
