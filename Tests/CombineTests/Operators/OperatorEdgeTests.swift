import Combine
import Dispatch
import Expectations
import Testing

/// Edges of operators, demands and lengths of time.
struct OperatorEdgeTests {
  @Test func `groups are whole, and the last one has the rest`() {
    expect(check((1...4).publisher.collect(2)).values, equals: [[1, 2], [3, 4]])
    expect(check((1...5).publisher.collect(2)).values, equals: [[1, 2], [3, 4], [5]])
    expect(check((1...5).publisher.collect(5)).values, equals: [[1, 2, 3, 4, 5]])
    expect(check([Int]().publisher.collect(2)).values, equals: [] as [[Int]])
    expect(check([Int]().publisher.collect()).values, equals: [[]])
  }

  @Test func `what is dropped at the beginning may come again`() {
    let numbers = [1, 2, 5, 1, 6].publisher
    expect(check(numbers.drop { $0 < 3 }).values, equals: [5, 1, 6])
    expect(check(numbers.prefix { $0 < 3 }).values, equals: [1, 2])
    expect(check(numbers.dropFirst(0)).values, equals: [1, 2, 5, 1, 6])
    expect(check(numbers.dropFirst(4)).values == [6] && check(numbers.dropFirst(5)).values == [])
    expect(check(numbers.prefix(5)).values.count == 5 && check(numbers.prefix(1)).values == [1])
    expect(
      check(numbers.output(at: 0)).values == [1] && check(numbers.output(at: 4)).values == [6])
    expect(check(numbers.output(at: 5)).values == [] && check(numbers.output(at: 5)).isFinished)
  }

  @Test func `a prefix ends with its last value, before another comes`() {
    let subject = PassthroughSubject<Int, Never>()
    let receipt = check(subject.prefix(2))
    subject.send(1)
    expect(!receipt.isFinished)
    subject.send(2)
    expect(receipt.values == [1, 2] && receipt.isFinished)
    let place = check(subject.output(at: 1))
    subject.send(3)
    expect(!place.isFinished && place.values.isEmpty)
    subject.send(4)
    expect(place.values == [4] && place.isFinished)
  }

  @Test func `of equal values the first is the least and the greatest`() {
    let pairs = [(2, "a"), (1, "b"), (1, "c"), (2, "d")].publisher
    expect(check(pairs.min { $0.0 < $1.0 }.map(\.1)).values, equals: ["b"])
    expect(
      check([Int]().publisher.min()).values == [] && check([Int]().publisher.max()).values == [])
    expect(check([5].publisher.min()).values == [5] && check([5].publisher.max()).values == [5])
    expect(check([-1, -3].publisher.max()).values, equals: [-1])
  }

  @Test func `questions about all values, and about any`() {
    let numbers = [1, 3, 5].publisher
    expect(check(numbers.allSatisfy { $0 % 2 == 1 }).values, equals: [true])
    expect(check(numbers.allSatisfy { $0 > 1 }).values, equals: [false])
    expect(check([Int]().publisher.allSatisfy { _ in false }).values, equals: [true])
    expect(check(numbers.contains { $0 == 5 }).values, equals: [true])
    expect(check([Int]().publisher.contains { _ in true }).values, equals: [false])
    expect(check([Int]().publisher.replaceEmpty(with: 4)).values, equals: [4])
    expect(check(numbers.replaceEmpty(with: 4)).values, equals: [1, 3, 5])
    expect(check(numbers.removeDuplicates { $1 - $0 == 2 }).values, equals: [1, 5])
    expect(
      check(numbers.first { $0 > 3 }).values == [5] && check(numbers.last { $0 > 5 }).values == [])
  }

