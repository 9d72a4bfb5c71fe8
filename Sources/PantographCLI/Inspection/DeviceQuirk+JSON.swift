import PantographPlainText
import PantographTouches

extension DeviceQuirk {
  /// Writes the member `rules`: the rules about the device's model. Most devices have none, and no
  /// such member.
  static func write(for device: DeviceDescription?, to json: inout JSONWriter) {
    let quirks = device.map { DeviceQuirk.matching($0) } ?? []
    guard !quirks.isEmpty else { return }
    json.key("rules")
    json.beginArray()
    for quirk in quirks {
      json.object { json in
        json.member("devices", quirk.devices)
        json.member("reason", quirk.reason)
        json.member("criteria", quirk.criteria)
      }
    }
    json.endArray()
  }
}
