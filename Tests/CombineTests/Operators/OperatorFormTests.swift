import Combine
import Expectations
import Foundation
import Testing

/// The other forms of operators, and the numbers of schedulers.
struct OperatorFormTests {
  private final class Lines: TextOutputStream {
    var text = ""
    func write(_ string: String) { text += string }
  }

  private struct Point: Codable, Equatable {
    var x: Int
    var y: Int
    var z: Int
  }

  @Test func `a publisher prints all that it hears`() {
    for prefix in ["", "P"] {
      let lines = Lines()
      let subject = PassthroughSubject<Int, Fault>()
      let receipt = Receipt(of: subject.print(prefix, to: lines), first: .max(3), each: .max(2))
      subject.send(1)
      subject.send(completion: .failure(Fault("end")))
      expect(receipt.values, equals: [1])
      let other = check(subject.print(prefix, to: lines))
      expect(other.error, equals: Fault("end"))
      let third = PassthroughSubject<Int, Never>()
      let sink = third.print(prefix, to: lines).sink { _ in }
      third.send(7)
      sink.cancel()
      third.send(8)
      let fourth = check(Just(5).print(prefix, to: lines))
      expect(fourth.isFinished)
      let start = prefix.isEmpty ? "" : "P: "
      let words = lines.text.split(separator: "\n").map(String.init)
      expect(words.allSatisfy { $0.hasPrefix(start) }, "\(words)")
      let rest = words.map { $0.dropFirst(start.count) }
      expect(
        rest.filter { $0.hasPrefix("receive value") },
        equals: ["receive value: (1)", "receive value: (7)", "receive value: (5)"])
      expect(rest.count { $0 == "receive cancel" }, equals: 1)
      expect(rest.count { $0 == "receive finished" }, equals: 1)
      expect(rest.count { $0.hasPrefix("receive error: (Fault") }, equals: 2)
      expect(rest.contains { $0.hasPrefix("request max") }, "\(rest)")
      expect(rest.contains("request unlimited"), "\(rest)")
    }
  }

  @Test func `values by their keys, coded and decoded`() {
    let points = [Point(x: 1, y: 2, z: 3), Point(x: 4, y: 5, z: 6)].publisher
    expect(check(points.map(\.x)).values, equals: [1, 4])
    expect(check(points.map(\.x, \.z)).values.map { [$0.0, $0.1] }, equals: [[1, 3], [4, 6]])
    expect(
      check(points.map(\.z, \.x, \.y)).values.map { [$0.0, $0.1, $0.2] },
      equals: [[3, 1, 2], [6, 4, 5]])
    let coded = points.encode(encoder: JSONEncoder())
    let decoded = check(coded.decode(type: Point.self, decoder: JSONDecoder()))
    expect(decoded.values, equals: [Point(x: 1, y: 2, z: 3), Point(x: 4, y: 5, z: 6)])
    expect(decoded.isFinished)
    let wrong = check(Just(Data("x".utf8)).decode(type: Point.self, decoder: JSONDecoder()))
    expect(wrong.values.isEmpty && wrong.error is DecodingError)
  }

  @Test func `publishers of publishers, with and without errors`() {
    let numbers = [1, 2, 3].publisher
    let failing = numbers.flatMap { number in Fail<Int, Fault>(error: Fault("\(number)")) }
    expect(check(failing).error, equals: Fault("1"))
    let subject = PassthroughSubject<Int, Fault>()
    let receipt = check(subject.flatMap(maxPublishers: .max(2)) { Just($0 * 10) })
    subject.send(4)
    subject.send(completion: .failure(Fault("x")))
    expect(receipt.values == [40] && receipt.error == Fault("x"))
    let outer = PassthroughSubject<PassthroughSubject<Int, Fault>, Fault>()
    let latest = check(outer.switchToLatest())
    let (first, second) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    outer.send(completion: .finished)
    expect(latest.ends.isEmpty)
    second.send(completion: .finished)
    expect(latest.values == [1, 3] && latest.isFinished)
  }

  @Test func `values before and after others`() {
    let middle = [5, 6].publisher
    expect(check(middle.prepend(1, 2)).values, equals: [1, 2, 5, 6])
    expect(check(middle.prepend([3])).values, equals: [3, 5, 6])
    expect(check(middle.prepend(Just(4))).values, equals: [4, 5, 6])
    expect(check(middle.append(7, 8)).values, equals: [5, 6, 7, 8])
    expect(check(middle.append([9])).values, equals: [5, 6, 9])
    expect(check(middle.append(Just(10))).values, equals: [5, 6, 10])
    let failing = Fail<Int, Fault>(error: Fault("first"))
    let receipt = check(failing.append(Just(1).setFailureType(to: Fault.self)))
    expect(receipt.values.isEmpty && receipt.error == Fault("first"))
  }

