import CPantograph
import Expectations
import PantographC
import Testing

/// Every number that a program gives to the library, at the ends of its range and just beyond them.
struct NumberBoundTests {
  private typealias Call<Number> = (Number) -> pantograph_status

  /// Checks that a number is taken from `low` to `high`, and that the numbers beside them are refused.
  private func check<Number: Comparable>(
    _ name: String, taken: [Number], refused: [Number], _ call: Call<Number>
  ) -> [String] {
    taken.filter { call($0) != PANTOGRAPH_OK }.map { "\(name) refuses \($0)" }
      + refused.filter { call($0) != PANTOGRAPH_RANGE }.map { "\(name) takes \($0)" }
  }

  private let million = 1e6
  private let least = Double.leastNonzeroMagnitude

  @Test func `the numbers of a swipe`() {
    func made(_ change: (inout pantograph_swipe_options) -> Void) -> pantograph_status {
      var options = pantograph_swipe_options()
      (options.direction, options.unit) = (PANTOGRAPH_LEFT, PANTOGRAPH_DELTA_POINTS)
      options.length = 300
      change(&options)
      var swipe: OpaquePointer?
      let status = swipeNew(nil, &options, &swipe)
      swipeFree(swipe)
      return status
    }
    func place(_ count: Int, start: Int = 0, at position: Double = 0) -> pantograph_status {
      var place = pantograph_place()
      place.position = position
      let places = Array(repeating: place, count: max(count, 1))
      return places.withUnsafeBufferPointer { buffer in
        made {
          $0.places = buffer.baseAddress
          $0.place_count = numericCast(count)
          $0.start = numericCast(start)
        }
      }
    }
    let above = million.nextUp
    let short = 0.001.nextDown
    var wrong = check(
      "length", taken: [0.001, million], refused: [0, -1, least, short, above, .nan]
    ) { number in
      made { $0.length = number }
    }
    wrong += check("scale", taken: [0, least, million], refused: [-1, -least, above, .nan]) {
      number in made { $0.points_per_millimetre = number }
    }
    wrong += check("places", taken: [0, 1, 4096], refused: [-1, 4097, 4500]) { place($0) }
    wrong += check("start", taken: [0, 1, 2], refused: [-1, 3]) { place(3, start: $0) }
    wrong += check("start without places", taken: [0], refused: [-1, 1]) { place(0, start: $0) }
    wrong += check("position", taken: [-million, million], refused: [-above, above, .nan]) {
      place(1, at: $0)
    }
    expect(wrong, equals: [])
    expect(made { $0.place_count = 1 }, equals: PANTOGRAPH_MISSING)
  }

  @Test func `the numbers of a swipe's reports`() {
    var options = pantograph_swipe_options()
    (options.direction, options.unit) = (PANTOGRAPH_LEFT, PANTOGRAPH_DELTA_POINTS)
    options.length = 300
    func moved(_ fingers: Int32, _ x: Double, _ y: Double) -> pantograph_status {
      var swipe: OpaquePointer?
      expect(swipeNew(nil, &options, &swipe), equals: PANTOGRAPH_OK)
      defer { swipeFree(swipe) }
      let begun = swipeBegin(swipe, 1000, fingers)
      return begun == PANTOGRAPH_OK ? swipeUpdate(swipe, 1000, x, y) : begun
    }
    var wrong = check("fingers", taken: [1, 16], refused: [-1, 0, 17]) { moved($0, 0, 0) }
    let (ends, beyond) = ([-million, million], [-million.nextUp, million.nextUp, .nan])
    wrong += check("dx", taken: ends, refused: beyond) { moved(1, $0, 0) }
    wrong += check("dy", taken: ends, refused: beyond) { moved(1, 0, $0) }
    expect(wrong, equals: [])
    var swipe: OpaquePointer?
    expect(swipeNew(nil, &options, &swipe), equals: PANTOGRAPH_OK)
    expect(swipeBegin(swipe, 1000, 1), equals: PANTOGRAPH_OK)
    expect(swipeUpdate(swipe, 1000, 1, 0), equals: PANTOGRAPH_OK)
    expect(swipeUpdate(swipe, 999, 1, 0), differsFrom: PANTOGRAPH_OK)
    swipeFree(swipe)
  }

