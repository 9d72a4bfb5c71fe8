import Foundation
import PantographDynamics

/// Moves the items in a region by forces that depend on their positions.
///
/// In the formulas a meter is 150 points. A force of 1 accelerates an item of 100 by 100 points
/// with a density of 1 by 100 points per second squared.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  private var list = DynamicItems()
  private var field = ForceField(.drag) { didSet { changed() } }
  /// The evaluation block of a custom field.
  private var evaluation: Evaluation?
  /// The region around the position in which the field acts.
  open var region = UIRegion.infinite { didSet { field.region = region.part } }

  /// A function that returns the force on an item.
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

  /// The position of the field in the coordinates of the animator's reference.
  open var position: CGPoint {
    get { CGPoint(field.position) }
    set { field.position = newValue.plane }
  }

  open var strength: CGFloat {
    get { CGFloat(field.strength) }
    set { field.strength = Double(newValue) }
  }

  /// The exponent of the distance by which the field becomes weaker; 0 keeps it constant.
  open var falloff: CGFloat {
    get { CGFloat(field.falloff) }
    set { field.falloff = Double(newValue) }
  }

  /// The distance below which the field does not become stronger, in points.
  open var minimumRadius: CGFloat {
    get { CGFloat(field.minimumRadius) }
    set { field.minimumRadius = Double(newValue) }
  }

  /// The direction of linear gravity and velocity fields.
  open var direction: CGVector {
    get { CGVector(dx: field.direction.x, dy: field.direction.y) }
    set { field.direction = newValue.plane }
  }

  /// The smoothness of noise and turbulence: 0 is rough, 1 is smooth.
  open var smoothness: CGFloat {
    get { CGFloat(field.smoothness) }
    set { field.smoothness = Double(newValue) }
  }

  /// The speed at which noise and turbulence change; 0 never changes them.
  open var animationSpeed: CGFloat {
    get { CGFloat(field.animationSpeed) }
    set { field.animationSpeed = Double(newValue) }
  }

  // MARK: Kinds

  /// Returns a field that slows moving items.
  open class func dragField() -> Self { make(ForceField(.drag)) }
  /// Returns a field that pushes at right angles to the direction to its position.
  open class func vortexField() -> Self { make(ForceField(.vortex)) }

  /// Returns a field that attracts items to its position, whatever their mass.
  open class func radialGravityField(position: CGPoint) -> Self {
    var field = ForceField(.radialGravity)
    field.position = position.plane
    return make(field)
  }

  /// Returns a field that accelerates items in one direction, whatever their mass.
  open class func linearGravityField(direction: CGVector) -> Self {
    var field = ForceField(.linearGravity)
    field.direction = direction.plane
    return make(field)
  }

  /// Returns a field that replaces an item's velocity with `direction`, in meters per second.
  open class func velocityField(direction: CGVector) -> Self {
    var field = ForceField(.velocity)
    field.direction = direction.plane
    return make(field)
  }

  /// Returns a field that pushes in changing directions. Its noise is the same in every run.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    var field = ForceField(.noise)
    (field.smoothness, field.animationSpeed) = (Double(smoothness), Double(speed))
    return make(field)
  }

  /// Returns a field of noise whose strength is proportional to the item's speed.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    var field = ForceField(.turbulence)
    (field.smoothness, field.animationSpeed) = (Double(smoothness), Double(speed))
    return make(field)
  }

  /// Returns a field that attracts items to its position like a spring.
  open class func springField() -> Self { make(ForceField(.spring)) }
  /// Returns a field that repels items with a positive charge from its position, and attracts those
  /// with a negative one.
  open class func electricField() -> Self { make(ForceField(.electric)) }
  /// Returns a field that bends the path of moving charged items.
  open class func magneticField() -> Self { make(ForceField(.magnetic)) }

  /// Returns a field whose force the block computes for each item and step.
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

  /// Returns the acceleration of a body by the block's force.
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
