import Foundation
import UIKit

/// A page about one place.
final class PlaceController: LoggedController {
  private let place: Place

  init(_ place: Place, _ log: SceneLog) {
    self.place = place
    super.init(place.name, log)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let view = UIView(frame: CGRect(origin: .zero, size: DemoScene.phoneSize))
    view.backgroundColor = .white
    let sky = GradientView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 420), from: place.colors.0,
      to: place.colors.1)
    sky.autoresizingMask = .flexibleWidth
    view.addSubview(sky)
    view.add(
      place.name, CGRect(x: 24, y: 330, width: 340, height: 50), size: 40, weight: .bold,
      color: .white)
    view.add(place.line, CGRect(x: 24, y: 440, width: 340, height: 28), size: 19, weight: .medium)
    for (index, width) in [342.0, 320, 334, 296, 338, 310, 180].enumerated() {
      view.add(
        CGRect(x: 24, y: 490 + CGFloat(index) * 30, width: width, height: 12), .systemGray5,
        radius: 6)
    }
    self.view = view
  }
}
