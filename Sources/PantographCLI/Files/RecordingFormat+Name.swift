import PantographCommands
import PantographRecordings

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
      .usage, "\(path): a recording is made as evemu, and this name says libinput's",
      advice: ["Name it .evemu; pantograph convert makes the other of it."])
  }

  /// Returns the format for a file name: libinput's for `.yml` and `.yaml`, otherwise evemu's.
  package static func named(for path: String) -> RecordingFormat {
    let name = path.lowercased()
    return name.hasSuffix(".yml") || name.hasSuffix(".yaml") ? .libinput : .evemu
  }
}
