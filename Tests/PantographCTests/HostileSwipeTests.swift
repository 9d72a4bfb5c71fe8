import CPantograph
import Expectations
import GoldenTexts
import PantographTouches
import SeededRandom
import Testing

@testable import PantographC

/// The functions `pantograph_swipe_*`, called in every order with times and numbers that no device sends.
struct HostileSwipeTests {
  private static let times: [Int64] = [
    .min, .min + 1, -1_000_000_000_000, -1, 0, 1, 999, 1000, 8000, 8000, 16_000, 24_000,
    1_000_000, 3_000_000_000, 9_000_000_000_000_000_000, .max - 8000, .max - 1, .max,
  ]
  private static let numbers: [Double] = [
    .nan, .signalingNaN, .infinity, -.infinity, 1e308, -1e308, 1e6, -1e6, 1_000_000.1,
    .leastNonzeroMagnitude, -0.0, 0, 1, -20, 20, 30,
  ]
  private static let fingers: [Int32] = [.min, -1, 0, 1, 2, 3, 3, 3, 4, 5, 16, 17, 255, .max]

  private static func swipe(_ random: inout SeededGenerator) throws -> OpaquePointer {
    let isPlaced = random.chance(0.5)
    let places = [
      pantograph_place(name: nil, position: -1e6, is_exit: false),
      pantograph_place(name: nil, position: 0, is_exit: false),
      pantograph_place(name: nil, position: 1e6, is_exit: true),
    ]
    var swipe: OpaquePointer?
    let status = places.withUnsafeBufferPointer { places in
      var options = pantograph_swipe_options()
      options.direction =
        [PANTOGRAPH_LEFT, PANTOGRAPH_RIGHT, PANTOGRAPH_UP, PANTOGRAPH_DOWN][
          random.below(4)]
      options.unit =
        [
          PANTOGRAPH_DELTA_LIBINPUT, PANTOGRAPH_DELTA_LIBINPUT_FLAT, PANTOGRAPH_DELTA_POINTS,
        ][random.below(3)]
      options.length = [400, 1e6, 1e-3][random.below(3)]
      options.points_per_millimetre = [0, 10, 1e6, .leastNonzeroMagnitude][random.below(4)]
      options.places = isPlaced ? places.baseAddress : nil
      options.place_count = isPlaced ? places.count : 0
      options.start = isPlaced ? random.below(3) : 0
      return swipeNew(nil, &options, &swipe)
    }
    expect(status, equals: PANTOGRAPH_OK)
    return try #require(swipe)
  }

  private static func words(_ decision: OpaquePointer?) -> String {
    func text(_ write: (UnsafeMutablePointer<CChar>?, Int) -> Int) -> String {
      var bytes = [CChar](repeating: 0, count: 4096)
      _ = bytes.withUnsafeMutableBufferPointer { write($0.baseAddress, 4096) }
      return bytes.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }
    return "\(decisionOutcome(decision).rawValue) \(text { decisionRule(decision, $0, $1) }) "
      + "\(text { decisionSentence(decision, $0, $1) }) \(text { decisionJson(decision, $0, $1) })"
  }

