import PantographCommands
import PantographRecordingFiles
import PantographRecordings
import PantographTouches
import PantographTuningFiles

#if canImport(Glibc)
  import Glibc
#endif

extension Failure {
  package init(_ error: RecordingFileError) {
    var sentence = error.description
    if sentence.last == "." { sentence.removeLast() }
    switch error {
    case .cannotOpen, .cannotRead:
      self.init(.noInput, sentence)
    case .isDevice(let path):
      self.init(
        .data, "\(path) is a device, not a recording",
        advice: ["Record from it: pantograph record \(path)"])
    case .malformed(let error):
      self.init(.data, IssueText(error.issue, in: error.file).description)
    case .empty, .unrecognized, .noDescription, .tooManyTracks:
      self.init(.data, sentence)
    case .exists(let path):
      self.init(
        .cannotCreate, "\(path) exists already", advice: ["Overwrite it with --force."])
    case .cannotCreate, .refused:
      self.init(.cannotCreate, sentence)
    case .cannotWrite(_, let number):
      // The reader of a closed pipe wants no more: exit silently, as SIGPIPE would.
      if number == EPIPE { exit(128 + SIGPIPE) }
      self.init(.outputFailed, sentence)
    case .cannotKeep:
      self.init(
        .outputFailed, sentence,
        advice: [
          "Set TMPDIR to a folder with more room; it stores large recordings temporarily."
        ])
    case .notWritable:
      self.init(.usage, sentence)
    }
  }
}

extension Failure {
  package init(_ error: CorpusError) {
    if let lack = error.lackOfRoom {
      self.init(lack)
    } else {
      self.init(.noInput, error.sentence)
    }
  }
}
