import Touches

/// A device's description, from a file that may hold events too.
enum DescriptionFile {
  static func read(_ path: String) throws(Failure) -> DeviceDescription {
    var stream = try RecordingStream(path)
    var batch = RecordingBatch()
    while try stream.next(&batch) {
      for (_, header) in batch.headers {
        if let device = header.device { return device }
      }
    }
    throw Failure(.data, "\(path) describes no device")
  }
}
