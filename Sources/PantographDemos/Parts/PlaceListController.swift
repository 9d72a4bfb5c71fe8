import Foundation
import UIKit

/// A page with a list of all places.
final class PlaceListController: LoggedController {
  override func loadView() {
    let view = UIView(frame: CGRect(origin: .zero, size: DemoScene.phoneSize))
    view.backgroundColor = .systemGroupedBackground
    view.add(
      "Places", CGRect(x: 20, y: 106, width: 350, height: 44), size: 34, weight: .bold)
    for (index, place) in Place.all.enumerated() {
      let row = view.add(
        CGRect(x: 20, y: 164 + CGFloat(index) * 118, width: 350, height: 102), .white, radius: 18)
      row.autoresizingMask = .flexibleWidth
      row.layer.shadowColor = UIColor.black.cgColor
      row.layer.shadowOpacity = 0.08
      row.layer.shadowRadius = 8
      row.layer.shadowOffset = CGSize(width: 0, height: 3)
      row.addSubview(
        GradientView(
          frame: CGRect(x: 12, y: 12, width: 78, height: 78), from: place.colors.0,
          to: place.colors.1, radius: 12))
      row.add(
        place.name, CGRect(x: 106, y: 22, width: 230, height: 28), size: 20, weight: .semibold)
      row.add(
        place.line, CGRect(x: 106, y: 52, width: 230, height: 24), size: 15,
        color: .secondaryLabel)
    }
    self.view = view
  }
}
