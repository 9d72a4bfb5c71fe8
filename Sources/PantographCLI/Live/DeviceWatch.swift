import PantographCommands
import PantographEvdev
import PantographPlainText

/// Reports devices that are plugged in and removed, until a signal comes.
struct DeviceWatch {
  var isJSON: Bool

  func run(console: inout Console) throws(Failure) {
    let loop: InputLoop
    let hotPlug: HotPlug
    do throws(EvdevError) {
      loop = try InputLoop()
      try loop.catchSignals()
      hotPlug = try HotPlug()
      loop.watch(hotPlug)
    } catch {
      throw Failure(error)
    }
    var devices = InputDevices.list().filter(\.isTouch)
    if devices.isEmpty { try console.remark("no touch device yet; waiting for one") }
    for device in devices { try tell(.present(device), console: &console) }
    while try wait(loop) {
      let present = InputDevices.list().filter(\.isTouch)
      for change in DeviceChange.between(devices, present) {
        try tell(change, console: &console)
      }
      devices = present
    }
  }

  /// Waits for a change. Returns true if something may have changed, false if a signal came.
  private func wait(_ loop: InputLoop) throws(Failure) -> Bool {
    do throws(EvdevError) {
      for wake in try loop.wait() {
        switch wake {
        case .signal, .stopped: return false
        case .hotPlug, .device, .descriptor, .deadline: break
        }
      }
      return true
    } catch {
      throw Failure(error)
    }
  }

  private func tell(_ change: DeviceChange, console: inout Console) throws(Failure) {
    try console.print(
      isJSON
        ? PrintableText(lines: DeviceListJSON.text(change))
        : DeviceListText(style: console.outputStyle).text(change))
    try console.flush()
  }
}
