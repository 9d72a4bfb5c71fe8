import Expectations
import QuartzCore
import Testing

/// Layers nested far deeper than necessary: the stack is no limit. `make soak` nests deeper.
@MainActor
struct DeepLayerTests {
  private static let depth = 5000

  private static func chain(_ depth: Int) -> (top: CALayer, bottom: CALayer) {
    let bottom = layer()
    var top = bottom
    for _ in 1..<depth {
      let next = layer()
      next.addSublayer(top)
      top = next
    }
    return (top, bottom)
  }

  private static func layer() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    return layer
  }

  @Test func `100,000 layers within one another are freed`() {
    weak let bottom = Self.chain(100_000).bottom
    expectNil(bottom)
  }

  @Test func `100,000 masks of masks are freed`() {
    let bottom = Self.layer()
    weak let last = bottom
    do {
      var top = bottom
      for _ in 1..<100_000 {
        let next = CALayer()
        next.mask = top
        top = next
      }
    }
    expectNil(last?.superlayer)
    expectNil(bottom.mask)
  }

  @Test func `the deepest layer is hit, and drawn anew`() {
    let (top, bottom) = Self.chain(Self.depth)
    expect(top.hitTest(CGPoint(x: 1, y: 1)) === bottom)
    bottom.setNeedsDisplay()
    top.displayTreeIfNeeded()
    expect(!bottom.needsDisplay())
  }

  @Test func `times and places are converted through all of them`() {
    let (top, bottom) = Self.chain(Self.depth)
    top.speed = 2
    expect(bottom.convertTime(1, from: nil), equals: 2)
    expect(top.convert(CGPoint(x: 3, y: 4), from: bottom), equals: CGPoint(x: 3, y: 4))
  }

  @Test func `deep lines say their level and are moved in no further`() {
    let lines = Self.chain(Self.depth).top.treeDescription().split(separator: "\n")
    expect(lines.count, equals: Self.depth)
    expect(lines[100].prefix { $0 == " " }.count, equals: 200)
    expect(lines[101].hasPrefix(String(repeating: "  ", count: 100) + "level 101: CALayer"))
    expect(lines[4999].hasPrefix(String(repeating: "  ", count: 100) + "level 4999: CALayer"))
  }

  @Test func `what lies too deep is left out of a picture, and a warning says so`() {
    let snapshot = Self.chain(Self.depth).top.snapshot()
    var depth = 0
    var next = snapshot.sublayers.first
    while let layer = next {
      depth += 1
      next = layer.sublayers.first
    }
    expect(depth, equals: LayerSnapshot.deepest)
  }

  @Test func `layers side by side are put in, found and taken out`() {
    let all = Self.layer()
    let layers = (0..<20_000).map { _ in Self.layer() }
    for layer in layers { all.addSublayer(layer) }
    expect(all.hitTest(CGPoint(x: 1, y: 1)) === layers.last)
    all.insertSublayer(layers[0], above: layers[2])
    expect(all.sublayers?[2] === layers[0])
    all.insertSublayer(layers[0], below: layers[1])
    expect(all.sublayers?[0] === layers[0])
    all.insertSublayer(layers[5], below: layers[5])
    expect(all.sublayers?[0] === layers[5])
    for layer in layers.prefix(10_000) { layer.removeFromSuperlayer() }
    for layer in layers.suffix(10_000).reversed() { layer.removeFromSuperlayer() }
    expectNil(all.sublayers)
  }

  @Test func `a mask stands in one place alone`() {
    let (one, two, mask) = (Self.layer(), Self.layer(), Self.layer())
    one.mask = mask
    two.mask = mask
    expect(one.mask == nil && two.mask === mask)
    one.addSublayer(mask)
    expect(two.mask == nil && mask.superlayer === one)
  }

  @Test func `a layer below itself is refused`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (top, bottom) = (CALayer(), CALayer())
        top.addSublayer(bottom)
        bottom.addSublayer(top)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (top, bottom) = (CALayer(), CALayer())
        top.addSublayer(bottom)
        bottom.mask = top
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (masked, mask, layer) = (CALayer(), CALayer(), CALayer())
        masked.mask = mask
        mask.addSublayer(layer)
        layer.addSublayer(masked)
      }
    }
  }
}
