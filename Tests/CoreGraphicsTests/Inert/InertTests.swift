import CoreGraphics
import Expectations
import Foundation
import Testing

private class Radio {
  @Inert("there is no sound") var volume = 3
  private var serial = 0
  @Inert("there are no stations") var station: String?
  @Inert("there is no dial") final var marks: [Int] = []
  weak var owner: Radio? {
    didSet { inert("nobody owns it") }
  }
  var tone: Int {
    get { kept }
    set { kept = inert("there is no tone", is: newValue) }
  }
  private var kept = 0
  var isLoud: Bool { inert("there is no sound", is: false) }

  func turn(on way: Bool, for time: Int) { inert("there is no switch") }
}

private final class Portable: Radio {
  var changes = 0
  override var volume: Int { didSet { changes += 1 } }
  @Inert("there is no handle") var handle = false
}

// One test after another, because each hears what the others set.
@Suite(.serialized) struct InertTests {
  /// The messages about this file's classes; other suites run at the same time.
  private func sentences(_ body: () -> Void) -> [String] {
    InertLog.shared.sentences(during: body).filter {
      $0.contains("Radio.") || $0.contains("Portable.") || $0.contains("InertTests.swift")
    }
  }

  @Test func `what is set is read back`() {
    let radio = Radio()
    expect(radio.volume == 3 && radio.station == nil)
    radio.volume = 11
    radio.station = "one"
    radio.marks.append(4)
    radio.tone = 2
    expect(radio.volume == 11 && radio.station == "one" && radio.marks == [4] && radio.tone == 2)
  }

  @Test func `the reason takes no room in an object`() {
    expect(MemoryLayout<Inert<Bool>>.size, equals: MemoryLayout<Bool>.size)
    expect(MemoryLayout<Inert<[Int]>>.stride, equals: MemoryLayout<[Int]>.stride)
  }

  @Test func `each name is told once, with its reason`() {
    let told = sentences {
      for radio in [Radio(), Portable()] {
        radio.station = "one"
        radio.volume = 1
        radio.volume = 2
        radio.marks = []
      }
    }
    expect(
      told,
      equals: [
        "inert: Radio.station has no effect here: there are no stations\n",
        "inert: Radio.volume has no effect here: there is no sound\n",
        "inert: Radio.marks has no effect here: there is no dial\n",
      ])
  }

  @Test func `methods, computed and weak properties are told by name and file`() {
    let radio = Radio()
    let told = sentences {
      radio.turn(on: true, for: 3)
      radio.tone = 4
      radio.owner = radio
      _ = radio.isLoud
    }
    expect(
      told,
      equals: [
        "inert: turn(on:for:) (InertTests.swift) has no effect here: there is no switch\n",
        "inert: tone (InertTests.swift) has no effect here: there is no tone\n",
        "inert: owner (InertTests.swift) has no effect here: nobody owns it\n",
        "inert: isLoud (InertTests.swift) has no effect here: there is no sound\n",
      ])
  }

  @Test func `a subclass observes an inert property, and has some of its own`() {
    let radio = Portable()
    let told = sentences {
      let told = Portable()
      told.volume = 5
      told.handle = true
      radio.volume = 6
    }
    expect(radio.changes == 1 && radio.volume == 6)
    expect(
      told,
      equals: [
        "inert: Radio.volume has no effect here: there is no sound\n",
        "inert: Portable.handle has no effect here: there is no handle\n",
      ])
  }

  /// An object from before did not register its reasons in its initializer.
  @Test func `an object from before is told by name`() {
    final class Early { @Inert("it is early") var time = 0 }
    let early = Early()
    let told = InertLog.shared.sentences { early.time = 1 }
    expect(told.contains { $0.hasPrefix("inert: Early.time has no effect here") })
  }

  @Test func `reading tells nothing, and neither does setting while nobody listens`() {
    let radio = Radio()
    radio.volume = 4
    var station: String? = "none"
    let told = sentences { station = radio.station }
    expect(told == [] && station == nil && radio.volume == 4)
  }
}
