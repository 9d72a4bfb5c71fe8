import Foundation

/// Turns the keyboard on the screen on and off. By default it is off, as on a device with a hardware
/// keyboard. A demo that records while it is on writes that into a note of the recording.
@MainActor
package enum ScreenKeyboardSwitch {
  package static var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      InputContent.keyboard = isOn ? { ScreenKeyboard.view(for: $0) } : nil
      InputArea.update()
    }
  }
}
