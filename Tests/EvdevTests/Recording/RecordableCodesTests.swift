import Expectations
import PantographEvdev
import PantographTouches
import Testing

/// Devices whose events must not be recorded.
struct RecordableCodesTests {
  @Test func `a device with a letter key is a keyboard, a touch device is not`() {
    expect(!RecordableCodes.isKeyboard(.touchpad) && !RecordableCodes.isKeyboard(.touchscreen))
    let letterM: UInt16 = 50
    let keyboard = DeviceDescription.sample(
      "Sample keyboard", properties: [], slots: 1, keys: [letterM])
    expect(RecordableCodes.isKeyboard(keyboard))
  }
}
