import Expectations
import Testing
import UIKit

@MainActor
struct CALayerPrintingTests {
  private final class Card: UIView {}

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let card = Card(frame: CGRect(x: 20, y: 100, width: 353, height: 200.5))

  init() {
    window.addSubview(card)
    window.advance(to: 0)
  }

  @Test func `a new tree prints its types and places`() {
    expect(
      window.treeDescription(),
      equals: """
        UIWindow 0,0 393×852
          Card 20,100 353×200.5
        """)
  }

  @Test func `all that sets a layer apart is said, in one order`() {
    card.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    card.alpha = 0.25
    card.clipsToBounds = true
    card.tag = 7
    card.isUserInteractionEnabled = false
    card.layer.name = "card"
    card.layer.cornerRadius = 12
    card.layer.borderWidth = 1
    card.layer.shadowOpacity = 0.3
    card.layer.zPosition = 4
    card.transform = CGAffineTransform(scaleX: 2, y: 2).rotated(by: .pi / 6)
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4), transform: nil)
    shape.lineWidth = 2
    card.layer.addSublayer(shape)
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    card.layer.mask = mask
    expect(
      window.treeDescription(),
      equals: """
        UIWindow 0,0 393×852
          Card “card” 20,100 353×200.5 z 4 scale 2 turned 30° opacity 0.25 #FF800080 clips corners 12 \
        border 1 #000000 shadow #000000 0.3 at 0,-3 blur 3 tag 7 untouchable
            mask: CALayer 0,0 10×10
            CAShapeLayer 0,0 0×0 lineWidth 2 path of 5 steps
        """)
  }

  @Test func `every way to be transformed`() {
    func line(_ map: CATransform3D) -> String {
      card.transform3D = map
      return String(card.treeDescription().dropFirst("Card 20,100 353×200.5 ".count))
    }
    expect(line(CATransform3DMakeTranslation(1.5, -2, 0)), equals: "shifted 1.5,-2")
    expect(line(CATransform3DMakeScale(2, 3, 1)), equals: "scale 2,3")
    expect(line(CATransform3DMakeRotation(-.pi / 2, 0, 0, 1)), equals: "turned -90°")
    let slanted = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 3)
    expect(
      line(CATransform3DMakeAffineTransform(slanted)), equals: "matrix [1 0 0.5 1] shifted 0,3")
    expect(
      line(CATransform3DMakeRotation(.pi / 2, 0, 1, 0)),
      equals: "matrix [0 0 -1 0, 0 1 0 0, 1 0 0 0, 0 0 0 1]")
  }

  @Test func `the model, what is seen now, and what is seen at a time`() {
    UIView.animate(withDuration: 2, options: .curveLinear) {
      card.center.y += 100
      card.alpha = 0
    }
    window.advance(to: 1)
    let animates = "animates position opacity"
    expect(card.treeDescription(), equals: "Card 20,200 353×200.5 opacity 0 \(animates)")
    expect(
      card.treeDescription(.presentation), equals: "Card 20,150 353×200.5 opacity 0.5 \(animates)")
    let later = card.treeDescription(.presentationAt(1.5))
    expect(later, equals: "Card 20,175 353×200.5 opacity 0.25 \(animates)")
    expect(card.treeDescription(.presentationAt(0)), equals: "Card 20,100 353×200.5 \(animates)")
  }

  @Test func `a time of its own is said`() {
    card.layer.speed = 0
    card.layer.timeOffset = 0.25
    expect(card.treeDescription(), equals: "Card 20,100 353×200.5 speed 0 offset 0.25 s")
    card.layer.speed = 1
    card.layer.timeOffset = 0
    card.layer.beginTime = -1
    expect(card.treeDescription(), equals: "Card 20,100 353×200.5 begin -1 s")
  }

  @Test func `numbers are short and never minus nothing`() {
    func x(_ value: CGFloat) -> String {
      card.frame = CGRect(x: value, y: 0, width: 0, height: 0)
      return String(card.treeDescription().split(separator: " ")[1])
    }
    expect(x(-0.0001) == "0,0" && x(0.1 + 0.2) == "0.3,0" && x(-1.0625) == "-1.063,0")
    expect(x(1e20) == "1e+20,0" && x(1234.5) == "1234.5,0" && x(0.007) == "0.007,0")
  }
}