  @Test func `demands are compared with each other and with numbers`() {
    typealias Demand = Subscribers.Demand
    let (two, three) = (Demand.max(2), Demand.max(3))
    expect(two < three && !(three < two) && !(two < .max(2)) && two <= .max(2))
    expect(three < .unlimited && !(Demand.unlimited < three))
    expect(!(Demand.unlimited < .unlimited) && Demand.unlimited == .unlimited)
    expect(two > 1 && !(two > 2) && two >= 2 && !(two >= 3))
    expect(two < 3 && !(two < 2) && two <= 2 && !(two <= 1) && two == 2 && two != 3)
    expect(Demand.unlimited > .max && Demand.unlimited >= 5 && !(Demand.unlimited < .max))
    expect(Demand.unlimited != 5 && !(Demand.unlimited == 5) && !(Demand.unlimited <= 5))
  }

  @Test func `sums and products of demands have no end, and no less than nothing`() {
    typealias Demand = Subscribers.Demand
    expect(Demand.max(2) + 3 == 5 && Demand.max(2) + .unlimited == .unlimited)
    expect(Demand.unlimited + 1 == .unlimited && Demand.max(.max) + 1 == .unlimited)
    expect(Demand.max(.max - 1) + 1, equals: .max(.max))
    expect(Demand.max(5) - 3 == 2 && Demand.max(3) - 5 == 0 && Demand.max(3) - .unlimited == 0)
    expect(Demand.unlimited - .unlimited == .unlimited && Demand.unlimited - 4 == .unlimited)
    expect(Demand.max(3) * 2 == 6 && Demand.unlimited * 2 == .unlimited)
    expect(
      Demand.max(.max / 2 + 1) * 2 == .unlimited && Demand.max(.max / 2) * 2 == .max(.max - 1))
    var demand = Demand.max(1)
    demand += 4
    demand -= 2
    demand += .max(1)
    demand -= .max(3)
    expect(demand == 1 && "\(demand)" == "max(1)" && "\(Demand.unlimited)" == "unlimited")
  }

  @Test func `lengths of a queue's time are nanoseconds`() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    expect(
      Stride.seconds(1.5).magnitude == 1_500_000_000 && Stride.seconds(2).magnitude == 2_000_000_000
    )
    expect(
      Stride.milliseconds(3).magnitude == 3_000_000 && Stride.microseconds(4).magnitude == 4000)
    expect(Stride.nanoseconds(5).magnitude == 5 && Stride.seconds(-1).magnitude == -1_000_000_000)
    expect(Stride.seconds(Double.nan).magnitude == 0 && Stride.seconds(1e30).magnitude == .max)
    expect(Stride.seconds(-1e30).magnitude, equals: .min + 1)
    expect(Stride.seconds(1) < .seconds(2) && !(Stride.seconds(1) < .seconds(1)))
    expect(Stride(.milliseconds(7)).magnitude == 7_000_000 && Stride(.seconds(1)) == .seconds(1))
    expect(Stride(.microseconds(7)).magnitude == 7000 && Stride(.nanoseconds(7)).magnitude == 7)
    expect(Stride(.never).magnitude == .max && (1.5 as Stride) == .seconds(1.5))
    expect((Stride.seconds(1) + .milliseconds(500)), equals: .seconds(1.5))
    expect((Stride.seconds(1) - .milliseconds(250)), equals: .milliseconds(750))
  }

  @Test func `lengths of a run loop's time are seconds`() {
    expect(SchedulerSeconds.seconds(2).timeInterval, equals: 2)
    expect(SchedulerSeconds.seconds(0.5).timeInterval, equals: 0.5)
    expect(SchedulerSeconds.milliseconds(1500).timeInterval, equals: 1.5)
    expect(SchedulerSeconds.microseconds(2_000_000).timeInterval, equals: 2)
    expect(SchedulerSeconds.nanoseconds(3_000_000_000).timeInterval, equals: 3)
    expect(SchedulerSeconds.seconds(1), isBelow: .seconds(2))
    expect(!(SchedulerSeconds.seconds(1) < .seconds(1)))
    expect(SchedulerSeconds.seconds(1) + .seconds(2), equals: .seconds(3))
    expect(SchedulerSeconds.seconds(1) - .seconds(2), equals: .seconds(-1))
    expect(SchedulerSeconds.seconds(3) * .seconds(2), equals: .seconds(6))
  }
}
