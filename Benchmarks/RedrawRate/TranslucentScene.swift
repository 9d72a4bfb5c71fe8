import UIKit

/// A scene of 1280 by 800 points: six translucent cards with shadows lie one upon the other, and the third moves.
@MainActor
struct TranslucentScene {
  let root: UIView
  private let cards: [UIView]

  init() {
    root = UIView(frame: CGRect(x: 0, y: 0, width: 1280, height: 800))
    root.backgroundColor = .systemGray6
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemPurple,
    ]
    cards = colors.enumerated().map { index, color in
      let card = UIView(
        frame: CGRect(x: 40 + index * 140, y: 60 + index * 60, width: 480, height: 340))
      card.backgroundColor = color
      card.alpha = 0.75
      card.layer.cornerRadius = 24
      card.layer.shadowOpacity = 0.4
      card.layer.shadowRadius = 18
      card.layer.shadowOffset = CGSize(width: 0, height: 10)
      let title = UILabel(frame: CGRect(x: 32, y: 28, width: 400, height: 40))
      title.text = "A card that others are seen through"
      title.textColor = .white
      card.addSubview(title)
      for line in 0..<5 {
        let bar = UIView(frame: CGRect(x: 32, y: 90 + line * 44, width: 416, height: 28))
        bar.backgroundColor = UIColor(white: 1, alpha: 0.5)
        bar.layer.cornerRadius = 8
        card.addSubview(bar)
      }
      return card
    }
    for card in cards { root.addSubview(card) }
  }

  /// Moves the third card back and forth, six points per picture.
  func move(to frame: Int) {
    let step = frame % 80
    cards[2].frame.origin.x = CGFloat(320 + (step < 40 ? step : 80 - step) * 6)
  }
}
