import Expectations
import PantographEvdev
import Testing

struct DevicesCommandTests {
  @Test(.enabled(if: InputDevices.list().filter(\.isTouch).isEmpty, "has touch devices"))
  func `without a touch device it says so, with the code for unavailable`() {
    let result = Pantograph.run(["devices"])
    expect(result.code, equals: 69)
    expect(result.output.contains("no touchpad, touchscreen or touch tablet"))
    expect(Pantograph.run(["devices", "--json"]).output.hasPrefix("[]\n"))
  }

  @Test(.enabled(if: !InputDevices.list().filter(\.isTouch).isEmpty, "has no touch device"))
  func `what is there is listed`() {
    let result = Pantograph.run(["devices"])
    expect(result.code, equals: 0)
    expect(result.output.contains("/dev/input/event"))
  }
}