  @Test func `subscribers of any kind`() {
    let receipt = Receipt(of: PassthroughSubject<Int, Fault>(), first: .max(2))
    let erased = AnySubscriber(receipt)
    expect(erased.combineIdentifier, equals: receipt.combineIdentifier)
    expect(erased.combineIdentifier.description.hasPrefix("0x"))
    expect(erased.receive(4), equals: .none)
    erased.receive(completion: .finished)
    expect(receipt.values == [4] && receipt.isFinished)
    var heard: [String] = []
    let own = AnySubscriber<Int, Never>(
      receiveSubscription: {
        heard.append("begins")
        $0.request(.max(1))
      },
      receiveValue: {
        heard.append("\($0)")
        return $0 < 3 ? .max(1) : .none
      }, receiveCompletion: { heard.append("\($0)") })
    (1...9).publisher.subscribe(own)
    expect(heard, equals: ["begins", "1", "2", "3"])
    let silent = AnySubscriber<Int, Never>()
    expect(silent.receive(1), equals: .none)
    var (list, set): ([AnyCancellable], Set<AnyCancellable>) = ([], [])
    let subject = PassthroughSubject<Int, Never>()
    subject.sink { heard.append("list \($0)") }.store(in: &list)
    subject.sink { heard.append("set \($0)") }.store(in: &set)
    subject.send(1)
    expect(heard.suffix(2).sorted(), equals: ["list 1", "set 1"])
    list.removeAll()
    set.removeAll()
    subject.send(2)
    expect(heard.count, equals: 6)
  }

  @Test func `immediate work, and its numbers`() {
    let scheduler = ImmediateScheduler.shared
    var count = 0
    scheduler.schedule { count += 1 }
    scheduler.schedule(after: scheduler.now) { count += 1 }
    scheduler.schedule(after: scheduler.now, tolerance: 0) { count += 1 }
    let repeated = scheduler.schedule(after: scheduler.now, interval: 1) { count += 1 }
    repeated.cancel()
    expect(count, equals: 4)
    typealias Stride = ImmediateScheduler.SchedulerTimeType.Stride
    var stride: Stride = 6
    stride += 2
    stride -= 1
    stride *= 3
    expect(stride.magnitude, equals: 21)
    expect((Stride(2) + 3 - 1) * 5, equals: Stride(20))
    expect(Stride(1) < 2 && !(Stride(2) < 2))
    expect(Stride(exactly: 4 as UInt8), equals: Stride(4))
    expect(Stride(floatLiteral: 2.9), equals: Stride(2))
    for zero in [
      Stride.seconds(3), .seconds(1.5), .milliseconds(4), .microseconds(5), .nanoseconds(6),
    ] { expect(zero, equals: Stride(0)) }
    expect(scheduler.now.distance(to: scheduler.now.advanced(by: 5)), equals: Stride(0))
    expect(check([1, 2].publisher.subscribe(on: scheduler)).values, equals: [1, 2])
    expect(check([1, 2].publisher.receive(on: scheduler)).values, equals: [1, 2])
  }

  @Test func `times of queues and run loops`() throws {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    var stride: Stride = 2
    expect(stride.magnitude, equals: 2_000_000_000)
    stride += .milliseconds(500)
    stride -= .microseconds(250)
    stride *= Stride.nanoseconds(2)
    expect(stride.magnitude, equals: 2_499_750_000 * 2)
    expect(stride.timeInterval, equals: .nanoseconds(4_999_500_000))
    expect(Stride(exactly: 7 as Int8)?.magnitude, equals: 7)
    expect(Stride.seconds(1.5), equals: Stride.milliseconds(1500))
    let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5_000))
    let later = time.advanced(by: .nanoseconds(70))
    expect(time.distance(to: later), equals: .nanoseconds(70))
    expect(later.distance(to: time), equals: .nanoseconds(-70))
    expect(time < later && time.hashValue == time.hashValue)
    let data = try JSONEncoder().encode([time, later])
    let decoded = try JSONDecoder().decode([DispatchQueue.SchedulerTimeType].self, from: data)
    expect(decoded, equals: [time, later])
    typealias Seconds = RunLoop.SchedulerTimeType.Stride
    var seconds: Seconds = 2
    seconds += 3
    seconds -= 1
    seconds *= 2
    expect(seconds.timeInterval == 8 && seconds.magnitude == 8)
    expect(Seconds(exactly: 5 as UInt16)?.magnitude, equals: 5)
  }
}
