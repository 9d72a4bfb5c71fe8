import PantographCommands
import PantographEvdev
import PantographPlainText
import PantographTouches

/// Writes the output of `devices` for people: two lines for each device, and a third line if it
/// cannot be opened.
struct DeviceListText {
  var style: TextStyle

  func text(_ device: ListedDevice) -> PrintableText {
    var text: PrintableText =
      "\(style.bold("\(device.node)"))  \(device.device.name)\n  \(abilities(device))\n"
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
