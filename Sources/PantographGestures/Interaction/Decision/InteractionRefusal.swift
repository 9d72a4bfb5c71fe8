import PantographPlainText
import PantographTouches

/// The reason why a hand began no interaction.
public enum InteractionRefusal: Error, Hashable, Sendable {
  /// The movement was in none of the wanted directions.
  case wrongWay(wanted: [TransitionDirection], cone: Double, movement: PointVector)
  /// The finger landed outside the area in which the pan begins.
  case elsewhere
  /// The finger lifted before it had moved far enough.
  case tooShort(moved: Double, slop: Double)
  /// More or fewer fingers were down than the pan accepts.
  case fingers(Int, wanted: ClosedRange<Int>)
  /// Nothing can begin now. The text gives the reason, as the rest of a sentence.
  case nothingThere(String)
  /// The application declined to begin a transition.
  case declined
  /// Another gesture was recognized with these fingers.
  case prevented
  /// The touches were cancelled before any transition began.
  case gestureCancelled

  /// The refusal's name in traces.
  public var name: StaticString {
    switch self {
    case .wrongWay: "wrong-way"
    case .elsewhere: "elsewhere"
    case .tooShort: "too-short"
    case .fingers: "fingers"
    case .nothingThere: "nothing-there"
    case .declined: "declined"
    case .prevented: "prevented"
    case .gestureCancelled: "gesture-cancelled"
    }
  }

  public static func == (left: InteractionRefusal, right: InteractionRefusal) -> Bool {
    switch (left, right) {
    case (.wrongWay(let a, let b, let c), .wrongWay(let d, let e, let f)):
      a == d && b == e && c == f
    case (.tooShort(let a, let b), .tooShort(let c, let d)): a == c && b == d
    case (.fingers(let a, let b), .fingers(let c, let d)): a == c && b == d
    case (.nothingThere(let a), .nothingThere(let b)): a.utf8.elementsEqual(b.utf8)
    case (.elsewhere, .elsewhere), (.declined, .declined), (.prevented, .prevented),
      (.gestureCancelled, .gestureCancelled):
      true
    case (.wrongWay, _), (.elsewhere, _), (.tooShort, _), (.fingers, _), (.nothingThere, _),
      (.declined, _), (.prevented, _), (.gestureCancelled, _):
      false
    }
  }

  public func hash(into hasher: inout Hasher) {
    for byte in description.utf8 { hasher.combine(byte) }
  }
}

extension InteractionRefusal: CustomStringConvertible {
  /// The refusal as a sentence without its full stop.
  public var description: String { "nothing began: \(reason)" }

  /// The reason, as the rest of a sentence.
  public var reason: String {
    switch self {
    case .wrongWay(let wanted, let cone, let movement):
      "the pan goes \(Self.list(wanted)) ± \(DecimalText(cone, decimals: 1, extremes: .infinite))°, "
        + Self.course(movement)
    case .elsewhere: "the finger landed outside the area of the pan"
    case .tooShort(let moved, let slop):
      "the pan begins after \(points(slop)), the hand moved only \(points(moved))"
    case .fingers(let count, let wanted):
      "the pan needs \(Self.count(wanted)), but \(count) \(count == 1 ? "was" : "were") down"
    case .nothingThere(let why): why
    case .declined: "the application declined"
    case .prevented: "another gesture was recognized first"
    case .gestureCancelled: "the gesture was cancelled before it had moved far enough"
    }
  }

  private static func list(_ ways: [TransitionDirection]) -> String {
    if ways.isEmpty { return "in no direction" }
    var text = ""
    for (index, way) in ways.enumerated() {
      if index > 0 { text += index == ways.count - 1 ? " or " : ", " }
      text += "\(way.name)"
    }
    return text
  }

  private static func course(_ movement: PointVector) -> String {
    let main: TransitionDirection =
      movement.x.magnitude >= movement.y.magnitude
      ? (movement.x >= 0 ? .right : .left) : (movement.y >= 0 ? .down : .up)
    let (along, across) = (main.along(movement), main.across(movement))
    let length = DecimalText(along, decimals: 1, extremes: .infinite)
    let way = "the hand moved \(main.name) by \(length) pt"
    return across == 0
      ? way : way + " and \(DecimalText(across, decimals: 1, extremes: .infinite)) pt to the side"
  }

  private static func count(_ wanted: ClosedRange<Int>) -> String {
    if wanted.lowerBound == wanted.upperBound {
      return wanted.lowerBound == 1 ? "one finger" : "\(wanted.lowerBound) fingers"
    }
    return wanted.upperBound == .max
      ? "at least \(wanted.lowerBound) fingers"
      : "\(wanted.lowerBound) to \(wanted.upperBound) fingers"
  }

  private func points(_ value: Double) -> String {
    "\(DecimalText(value, decimals: 1, extremes: .infinite)) pt"
  }

  /// The refusal as a JSON object on one line. Distances are in points.
  public var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("refusal", "\(name)")
      switch self {
      case .wrongWay(let wanted, let cone, let movement):
        json.key("wanted")
        json.array(wanted) { $0.value("\($1.name)") }
        json.member("cone", cone, decimals: 2)
        json.member("x", movement.x, decimals: 2)
        json.member("y", movement.y, decimals: 2)
      case .tooShort(let moved, let slop):
        json.member("moved", moved, decimals: 2)
        json.member("slop", slop, decimals: 2)
      case .fingers(let count, let wanted):
        json.member("fingers", count)
        json.member("least", wanted.lowerBound)
        if wanted.upperBound != .max { json.member("most", wanted.upperBound) }
      case .elsewhere, .nothingThere, .declined, .prevented, .gestureCancelled: break
      }
    }
    return json.text
  }
}
