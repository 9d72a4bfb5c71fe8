import CPantograph
import PantographGestures
import PantographTouches

/// The largest number, of points or units, that a swipe accepts.
private let largest = 1e6
/// The smallest length of a transition, in points. With a shorter one, the largest movements would
/// lead to a progress that is not finite.
private let shortest = 1e-3

extension DeltaInteraction {
  /// Creates an interaction from the options; nil if a number is out of its range.
  fileprivate init?(
    _ options: pantograph_swipe_options, _ thresholds: InteractionThresholds
  ) {
    let direction: TransitionDirection
    switch options.direction {
    case PANTOGRAPH_LEFT: direction = .left
    case PANTOGRAPH_RIGHT: direction = .right
    case PANTOGRAPH_UP: direction = .up
    case PANTOGRAPH_DOWN: direction = .down
    default: return nil
    }
    let source: DeltaSource
    switch options.unit {
    case PANTOGRAPH_DELTA_LIBINPUT: source = DeltaSource(.libinput, reading: .hand)
    case PANTOGRAPH_DELTA_LIBINPUT_FLAT: source = DeltaSource(.libinputFlat, reading: .hand)
    case PANTOGRAPH_DELTA_POINTS: source = DeltaSource(.wayland, reading: .pointer)
    default: return nil
    }
    let scale = options.points_per_millimetre
    guard options.length >= shortest, options.length <= largest, scale >= 0, scale <= largest,
      options.place_count >= 0, options.place_count <= 4096,
      options.start >= 0, options.start < max(options.place_count, 1)
    else { return nil }
    var places: [RestingPlace] = []
    for index in 0..<options.place_count {
      let place = options.places[index]
      let name: UnsafePointer<CChar>? = place.name
      guard place.position.magnitude <= largest else { return nil }
      places.append(
        RestingPlace(
          name.map { text($0) } ?? "place \(index + 1)", at: place.position,
          isExit: place.is_exit))
    }
    self.init(
      thresholds: thresholds, direction: direction,
      space: scale > 0
        ? InteractionSpace(length: options.length, pointsPerMillimetre: scale)
        : InteractionSpace(length: options.length),
      places: places, start: options.start, source: source)
  }
}

@c(pantograph_swipe_new) @implementation
package func swipeNew(
  _ thresholds: OpaquePointer!, _ options: UnsafePointer<pantograph_swipe_options>!,
  _ swipe: UnsafeMutablePointer<OpaquePointer?>!
) -> pantograph_status {
  let given: UnsafePointer<pantograph_swipe_options>? = options
  let place: UnsafeMutablePointer<OpaquePointer?>? = swipe
  place?.pointee = nil
  guard let place, let options = given?.pointee else { return PANTOGRAPH_MISSING }
  let first: UnsafePointer<pantograph_place>? = options.places
  guard first != nil || options.place_count == 0 else { return PANTOGRAPH_MISSING }
  guard let interaction = DeltaInteraction(options, Thresholds.values(of: thresholds)) else {
    return PANTOGRAPH_RANGE
  }
  place.pointee = newHandle(SwipeInteraction(interaction))
  return PANTOGRAPH_OK
}

@c(pantograph_swipe_free) @implementation
package func swipeFree(_ swipe: OpaquePointer!) {
  _ = takeObject(of: swipe, SwipeInteraction.self)
}

@c(pantograph_swipe_begin) @implementation
package func swipeBegin(
  _ swipe: OpaquePointer!, _ time: Int64, _ fingers: Int32
) -> pantograph_status {
  let swipe: OpaquePointer? = swipe
  guard let swipe else { return PANTOGRAPH_MISSING }
  guard (1...Int32(ContactFrame.capacity)).contains(fingers) else { return PANTOGRAPH_RANGE }
  return object(of: swipe, SwipeInteraction.self)
    .begin(fingers: Int(fingers), at: Timestamp(microseconds: time))
}

