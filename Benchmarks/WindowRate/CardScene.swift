import UIKit

/// A scene of 1280 by 800 points: six translucent layers that fill the window except for a margin, and a
/// card with a shadow that moves over them.
@MainActor
struct CardScene {
  let root: UIView
  private let card: UIView

  init() {
    root = UIView(frame: CGRect(x: 0, y: 0, width: 1280, height: 800))
    root.backgroundColor = .systemGray6
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemPurple,
    ]
    for (index, color) in colors.enumerated() {
      let margin = CGFloat(index) * 20
      let layer = UIView(frame: root.bounds.insetBy(dx: margin, dy: margin))
      layer.backgroundColor = color
      layer.alpha = 0.3
      layer.layer.cornerRadius = 24
      root.addSubview(layer)
    }
    card = UIView(frame: CGRect(x: 445, y: 120, width: 390, height: 560))
    card.backgroundColor = .white
    card.layer.cornerRadius = 28
    card.layer.shadowOpacity = 0.25
    card.layer.shadowRadius = 18
    let title = UILabel(frame: CGRect(x: 24, y: 356, width: 340, height: 44))
    title.text = "Fjord"
    title.font = .systemFont(ofSize: 34)
    card.addSubview(title)
    let picture = UIView(frame: CGRect(x: 20, y: 36, width: 350, height: 300))
    picture.backgroundColor = .systemIndigo
    picture.layer.cornerRadius = 20
    card.addSubview(picture)
    root.addSubview(card)
  }

  /// Moves the card down and up again, six points per frame.
  func move(to frame: Int) {
    let step = frame % 80
    card.frame.origin.y = CGFloat(60 + (step < 40 ? step : 80 - step) * 6)
  }
}
