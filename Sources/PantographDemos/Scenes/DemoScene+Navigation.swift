import Foundation
import PantographGestures
import PantographSceneNames
import PantographSynthesis
import UIKit

extension DemoScene {
  /// A page and the list below it; the navigation controller's own edge swipe goes back to the
  /// list.
  public static let navigation = DemoScene(
    .navigation, size: DemoScene.phoneSize, beginsAtEdge: true, way: .right
  ) { build in
    let list = PlaceListController("Places", build.log)
    let navigation = UINavigationController(rootViewController: list)
    build.window.rootViewController = navigation
    build.window.makeKeyAndVisible()
    navigation.pushViewController(PlaceController(Place.all[0], build.log), animated: false)
    navigation.interactivePopThresholds = build.thresholds
    let log = build.log
    build.activate = { [unowned navigation] in
      if navigation.viewControllers.count > 1 {
        navigation.popViewController(animated: true)
      } else {
        navigation.pushViewController(PlaceController(Place.all[0], log), animated: true)
      }
    }
    if let grip = navigation.interactivePopGrip { build.add(grip) }
  }
}
