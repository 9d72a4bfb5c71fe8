import Expectations
import PantographTouches
import Testing

struct TouchPipelineTests {
  /// The contacts, frame by frame, for one finger's path over a touchpad of 100 × 50 mm. The positions are in
  /// tenths of a millimetre, 8 ms apart; nil lifts the finger.
  private func show(
    _ way: [(x: Int32, y: Int32)?], filters: ContactFilters?, word: TouchStream.Word? = nil,
    others: [UInt16: AbsoluteAxis] = [:]
  ) -> [ContactFrame] {
    var pipeline = TouchPipeline(device: TouchStream.pad(others: others), filters: filters)
    var frames: [ContactFrame] = []
    for (index, place) in way.enumerated() {
      let time = Timestamp(microseconds: Int64(index) * 8000)
      var words: [TouchStream.Word] = []
      if index == 0 { words.append(.id(1)) }
      if index == 1, let word { words.append(word) }
      if let place { words += [.x(place.x), .y(place.y)] } else { words.append(.up) }
      for word in words {
        _ = pipeline.consume(
          InputEvent(time: time, type: word.type, code: word.code, value: word.value))
      }
      _ = pipeline.consume(.report(at: time))
      frames.append(pipeline.frame)
    }
    return frames
  }

  private func rest(_ x: Int32, _ y: Int32, _ count: Int) -> [(x: Int32, y: Int32)?] {
    Array(repeating: (x, y), count: count)
  }

  @Test func `a touchpad has all filters by default, a screen only the palms the device tells`() {
    expect(ContactFilters.defaults(for: .touchpad).thumb != nil)
    expect(ContactFilters.defaults(for: .touchscreen), equals: ContactFilters(palm: .toolTypeAlone))
  }

  @Test func `without filters the frames are the decoder's`() {
    let frames = show([(5, 5), (600, 5), nil], filters: ContactFilters.none)
    expect(frames.map(\.phases), equals: [[.began], [.moved], [.ended]])
  }

  @Test func `a contact that becomes a palm is cancelled and stays away until it lifts`() {
    let frames = show(
      rest(500, 200, 4) + [nil], filters: ContactFilters(palm: .toolTypeAlone),
      word: .tool(ToolTypeValue.palm))
    expect(frames.map(\.phases), equals: [[.began], [.cancelled(.palm)], [], [], []])
    expect(frames.map(\.fingerCount), equals: [1, 0, 0, 0, 0])
  }

  @Test func `pressure and size make a palm, and a held button's pressure does not`() {
    let axes = [AbsoluteCode.multitouchPressure: AbsoluteAxis(minimum: 0, maximum: 255)]
    let pressed = TouchStream.Word.axis(AbsoluteCode.multitouchPressure, 140)
    let filters = ContactFilters(palm: PalmThresholds())
    let hard = show(rest(500, 200, 3), filters: filters, word: pressed, others: axes)
    expect(hard[1].phases, equals: [.cancelled(.palm)])

    var pipeline = TouchPipeline(device: TouchStream.pad(others: axes), filters: filters)
    let words: [TouchStream.Word] = [
      .id(1), .x(500), .y(200), .key(KeyCode.left, 1), pressed,
    ]
    for word in words {
      _ = pipeline.consume(
        InputEvent(time: .zero, type: word.type, code: word.code, value: word.value))
    }
    _ = pipeline.consume(.report(at: .zero))
    expect(pipeline.frame.phases, equals: [.began])

    let wide = show(
      rest(500, 200, 3), filters: filters, word: .axis(AbsoluteCode.multitouchTouchMajor, 212))
    expect(wide[1].phases, equals: [.cancelled(.palm)])
  }

  @Test func `half of a coarse pressure range is no palm`() {
    let axes = [AbsoluteCode.multitouchPressure: AbsoluteAxis(minimum: 0, maximum: 127)]
    let frames = show(
      rest(500, 200, 3), filters: ContactFilters(palm: PalmThresholds()),
      word: .axis(AbsoluteCode.multitouchPressure, 70), others: axes)
    expect(frames.map(\.phases), equals: [[.began], [.stationary], [.stationary]])
  }

