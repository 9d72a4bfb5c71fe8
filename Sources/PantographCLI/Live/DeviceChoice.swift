import PantographCommands
import PantographEvdev
import PantographPlainText
import PantographTouches

#if canImport(Glibc)
  import Glibc
#endif

/// Chooses a device by a word of the command line, or the only device if there is no word.
package enum DeviceChoice: Hashable, Sendable {
  case node(String)
  /// Several devices match; the user must choose one.
  case several([ListedDevice])
  case none

  /// Chooses among devices. A path is used unchanged. Any other word matches a device's name or a
  /// part of its name, ignoring case. Without a word all touch devices match.
  package init(_ word: String?, among devices: [ListedDevice]) {
    guard let word else {
      self.init(devices)
      return
    }
    if word.contains("/") {
      self = .node(word)
      return
    }
    let exact = devices.filter { $0.device.name == word || $0.node.hasSuffix("/\(word)") }
    let wanted = word.lowercased()
    let partial = devices.filter { $0.device.name.lowercased().contains(wanted) }
    self.init(exact.isEmpty ? partial : exact)
  }

  private init(_ devices: [ListedDevice]) {
    switch devices.count {
    case 0: self = .none
    case 1: self = .node(devices[0].node)
    default: self = .several(devices)
    }
  }

  /// Returns the node of the device. If several match, it prompts the user on a terminal and throws
  /// elsewhere.
  package func resolve(_ word: String?, console: inout Console) throws(Failure) -> String {
    switch self {
    case .node(let node): return node
    case .none:
      guard let word else { throw Failure.noTouchDevice }
      throw Failure(
        .unavailable, "no touch device is named \"\(word)\"",
        advice: ["List the touch devices with: pantograph devices"])
    case .several(let devices):
      guard console.errorIsTerminal, isatty(STDIN_FILENO) == 1 else {
        throw Failure(
          .usage, "there are several touch devices; name one of them",
          advice: devices.map { "  \($0.node)  \($0.device.name)" })
      }
      return try Self.ask(devices, console: &console)
    }
  }

  package static func question(_ devices: [ListedDevice], style: TextStyle) -> PrintableText {
    let lines: [PrintableText] = devices.enumerated().map { index, device in
      "  \(style.bold("\(index + 1)"))  \(device.device.name) (\(device.kind.words), \(device.node))\n"
    }
    return "Which device?\n" + lines.joined()
  }

  /// Reads the number of one of the devices. Returns nil for any other input.
  package static func answer(_ line: String, among devices: [ListedDevice]) -> String? {
    let word = line.filter { !$0.isWhitespace }
    guard let number = Int(word), (1...devices.count).contains(number) else { return nil }
    return devices[number - 1].node
  }

  private static func ask(
    _ devices: [ListedDevice], console: inout Console
  ) throws(Failure) -> String {
    try console.draw(question(devices, style: console.errorStyle))
    while true {
      try console.draw("1 to \(devices.count): ")
      guard let line = readLine() else { throw Failure(.usage, "no device was chosen") }
      if let node = answer(line, among: devices) { return node }
    }
  }
}
