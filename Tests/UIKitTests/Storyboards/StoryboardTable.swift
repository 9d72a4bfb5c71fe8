import Foundation
import UIKit

/// Storyboards in a temporary folder, which is removed with this object.
final class StoryboardTable {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a document around the scenes.
  @discardableResult
  func write(_ name: String, initial: String? = nil, _ scenes: String) throws -> URL {
    let arrow = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(arrow)>
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin"/></dependencies>
      <scenes>
      \(scenes)
      </scenes>
      </document>
      """
    let url = folder.appendingPathComponent("\(name).storyboard")
    try Data(text.utf8).write(to: url)
    return url
  }

  @MainActor
  func storyboard(
    _ name: String = "Main", initial: String? = nil, _ scenes: String
  ) throws -> UIStoryboard {
    try UIStoryboard(contentsOf: write(name, initial: initial, scenes))
  }

  static func scene(_ objects: String) -> String {
    "<scene sceneID=\"s\"><objects>\n\(objects)\n</objects></scene>"
  }
}

/// Logs the calls that its storyboard causes.
class StoryboardController: UIViewController {
  @Outlet var heading: UILabel!
  @Outlet var button: UIButton!
  var log: [String] = []
  var mayGo = true
  var prepared: [UIStoryboardSegue] = []

  override var interfaceActions: [InterfaceAction] {
    [
      InterfaceAction("tapped:", StoryboardController.tapped),
      InterfaceAction("unwindHere:", StoryboardController.unwindHere),
    ]
  }

  @IBAction func tapped(_ sender: UIButton) { log.append("tapped \(sender.currentTitle ?? "")") }

  var onUnwind: () -> Void = {}

  @IBAction func unwindHere(_ segue: UIStoryboardSegue) {
    onUnwind()
    log.append("unwound from \(segue.source.title ?? "?")")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return mayGo
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "-") loaded \(segue.destination.isViewLoaded)")
    prepared.append(segue)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded with \(heading?.text ?? "no heading")")
  }
}

final class FadeSegue: UIStoryboardSegue {
  override func perform() {
    (source as? StoryboardController)?.log.append("fade")
    source.present(destination, animated: false)
  }
}