  @Test(arguments: 0..<120 as Range<UInt64>)
  func `whatever the order and the numbers, the progress is finite`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let swipe = try Self.swipe(&random)
    defer { swipeFree(swipe) }
    var isDown = false
    var latest: Int64?
    var lines: [String] = []
    for _ in 0..<400 {
      // Mostly in order, so that gestures happen; otherwise from anywhere.
      let time =
        random.chance(0.9)
        ? (latest ?? 0) &+ Int64(random.below(20_000)) : Self.times[random.below(Self.times.count)]
      let isInOrder = latest.map { time >= $0 } ?? true
      switch random.below(8) {
      case 0:
        let fingers = Self.fingers[random.below(Self.fingers.count)]
        let status = swipeBegin(swipe, time, fingers)
        let isCount = (1...16).contains(fingers)
        expect(
          status,
          equals: (!isCount || !isInOrder
            ? PANTOGRAPH_RANGE : isDown ? PANTOGRAPH_ORDER : PANTOGRAPH_OK))
        if status == PANTOGRAPH_OK { (isDown, latest) = (true, time) }
      case 1:
        let status = random.chance(0.5) ? swipeEnd(swipe, time) : swipeCancel(swipe, time)
        expect(
          status,
          equals: (!isInOrder ? PANTOGRAPH_RANGE : isDown ? PANTOGRAPH_OK : PANTOGRAPH_ORDER))
        if status == PANTOGRAPH_OK {
          (isDown, latest) = (false, time)
          var decision: OpaquePointer?
          expect(swipeDecision(swipe, &decision), equals: PANTOGRAPH_OK)
          lines.append(Self.words(decision))
          decisionFree(decision)
        }
      case 2 where random.chance(0.2):
        _ = swipeRestAt(swipe, [0, 1, 2, 3, -1, .max, .min][random.below(7)])
      default:
        let dx = Self.numbers[random.below(Self.numbers.count)]
        let dy = Self.numbers[random.below(Self.numbers.count)]
        let status = swipeUpdate(swipe, time, dx, dy)
        let isNumber = dx.magnitude <= 1e6 && dy.magnitude <= 1e6
        expect(
          status,
          equals: (!isNumber || !isInOrder
            ? PANTOGRAPH_RANGE : isDown ? PANTOGRAPH_OK : PANTOGRAPH_ORDER))
        if status == PANTOGRAPH_OK { latest = time }
      }
      var (phase, progress, place) = (PANTOGRAPH_SWIPE_RESTING, Double.nan, -1)
      expect(swipeRead(swipe, &phase, &progress, &place), equals: PANTOGRAPH_OK)
      expect(progress.isFinite && (0..<3).contains(place))
      lines.append("\(phase.rawValue) \(progress) \(place)")
      let moment = Self.times[random.below(Self.times.count)]
      var isOver = false
      expect(settle(swipe, moment, &progress, &isOver), equals: PANTOGRAPH_OK)
      expect(progress.isFinite)
      lines.append("\(progress) \(isOver)")
    }
    SeenMarks.see(ShortText.thousandths(lines.joined(separator: "\n")))
  }

  @Test func `a length is between a thousandth of a point and a million points`() {
    for length in [1e-4, 1e6 + 1, .leastNonzeroMagnitude, .nan, .infinity, 0, -1] {
      var options = pantograph_swipe_options()
      options.direction = PANTOGRAPH_LEFT
      options.length = length
      var swipe: OpaquePointer?
      expect(swipeNew(nil, &options, &swipe) == PANTOGRAPH_RANGE && swipe == nil)
    }
  }

  @Test func `a gesture from the first to the last moment is followed`() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20 {
      let swipe = try Self.swipe(&random)
      defer { swipeFree(swipe) }
      expect(swipeBegin(swipe, .min, 3), equals: PANTOGRAPH_OK)
      for time in [Int64.min, .min, .min + 8000, .min + 16_000, 0, 8000, .max - 1, .max, .max] {
        expect(swipeUpdate(swipe, time, 30, 30), equals: PANTOGRAPH_OK)
      }
      expect(swipeEnd(swipe, .max), equals: PANTOGRAPH_OK)
      expect(swipeBegin(swipe, .max, 3), equals: PANTOGRAPH_OK)
      expect(swipeUpdate(swipe, .max, -30, 0), equals: PANTOGRAPH_OK)
      expect(swipeCancel(swipe, .max), equals: PANTOGRAPH_OK)
      var (progress, isOver) = (Double.nan, false)
      for time in [Int64.min, 0, .max] {
        expect(settle(swipe, time, &progress, &isOver) == PANTOGRAPH_OK && progress.isFinite)
      }
    }
  }
}
