import Foundation
import UIKit

/// A view controller that records its calls in the scene's log.
class LoggedController: UIViewController {
  let log: SceneLog

  init(_ title: String, _ log: SceneLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Always fails, because the scenes are created in code.
  required init?(coder: NSCoder) { nil }

  /// Mirrors the view's content for a layout from right to left; called once.
  func mirrorContent() { view.mirrorContent() }

  private func note(_ text: String) { log.add("\(title ?? "?") \(text)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    if log.isMirrored { mirrorContent() }
    note("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear(\(animated))")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear(\(animated))")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear(\(animated))")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear(\(animated))")
  }
}
