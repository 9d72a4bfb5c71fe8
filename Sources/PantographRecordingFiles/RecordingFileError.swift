import Glibc
import PantographPlainText
import PantographRecordings

/// The reason why a recording could not be read or written. Each error describes itself in a
/// sentence.
public enum RecordingFileError: Error, Hashable, Sendable {
  case cannotOpen(path: String, errno: Int32)
  /// The path is an input device, not a recording of one.
  case isDevice(path: String)
  case cannotRead(path: String, errno: Int32)
  case empty(path: String)
  case unrecognized(path: String)
  /// The description file describes no device.
  case noDescription(path: String)
  case malformed(RecordingError)
  case exists(path: String)
  case cannotCreate(path: String, errno: Int32)
  /// The target must not be written to, such as a disk.
  case refused(path: String, reason: String)
  case cannotWrite(path: String, errno: Int32)
  /// There is no disk space for data that is too large for memory.
  case cannotKeep(folder: String, errno: Int32)
  /// The format can be read but not written.
  case notWritable(format: String)
  /// The format holds fewer devices than the recording has.
  case tooManyTracks(path: String, format: String, count: Int)
}

extension RecordingFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cannotOpen(let path, let errno):
      "\(Self.shown(path)) cannot be opened: \(SystemErrorText.of(errno))."
    case .isDevice(let path):
      "\(Self.shown(path)) is a device, not a recording; record from it first."
    case .cannotRead(let path, let errno):
      "\(Self.shown(path)) cannot be read: \(SystemErrorText.of(errno))."
    case .empty(let path):
      "\(Self.shown(path)) is empty; expected a recording."
    case .unrecognized(let path):
      """
      \(Self.shown(path)) is not a recording in a known format; Pantograph reads \
      \(RecordingFormat.all.map { $0.name }.joined(separator: ", ")).
      """
    case .noDescription(let path):
      "\(Self.shown(path)) describes no device; give a file with the lines N:, I:, B: and A:."
    case .malformed(let error):
      """
      \(Self.shown(error.file)):\(error.issue.place.line):\(error.issue.place.column): \
      \(error.issue.problem): found \(error.issue.found), expected \(error.issue.expected).
      """
    case .exists(let path):
      "\(path) exists and was not changed; choose another name or force overwriting."
    case .cannotCreate(let path, let errno):
      "\(path) cannot be created: \(SystemErrorText.of(errno))."
    case .refused(let path, let reason):
      "\(path) is not written to: \(reason)."
    case .cannotWrite(let path, let errno):
      path == "-"
        ? "standard output cannot be written: \(SystemErrorText.of(errno))."
        : "\(path) cannot be written: \(SystemErrorText.of(errno)). It was not changed."
    case .cannotKeep(let folder, let errno):
      "a temporary file in \(folder) cannot be written: \(SystemErrorText.of(errno))."
    case .notWritable(let format):
      """
      Recordings cannot be written as \(format), only as \
      \(RecordingFormat.all.filter { $0.canWrite }.map { $0.name }.joined(separator: ", ")).
      """
    case .tooManyTracks(let path, let format, let count):
      """
      \(path == "-" ? "standard output" : path) cannot be written: a file of \(format) holds one \
      device, but the recording has \(count); choose one of them or another format.
      """
    }
  }

  /// Returns the name of an input for messages.
  private static func shown(_ path: String) -> String {
    path == "-" ? "standard input" : path
  }
}
