import Expectations
import PantographGestures
import PantographTouches
import SeededRandom
import Testing

private func pan(
  _ minimum: Int = 1, _ maximum: Int = .max, slop: Double = 1.5, removesSlop: Bool = true
) -> PanTracker {
  PanTracker(
    thresholds: PanThresholds(
      minimumTouches: minimum, maximumTouches: maximum, slop: slop, removesSlop: removesSlop))
}

struct PanTrackerTests {
  @Test func `a drag begins past the slop, changes, and ends with the lift`() {
    expect(Drawing("v-->>>>-->^").phases(pan()), equals: "----B++--+E")
  }

  @Test func `a finger within the slop is no pan`() {
    expect(Drawing("v->-<>-<^").phases(pan()), equals: "--------F")
  }

  @Test func `exactly the slop is not yet past it`() {
    expect(Drawing("v>>>^").phases(pan(slop: 2)), equals: "---BE")
  }

  @Test func `the translation has the slop removed, and is never nothing at the beginning`() {
    var tracker = pan()
    expect(Drawing("v>>").phases(&tracker), equals: "--B")
    expect(tracker.translation, equals: Vector(x: 0.5, y: 0))
    var whole = pan(removesSlop: false)
    _ = Drawing("v>>").phases(&whole)
    expect(whole.translation, equals: Vector(x: 2, y: 0))
  }

  @Test func `a finger that lands or lifts never moves the translation`() {
    var tracker = pan()
    let drawing = Drawing(
      "v>>>>>-->>--^",
      "      v->>^  ", spread: 200)
    expect(drawing.phases(&tracker), equals: "--B+++--++--E")
    // Five millimetres alone and two together, minus 1.5 of slop.
    expect(tracker.translation, equals: Vector(x: 5.5, y: 0))
  }

  @Test func `fingers that lift one after another are a lift`() {
    let drawing = Drawing(
      "v->>>>>>^   ",
      "v->>>>>>--^ ",
      "v->>>>>>-^  ")
    expect(drawing.phases(pan(3, 3)), equals: "---B++++E---")
    expect(drawing.phases(pan()), equals: "---B++++--E-")
  }

  @Test func `too few fingers do not begin, and their way does not count`() {
    let drawing = Drawing(
      "v>>>>>>>>>^",
      "    v>>>>^ ")
    expect(drawing.phases(pan(2)), equals: "------B++E-")
  }

  @Test func `a finger too many fails a pan before, and is ignored during it`() {
    expect(Drawing("v->>>>^", " v>>>>^").phases(pan(1, 1)), equals: "-F-----")
    expect(Drawing("v->>>>^", "    v>^").phases(pan(1, 1)), equals: "---B++E")
  }

  @Test func `a cancelled contact cancels, and all must lift before the next pan`() {
    let drawing = Drawing(
      "v>>>>x  v>>>^",
      "v>>>>>>>>>>>^")
    expect(drawing.phases(pan()), equals: "--B++C-------")
    expect(Drawing("v-x v>>^").phases(pan()), equals: "--F---BE")
  }

  @Test func `a pan is followed by the next`() {
    var tracker = pan()
    expect(Drawing("v>>>^v<<<^", "          v<<^").phases(&tracker), equals: "--B+E--B+E--BE")
    expect(tracker.translation, equals: Vector(x: -0.5, y: 0))
  }

  @Test func `a direction not permitted fails`() {
    for (direction, drawn, phases) in [
      (PanDirection.right, "v>>>^", "--B+E"), (.right, "v<<<^", "--F--"), (.up, "vuuu^", "--B+E"),
      (.up, "vddd^", "--F--"), (.vertical, "vddd^", "--B+E"), (.vertical, "v>>>^", "--F--"),
    ] {
      var tracker = pan()
      tracker.direction = direction
      expect(Drawing(drawn).phases(&tracker), equals: phases, "\(direction)")
    }
  }

  @Test func `velocity is a millimetre a frame, and nothing after a hold`() {
    var tracker = pan()
    let drag = Drawing("v>>>>>>>>^")
    _ = drag.phases(&tracker)
    let end = drag.frames[9].time
    expect((tracker.velocity(at: end).x - 125).magnitude, isBelow: 1e-6)
    expect(tracker.velocity(at: end + .milliseconds(60)), equals: .zero)

    var held = pan()
    let hold = Drawing("v>>>>>>>>----------^")
    _ = hold.phases(&held)
    expect(held.velocity(at: hold.frames[19].time), equals: .zero)
  }

  @Test func `direction and velocity are known before the pan begins`() {
    var tracker = pan(slop: 5)
    let drag = Drawing("v>>>")
    _ = drag.phases(&tracker)
    expect(tracker.translation, equals: Vector(x: 3, y: 0))
    expect(tracker.velocity(at: drag.frames[3].time).x, isAbove: 100)
  }

  @Test func `a new translation counts from there, and velocity goes on`() {
    var tracker = pan()
    _ = Drawing("v>>>>").phases(&tracker)
    let time = Timestamp(microseconds: 1_032_000)
    let before = tracker.velocity(at: time)
    tracker.setTranslation(.zero)
    expect(before.x > 100 && tracker.velocity(at: time) == before)
    let rest = Drawing("v>>>>>>>").frames
    for frame in rest[5...] { _ = tracker.update(frame) }
    expect(tracker.translation, equals: Vector(x: 3, y: 0))
    expect((tracker.velocity(at: rest[7].time).x - 125).magnitude, isBelow: 1e-6)
  }

  @Test func `random fingers never move the translation by coming and going`() {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<200 {
      var tracker = pan(slop: 0.1)
      var down: [ContactID: Vector] = [:]
      var phase = GesturePhase.possible
      for step in 0..<120 {
        var frame = ContactFrame(time: Timestamp(microseconds: Int64(step) * 8000))
        let shift = Vector(
          x: .random(in: -2...2, using: &generator), y: .random(in: -2...2, using: &generator))
        let before = tracker.translation
        let moves = !down.isEmpty && tracker.isPanning
        for (id, position) in down.sorted(by: { $0.key < $1.key }) {
          if Int.random(in: 0..<20, using: &generator) == 0 {
            down[id] = nil
            frame.append(Contact(id: id, phase: .ended, position: position))
          } else {
            down[id] = position + shift
            frame.append(Contact(id: id, phase: .moved, position: position + shift))
          }
        }
        let stayed = !down.isEmpty
        if down.count < 8, Int.random(in: 0..<10, using: &generator) == 0 {
          let id = ContactID(rawValue: UInt32(step))
          let place = Vector(x: .random(in: 0...100, using: &generator), y: 30)
          down[id] = place
          frame.append(Contact(id: id, phase: .began, position: place))
        }
        let event = tracker.update(frame)
        if moves {
          let expected = stayed ? before + shift : before
          expect((tracker.translation - expected).length, isBelow: 1e-9)
        }
        // Every gesture that begins ends once.
        switch event?.phase {
        case .began: expect(phase, equals: .possible)
        case .changed, .ended, .cancelled: expect(phase == .began || phase == .changed)
        case .failed, .possible, nil: break
        }
        if let now = event?.phase { phase = now == .began || now == .changed ? now : .possible }
      }
    }
  }
}
