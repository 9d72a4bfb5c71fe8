import PantographCommands
import PantographEvdev
import PantographPlainText
import PantographRecordings

/// The devices to record, with the manner of opening them.
struct RecordedDevices {
  enum Choice {
    /// Devices that must all exist and be accessible.
    case nodes([String])
    /// All devices; those that may not be opened are left out.
    case all([String])
  }

  let choice: Choice
  let grabs: Bool

  /// Chooses the devices that the words name, or all devices. Without a word it chooses the only
  /// device.
  init(
    _ words: [String], all: Bool, grabs: Bool, console: inout Console
  ) throws(Failure) {
    self.grabs = grabs
    let devices = InputDevices.list().filter(\.isTouch)
    if all {
      guard !devices.isEmpty else { throw Failure.noTouchDevice }
      choice = .all(devices.map(\.node))
      return
    }
    var nodes: [String] = []
    for word in words.isEmpty ? [nil] : words.map({ $0 as String? }) {
      let node = try DeviceChoice(word, among: devices).resolve(word, console: &console)
      guard !nodes.contains(node) else { throw Failure(.usage, "\(node) is given twice") }
      nodes.append(node)
    }
    choice = .nodes(nodes)
  }

  /// Opens and checks all devices, so that nothing can be refused after the file is created.
  func open(console: inout Console) throws(Failure) -> [EvdevReader] {
    switch choice {
    case .nodes(let nodes):
      var readers: [EvdevReader] = []
      for node in nodes {
        do throws(EvdevError) { readers.append(try open(node)) } catch { throw Failure(error) }
      }
      return readers
    case .all(let nodes):
      var readers: [EvdevReader] = []
      var refusal: EvdevError?
      for node in nodes {
        do throws(EvdevError) {
          readers.append(try open(node))
        } catch {
          refusal = refusal ?? error
          try console.warn("\(node) is left out: \(error)")
        }
      }
      if readers.isEmpty, let refusal { throw Failure(refusal) }
      return readers
    }
  }

  private func open(_ node: String) throws(EvdevError) -> EvdevReader {
    let reader = try EvdevReader(node: node)
    try Recorder.check(reader.device, path: node)
    if grabs { try reader.grab() }
    return reader
  }
}
