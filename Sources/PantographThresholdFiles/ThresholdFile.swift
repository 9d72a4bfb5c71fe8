import PantographGestures
import PantographRecordingFiles

/// Thresholds as a file: JSON with units, of a schema with a number.
public enum ThresholdFile {
  /// Reads thresholds. What the file does not say is our own default.
  public static func load(_ path: String) throws(ThresholdFileError) -> InteractionThresholds {
    let bytes: [UInt8]
    do throws(RecordingFileError) {
      bytes = try WholeFile.read(path, atMost: ThresholdJSON.longest)
    } catch {
      throw .file(error)
    }
    return try thresholds(from: bytes, name: path)
  }

  /// Reads thresholds from JSON.
  ///
  /// - Parameters:
  ///   - json: the text, in UTF-8.
  ///   - name: what errors call the text.
  public static func thresholds(
    from json: [UInt8], name: String
  ) throws(ThresholdFileError) -> InteractionThresholds {
    do throws(ThresholdProblems) {
      return try ThresholdJSON.thresholds(from: json)
    } catch {
      throw .invalid(name: name, error.all)
    }
  }

  /// Writes thresholds; the file is there whole or not at all.
  public static func save(
    _ thresholds: InteractionThresholds, to path: String, overwrite: Bool = false
  ) throws(ThresholdFileError) {
    do throws(RecordingFileError) {
      var file = try OutputFile.create(path, overwrite: overwrite)
      try file.write(Array(ThresholdJSON.text(thresholds).utf8))
      try file.commit()
    } catch {
      throw .file(error)
    }
  }
}
