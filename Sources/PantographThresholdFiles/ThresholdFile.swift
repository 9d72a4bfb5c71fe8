import PantographGestures
import PantographRecordingFiles

/// Reads and writes thresholds as JSON with units, in a numbered schema.
public enum ThresholdFile {
  /// Reads thresholds. Values missing from the file get Pantograph's defaults.
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
  ///   - json: The text, in UTF-8.
  ///   - name: The name of the text in errors.
  public static func thresholds(
    from json: [UInt8], name: String
  ) throws(ThresholdFileError) -> InteractionThresholds {
    do throws(ThresholdProblems) {
      return try ThresholdJSON.thresholds(from: json)
    } catch {
      throw .invalid(name: name, error.all)
    }
  }

  /// Writes thresholds. The file appears only when it is complete.
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
