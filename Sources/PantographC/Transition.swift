import CPantograph
import PantographGestures
import PantographTouches
import PantographTuning

extension TunedScene {
  /// Creates a scene from the options; nil if a number is out of its range.
  init?(_ options: pantograph_transition_options) {
    let direction: TransitionDirection
    switch options.direction {
    case PANTOGRAPH_LEFT: direction = .left
    case PANTOGRAPH_RIGHT: direction = .right
    case PANTOGRAPH_UP: direction = .up
    case PANTOGRAPH_DOWN: direction = .down
    default: return nil
    }
    let sizes = [
      options.window_width, options.window_height, options.points_per_millimetre,
      options.area_width, options.area_height,
    ]
    let largest = 1e6
    guard options.length > 0, options.length <= largest, options.edges < 16,
      sizes.allSatisfy({ $0 >= 0 && $0 <= largest }),
      options.area_x.magnitude <= largest, options.area_y.magnitude <= largest,
      (options.window_width > 0) == (options.window_height > 0),
      (options.area_width > 0) == (options.area_height > 0)
    else { return nil }
    self.init(direction: direction, length: options.length)
    if options.window_width > 0 {
      mapping = .filling(PointVector(x: options.window_width, y: options.window_height))
    } else if options.points_per_millimetre > 0 {
      mapping = .uniform(options.points_per_millimetre)
    }
    let named: [(Int, SurfaceEdges)] = [
      (PANTOGRAPH_EDGE_LEFT, .left), (PANTOGRAPH_EDGE_RIGHT, .right),
      (PANTOGRAPH_EDGE_TOP, .top), (PANTOGRAPH_EDGE_BOTTOM, .bottom),
    ]
    for (bit, edge) in named where options.edges & UInt32(bit) != 0 { edges.insert(edge) }
    if options.area_width > 0 {
      let start = PointVector(x: options.area_x, y: options.area_y)
      area = (
        start,
        PointVector(x: start.x + options.area_width, y: start.y + options.area_height)
      )
    }
  }
}

@c(pantograph_transition_new) @implementation
package func transitionNew(
  _ surface: OpaquePointer!, _ thresholds: OpaquePointer!,
  _ options: UnsafePointer<pantograph_transition_options>!,
  _ transition: UnsafeMutablePointer<OpaquePointer?>!
) -> pantograph_status {
  let (surface, place): (OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>?) = (
    surface, transition
  )
  let given: UnsafePointer<pantograph_transition_options>? = options
  place?.pointee = nil
  guard let surface, let place, let options = given?.pointee else { return PANTOGRAPH_MISSING }
  guard let scene = TunedScene(options) else { return PANTOGRAPH_RANGE }
  let touched = object(of: surface, TouchSurface.self)
  let made = SurfaceTransition(scene, Thresholds.values(of: thresholds), on: touched)
  touched.add(made)
  place.pointee = newHandle(made)
  return PANTOGRAPH_OK
}

@c(pantograph_transition_free) @implementation
package func transitionFree(_ transition: OpaquePointer!) {
  guard let object = takeObject(of: transition, SurfaceTransition.self) else { return }
  object.surface.remove(object)
}

@c(pantograph_transition_next) @implementation
package func transitionNext(
  _ transition: OpaquePointer!, _ step: UnsafeMutablePointer<pantograph_step>!
) -> pantograph_status {
  let (transition, place): (OpaquePointer?, UnsafeMutablePointer<pantograph_step>?) = (
    transition, step
  )
  guard let transition, let place else { return PANTOGRAPH_MISSING }
  guard let step = object(of: transition, SurfaceTransition.self).next() else {
    return PANTOGRAPH_NOTHING
  }
  place.pointee = step
  return PANTOGRAPH_OK
}

@c(pantograph_transition_decision) @implementation
package func transitionDecision(
  _ transition: OpaquePointer!, _ decision: UnsafeMutablePointer<OpaquePointer?>!
) -> pantograph_status {
  let (transition, place): (OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>?) = (
    transition, decision
  )
  place?.pointee = nil
  guard let transition, let place else { return PANTOGRAPH_MISSING }
  guard let verdict = object(of: transition, SurfaceTransition.self).verdict else {
    return PANTOGRAPH_NOTHING
  }
  place.pointee = newHandle(Decision(verdict))
  return PANTOGRAPH_OK
}
