import PantographTouches

/// A checked request with all values decided.
struct SynthesisPlan {
  let gesture: HandGesture
  let device: SynthesizedDevice
  let request: SynthesisRequest
  let hand: ModelHand

  init(_ request: SynthesisRequest) throws(SynthesisError) {
    guard let gesture = Synthesis.gesture(named: request.gesture) else {
      throw .unknownGesture(request.gesture)
    }
    guard let device = SynthesizedDevice.named(request.device) else {
      throw .unknownDevice(request.device)
    }
    guard Synthesis.rates.contains(request.rate) else { throw .rateOutOfRange(request.rate) }
    self.gesture = gesture
    self.device = device
    self.request = request
    hand = try Self.hand(for: request, gesture.defaults, gesture.space, device)
  }

  private static func hand(
    for request: SynthesisRequest, _ defaults: GestureDefaults, _ space: GestureSpace,
    _ device: SynthesizedDevice
  ) throws(SynthesisError) -> ModelHand {
    let fingers = request.fingers ?? defaults.fingers
    let most = min(defaults.fingersAllowed.upperBound, device.description.slotCount ?? 1)
    let allowed = defaults.fingersAllowed.lowerBound...most
    guard allowed.contains(fingers) else {
      throw .fingersOutOfRange(fingers, allowed: allowed)
    }
    let direction = request.direction ?? defaults.direction
    let longest = space.longest(on: device.size, fingers: fingers, direction: direction)
    if longest == 0 { throw .tooLong(longest: 0) }
    let wish = try checked(request.distance, "distance", 0...2000) ?? defaults.distance
    if request.distance != nil, wish > Double(longest) { throw .tooLong(longest: longest) }
    let duration = try checked(request.duration, "duration", 0...60) ?? defaults.duration
    let hold = try checked(request.hold, "hold", 0...60) ?? defaults.hold
    let angle = try checked(request.angle, "angle", -360...360) ?? defaults.angle
    return ModelHand(
      surface: device.size, fingers: fingers, direction: direction,
      distance: min(wish, Double(longest)), duration: duration, hold: hold, turn: angle / 360,
      random: RandomSource(seed: request.seed, stream: 1))
  }

  private static func checked(
    _ value: Double?, _ parameter: String, _ allowed: ClosedRange<Int>
  ) throws(SynthesisError) -> Double? {
    guard let value else { return nil }
    guard value >= Double(allowed.lowerBound), value <= Double(allowed.upperBound) else {
      throw .valueOutOfRange(parameter: parameter, allowed: allowed)
    }
    return value
  }
}
