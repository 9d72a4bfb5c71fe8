import Combine
import Expectations
import Testing

struct DemandTests {
  @Test func `demands add up to no limit, and subtract to zero`() {
    expect(Subscribers.Demand.max(2) + .max(3), equals: .max(5))
    expect(Subscribers.Demand.max(2) + .unlimited, equals: .unlimited)
    expect(Subscribers.Demand.max(.max) + .max(1), equals: .unlimited)
    expect(Subscribers.Demand.max(2) - .max(3), equals: .none)
    expect(Subscribers.Demand.unlimited - .max(3), equals: .unlimited)
    expect(Subscribers.Demand.max(2) - .unlimited, equals: .none)
    expect(Subscribers.Demand.max(2) * 3, equals: .max(6))
    expect(Subscribers.Demand.unlimited > .max(.max) && !(Subscribers.Demand.unlimited < 3))
    expect(Subscribers.Demand.none.description, equals: "max(0)")
  }

  @Test func `a sequence sends no more than was asked for`() {
    let receipt = Receipt(of: (1...5).publisher, first: .max(2))
    expect(receipt.values == [1, 2] && receipt.ends.isEmpty)
    receipt.subscription?.request(.max(1))
    expect(receipt.values == [1, 2, 3] && receipt.ends.isEmpty)
    receipt.subscription?.request(.unlimited)
    expect(receipt.values == [1, 2, 3, 4, 5] && receipt.isFinished)
  }

  @Test func `an endless sequence sends one value for each value asked for`() {
    let endless = sequence(first: 0) { $0 + 1 }
    let receipt = Receipt(
      of: endless.publisher.filter { $0 % 2 == 1 }.prefix(3), first: .max(1), each: .max(1))
    expect(receipt.values == [1, 3, 5] && receipt.isFinished)
  }

  @Test func `a subject drops a value that nobody asked for, and a current value waits`() {
    let passing = PassthroughSubject<Int, Never>()
    let first = Receipt(of: passing, first: .none)
    passing.send(1)
    first.subscription?.request(.max(1))
    passing.send(2)
    passing.send(3)
    expect(first.values, equals: [2])

    let current = CurrentValueSubject<Int, Never>(1)
    let second = Receipt(of: current, first: .none)
    current.send(2)
    current.send(3)
    expect(second.values.isEmpty)
    second.subscription?.request(.max(1))
    expect(second.values, equals: [3])
    current.send(4)
    second.subscription?.request(.max(1))
    expect(second.values, equals: [3, 4])
  }

  @Test func `values that are merged wait until they are asked for, and the end after them`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let receipt = Receipt(of: a.merge(with: b), first: .max(1))
    a.send(1)
    b.send(2)
    a.send(3)
    a.send(completion: .finished)
    b.send(completion: .finished)
    expect(receipt.values == [1] && receipt.ends.isEmpty)
    receipt.subscription?.request(.max(2))
    expect(receipt.values == [1, 2, 3] && receipt.isFinished)
  }

  @Test func `a collected result waits until it is asked for`() {
    let receipt = Receipt(of: [1, 2].publisher.collect(), first: .none)
    expect(receipt.values.isEmpty && receipt.ends.isEmpty)
    receipt.subscription?.request(.max(1))
    expect(receipt.values == [[1, 2]] && receipt.isFinished)
  }
}
