import PantographGestures
import PantographRecordingFiles

/// Why thresholds could not be read or written.
public enum ThresholdFileError: Error, Hashable, Sendable {
  case file(RecordingFileError)
  /// All that is wrong in the text, from its beginning.
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
