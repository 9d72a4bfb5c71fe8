import Expectations
import QuartzCore
import Testing

@MainActor
struct CAReplicatorLayerTests {
  private let tree = LayerTree()
  private let replicator = CAReplicatorLayer()
  private let dot = CALayer()

  init() {
    tree.layer.bounds = CGRect(x: 0, y: 0, width: 300, height: 300)
    replicator.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = .white
    replicator.addSublayer(dot)
    tree.layer.addSublayer(replicator)
    tree.advance(to: 1)
  }

  /// Makes a change without implicit animations.
  private func set(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }

  private var instances: [LayerSnapshot] { tree.layer.snapshot().sublayers[0].sublayers }

  @Test func `what is below is shown so many times, each moved by the same again`() {
    expect(instances.count, equals: 1)
    set {
      replicator.instanceCount = 3
      replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    }
    expect(instances.map(\.values.transform.m41), equals: [0, 20, 40])
    expect(instances.allSatisfy { $0.sublayers.count == 1 })
    expect(Set(instances.map(\.id)).count, equals: 3)
    expect(instances.map(\.id), equals: instances.map(\.id))
  }

  @Test func `each is later by the same`() {
    replicator.instanceCount = 3
    replicator.instanceDelay = 0.5
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 4
    fade.fillMode = .both
    dot.add(fade, forKey: nil)
    tree.advance(to: 3)
    expect(instances.map { $0.sublayers[0].values.opacity }, equals: [0.5, 0.375, 0.25])
  }

  @Test func `colors are multiplied, and each differs by the same`() throws {
    set {
      replicator.instanceCount = 2
      replicator.instanceColor = CGColor(red: 1, green: 0.5, blue: 1, alpha: 1)
      replicator.instanceRedOffset = -0.25
      replicator.instanceAlphaOffset = -0.5
    }
    let colors = instances.map { $0.sublayers[0].values.backgroundColor }
    expect(
      colors,
      equals: [
        CGColor(red: 1, green: 0.5, blue: 1, alpha: 1),
        CGColor(red: 0.75, green: 0.5, blue: 1, alpha: 1),
      ])
    expect(instances.map(\.values.opacity), equals: [1, 0.5])
  }

  @Test func `none, and more than can be drawn, are shown as such`() {
    set { replicator.instanceCount = 0 }
    expect(instances.count, equals: 0)
    set { replicator.instanceCount = -4 }
    expect(instances.count, equals: 0)
    set { replicator.instanceCount = 1_000_000 }
    expect(instances.count, equals: 10_000)
  }

  @Test func `text stands at the top of its layer, by its font and color`() throws {
    let layer = CATextLayer()
    layer.string = "70 %"
    layer.fontSize = 20
    layer.alignmentMode = .center
    layer.foregroundColor = .black
    let block = try #require(layer.contents as? TextBlock)
    expect(block.text == "70 %" && block.isAtTop && block.alignment == .center)
    expect(block.runs[0].font.pointSize == 20 && block.runs[0].color == .black)
    expect(block.numberOfLines, equals: 1)
    layer.isWrapped = true
    expect((layer.contents as? TextBlock)?.numberOfLines, equals: 0)
    layer.string = nil
    expectNil(layer.contents)
  }

  @Test(arguments: [0, -1, .infinity, -.infinity, .nan, 1e300, -1e300, 1e19])
  func `a count that is none shows nothing, and one beyond all bounds as many as can be drawn`(
    count: Double
  ) {
    replicator.setValue(count, forKeyPath: "instanceCount")
    expect(replicator.instanceCount, isAtLeast: 0)
    expect(instances.count, isAtMost: 10_000)
    let animation = CABasicAnimation(keyPath: "instanceCount")
    animation.fromValue = count
    animation.toValue = count
    animation.duration = 10
    replicator.add(animation, forKey: nil)
    tree.advance(to: 2)
    expect(instances.count, isAtMost: 10_000)
    expect(replicator.presentation()?.instanceCount ?? 0, isAtLeast: 0)
  }

  @Test func `the largest count is kept, and drawn as far as it can be`() {
    set { replicator.instanceCount = .max }
    expect(replicator.instanceCount, equals: .max)
    expect(instances.count, equals: 10_000)
    set { replicator.instanceCount = .min }
    expect(replicator.instanceCount == 0 && instances.isEmpty)
  }

  @Test func `replicators in replicators share what can be drawn`() {
    let inner = CAReplicatorLayer()
    dot.removeFromSuperlayer()
    inner.addSublayer(dot)
    replicator.addSublayer(inner)
    set {
      replicator.instanceCount = 1_000
      inner.instanceCount = 1_000
    }
    expect(instances.count, equals: 1_000)
    expect(instances.allSatisfy { $0.sublayers[0].sublayers.count == 10 })
  }
}
