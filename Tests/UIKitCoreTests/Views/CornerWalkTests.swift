import Expectations
import SeededRandom
import Testing
import UIKit

/// Random corners of views in views, with whole numbers for radii and places.
@MainActor
struct CornerWalkTests {
  private static func radius(_ random: inout SeededGenerator) -> UICornerRadius {
    switch random.below(6) {
    case 0: 3
    case 1: 2.5
    case 2: .containerConcentric
    case 3: .containerConcentric(minimum: CGFloat(random.below(5)))
    case 4: .fixed(CGFloat(random.below(9)) - 2)
    default: 6
    }
  }

  private static func corners(_ random: inout SeededGenerator) -> UICornerConfiguration {
    func some() -> UICornerRadius? { random.chance(0.3) ? nil : radius(&random) }
    switch random.below(9) {
    case 0: return .corners(radius: radius(&random))
    case 1: return .uniformCorners(radius: radius(&random))
    case 2:
      return .corners(
        topLeftRadius: some(), topRightRadius: some(), bottomLeftRadius: some(),
        bottomRightRadius: some())
    case 3: return .uniformEdges(topRadius: some(), bottomRadius: some())
    case 4: return .uniformEdges(leftRadius: some(), rightRadius: some())
    case 5:
      return .uniformTopRadius(
        radius(&random), bottomLeftRadius: some(), bottomRightRadius: some())
    case 6:
      return .uniformBottomRadius(radius(&random), topLeftRadius: some(), topRightRadius: some())
    case 7: return .capsule()
    default: return .capsule(maximumRadius: CGFloat(random.below(6)))
    }
  }

  @Test func `corners of views in views`() {
    for seed in 0..<80 {
      var random = SeededGenerator(seed: UInt64(seed))
      var lines: [String] = []
      var views = [UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))]
      for _ in 0..<3 {
        func number(_ count: Int) -> CGFloat { CGFloat(random.below(count)) }
        let view = UIView(
          frame: CGRect(x: number(9), y: number(9), width: number(20) + 4, height: number(20) + 4))
        if random.chance(0.9) { views[random.below(views.count)].addSubview(view) }
        views.append(view)
      }
      for _ in 0..<6 {
        let view = views[random.below(views.count)]
        switch random.below(4) {
        case 0: view.layer.cornerRadius = CGFloat(random.below(6))
        case 1: view.frame.size.width = CGFloat(random.below(30))
        default: view.cornerConfiguration = Self.corners(&random)
        }
        views[0].UIKit::layoutIfNeeded()
        for view in views {
          let radii = [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight, .allCorners].map
          {
            view.effectiveRadius(corner: $0)
          }
          lines.append(
            "\(radii) \(view.layer.cornerRadius) \(view.layer.maskedCorners.rawValue) "
              + "\(view.cornerConfiguration == .corners(radius: 6))")
        }
      }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }
}
