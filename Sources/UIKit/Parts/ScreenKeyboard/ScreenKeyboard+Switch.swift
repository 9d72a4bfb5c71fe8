import Foundation

/// Whether text is written with a keyboard on the screen.
///
/// By default it is not, as on a device with a hardware keyboard. A recording that was made with
/// this keyboard says so in a note.
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
