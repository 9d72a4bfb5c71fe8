import Foundation
import PantographObjects
import UIKit

/// The surroundings on which a stored text would depend: the time, the pasteboard, and who hears warnings.
@MainActor
enum FixedSurroundings {
  /// Runs steps at the same time and with the same text to paste, and without warnings. Afterwards all is as before.
  static func during(_ steps: () -> Void) {
    let (oldWarning, oldNow) = (Misuse.onWarning, UIDatePicker.now)
    let oldText = UIPasteboard.general.string
    defer {
      (Misuse.onWarning, UIDatePicker.now) = (oldWarning, oldNow)
      UIPasteboard.general.string = oldText
    }
    Misuse.onWarning = { _ in }
    UIDatePicker.now = { Date(timeIntervalSince1970: 1_772_000_000) }
    UIPasteboard.general.string = "pasted"
    steps()
  }
}
