import PantographCommands
import PantographEvdev
import PantographPlainText
import PantographTouches

/// Writes the output of `devices` for people: for each device its names, its abilities, who may read
/// it, and the reason if it cannot be opened.
struct DeviceListText {
  var style: TextStyle

  func text(_ device: ListedDevice) -> PrintableText {
    var text: PrintableText =
      "\(style.bold("\(device.node)"))  \(device.device.name)\n  \(abilities(device))\n"
    for quirk in DeviceQuirk.matching(device.device) {
      text += "  rule for \(quirk.devices): \(quirk.reason)\n"
      text += "    because \(quirk.criteria)\n"
    }
    if let readers = device.readers { text += "  readable by \(Self.words(readers))\n" }
    if let obstacle = device.obstacle {
      let failure = Failure(obstacle)
      text += "  \(style.red("\(failure.message)"))\n"
    }
    return text
  }

  /// Returns the list, followed by advice for the devices that cannot be opened, each piece once.
  func text(_ devices: [ListedDevice]) -> PrintableText {
    var text = devices.map { self.text($0) }.joined()
    var told: [String] = []
    for obstacle in devices.compactMap(\.obstacle) {
      for advice in Failure(obstacle).advice where !told.contains(advice) { told.append(advice) }
    }
    for advice in told { text += "\n\(advice)\n" }
    return text
  }

  func text(_ change: DeviceChange) -> PrintableText {
    switch change {
    case .present(let device): text(device)
    case .appeared(let device): style.green("appeared") + " " + text([device])
    case .changed(let device): "changed " + text([device])
    case .removed(let device):
      "\(style.red("removed")) \(style.bold("\(device.node)"))  \(device.device.name)\n"
    }
  }

  private static func words(_ readers: DeviceReaders) -> String {
    if readers.isEverybody { return "every program of every user" }
    let groups = readers.groups.map { "members of the group \($0)" }
    let all = readers.users + groups
    let list = all.count < 2 ? all : [all.dropLast().joined(separator: ", "), all[all.count - 1]]
    return "every program of " + list.joined(separator: " and ")
  }

  private func abilities(_ device: ListedDevice) -> String {
    var parts = [device.kind.words]
    if let geometry = device.geometry {
      let width = DecimalText(geometry.size.x, decimals: 1)
      let height = DecimalText(geometry.size.y, decimals: 1)
      parts.append("\(width) x \(height) mm\(geometry.isAssumed ? " (assumed)" : "")")
      parts.append(device.slotCount.map { "\($0) slots" } ?? "no slots")
    }
    return parts.joined(separator: ", ")
  }
}
