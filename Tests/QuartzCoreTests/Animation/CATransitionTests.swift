import Expectations
import QuartzCore
import Testing

@MainActor
struct CATransitionTests {
  private let tree = LayerTree()
  private let card = CALayer()

  init() {
    tree.layer.bounds = CGRect(x: 0, y: 0, width: 300, height: 300)
    card.frame = CGRect(x: 50, y: 50, width: 100, height: 200)
    card.backgroundColor = .white
    tree.layer.addSublayer(card)
    tree.advance(to: 1)
  }

  private func begin(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil
  ) -> CATransition {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 2
    return transition
  }

  /// The visible parts of the card: the layer with the old contents, and the layer with the new contents.
  private func seen(at time: Double) -> (room: LayerSnapshot, parts: [LayerSnapshot]) {
    tree.advance(to: time)
    let room = tree.layer.snapshot().sublayers[0]
    return (room, room.sublayers)
  }

  private func change() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    card.backgroundColor = .black
    CATransaction.commit()
  }

  @Test func `a fade lays the old over the new and lets it vanish`() {
    card.add(begin(.fade), forKey: nil)
    change()
    let (room, parts) = seen(at: 1.5)
    expect(room.values.position == card.position && room.values.backgroundColor == nil)
    expect(parts.map(\.values.backgroundColor), equals: [.black, .white])
    expect(parts.map(\.values.opacity), equals: [1, 0.75])
    expect(parts.map(\.values.position), equals: Array(repeating: CGPoint(x: 50, y: 100), count: 2))
  }

  @Test(arguments: [
    (CATransitionSubtype.fromRight, CGPoint(x: -0.25 * 100, y: 0)),
    (.fromLeft, CGPoint(x: 0.25 * 100, y: 0)), (.fromTop, CGPoint(x: 0, y: -0.25 * 200)),
    (.fromBottom, CGPoint(x: 0, y: 0.25 * 200)),
  ])
  func `a push moves both, and from the top is upwards as on iOS`(
    subtype: CATransitionSubtype, moved: CGPoint
  ) {
    card.add(begin(.push, subtype), forKey: nil)
    change()
    let parts = seen(at: 1.5).parts
    expect(parts.map(\.values.backgroundColor), equals: [.white, .black])
    expect(parts[0].values.position, equals: CGPoint(x: 50 + moved.x, y: 100 + moved.y))
    expect(parts[1].values.position, equals: CGPoint(x: 50 - 3 * moved.x, y: 100 - 3 * moved.y))
    expect(parts.map(\.values.opacity), equals: [0.75, 0.25])
  }

  @Test func `moving in, the old stays; revealing, the new does`() {
    card.add(begin(.moveIn, .fromLeft), forKey: nil)
    change()
    var parts = seen(at: 1.5).parts
    expect(parts.map(\.values.position.x), equals: [50, -25])
    card.add(begin(.reveal, .fromLeft), forKey: nil)
    parts = seen(at: 2).parts
    expect(parts.map(\.values.position.x), equals: [50, 75])
  }

  @Test func `a layer has one transition, which ends and is gone`() {
    card.add(begin(.fade), forKey: "mine")
    card.add(begin(.push), forKey: nil)
    expect(card.animationKeys(), equals: [kCATransition])
    expect(seen(at: 2.9).parts.count, equals: 2)
    expect(seen(at: 3.1).parts.isEmpty)
    expectNil(card.animationKeys())
  }

  @Test func `as the action of a change it goes over from what was before`() {
    let transition = begin(.fade)
    card.actions = ["backgroundColor": transition]
    card.backgroundColor = .black
    expect(seen(at: 1).parts.map(\.values.backgroundColor), equals: [.black, .white])
  }

  @Test func `start and end progress are shares of the way`() {
    let transition = begin(.fade)
    transition.startProgress = 0.5
    transition.endProgress = 0.75
    card.add(transition, forKey: nil)
    expect(seen(at: 1).parts[1].values.opacity, equals: 0.5)
    expect(seen(at: 2).parts[1].values.opacity, equals: 0.375)
  }

  @Test func `layers below go along with what is theirs`() {
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    card.addSublayer(dot)
    // A layer that was never visible is not part of the old contents.
    tree.advance(to: 1)
    card.add(begin(.push, .fromRight), forKey: nil)
    dot.removeFromSuperlayer()
    expect(seen(at: 1.5).parts.map(\.sublayers.count), equals: [1, 0])
  }

  @Test func `a number becomes a turn by a value function`() {
    let turn = CABasicAnimation(keyPath: "transform")
    turn.valueFunction = CAValueFunction(name: .rotateZ)
    turn.fromValue = 0
    turn.toValue = Double.pi
    turn.duration = 2
    card.add(turn, forKey: nil)
    tree.advance(to: 2)
    let angle = card.presentation()?.value(forKeyPath: "transform.rotation.z") as? Double
    expect(abs((angle ?? 0) - .pi / 2), isBelow: 1e-9)
    expectNil(CAValueFunction(name: CAValueFunctionName(rawValue: "melt")))
  }

  @Test func `a transition that is added behind the change goes over from what was seen, too`() {
    _ = CATransition()
    tree.advance(to: 1.1)
    let old = CALayer()
    let new = CALayer()
    old.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    card.addSublayer(old)
    card.mask = CALayer()
    tree.advance(to: 1.2)
    weak let gone = old
    change()
    card.replaceSublayer(old, with: new)
    card.mask = nil
    card.opacity = 0.5
    card.add(begin(.fade), forKey: nil)
    change()
    let parts = seen(at: 1.3).parts
    expect(parts.map(\.values.backgroundColor), equals: [.black, .white])
    expect(parts[1].sublayers.map(\.id), equals: [ObjectIdentifier(old)])
    expect(parts[0].sublayers.map(\.id), equals: [ObjectIdentifier(new)])
    expect(gone === old)
  }

  @Test func `what was seen is where it was on its way`() {
    _ = CATransition()
    let move = CABasicAnimation(keyPath: "bounds.size.width")
    move.fromValue = 0
    move.toValue = 100
    move.duration = 4
    card.add(move, forKey: "move")
    tree.advance(to: 2)
    card.removeAnimation(forKey: "other")
    let later = CABasicAnimation(keyPath: "cornerRadius")
    later.fromValue = 30
    later.toValue = 40
    later.duration = 4
    card.add(later, forKey: "later")
    card.add(begin(.fade), forKey: nil)
    let parts = seen(at: 2.5).parts
    expect(parts[1].values.bounds.width == 25 && parts[1].values.cornerRadius == 0)
  }

  @Test func `the turn before that counts for nothing`() {
    _ = CATransition()
    change()
    tree.advance(to: 1.5)
    card.add(begin(.fade), forKey: nil)
    let parts = seen(at: 2).parts
    expect(parts.map(\.values.backgroundColor), equals: [.black, .black])
  }

  @Test func `a layer that goes is gone with the turn`() {
    _ = CATransition()
    tree.advance(to: 1.1)
    weak var gone: CALayer?
    do {
      let layer = CALayer()
      gone = layer
      tree.layer.addSublayer(layer)
      tree.advance(to: 1.2)
      layer.removeFromSuperlayer()
    }
    expect(gone != nil)
    tree.advance(to: 1.3)
    expectNil(gone)
    do {
      let layer = CALayer()
      gone = layer
      layer.addSublayer(CALayer())
      layer.opacity = 0.5
    }
    expectNil(gone)
  }
}