@c(pantograph_swipe_update) @implementation
package func swipeUpdate(
  _ swipe: OpaquePointer!, _ time: Int64, _ dx: Double, _ dy: Double
) -> pantograph_status {
  let swipe: OpaquePointer? = swipe
  guard let swipe else { return PANTOGRAPH_MISSING }
  guard dx.magnitude <= largest, dy.magnitude <= largest else { return PANTOGRAPH_RANGE }
  return object(of: swipe, SwipeInteraction.self)
    .move(by: Delta(x: dx, y: dy), at: Timestamp(microseconds: time))
}

@c(pantograph_swipe_end) @implementation
package func swipeEnd(_ swipe: OpaquePointer!, _ time: Int64) -> pantograph_status {
  let swipe: OpaquePointer? = swipe
  guard let swipe else { return PANTOGRAPH_MISSING }
  return object(of: swipe, SwipeInteraction.self)
    .end(isCancelled: false, at: Timestamp(microseconds: time))
}

@c(pantograph_swipe_cancel) @implementation
package func swipeCancel(_ swipe: OpaquePointer!, _ time: Int64) -> pantograph_status {
  let swipe: OpaquePointer? = swipe
  guard let swipe else { return PANTOGRAPH_MISSING }
  return object(of: swipe, SwipeInteraction.self)
    .end(isCancelled: true, at: Timestamp(microseconds: time))
}

@c(pantograph_swipe_rest_at) @implementation
package func swipeRestAt(_ swipe: OpaquePointer!, _ place: Int) -> pantograph_status {
  let swipe: OpaquePointer? = swipe
  guard let swipe else { return PANTOGRAPH_MISSING }
  return object(of: swipe, SwipeInteraction.self).rest(at: place)
}

@c(pantograph_swipe_read) @implementation
package func swipeRead(
  _ swipe: OpaquePointer!, _ phase: UnsafeMutablePointer<pantograph_swipe_phase>!,
  _ progress: UnsafeMutablePointer<Double>!, _ place: UnsafeMutablePointer<Int>!
) -> pantograph_status {
  let swipe: OpaquePointer? = swipe
  guard let swipe else { return PANTOGRAPH_MISSING }
  let interaction = object(of: swipe, SwipeInteraction.self)
  let phasePlace: UnsafeMutablePointer<pantograph_swipe_phase>? = phase
  let progressPlace: UnsafeMutablePointer<Double>? = progress
  let indexPlace: UnsafeMutablePointer<Int>? = place
  phasePlace?.pointee = interaction.phase
  progressPlace?.pointee = interaction.progress
  indexPlace?.pointee = interaction.place
  return PANTOGRAPH_OK
}

@c(pantograph_swipe_decision) @implementation
package func swipeDecision(
  _ swipe: OpaquePointer!, _ decision: UnsafeMutablePointer<OpaquePointer?>!
) -> pantograph_status {
  let (swipe, place): (OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>?) = (swipe, decision)
  place?.pointee = nil
  guard let swipe, let place else { return PANTOGRAPH_MISSING }
  guard let verdict = object(of: swipe, SwipeInteraction.self).verdict else {
    return PANTOGRAPH_NOTHING
  }
  place.pointee = newHandle(Decision(verdict))
  return PANTOGRAPH_OK
}

@c(pantograph_settle) @implementation
package func settle(
  _ swipe: OpaquePointer!, _ time: Int64, _ progress: UnsafeMutablePointer<Double>!,
  _ isOver: UnsafeMutablePointer<Bool>!
) -> pantograph_status {
  let (swipe, place): (OpaquePointer?, UnsafeMutablePointer<Double>?) = (swipe, progress)
  guard let swipe, let place else { return PANTOGRAPH_MISSING }
  let (shown, isDone) = object(of: swipe, SwipeInteraction.self)
    .progress(at: Timestamp(microseconds: time))
  let over: UnsafeMutablePointer<Bool>? = isOver
  place.pointee = shown
  over?.pointee = isDone
  return PANTOGRAPH_OK
}
