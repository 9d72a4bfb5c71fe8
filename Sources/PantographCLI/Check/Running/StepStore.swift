import Glibc
import PantographEvdev
import PantographPlainText
import PantographRecordingFiles

/// The recording of one step while it is made: a file without a name.
final class StepStore {
  /// The file's name in messages.
  static let title = "the recording of the step"

  private let descriptor: Int32

  init() throws(RecordingFileError) {
    descriptor = try UnnamedFile.open()
  }

  deinit { close(descriptor) }

  /// Returns the file for a recorder, which closes its own descriptor.
  func file() -> PantographEvdev.RecordingFile {
    PantographEvdev.RecordingFile(descriptor: dup(descriptor), path: Self.title)
  }

  /// The bytes that were written.
  var bytes: [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var filled = 0
    while filled < bytes.count {
      let count = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress! + filled, $0.count - filled, off_t(filled))
      }
      if count > 0 {
        filled += count
      } else if count == 0 || errno != EINTR {
        break
      }
    }
    return Array(bytes.prefix(filled))
  }
}

extension EvdevError {
  /// The error without the path, which may name a person.
  var wordsWithoutPath: String {
    switch self {
    case .notPermitted: "no permission to open the device"
    case .missing: "the device does not exist"
    case .notADevice: "it is not an input device"
    case .keyboard: "it has the keys of a keyboard, which are never recorded"
    case .noSurface: "it has no touch surface"
    case .grabbedElsewhere: "another program uses the device exclusively"
    case .removed: "the device was removed"
    case .fileExists: "the file exists already"
    case .noSpace: "the disk for temporary files is full"
    case .system(let operation, _, let code): "it cannot \(operation): \(SystemErrorText.of(code))"
    }
  }
}

extension RecordingFileError {
  /// The error of a temporary file without the path, which may name a person.
  var wordsWithoutPath: String {
    switch self {
    case .cannotKeep(_, let number), .cannotCreate(_, let number), .cannotWrite(_, let number),
      .cannotOpen(_, let number), .cannotRead(_, let number):
      "a temporary file cannot be written: \(SystemErrorText.of(number))"
    case .isDevice, .empty, .unrecognized, .noDescription, .malformed, .exists, .refused,
      .notWritable, .tooManyTracks:
      "a temporary file cannot be written"
    }
  }
}