  @Test func `a contact at the side is held back, and shown once it leaves`() {
    let way: [(x: Int32, y: Int32)?] = [(20, 200), (60, 200), (100, 200), (140, 200), nil]
    let frames = show(way, filters: ContactFilters(palm: PalmThresholds()))
    expect(frames.map(\.phases), equals: [[], [], [.began], [.moved], [.ended]])
    expect(frames.map(\.fingerCount), equals: [0, 0, 1, 1, 0])
  }

  @Test func `a contact that stays at the side never shows`() {
    let way = rest(20, 200, 30) + [(500, 200), nil]
    let frames = show(way, filters: ContactFilters(palm: PalmThresholds()))
    expect(frames.allSatisfy { $0.count == 0 && $0.fingerCount == 0 })
  }

  @Test func `a finger at the side that lands with another is no palm`() {
    var pipeline = TouchPipeline(
      device: TouchStream.pad(), filters: ContactFilters(palm: PalmThresholds()))
    for word: TouchStream.Word in [
      .slot(0), .id(1), .x(20), .y(200), .slot(1), .id(2), .x(300), .y(200),
    ] {
      _ = pipeline.consume(
        InputEvent(time: .zero, type: word.type, code: word.code, value: word.value))
    }
    _ = pipeline.consume(.report(at: .zero))
    expect(pipeline.frame.phases, equals: [.began, .began])
    expect(pipeline.frame.fingerCount, equals: 2)
  }

  @Test func `a contact that rests at the bottom is a thumb, one that moves is not`() {
    let filters = ContactFilters(thumb: ThumbThresholds())
    let resting = show(rest(500, 480, 20), filters: filters)
    expect(resting.flatMap(\.phases).contains(.cancelled(.thumb)))
    expect(resting[13].phases, equals: [.cancelled(.thumb)])
    let moving = show((0..<20).map { (500, 480 - $0 * 8) }, filters: filters)
    expect(!moving.flatMap(\.phases).contains(.cancelled(.thumb)))
  }

  @Test func `a jump cancels the contact, and another begins where it went`() {
    let way: [(x: Int32, y: Int32)?] = [(100, 200), (110, 200), (500, 200), (510, 200), nil]
    let frames = show(way, filters: ContactFilters(jump: JumpThresholds()))
    expect(
      frames.map(\.phases),
      equals: [
        [.began], [.moved], [.cancelled(.jump), .began], [.moved], [.ended],
      ])
    expect(frames[2].positions, equals: [Vector(x: 11, y: 20), Vector(x: 50, y: 20)])
    expect(frames[4].ids, equals: [2])
  }

  @Test func `a swipe that speeds up evenly does not jump`() {
    let way = (0..<20).map { (x: Int32($0 * $0 * 2), y: Int32(200)) }
    let frames = show(way, filters: ContactFilters(jump: JumpThresholds()))
    expect(frames.allSatisfy { $0.count == 1 })
  }

  @Test func `a trembling finger is held still, and one that moves lags by the margin`() {
    let tremble = (0..<12).map { (x: Int32(500 + $0 % 2), y: Int32(200)) }
    let frames = show(
      tremble + [(520, 200)], filters: ContactFilters(jitter: JitterThresholds()))
    expect(frames[4..<12].allSatisfy { $0.phases == [.stationary] })
    expect(frames[12].phases, equals: [.moved])
    expect(abs(frames[12][0].position.x - 51.75), isBelow: 1e-9)
  }

  @Test func `the end cancels what is shown and nothing else`() {
    var pipeline = TouchPipeline(device: TouchStream.pad(), filters: .defaults(for: .touchpad))
    for word: TouchStream.Word in [
      .slot(0), .id(1), .tool(ToolTypeValue.palm), .x(500), .y(200), .slot(1), .id(2),
      .tool(ToolTypeValue.finger), .x(300), .y(200),
    ] {
      _ = pipeline.consume(
        InputEvent(time: .zero, type: word.type, code: word.code, value: word.value))
    }
    _ = pipeline.consume(.report(at: .zero))
    let said = pipeline.end(.deviceRemoved, at: .zero)
    expect(said)
    expect(pipeline.frame.phases, equals: [.cancelled(.deviceRemoved)])
  }
}
