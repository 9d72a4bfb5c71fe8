import PantographCommands
import PantographRecordings

extension ValueKind {
  /// A recording to write.
  static let recording = output("a recording", endings: ["evemu", "yml", "yaml"])
}

extension RecordingFormat {
  /// Returns the format to write. The option `--to` chooses it, or else the extension of the output
  /// file.
  package static func written(
    _ invocation: Invocation, into path: String
  ) throws(Failure) -> RecordingFormat {
    guard let name = invocation.value(.format) else { return named(for: path) }
    guard let format = named(name) else {
      throw Failure(.software, "the format \(name) is not built in")
    }
    return format
  }

  /// Throws if the name of a new recording means another format than evemu, in which events are
  /// written as they come.
  package static func checkRecording(into path: String) throws(Failure) {
    guard named(for: path).name != evemu.name else { return }
    throw Failure(
      .usage, "\(path) is the name of a libinput file, but --record writes evemu",
      advice: ["Name it .evemu; pantograph convert converts it to libinput's format afterwards."])
  }

  /// Returns the format for a file name: libinput's for `.yml` and `.yaml`, otherwise evemu's.
  package static func named(for path: String) -> RecordingFormat {
    let name = path.lowercased()
    return name.hasSuffix(".yml") || name.hasSuffix(".yaml") ? .libinput : .evemu
  }
}
