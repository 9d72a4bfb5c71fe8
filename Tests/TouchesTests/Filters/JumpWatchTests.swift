import Expectations
import Testing

@testable import PantographTouches

/// The limits of `JumpThresholds`, each just inside and just outside.
struct JumpWatchTests {
  private typealias Verdict = JumpWatch.Verdict

  /// Returns the verdicts for a contact that moves along `steps`, in millimetres, each of which takes 12 ms or the
  /// time in `microseconds`.
  private func judge(
    _ steps: [Vector], microseconds: [Int64] = [], isAlone: Bool = false
  ) -> [Verdict] {
    var watch = JumpWatch()
    var place = Vector(x: 50, y: 50)
    return steps.enumerated().map { index, step in
      let span = index < microseconds.count ? microseconds[index] : 12_000
      defer { place = place + step }
      return watch.judge(
        from: place, to: place + step, in: TimeSpan(microseconds: span), isAlone: isAlone,
        JumpThresholds())
    }
  }

  private func right(_ lengths: Double...) -> [Vector] { lengths.map { Vector(x: $0, y: 0) } }

  @Test func `a first step of more than 20 mm is undecided, and one of more than 50 mm a jump`() {
    expect(judge(right(20)), equals: [.movement])
    expect(judge(right(20.1)), equals: [.undecided])
    expect(judge(right(50)), equals: [.undecided])
    expect(judge(right(50.1)), equals: [.jump])
  }

  @Test func `a step that seems to take no time is a jump only if it is longer than 20 mm`() {
    // 10 mm in 2 ms and 20 mm in 2.4 ms are above 50 mm in 12 ms.
    expect(judge(right(4, 10), microseconds: [12_000, 2000]), equals: [.movement, .undecided])
    expect(judge(right(4, 10), microseconds: [12_000, 2000], isAlone: true)[1], equals: .movement)
    expect(judge(right(4, 20), microseconds: [12_000, 2400]), equals: [.movement, .undecided])
    expect(judge(right(4, 20.1), microseconds: [12_000, 2400]), equals: [.movement, .jump])
  }

  @Test func `a step of less than 5 mm is movement, however short its time`() {
    expect(judge(right(1, 4.9), microseconds: [12_000, 1000])[1], equals: .movement)
    expect(judge(right(1, 5), microseconds: [12_000, 1000])[1], equals: .undecided)
  }

  @Test func `a step may be 7 mm longer than the one before, in any direction`() {
    expect(judge(right(10, -17)), equals: [.movement, .movement])
    expect(judge(right(10, -17.1)), equals: [.movement, .undecided])
  }

  @Test func `a step may be twice the one before in the same direction`() {
    expect(judge(right(10, 20)), equals: [.movement, .movement])
    expect(judge(right(10, 20.1)), equals: [.movement, .undecided])
    let across = judge([Vector(x: 10, y: 0), Vector(x: 0, y: 20)])
    expect(across, equals: [.movement, .undecided])
  }

  @Test func `a finger alone speeds up without limit once it moves 3 mm in 12 ms`() {
    expect(judge(right(3, 40), isAlone: true), equals: [.movement, .movement])
    expect(judge(right(2.9, 40), isAlone: true), equals: [.movement, .undecided])
    expect(judge(right(3, 40)), equals: [.movement, .undecided])
  }

  @Test func `after a gap of more than 30 ms any distance is movement`() {
    expect(judge(right(60), microseconds: [30_000]), equals: [.undecided])
    expect(judge(right(60), microseconds: [30_001]), equals: [.movement])
    expect(judge(right(60), microseconds: [0]), equals: [.movement])
  }

  @Test func `a step that goes on for a sixth of an undecided one makes both movement`() {
    expect(judge(right(24, 4)), equals: [.undecided, .movement])
    expect(judge(right(24, 3.9)), equals: [.undecided, .jump])
  }

  @Test func `a contact that comes back to within 5 mm is the same contact`() {
    expect(judge(right(24, -19.1)), equals: [.undecided, .movement])
    expect(judge(right(24, -19)), equals: [.undecided, .jump])
  }

  @Test func `a second report at the same time decides nothing`() {
    let verdicts = judge(right(24, 0, 20), microseconds: [12_000, 0, 12_000])
    expect(verdicts, equals: [.undecided, .undecided, .movement])
  }

  @Test func `what came before a forgotten step counts no longer`() {
    // After the way back, the step before the undecided one is compared with the next.
    expect(judge(right(10, 30, -29, 17)), equals: [.movement, .undecided, .movement, .movement])
    expect(judge(right(10, 30, -29, -17.1))[3], equals: .undecided)
    // After a jump there is none, so that 20 mm are movement.
    expect(judge(right(1, 30, -3, 20)), equals: [.movement, .undecided, .jump, .movement])
  }
}
