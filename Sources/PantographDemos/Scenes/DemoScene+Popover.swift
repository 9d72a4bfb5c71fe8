import Foundation
import PantographGestures
import PantographSceneNames
import UIKit

extension DemoScene {
  /// A popover at the list's title. A tap outside the popover dismisses it.
  public static let popover = DemoScene(
    .popover, size: DemoScene.phoneSize
  ) { build in
    let list = PlaceListController("Places", build.log)
    build.window.rootViewController = list
    build.window.makeKeyAndVisible()
    let listener = PopoverListener(build.log)
    build.keep(listener)
    let log = build.log
    @MainActor func open(animated: Bool) {
      let menu = PlaceMenuController("Place", log)
      menu.modalPresentationStyle = .popover
      menu.preferredContentSize = CGSize(width: 220, height: 156)
      menu.popoverPresentationController?.sourceView = list.view
      menu.popoverPresentationController?.sourceRect = CGRect(
        x: build.isMirrored ? DemoScene.phoneSize.width - 200 : 20, y: 106, width: 180, height: 44)
      menu.popoverPresentationController?.permittedArrowDirections = [.up, .down]
      menu.popoverPresentationController?.delegate = listener
      list.present(menu, animated: animated)
    }
    open(animated: false)
    build.activate = { [unowned list] in
      if list.presentedViewController == nil {
        open(animated: true)
      } else {
        list.dismiss(animated: true)
      }
    }
  }
}

/// Logs the popover's dismissal, and prevents its adaptation to a phone.
private final class PopoverListener: UIPopoverPresentationControllerDelegate {
  private let log: SceneLog

  init(_ log: SceneLog) { self.log = log }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.add("presentationControllerWillDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.add("presentationControllerDidDismiss")
  }
}

/// The menu in the popover.
private final class PlaceMenuController: LoggedController {
  override func loadView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 220, height: 156))
    view.backgroundColor = .white
    for (index, name) in ["Look at it", "Go there", "Forget it"].enumerated() {
      let y = CGFloat(index) * 52
      view.add(name, CGRect(x: 20, y: y + 14, width: 180, height: 24), size: 17)
      if index > 0 {
        view.add(CGRect(x: 20, y: y, width: 200, height: 1), .systemGray5)
      }
    }
    self.view = view
  }
}
