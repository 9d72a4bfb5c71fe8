import Foundation

/// The particles that a `CAEmitterLayer` emits: their number, their movement and their look.
///
/// A range is the whole width of an interval: a value lies at most half of the range above or below
/// its mean.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject, CAMediaTiming {
  open var name: String?
  open var isEnabled = true
  /// The picture of a particle, a `CGImage`; without one, only the particle's own particles are seen.
  open var contents: Any?
  /// The part of the picture that is shown, in fractions of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels of the picture for each point.
  open var contentsScale: CGFloat = 1
  /// The number of particles in each second.
  open var birthRate: Float = 0
  /// The time in seconds for which a particle is seen.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  /// The angle of the movement from the x axis, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the movement out of the layer's plane, in radians.
  open var emissionLatitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  /// The speed in points per second.
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  @Inert("particles move in the plane of their layer")
  open var zAcceleration: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  /// The change of the scale in each second.
  open var scaleSpeed: CGFloat = 0
  /// The speed of the rotation in radians per second.
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  /// The color by which the picture is multiplied.
  open var color: CGColor? = .white
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  @Inert("pictures are always drawn smoothly")
  open var magnificationFilter = "linear"
  @Inert("pictures are always drawn smoothly")
  open var minificationFilter = "linear"
  @Inert("pictures are always drawn smoothly")
  open var minificationFilterBias: Float = 0
  /// The particles that each particle emits.
  open var emitterCells: [CAEmitterCell]?

  /// The time of the layer at which the first particles are emitted.
  open var beginTime: CFTimeInterval = 0
  /// The time for which particles are emitted; 0 for no end.
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  @Inert("particles are emitted forwards in time")
  open var autoreverses = false
  @Inert("particles that were emitted stay for their lifetime")
  open var fillMode = CAMediaTimingFillMode.removed

  public override nonisolated init() { super.init() }

  /// The longest life of a particle and of its own particles after its birth, in seconds.
  func longestLife(_ depth: Int = 0) -> Double {
    let own = Double(max(lifetime + lifetimeRange / 2, 0))
    guard depth < Emission.mostLevels else { return own }
    return own + ((emitterCells ?? []).map { $0.longestLife(depth + 1) }.max() ?? 0)
  }

  /// The times of the layer at which particles are emitted.
  var emission: ClosedRange<Double> {
    let runs = repeatCount > 0 ? Double(repeatCount) : 1
    let length = repeatDuration > 0 ? repeatDuration : duration * runs
    return beginTime...(length > 0 ? beginTime + length : .infinity)
  }
}
