import PantographEvdev
import PantographPlainText
import PantographTouches

/// Writes the output of `devices --json`: a list on one line, or with `--watch` one change per
/// line.
struct DeviceListJSON {
  var json = JSONWriter()

  static func text(_ devices: [ListedDevice]) -> String {
    var list = DeviceListJSON()
    list.json.beginArray()
    for device in devices { list.add(device, isAlone: true) }
    list.json.endArray()
    return list.json.text + "\n"
  }

  static func text(_ change: DeviceChange) -> String {
    var list = DeviceListJSON()
    list.json.beginObject()
    list.json.member("schema", JSONSchema.devices)
    list.json.member("change", change.key)
    list.json.key("device")
    list.add(change.device, isAlone: false)
    list.json.endObject()
    return list.json.text + "\n"
  }

  private mutating func add(_ device: ListedDevice, isAlone: Bool) {
    let geometry = device.geometry
    json.object { json in
      if isAlone { json.member("schema", JSONSchema.devices) }
      json.member("node", device.node)
      json.member("name", device.device.name)
      json.member("kind", device.kind.key)
      json.member("slots", device.slotCount)
      json.key("sizeMillimetres")
      if let geometry {
        json.array([geometry.size.x, geometry.size.y]) { $0.value($1, decimals: 3) }
      } else {
        json.value(nil as String?)
      }
      json.key("sizeAssumed")
      if let geometry { json.value(geometry.isAssumed) } else { json.value(nil as String?) }
      DeviceQuirk.write(for: device.device, to: &json)
      json.member("readable", device.obstacle == nil)
      json.member("obstacle", device.obstacle?.description)
      json.key("readers")
      if let readers = device.readers {
        json.object { json in
          json.key("users")
          json.array(readers.users) { $0.value($1) }
          json.key("groups")
          json.array(readers.groups) { $0.value($1) }
          json.member("everybody", readers.isEverybody)
        }
      } else {
        json.value(nil as String?)
      }
    }
  }
}
