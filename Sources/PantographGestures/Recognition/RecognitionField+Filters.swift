import PantographTouches

extension RecognitionField {
  private static let palmPart = RecognitionPart<PalmThresholds>(
    group: .palm, get: { $0.filters.palm }, put: { $0.filters.palm = $1 })
  private static let edgePart = RecognitionPart<PalmThresholds.Edge>(
    group: .edge, get: { $0.filters.palm?.edge }, put: { $0.filters.palm?.edge = $1 })
  private static let thumbPart = RecognitionPart<ThumbThresholds>(
    group: .thumb, get: { $0.filters.thumb }, put: { $0.filters.thumb = $1 })
  private static let jumpPart = RecognitionPart<JumpThresholds>(
    group: .jump, get: { $0.filters.jump }, put: { $0.filters.jump = $1 })
  private static let jitterPart = RecognitionPart<JitterThresholds>(
    group: .jitter, get: { $0.filters.jitter }, put: { $0.filters.jitter = $1 })
  private static let faintPart = RecognitionPart<FaintThresholds>(
    group: .faint, get: { $0.filters.faint }, put: { $0.filters.faint = $1 })
  private static let returningPart = RecognitionPart<ReturnThresholds>(
    group: .returning, get: { $0.filters.returning }, put: { $0.filters.returning = $1 })

  static let palm: [RecognitionField] = [
    onOff(.palm, "whether palms are refused"),
    palmPart.flag(
      "believesToolType", "whether the device's own word for a palm counts",
      { $0.believesToolType }, { $0.believesToolType = $1 }),
    palmPart.ratio(
      optional: "pressure", "share of the pressure range from which a contact is a palm",
      { $0.pressure }, { $0.pressure = $1 }),
    palmPart.ratio(
      "movingPressure", "the same for a contact that has moved wayOfFingers",
      { $0.movingPressure }, { $0.movingPressure = $1 }),
    palmPart.length(
      "wayOfFingers", "distance after which movingPressure applies",
      { $0.wayOfFingers }, { $0.wayOfFingers = $1 }),
    palmPart.length(
      "wayUnderWay", "distance after which a contact that grows heavy may come back",
      { $0.wayUnderWay }, { $0.wayUnderWay = $1 }),
    palmPart.count(
      "leastPressureRange", "smallest pressure range, in device units, that is judged",
      { $0.leastPressureRange }, { $0.leastPressureRange = $1 }),
    palmPart.length(
      optional: "size", "longer axis from which a contact is a palm",
      { $0.size }, { $0.size = $1 }),
  ]

  static let edge: [RecognitionField] = [
    onOff(.edge, "whether contacts at the edge are held back"),
    edgePart.ratio(
      "sideShare", "width of the zones at the sides, of the surface's width",
      { $0.sideShare }, { $0.sideShare = $1 }),
    edgePart.length(
      "sideWidth", "largest width of these zones", { $0.sideWidth }, { $0.sideWidth = $1 }),
    edgePart.length(
      "leastWidth", "smallest width of a surface with these zones",
      { $0.leastWidth }, { $0.leastWidth = $1 }),
    edgePart.ratio(
      "topShare", "height of the zone at the top, of the surface's height",
      { $0.topShare }, { $0.topShare = $1 }),
    edgePart.length(
      "leastHeight", "height above which a surface has this zone",
      { $0.leastHeight }, { $0.leastHeight = $1 }),
    edgePart.time(
      "leavingTime", "time in which a finger leaves the zone inward",
      { $0.leavingTime }, { $0.leavingTime = $1 }),
    edgePart.time(
      "fingerTime", "time after which a small and light contact is a finger",
      { $0.fingerTime }, { $0.fingerTime = $1 }),
    edgePart.length(
      "fingerSize", "longer axis up to which a contact is small",
      { $0.fingerSize }, { $0.fingerSize = $1 }),
    edgePart.ratio(
      "fingerPressure", "share of the pressure range up to which a contact is light",
      { $0.fingerPressure }, { $0.fingerPressure = $1 }),
    edgePart.time(
      "companyTime", "time between two landings of one hand",
      { $0.companyTime }, { $0.companyTime = $1 }),
  ]

