import Foundation
import UIKit

/// The keyboard's notifications in one window, each with the top of the keyboard at its end.
@MainActor final class KeyboardNotes {
  private(set) var heard: [String] = []
  private var observers: [any NSObjectProtocol] = []

  private static let names: [(Notification.Name, String)] = [
    (UIResponder.keyboardWillShowNotification, "willShow"),
    (UIResponder.keyboardDidShowNotification, "didShow"),
    (UIResponder.keyboardWillHideNotification, "willHide"),
    (UIResponder.keyboardDidHideNotification, "didHide"),
  ]

  init(in window: UIWindow) {
    let width = window.bounds.width
    observers = Self.names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] note in
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        // A wider keyboard is that of another test's window, whose field was the first responder.
        if let end, end.width > width { return }
        MainActor.assumeIsolated { self?.heard.append("\(word) \(Int(end?.minY ?? -1))") }
      }
    }
  }

  /// Hears no more.
  func end() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}
