import Foundation
import PantographGestures
import PantographSceneNames
import UIKit

extension DemoScene {
  /// A sheet over a list; a finger drags it between two heights, and dismisses it.
  public static let sheet = DemoScene(
    .sheet, size: DemoScene.phoneSize
  ) { build in
    build.window.safeAreaOfScreen = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let list = PlaceListController("Places", build.log)
    build.window.rootViewController = list
    build.window.makeKeyAndVisible()
    let page = SheetPageController(Place.all[2], build.log)
    guard let sheet = page.sheetPresentationController else { return }
    sheet.detents = [.medium(), .large()]
    sheet.prefersGrabberVisible = true
    sheet.preferredCornerRadius = 24
    sheet.dragThresholds = build.thresholds
    sheet.delegate = build.log
    list.present(page, animated: false)
    build.add(sheet.dragGrip)
    build.activate = { [unowned list] in
      if list.presentedViewController == nil {
        list.present(page, animated: true)
      } else {
        page.dismiss(animated: true)
      }
    }
  }
}

/// A place on a sheet, with more content below the medium height.
private final class SheetPageController: LoggedController {
  private let place: Place

  init(_ place: Place, _ log: SceneLog) {
    self.place = place
    super.init(place.name, log)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let view = UIView(frame: CGRect(origin: .zero, size: DemoScene.phoneSize))
    view.backgroundColor = .white
    view.add(
      place.name, CGRect(x: 24, y: 32, width: 340, height: 44), size: 34, weight: .bold)
    view.add(
      place.line, CGRect(x: 24, y: 80, width: 340, height: 26), size: 17, color: .secondaryLabel)
    view.addSubview(
      GradientView(
        frame: CGRect(x: 20, y: 126, width: 350, height: 240), from: place.colors.0,
        to: place.colors.1, radius: 20))
    for (index, width) in [342.0, 316, 330, 290, 334, 300, 322, 280, 340, 180].enumerated() {
      view.add(
        CGRect(x: 24, y: 396 + CGFloat(index) * 30, width: width, height: 12), .systemGray5,
        radius: 6)
    }
    self.view = view
  }
}
