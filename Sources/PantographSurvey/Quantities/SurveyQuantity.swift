/// A quantity that thresholds of gestures and filters are compared with.
package enum SurveyQuantity: UInt8, Hashable, Sendable, CaseIterable {
  case touchDuration, tapDuration, tapDistance, tapRoll, tapPause, tapDrift
  case landingGap, liftGap
  case strokeLength, liftSpeed, liftRest
  case size, leastSize, width, leastWidth
  case pressure, meanPressure, medianPressure, leastPressure, landingPressure
  case step, stepSpeed, stepIncrease, restNoise
  case side, sideShare, top, bottom, nearestEdge
  case reportInterval, longestInterval, reportRate
  case buttonHeld, buttonPause
  case movementInterval, movementDuration, movementLength, movementSpeed, movementRest
  case movementFingers, pinchScale, pinchRotation

  /// The heading under which the quantity is listed.
  package enum Section: UInt8, Hashable, Sendable, CaseIterable {
    case taps, fingers, strokes, shapes, movement, edges, reports, buttons, gestures

    package var title: String {
      switch self {
      case .taps: "Taps"
      case .fingers: "Time between fingers"
      case .strokes: "Strokes and lifts"
      case .shapes: "Sizes and pressures"
      case .movement: "Jumps, and noise at rest"
      case .edges: "Landings near edges"
      case .reports: "Reports"
      case .buttons: "Buttons"
      case .gestures: "Gestures reported as movements"
      }
    }
  }

  package var section: Section {
    switch self {
    case .touchDuration, .tapDuration, .tapDistance, .tapRoll, .tapPause, .tapDrift: .taps
    case .landingGap, .liftGap: .fingers
    case .strokeLength, .liftSpeed, .liftRest: .strokes
    case .size, .leastSize, .width, .leastWidth: .shapes
    case .pressure, .meanPressure, .medianPressure, .leastPressure, .landingPressure: .shapes
    case .step, .stepSpeed, .stepIncrease, .restNoise: .movement
    case .side, .sideShare, .top, .bottom, .nearestEdge: .edges
    case .reportInterval, .longestInterval, .reportRate: .reports
    case .buttonHeld, .buttonPause: .buttons
    case .movementInterval, .movementDuration, .movementLength, .movementSpeed: .gestures
    case .movementRest, .movementFingers, .pinchScale, .pinchRotation: .gestures
    }
  }

  /// The name in JSON and in tables; stable.
  package var key: String {
    switch self {
    case .touchDuration: "touch.duration"
    case .tapDuration: "tap.duration"
    case .tapDistance: "tap.distance"
    case .tapRoll: "tap.roll"
    case .tapPause: "tap.pause"
    case .tapDrift: "tap.drift"
    case .landingGap: "fingers.landing"
    case .liftGap: "fingers.lift"
    case .strokeLength: "stroke.length"
    case .liftSpeed: "lift.speed"
    case .liftRest: "lift.rest"
    case .size: "size.largest"
    case .leastSize: "size.smallest"
    case .width: "width.largest"
    case .leastWidth: "width.smallest"
    case .pressure: "pressure.largest"
    case .meanPressure: "pressure.mean"
    case .medianPressure: "pressure.median"
    case .leastPressure: "pressure.smallest"
    case .landingPressure: "pressure.landing"
    case .step: "step.length"
    case .stepSpeed: "step.speed"
    case .stepIncrease: "step.increase"
    case .restNoise: "rest.noise"
    case .side: "edge.side"
    case .sideShare: "edge.sideShare"
    case .top: "edge.top"
    case .bottom: "edge.bottom"
    case .nearestEdge: "edge.nearest"
    case .reportInterval: "report.interval"
    case .longestInterval: "report.longest"
    case .reportRate: "report.rate"
    case .buttonHeld: "button.held"
    case .buttonPause: "button.pause"
    case .movementInterval: "gesture.interval"
    case .movementDuration: "gesture.duration"
    case .movementLength: "gesture.length"
    case .movementSpeed: "gesture.speed"
    case .movementRest: "gesture.rest"
    case .movementFingers: "gesture.fingers"
    case .pinchScale: "pinch.scale"
    case .pinchRotation: "pinch.rotation"
    }
  }

  /// The name for people.
  package var title: String {
    switch self {
    case .touchDuration: "time of a touch"
    case .tapDuration: "time of a touch in one place"
    case .tapDistance: "distance of a short touch"
    case .tapRoll: "farthest point of a short touch"
    case .tapPause: "from a tap to the next tap"
    case .tapDrift: "distance of taps in a row"
    case .landingGap: "from a landing to the next"
    case .liftGap: "from a lift to the next"
    case .strokeLength: "length of a stroke"
    case .liftSpeed: "speed at the lift"
    case .liftRest: "rest before the lift"
    case .size: "size, largest of a contact"
    case .leastSize: "size, smallest of a contact"
    case .width: "width, largest of a contact"
    case .leastWidth: "width, smallest of a contact"
    case .pressure: "pressure, largest of a contact"
    case .meanPressure: "pressure, mean of a contact"
    case .medianPressure: "pressure, median of a contact"
    case .leastPressure: "pressure, smallest of a contact"
    case .landingPressure: "pressure at the landing"
    case .step: "movement between reports"
    case .stepSpeed: "movement in 12 ms"
    case .stepIncrease: "increase of a long movement"
    case .restNoise: "noise of a resting finger"
    case .side: "from the left or right edge"
    case .sideShare: "from the left or right edge"
    case .top: "from the top edge"
    case .bottom: "from the bottom edge"
    case .nearestEdge: "from the nearest edge"
    case .reportInterval: "from a report to the next"
    case .longestInterval: "longest such time of a touch"
    case .reportRate: "report rate of a touch"
    case .buttonHeld: "time of a press"
    case .buttonPause: "from a press to the next"
    case .movementInterval: "from an update to the next"
    case .movementDuration: "time of a gesture"
    case .movementLength: "length of a swipe or scroll"
    case .movementSpeed: "speed at the end"
    case .movementRest: "rest before the end"
    case .movementFingers: "in a gesture"
    case .pinchScale: "spread at a pinch's end"
    case .pinchRotation: "turn of a pinch"
    }
  }

  package var unit: SurveyUnit {
    switch self {
    case .touchDuration, .tapDuration, .tapPause, .landingGap, .liftGap, .liftRest: .milliseconds
    case .reportInterval, .longestInterval, .buttonHeld, .buttonPause: .milliseconds
    case .tapDistance, .tapRoll, .tapDrift, .strokeLength: .millimetres
    case .size, .leastSize, .width, .leastWidth: .millimetres
    case .step, .stepSpeed, .stepIncrease, .restNoise, .side, .nearestEdge: .millimetres
    case .liftSpeed: .millimetresPerSecond
    case .pressure, .meanPressure, .medianPressure, .leastPressure, .landingPressure: .percent
    case .sideShare, .top, .bottom: .percent
    case .reportRate: .hertz
    case .movementInterval, .movementDuration, .movementRest: .milliseconds
    case .movementLength: .millimetres
    case .movementSpeed: .millimetresPerSecond
    case .movementFingers: .fingers
    case .pinchScale: .percent
    case .pinchRotation: .degrees
    }
  }
}
