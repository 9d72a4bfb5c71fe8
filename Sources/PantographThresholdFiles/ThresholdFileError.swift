import PantographGestures
import PantographRecordingFiles

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
