import Expectations
import QuartzCore
import Testing

@MainActor
struct CAKeyframeAnimationTests {
  private func seen(
    at times: [Double], _ prepare: (CAKeyframeAnimation) -> Void
  ) -> [CALayer] {
    let window = LayerTree()
    let layer = CALayer()
    window.layer.addSublayer(layer)
    window.advance(to: 0)
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.duration = 1
    prepare(animation)
    layer.add(animation, forKey: nil)
    return times.map {
      window.advance(to: $0)
      return layer.seen
    }
  }

  private let corner: CGPath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    return path
  }()

  @Test func `along a path each stretch takes the same time, or that of its length`() {
    let times = [0.0, 0.25, 0.5, 0.75]
    let even = seen(at: times) { $0.path = corner }.map(\.position)
    expect(
      even, equals: [(0, 0), (15, 0), (30, 0), (30, 5)].map { CGPoint(x: $0.0, y: $0.1) })
    let paced = seen(at: times) {
      $0.path = corner
      $0.calculationMode = .paced
    }.map(\.position)
    let places = [(0, 0), (10, 0), (20, 0), (30, 0)]
    for (seen, place) in zip(paced, places) {
      expect(abs(seen.x - CGFloat(place.0)) < 1e-6 && abs(seen.y - CGFloat(place.1)) < 1e-6)
    }
  }

  @Test func `paced along a curve it goes at one speed`() {
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    let points = seen(at: (0..<20).map { Double($0) / 20 }) {
      $0.path = circle
      $0.calculationMode = .paced
    }.map(\.position)
    let steps = zip(points, points.dropFirst()).map { from, to in
      ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
    }
    expect(steps.max()! - steps.min()!, isBelow: 0.02 * steps.max()!)
  }

  @Test func `it turns with its path where that is asked for`() {
    func angles(_ mode: CAAnimationRotationMode) -> [Double] {
      seen(at: [0.25, 0.75]) {
        $0.path = corner
        $0.rotationMode = mode
      }.map { $0.value(forKeyPath: "transform.rotation.z") as! Double }
    }
    expect(zip(angles(.rotateAuto), [0, .pi / 2]).allSatisfy { abs($0 - $1) < 1e-9 })
    expect(
      zip(angles(.rotateAutoReverse), [.pi, -.pi / 2]).allSatisfy {
        abs(($0 - $1).remainder(dividingBy: 2 * .pi)) < 1e-9
      })
  }

  private let wave: [Any] = [0, 40, 0, 40].map { CGPoint(x: $0, y: 0) }

  @Test(arguments: [[], [0, 1.0 / 3, 0.5, 1]])
  func `a cubic curve meets its values and goes through them without a corner`(
    keyTimes: [Double]
  ) {
    let near = 1e-4
    let layers = seen(at: [0, 1.0 / 3 - near, 1.0 / 3, 1.0 / 3 + near]) { animation in
      animation.values = wave
      if !keyTimes.isEmpty { animation.keyTimes = keyTimes.map { NSNumber(value: $0) } }
      animation.calculationMode = .cubic
    }
    let x = layers.map { Double($0.position.x) }
    expect(x[0] == 0 && abs(x[2] - 40) < 1e-9)
    let before = (x[2] - x[1]) / near
    let after = (x[3] - x[2]) / near
    expect(abs(before - after), isBelow: 1, "\(before) before, \(after) after")
  }

  @Test func `tension tightens the curve`() {
    func way(_ tension: [NSNumber]?) -> Double {
      let bent: [Any] = [0, 0, 40, 40].map { CGPoint(x: $0, y: 0) }
      return Double(
        seen(at: [0.25]) {
          $0.values = bent
          $0.calculationMode = .cubic
          $0.tensionValues = tension
        }[0].position.x)
    }
    // The loose curve swings below before it rises; the tight curve does not.
    expect(way(nil), isBelow: -1)
    expect(abs(way([1, 1, 1, 1])), isBelow: 1e-9)
  }

  @Test func `continuity and bias shape the curve, too`() {
    func place(_ prepare: (CAKeyframeAnimation) -> Void) -> Double {
      Double(
        seen(at: [0.25]) {
          $0.values = [0, 0, 40, 40].map { CGPoint(x: $0, y: 0) }
          $0.calculationMode = .cubic
          prepare($0)
        }[0].position.x)
    }
    let loose = place { _ in }
    // A corner has the chords' directions, so that the first piece stays where both its ends are.
    expect(abs(place { $0.continuityValues = [-1, -1, -1, -1] }), isBelow: 1e-9)
    // A full bias uses only one of the neighbours: the one before, or the one after with twice the weight.
    let biased = [-1, 1].map { bias in
      place { $0.biasValues = Array(repeating: NSNumber(value: bias), count: 4) }
    }.sorted()
    expect(abs(biased[0] - 2 * loose) < 1e-9 && abs(biased[1]) < 1e-9)
  }

  @Test func `each step has its own pace`() {
    let places = seen(at: [0.25, 0.75]) {
      $0.values = [0, 10, 20].map { CGPoint(x: $0, y: 0) }
      $0.timingFunctions = [.init(name: .easeIn), .init(name: .linear)]
    }.map(\.position.x)
    expect(places[0] > 1 && places[0] < 4.5 && abs(places[1] - 15) < 1e-9)
  }

  @Test func `transforms on a cubic curve turn by their parts`() {
    let window = LayerTree()
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = [0.0, 1, 2].map { CATransform3DMakeRotation($0, 0, 0, 1) }
    animation.calculationMode = .cubic
    animation.duration = 1
    window.layer.add(animation, forKey: nil)
    window.advance(to: 0.25)
    let angle = window.layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? Double
    expect(abs((angle ?? 0) - 0.5), isBelow: 1e-9)
  }
}
