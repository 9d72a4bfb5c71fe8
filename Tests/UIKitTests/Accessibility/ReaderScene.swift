import Foundation
import UIKit

/// A window with a screen reader, whose keys and sentences a test follows.
@MainActor
final class ReaderScene {
  let window: UIWindow
  let reader: ScreenReader
  private let log = Log()
  private var time = 0.0

  private final class Log { var said: [String] = [] }

  init(
    _ root: UIViewController, isMirrored: Bool = false,
    size: CGSize = CGSize(width: 390, height: 800)
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    if isMirrored { window.traitOverrides.layoutDirection = .rightToLeft }
    window.rootViewController = root
    window.isHidden = false
    reader = window.startReader { [log] in log.said.append($0) }
    wait(1)
    _ = said
  }

  /// The sentences since the last call.
  var said: [String] {
    defer { log.said = [] }
    return log.said
  }

  /// The sentences for the elements that can be reached now.
  var spoken: [String] { reader.elements.map(\.spokenText) }

  /// Lets time pass, in steps of a frame.
  func wait(_ seconds: Double) {
    let end = time + seconds
    while time < end {
      time = min(time + 1.0 / 60, end)
      window.advance(to: time)
    }
  }

  func press(_ name: String, _ flags: UIKeyModifierFlags = []) {
    window.press(UIKey(name, plain: name, modifierFlags: flags))
  }

  /// Moves the focus to the element whose sentence begins with the text.
  @discardableResult
  func go(to text: String) -> Bool {
    guard let element = reader.elements.first(where: { $0.spokenText.hasPrefix(text) }) else {
      return false
    }
    reader.focus(on: element)
    return true
  }
}

/// A view controller with a title and labels.
@MainActor
final class WordsController: UIViewController {
  convenience init(_ title: String, _ words: [String] = []) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    for (index, word) in (words.isEmpty ? ["\(title) text"] : words).enumerated() {
      let label = UILabel(frame: CGRect(x: 20, y: 200 + 40 * index, width: 200, height: 30))
      label.text = word
      view.addSubview(label)
    }
  }
}
