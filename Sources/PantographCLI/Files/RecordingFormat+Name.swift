import PantographCommands
import PantographRecordings

extension RecordingFormat {
  /// The format to write: the one that `--to` names, or else the one that the output's name says.
  package static func written(
    _ invocation: Invocation, into path: String
  ) throws(Failure) -> RecordingFormat {
    guard let name = invocation.value(.format) else { return named(for: path) }
    guard let format = named(name) else {
      throw Failure(.software, "the format \(name) is not built in")
    }
    return format
  }

  /// Throws where the name of a recording that is being made says another format than the one that can
  /// be written as the events come.
  package static func checkRecording(into path: String) throws(Failure) {
    guard named(for: path).name != evemu.name else { return }
    throw Failure(
      .usage, "\(path): a recording is made as evemu, and this name says libinput's",
      advice: ["Name it .evemu; pantograph convert makes the other of it."])
  }

  /// libinput's for `.yml` and `.yaml`, evemu's for every other name.
  package static func named(for path: String) -> RecordingFormat {
    let name = path.lowercased()
    return name.hasSuffix(".yml") || name.hasSuffix(".yaml") ? .libinput : .evemu
  }
}
