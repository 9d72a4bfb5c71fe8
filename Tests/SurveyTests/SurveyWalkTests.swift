import Expectations
import GoldenTexts
import PantographGestures
import PantographTouches
import SeededRandom
import Testing

@testable import PantographSurvey

/// Fingers that land, move and lift on a grid of whole millimetres and tens of milliseconds, and everything that is
/// measured on them.
struct SurveyWalkTests {
  private func track(_ random: inout SeededGenerator) -> TrackSurvey {
    var pad = PadEvents()
    var time = 0.0
    var down: Set<Int32> = []
    var isPressed = false
    for _ in 0..<40 {
      for _ in 0...random.below(2) {
        let slot = Int32(random.below(4))
        let (x, y) = (Double(random.below(13) * 10), Double(random.below(9) * 10))
        switch random.below(10) {
        case 0, 1, 2:
          guard down.insert(slot).inserted else { continue }
          pad.land(slot, x: x, y: y, pressure: Int32(random.below(5) * 20))
        case 3, 4, 5:
          guard down.contains(slot) else { continue }
          pad.move(slot, x: x / 2 + Double(random.below(3)), y: y / 2)
        case 6:
          guard down.contains(slot) else { continue }
          pad.press(Int32(random.below(6) * 10), slot)
        case 7:
          guard down.contains(slot) else { continue }
          pad.size(Int32(random.below(4) * 60), Int32(random.below(3) * 60), slot)
        case 8 where random.chance(0.3):
          isPressed.toggle()
          pad.button(isPressed)
        default:
          guard down.remove(slot) != nil else { continue }
          pad.lift(slot)
        }
      }
      time += [10, 10, 10, 20, 40, 180, 200, 300, 500, 1000][random.below(10)]
      pad.report(at: time)
    }
    var survey = TrackSurvey(device: PadEvents.device)
    for event in pad.events { survey.take(event) }
    survey.close()
    return survey
  }

  private func movements(_ random: inout SeededGenerator) -> MovementSurvey {
    var survey = MovementSurvey(random.chance(0.5) ? .libinput : .qt, isAssumed: random.chance(0.5))
    var time = 0.0
    func movement(_ random: inout SeededGenerator) -> DeltaMovement {
      let unit = DeltaUnit.libinput.perMillimetre
      let delta = Delta(
        x: Double(random.below(5) - 2) * unit, y: Double(random.below(3) - 1) * unit)
      return DeltaMovement(delta, unaccelerated: delta)
    }
    for _ in 0..<40 {
      let fingers = 2 + random.below(3)
      let action: DeltaAction =
        switch random.below(8) {
        case 0: .swipeBegan(fingers: fingers)
        case 1: .swipeEnded(fingers: fingers, isCancelled: random.chance(0.3))
        default: .swipeMoved(fingers: fingers, movement(&random))
        }
      time += [8, 8, 8, 16, 100, 300][random.below(6)]
      survey.take(DeltaReport(time: Timestamp(microseconds: Int64(time * 1000)), action))
    }
    survey.close()
    return survey
  }

  private func words(_ cell: SurveyCell) -> String {
    var words = "\(cell.touches) \(cell.contacts) \(cell.tally)"
    for quantity in SurveyQuantity.allCases {
      let sketch = cell[quantity]
      var values: [String] = []
      sketch.visit { values.append("\($0)×\($1)") }
      let quantiles = [0, 0.25, 0.5, 0.9, 1].map { sketch.quantile($0) ?? -1 }
      words += "\n\(quantity) \(sketch.mean) \(sketch.storedCount) \(quantiles) \(values)"
      words += " \((0..<6).map { sketch.below($0) })"
    }
    return words
  }

  private func words(_ report: SurveyReport) -> String {
    var words = "\(report.kind) \(report.grouping) \(report.touches) \(report.contacts)"
    words += " \(report.groups.map { "\($0.name) \($0.cells.count)" })"
    for row in report.rows {
      words += "\n\(row.quantity) \(row.count) \(row.groups) \(row.mean) "
      words += "\(row.meanInterval.map { "\($0)" } ?? "-") \(row.least) \(row.most) "
      words += "\(row.quantiles)"
      for placed in row.thresholds {
        words += "\n  \(placed.threshold) \(placed.count) \(placed.below) \(placed.changes)"
      }
    }
    for row in report.fates { words += "\n\(row.fate) \(row.count) \(row.share)" }
    return words
  }

  @Test(arguments: 0..<4) func `each walk is measured as before`(part: Int) {
    for seed in part * 30..<part * 30 + 30 {
      var random = SeededGenerator(seed: UInt64(seed))
      let survey = track(&random)
      SeenMarks.see(ShortText.thousandths("\(seed) \(survey.hasTouches) " + words(survey.cell)))
      let other = movements(&random)
      SeenMarks.see(ShortText.thousandths("\(seed) \(other.hasGestures) " + words(other.cell)))
    }
  }

  @Test(arguments: 0..<3) func `reports of few people and devices`(part: Int) {
    var random = SeededGenerator(seed: UInt64(900 + part))
    for count in 1..<9 {
      var collection = SurveyCollection(separatesRecordings: part == 1)
      for index in 0..<count {
        let person = part == 2 ? "" : "\(random.below(3))"
        let device = "\(random.below(2))"
        if random.chance(0.7) {
          collection.add(
            track(&random), person: person, device: device, recording: "\(index)")
        } else {
          collection.add(
            movements(&random), person: person, device: device, recording: "\(index)")
        }
      }
      SeenMarks.see("\(collection.namesPeople)")
      for kind in SurveyKind.allCases {
        for grouping in SurveyGrouping.allCases {
          let report = SurveyReport(collection, kind, by: grouping)
          SeenMarks.see(ShortText.thousandths(words(report)))
        }
      }
    }
  }

  @Test func `sketches of many equal and of many values`() {
    for seed in 0..<40 {
      var random = SeededGenerator(seed: UInt64(3000 + seed))
      var sketches = [ValueSketch(), ValueSketch()]
      let count = [0, 1, 2, 5, 255, 256, 257, 600][seed % 8]
      for index in 0..<count {
        let value = Double(random.below(seed < 20 ? 4 : 900)) - (seed % 3 == 0 ? 1 : 0)
        sketches[index % 2].add(value, limits: [0, 1, 2, 450])
      }
      let first = sketches[0]
      sketches[0].merge(sketches[1])
      let words = ([first] + sketches).map { sketch in
        var values: [String] = []
        sketch.visit { values.append("\($0)×\($1)") }
        let quantiles = stride(from: 0.0, through: 1, by: 0.125).map { sketch.quantile($0) ?? -1 }
        return "\(sketch.mean) \(sketch.storedCount) \(quantiles) \(values) "
          + "\((0..<5).map { sketch.below($0) })"
      }
      SeenMarks.see(ShortText.thousandths(words.joined(separator: "\n")))
    }
  }
}
