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

  /// Reads the numbers by which gestures are recognized; nil if the file has no `recognition`.
  /// Values missing from the file get Pantograph's defaults.
  public static func loadRecognition(
    _ path: String
  ) throws(ThresholdFileError) -> RecognitionThresholds? {
    let bytes: [UInt8]
    do throws(RecordingFileError) {
      bytes = try WholeFile.read(path, atMost: ThresholdJSON.longest)
    } catch {
      throw .file(error)
    }
    do throws(ThresholdProblems) {
      return try ThresholdJSON.recognition(from: bytes)
    } catch {
      throw .invalid(name: path, error.all)
    }
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
      return try ThresholdJSON.all(from: json).release
    } catch {
      throw .invalid(name: name, error.all)
    }
  }

  /// Writes thresholds. The file appears only when it is complete.
  public static func save(
    _ thresholds: InteractionThresholds, to path: String, overwrite: Bool = false
  ) throws(ThresholdFileError) {
    try save(ThresholdJSON.text(thresholds), to: path, overwrite: overwrite)
  }

  /// Writes the numbers of a recognition, after those of a release if there are any. The file
  /// appears only when it is complete.
  public static func save(
    _ recognition: RecognitionThresholds, release: InteractionThresholds? = nil, to path: String,
    overwrite: Bool = false
  ) throws(ThresholdFileError) {
    try save(
      ThresholdJSON.text(recognition, release: release), to: path, overwrite: overwrite)
  }

  private static func save(
    _ json: String, to path: String, overwrite: Bool
  ) throws(ThresholdFileError) {
    do throws(RecordingFileError) {
      var file = try OutputFile.create(path, overwrite: overwrite)
      try file.write(Array(json.utf8))
      try file.commit()
    } catch {
      throw .file(error)
    }
  }
}

/// The reason why thresholds could not be read or written.
public enum ThresholdFileError: Error, Hashable, Sendable {
  case file(RecordingFileError)
  /// All problems in the text, in the order of the text.
  case invalid(name: String, [ThresholdProblem])
}

extension ThresholdFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .invalid(let name, let problems):
      problems.map { "\(name):\($0)" }.joined(separator: "\n")
    }
  }
}
