import Foundation
import PantographGestures
import PantographSceneNames
import UIKit

extension DemoScene {
  /// A card over a list, which a finger drags down and away.
  public static let card = DemoScene(
    .card, size: DemoScene.phoneSize
  ) { build in
    let list = PlaceListController("Places", build.log)
    build.window.rootViewController = list
    build.window.makeKeyAndVisible()
    let card = CardController(Place.all[1], build.log)
    let presenter = CardPresenter()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = presenter
    build.keep(presenter)
    list.present(card, animated: false)
    let driver = PanTransitionDriver(
      dismissing: card, pan: UIPanGestureRecognizer(), direction: .down,
      thresholds: build.thresholds)
    driver.length = CardPresenter.place(in: DemoScene.phoneSize).height
    build.add(driver, to: card.view)
    build.activate = { [unowned list] in
      if list.presentedViewController == nil {
        list.present(card, animated: true)
      } else {
        card.dismiss(animated: true)
      }
    }
  }
}

/// Gives the card its place.
private final class CardPresenter: UIViewControllerTransitioningDelegate {
  static func place(in size: CGSize) -> CGRect {
    CGRect(x: 0, y: 120, width: size.width, height: size.height - 120)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingPresentation(presented: presented, presenting: presenting) { Self.place(in: $0) }
  }
}

/// A card with rounded corners, a grabber and a place on it.
private final class CardController: LoggedController {
  private let place: Place

  init(_ place: Place, _ log: SceneLog) {
    self.place = place
    super.init(place.name, log)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let frame = CardPresenter.place(in: DemoScene.phoneSize)
    let view = UIView(frame: CGRect(origin: .zero, size: frame.size))
    view.backgroundColor = .white
    view.layer.cornerRadius = 28
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.layer.shadowColor = UIColor.black.cgColor
    view.layer.shadowOpacity = 0.25
    view.layer.shadowRadius = 18
    view.add(CGRect(x: 175, y: 10, width: 40, height: 5), .systemGray4, radius: 2.5)
    view.addSubview(
      GradientView(
        frame: CGRect(x: 20, y: 36, width: 350, height: 300), from: place.colors.0,
        to: place.colors.1, radius: 20))
    view.add(
      place.name, CGRect(x: 24, y: 356, width: 340, height: 44), size: 34, weight: .bold)
    view.add(
      place.line, CGRect(x: 24, y: 404, width: 340, height: 26), size: 17, color: .secondaryLabel)
    for (index, width) in [342.0, 316, 330, 290, 334, 160].enumerated() {
      view.add(
        CGRect(x: 24, y: 452 + CGFloat(index) * 30, width: width, height: 12), .systemGray5,
        radius: 6)
    }
    self.view = view
  }
}
