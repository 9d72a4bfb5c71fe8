import Foundation
import PantographDynamics

/// Moves the items that are in a region, by forces that depend on where they are.
///
/// A meter of the formulas is 150 points, and a force of 1 accelerates an item of 100 by 100 points and the
/// density 1 by 100 points per second and second.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  private var list = DynamicItems()
  private var field = ForceField(.drag) { didSet { changed() } }
  /// Block of a custom field.
  private var evaluation: Evaluation?
  /// Part around the position in which the field acts.
  open var region = UIRegion.infinite { didSet { field.region = region.part } }

  /// Returns the force on an item.
  typealias Evaluation =
    @MainActor (
      _ field: UIFieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat,
      _ charge: CGFloat, _ deltaTime: TimeInterval
    ) -> CGVector

  public required override init() { super.init() }

  private static func make(_ field: ForceField) -> Self {
    let behavior = Self()
    behavior.field = field
    return behavior
  }

  open var items: [any UIDynamicItem] { list.all }

  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { changed() }
  }

  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }

  /// In the coordinates of the animator's reference.
  open var position: CGPoint {
    get { CGPoint(field.position) }
    set { field.position = newValue.plane }
  }

  open var strength: CGFloat {
    get { CGFloat(field.strength) }
    set { field.strength = Double(newValue) }
  }

  /// The power of the distance by which the field becomes weaker; 0 for none.
  open var falloff: CGFloat {
    get { CGFloat(field.falloff) }
    set { field.falloff = Double(newValue) }
  }

  /// Nearer than this the field grows no stronger, in points.
  open var minimumRadius: CGFloat {
    get { CGFloat(field.minimumRadius) }
    set { field.minimumRadius = Double(newValue) }
  }

  /// Direction of linear gravity and velocity fields.
  open var direction: CGVector {
    get { CGVector(dx: field.direction.x, dy: field.direction.y) }
    set { field.direction = newValue.plane }
  }

  /// Smoothness of noise and turbulence: 0 is rough, 1 is smooth.
  open var smoothness: CGFloat {
    get { CGFloat(field.smoothness) }
    set { field.smoothness = Double(newValue) }
  }

  /// How fast noise and turbulence change; 0 for never.
  open var animationSpeed: CGFloat {
    get { CGFloat(field.animationSpeed) }
    set { field.animationSpeed = Double(newValue) }
  }

  // MARK: Kinds

  /// Slows what moves.
  open class func dragField() -> Self { make(ForceField(.drag)) }
  /// Pushes at right angles to the way to its position.
  open class func vortexField() -> Self { make(ForceField(.vortex)) }

  /// Draws to its position, whatever the mass.
  open class func radialGravityField(position: CGPoint) -> Self {
    var field = ForceField(.radialGravity)
    field.position = position.plane
    return make(field)
  }

  /// Accelerates in one direction, whatever the mass.
  open class func linearGravityField(direction: CGVector) -> Self {
    var field = ForceField(.linearGravity)
    field.direction = direction.plane
    return make(field)
  }

  /// Gives the velocity of the direction, in meters per second, in place of the item's own.
  open class func velocityField(direction: CGVector) -> Self {
    var field = ForceField(.velocity)
    field.direction = direction.plane
    return make(field)
  }

  /// Pushes here and there. It is the same in every run.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    var field = ForceField(.noise)
    (field.smoothness, field.animationSpeed) = (Double(smoothness), Double(speed))
    return make(field)
  }

  /// Noise that is as strong as the item is fast.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    var field = ForceField(.turbulence)
    (field.smoothness, field.animationSpeed) = (Double(smoothness), Double(speed))
    return make(field)
  }

  /// Draws to its position as a spring does.
  open class func springField() -> Self { make(ForceField(.spring)) }
  /// Drives charged items away from its position, or draws those of a negative charge.
  open class func electricField() -> Self { make(ForceField(.electric)) }
  /// Turns the way of charged items that move.
  open class func magneticField() -> Self { make(ForceField(.magnetic)) }

  /// A field whose force the block returns for each item and step.
  open class func field(
    evaluationBlock block:
      @escaping @MainActor (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> Self {
    let field = make(ForceField(.linearGravity))
    field.evaluation = block
    return field
  }

  // MARK: Inside

  override func join(_ plan: inout DynamicPlan) {
    guard evaluation != nil else {
      for item in items { plan.load(item) { $0.fields.append(field) } }
      return
    }
    for item in items { plan.evaluated.append((self, plan.body(item))) }
  }

  /// The acceleration of a body by the block.
  func acceleration(of body: DynamicBody, step: Double) -> PlaneVector {
    guard let evaluation, field.region.contains(body.position - field.position) else {
      return .zero
    }
    let force = evaluation(
      self, CGPoint(body.position), CGVector(dx: body.velocity.x, dy: body.velocity.y),
      CGFloat(body.mass), CGFloat(body.charge), step)
    return force.plane * (ForceField.forceUnit / body.mass)
  }
}