  @Test func `the numbers of a transition`() {
    var surface: OpaquePointer?
    expect(surfaceNewSized(false, 60, 120, &surface), equals: PANTOGRAPH_OK)
    defer { surfaceFree(surface) }
    func made(_ change: (inout pantograph_transition_options) -> Void) -> pantograph_status {
      var options = pantograph_transition_options()
      (options.direction, options.length) = (PANTOGRAPH_DOWN, 400)
      change(&options)
      var transition: OpaquePointer?
      let status = transitionNew(surface, nil, &options, &transition)
      transitionFree(transition)
      return status
    }
    let (above, signed) = (million.nextUp, [-million, 0, million])
    var wrong = check("length", taken: [least, million], refused: [-1, 0, above, .nan]) { number in
      made { $0.length = number }
    }
    wrong += check("edges", taken: [0, 15] as [UInt32], refused: [16, 17]) { edges in
      made { $0.edges = edges }
    }
    wrong += check("scale", taken: [0, million], refused: [-least, above, .nan]) { number in
      made { $0.points_per_millimetre = number }
    }
    wrong += check("window", taken: [0, least, million], refused: [-least, above]) { number in
      made { ($0.window_width, $0.window_height) = (number, number) }
    }
    wrong += check("area", taken: [0, least, million], refused: [-least, above]) { number in
      made { ($0.area_width, $0.area_height) = (number, number) }
    }
    wrong += check("width alone", taken: [0], refused: [1]) { number in
      made { $0.window_width = number }
    }
    wrong += check("area's height alone", taken: [0], refused: [1]) { number in
      made { $0.area_height = number }
    }
    wrong += check("area's x", taken: signed, refused: [-above, above]) { number in
      made { $0.area_x = number }
    }
    wrong += check("area's y", taken: signed, refused: [-above, above]) { number in
      made { $0.area_y = number }
    }
    expect(wrong, equals: [])
  }

  @Test func `the numbers of contacts and devices`() {
    func fed(_ count: Int, _ x: Double, _ y: Double) -> pantograph_status {
      var surface: OpaquePointer?
      expect(surfaceNewSized(false, 60, 120, &surface), equals: PANTOGRAPH_OK)
      defer { surfaceFree(surface) }
      let contacts = (0..<max(count, 1)).map { pantograph_contact(id: UInt32($0), x: x, y: y) }
      return surfaceFeedContacts(surface, 0, contacts, count)
    }
    let (ends, beyond) = ([-million, million], [-million.nextUp, million.nextUp, .nan])
    var wrong = check("x", taken: ends, refused: beyond) { fed(1, $0, 0) }
    wrong += check("y", taken: ends, refused: beyond) { fed(1, 0, $0) }
    wrong += check("contacts", taken: [0, 1, 16], refused: [-1, 17]) { fed($0, 0, 0) }
    let device = deviceNew("x")
    defer { deviceFree(device) }
    wrong += check("type", taken: [0, 31] as [UInt16], refused: [32, 33]) {
      deviceAddCode(device, $0, 1)
    }
    wrong += check("code", taken: [0, 1023] as [UInt16], refused: [1024, 1025, .max]) {
      deviceAddCode(device, 1, $0)
    }
    wrong += check("property", taken: [0, 31] as [UInt16], refused: [32, 33, 34]) {
      deviceAddProperty(device, $0)
    }
    var axis = pantograph_axis(minimum: 0, maximum: 9, fuzz: 0, flat: 0, resolution: 1)
    wrong += check("axis", taken: [0, 63] as [UInt16], refused: [64, 65]) {
      deviceAddAxis(device, $0, &axis)
    }
    expect(wrong, equals: [])
  }

  @Test func `the numbers of a release`() {
    func decided(_ change: (inout pantograph_release) -> Void) -> pantograph_status {
      var release = pantograph_release()
      (release.distance, release.length, release.points_per_millimetre) = (10, 300, 6)
      change(&release)
      var decision: OpaquePointer?
      let status = decide(nil, &release, &decision)
      decisionFree(decision)
      return status
    }
    var wrong = check("length", taken: [least, 1], refused: [0, -1, .nan, .infinity]) { number in
      decided { $0.length = number }
    }
    wrong += check("scale", taken: [least, 1], refused: [0, -1, .nan, .infinity]) { number in
      decided { $0.points_per_millimetre = number }
    }
    wrong += check("held", taken: [0, 1], refused: [-1]) { number in
      decided { $0.held = numericCast(number) }
    }
    wrong += check("duration", taken: [0, 1], refused: [-1]) { number in
      decided { $0.duration = numericCast(number) }
    }
    let numbers: [(String, WritableKeyPath<pantograph_release, Double>)] = [
      ("distance", \.distance), ("velocity", \.velocity),
      ("sideways", \.sideways_velocity), ("mean step", \.mean_step),
      ("last two steps", \.last_two_steps),
    ]
    for (name, path) in numbers {
      wrong += check(name, taken: [-1, 0, 1], refused: [.nan, .infinity, -.infinity]) { number in
        decided { $0[keyPath: path] = number }
      }
    }
    expect(wrong, equals: [])
  }
}
