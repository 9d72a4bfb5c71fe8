import PantographGestures
import PantographTouches

/// Writes numbers and texts one after the other, the lowest byte first.
package struct ByteWriter: Sendable {
  package var bytes: [UInt8] = []

  package init() {}

  package mutating func add(_ other: [UInt8]) { bytes += other }

  package mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  package mutating func add(_ word: UInt64) {
    for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(8 * shift))) }
  }

  package mutating func add(_ number: Double) { add(number.bitPattern) }

  /// Writes a number in four bytes, for values that are only drawn.
  package mutating func add(_ number: Float) {
    for shift in 0..<4 {
      bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> UInt32(8 * shift)))
    }
  }

  package mutating func add(_ text: String) {
    let utf8 = Array(text.utf8)
    add(utf8.count)
    bytes += utf8
  }

  /// Writes a leg as one byte for each place; 255 stands for none.
  package mutating func add(_ leg: Trial.Leg?) {
    for place in [leg?.last, leg?.next, leg?.beyond] {
      bytes.append(place.map { UInt8(truncatingIfNeeded: $0) } ?? 255)
    }
  }

  /// The number of bytes of a trial.
  package static let trialSize = 116

  package mutating func add(_ trial: Trial) {
    bytes.append(trial.end.rawValue)
    add(trial.leg)
    let inputs = trial.inputs
    for number in [
      inputs.distance, inputs.length, inputs.velocity, inputs.sidewaysVelocity, inputs.meanStep,
      inputs.lastTwoSteps, trial.pointsPerMillimetre, trial.moved.x, trial.moved.y, trial.lag,
      trial.toAndFro,
    ] {
      add(number)
    }
    add(UInt64(bitPattern: inputs.held.microseconds))
    add(UInt64(bitPattern: inputs.duration.microseconds))
    add(Int(trial.updates))
  }
}