  static let thumb: [RecognitionField] = [
    onOff(.thumb, "whether resting thumbs are refused"),
    thumbPart.ratio(
      "lowerShare", "height of the zone of a lone thumb, of the surface's height",
      { $0.lowerShare }, { $0.lowerShare = $1 }),
    thumbPart.ratio(
      "upperShare", "height of the zone of a thumb beside a finger",
      { $0.upperShare }, { $0.upperShare = $1 }),
    thumbPart.length(
      "leastHeight", "smallest height of a surface with these zones",
      { $0.leastHeight }, { $0.leastHeight = $1 }),
    thumbPart.length(
      "companionX", "least distance sideways of a thumb from the other contact",
      { $0.companion.x }, { $0.companion.x = $1 }),
    thumbPart.length(
      "companionY", "least distance upward of a thumb from the other contact",
      { $0.companion.y }, { $0.companion.y = $1 }),
    thumbPart.speed(
      "speed", "speed up to which a contact is slow", { $0.speed }, { $0.speed = $1 }),
    thumbPart.time(
      "restingTime", "time for which it must have been slow",
      { $0.restingTime }, { $0.restingTime = $1 }),
    thumbPart.time(
      "companyTime", "time between two landings of one hand",
      { $0.companyTime }, { $0.companyTime = $1 }),
  ]

  static let jump: [RecognitionField] = [
    onOff(.jump, "whether jumps are cut"),
    jumpPart.length(
      "distance", "step in an interval that is always suspicious",
      { $0.distance }, { $0.distance = $1 }),
    jumpPart.length(
      "increase", "growth of a step in an interval that is suspicious",
      { $0.increase }, { $0.increase = $1 }),
    jumpPart.length(
      "impossible", "step in an interval that is a jump at once",
      { $0.impossible }, { $0.impossible = $1 }),
    jumpPart.time(
      "interval", "the interval that the distances are for",
      { $0.interval }, { $0.interval = $1 }),
    jumpPart.time(
      "longestGap", "gap between reports after which any step is allowed",
      { $0.longestGap }, { $0.longestGap = $1 }),
    jumpPart.length(
      "leastStep", "smallest step that can be a jump", { $0.leastStep }, { $0.leastStep = $1 }),
    jumpPart.ratio(
      "onwardShare", in: 0...1000, "least ratio of the step after a suspicious step",
      { $0.onwardShare }, { $0.onwardShare = $1 }),
    jumpPart.ratio(
      "gain", in: 0...1000, "largest ratio of two steps that is not suspicious",
      { $0.gain }, { $0.gain = $1 }),
    jumpPart.length(
      "aloneStep", "step in an interval from which a lone finger may gain any speed",
      { $0.aloneStep }, { $0.aloneStep = $1 }),
    jumpPart.ratio(
      "onwardCosine", in: -1...1, "cosine of the largest angle between steps of one stroke",
      { $0.onwardCosine }, { $0.onwardCosine = $1 }),
  ]

  static let jitter: [RecognitionField] = [
    onOff(.jitter, "whether trembling fingers are held still"),
    jitterPart.length(
      "margin", "movement that a held position does not follow",
      { $0.margin }, { $0.margin = $1 }),
    jitterPart.time(
      optional: "wobbleTime", "time in which three turns are a tremble, none holds all",
      { $0.wobbleTime }, { $0.wobbleTime = $1 }),
  ]

  static let faint: [RecognitionField] = [
    onOff(.faint, "whether very light contacts are refused"),
    faintPart.ratio(
      "pressure", "share of the pressure range from which a contact begins",
      { $0.pressure }, { $0.pressure = $1 }),
    faintPart.ratio(
      "endPressure", "share of the pressure range below which a contact ends",
      { $0.endPressure }, { $0.endPressure = $1 }),
    faintPart.length(
      optional: "size", "longer axis from which a contact begins",
      { $0.size }, { $0.size = $1 }),
    faintPart.length(
      optional: "endSize", "longer axis below which a contact ends",
      { $0.endSize }, { $0.endSize = $1 }),
    faintPart.count(
      "leastPressureRange", "smallest pressure range, in device units, that is judged",
      { $0.leastPressureRange }, { $0.leastPressureRange = $1 }),
  ]

  static let returning: [RecognitionField] = [
    onOff(.returning, "whether refused contacts may come back"),
    returningPart.length(
      "way", "distance in time that proves a finger", { $0.way }, { $0.way = $1 }),
    returningPart.time(
      "time", "time for that distance", { $0.time }, { $0.time = $1 }),
    returningPart.length(
      "wayTogether", "distance along with shown fingers that proves a finger",
      { $0.wayTogether }, { $0.wayTogether = $1 }),
    returningPart.length(
      "longestStep", "largest step in a jump's interval that counts",
      { $0.longestStep }, { $0.longestStep = $1 }),
  ]
}
