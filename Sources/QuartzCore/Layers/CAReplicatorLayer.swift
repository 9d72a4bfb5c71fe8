import Foundation

/// A layer that shows its sublayers several times. Each copy is transformed, colored and delayed
/// relative to the copy before it.
open class CAReplicatorLayer: CALayer {
  /// The identities of the copies in a snapshot.
  private var marks: [LayerMark] = []

  public override init(layer: Any) {
    super.init(layer: layer)
    preservesDepth = (layer as? CAReplicatorLayer)?.preservesDepth ?? false
  }

  public required convenience init?(coder: NSCoder) { self.init() }

  package override class var usualValues: LayerValues { CAReplicatorLayer().values }

  public required init() {
    super.init()
    values.more = [
      "instanceCount": .number(1), "instanceDelay": .number(0),
      "instanceTransform": .transform(CATransform3DIdentity), "instanceColor": .color(.white),
      "instanceRedOffset": .number(0), "instanceGreenOffset": .number(0),
      "instanceBlueOffset": .number(0), "instanceAlphaOffset": .number(0),
    ]
  }

  /// The number of copies of the sublayers; 1 by default.
  open var instanceCount: Int {
    get { Self.count(in: values, most: .max) }
    set { set("instanceCount", Double(newValue)) }
  }
  @Inert("each copy lies in a plane of its own")
  open var preservesDepth = false
  /// The delay of each copy behind the copy before it, in seconds.
  open var instanceDelay: CFTimeInterval {
    get { values.number("instanceDelay") ?? 0 }
    set { set("instanceDelay", newValue) }
  }
  /// The transform from each copy to the next, around the middle of this layer.
  open var instanceTransform: CATransform3D {
    get {
      guard case .transform(let value) = values.more["instanceTransform"] else {
        return CATransform3DIdentity
      }
      return value
    }
    set { change("instanceTransform") { $0.more["instanceTransform"] = .transform(newValue) } }
  }
  /// The color by which the colors of the first copy are multiplied; white leaves them unchanged.
  open var instanceColor: CGColor? {
    get { values.color("instanceColor") }
    set { change("instanceColor") { $0.more["instanceColor"] = .color(newValue) } }
  }
  /// The number added to the red component from each copy to the next.
  open var instanceRedOffset: Float {
    get { Float(values.number("instanceRedOffset") ?? 0) }
    set { set("instanceRedOffset", Double(newValue)) }
  }
  open var instanceGreenOffset: Float {
    get { Float(values.number("instanceGreenOffset") ?? 0) }
    set { set("instanceGreenOffset", Double(newValue)) }
  }
  open var instanceBlueOffset: Float {
    get { Float(values.number("instanceBlueOffset") ?? 0) }
    set { set("instanceBlueOffset", Double(newValue)) }
  }
  open var instanceAlphaOffset: Float {
    get { Float(values.number("instanceAlphaOffset") ?? 0) }
    set { set("instanceAlphaOffset", Double(newValue)) }
  }

  private func set(_ key: String, _ value: Double) {
    guard value.isFinite else { return }
    change(key) { $0.more[key] = .number(value) }
  }

  /// The largest number of copies, more than anybody can tell apart. Replicators in replicators
  /// share it.
  private static let mostInstances = 10_000

  /// The number of copies of this layer that the replicators around it make, at most
  /// `mostInstances`.
  private var instancesAround: Int {
    var instances = 1
    var layer = superlayer
    while let current = layer, instances < Self.mostInstances {
      if let replicator = current as? CAReplicatorLayer {
        instances *= min(max(replicator.instanceCount, 1), Self.mostInstances)
      }
      layer = current.superlayer
    }
    return min(instances, Self.mostInstances)
  }

  /// Returns the number of copies. An animation can set any number; below 1 there is no copy.
  private static func count(in values: LayerValues, most: Int) -> Int {
    let count = values.number("instanceCount") ?? 1
    guard count >= 1 else { return 0 }
    return count < Double(most) ? Int(count) : most
  }

  override func snapshotsBelow(
    _ values: LayerValues, atRootTime time: Double, level: Int
  ) -> [LayerSnapshot] {
    let count = Self.count(in: values, most: Self.mostInstances / instancesAround)
    while marks.count < count { marks.append(LayerMark()) }
    let delay = values.number("instanceDelay") ?? 0
    let step = instanceTransform(in: values)
    var transform = CATransform3DIdentity
    return (0..<count).map { index in
      var own = LayerValues()
      own.bounds = values.bounds
      own.position = CGPoint(x: values.bounds.midX, y: values.bounds.midY)
      own.transform = transform
      transform = CATransform3DConcat(transform, step)
      let tint = LayerTint(values, instance: index)
      own.opacity = tint.alpha
      // Each copy counts as a layer of its own, and has snapshots of its own.
      var below = super.snapshotsBelow(
        values, atRootTime: time - Double(index) * delay, level: level + 1)
      for place in below.indices { below[place].tint(tint) }
      return LayerSnapshot(id: ObjectIdentifier(marks[index]), values: own, sublayers: below)
    }
  }

  private func instanceTransform(in values: LayerValues) -> CATransform3D {
    guard case .transform(let value) = values.more["instanceTransform"] else {
      return CATransform3DIdentity
    }
    return value
  }
}

/// An identity in place of a layer that is not in the tree.
private final class LayerMark {}

/// The factors for the colors of a copied layer.
struct LayerTint {
  let (red, green, blue): (CGFloat, CGFloat, CGFloat)
  let alpha: Float

  init(_ values: LayerValues, instance: Int) {
    let color = values.color("instanceColor") ?? .white
    func part(_ own: CGFloat, _ key: String) -> CGFloat {
      min(max(own + CGFloat(values.number(key) ?? 0) * CGFloat(instance), 0), 1)
    }
    red = part(color.red, "instanceRedOffset")
    green = part(color.green, "instanceGreenOffset")
    blue = part(color.blue, "instanceBlueOffset")
    alpha = Float(part(color.alpha, "instanceAlphaOffset"))
  }

  var isWhite: Bool { red == 1 && green == 1 && blue == 1 }

  func callAsFunction(_ color: CGColor?) -> CGColor? {
    color.map {
      CGColor(red: $0.red * red, green: $0.green * green, blue: $0.blue * blue, alpha: $0.alpha)
    }
  }
}

extension LayerSnapshot {
  /// Multiplies the colors of this layer and all its sublayers. Pictures keep their own colors.
  mutating func tint(_ tint: LayerTint) {
    guard !tint.isWhite else { return }
    values.backgroundColor = tint(values.backgroundColor)
    values.borderColor = tint(values.borderColor)
    for (key, value) in values.more {
      if case .color(let color) = value { values.more[key] = .color(tint(color)) }
    }
    for index in sublayers.indices { sublayers[index].tint(tint) }
  }
}
