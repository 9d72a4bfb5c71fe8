import Combine
import Expectations
import Testing

/// Operators with several upstreams.
struct CombiningOperatorTests {
  private let a = PassthroughSubject<Int, Fault>()
  private let b = PassthroughSubject<Int, Fault>()

  @Test func `merged values come as they are sent, and the end with the last publisher's`() {
    let receipt = check(a.merge(with: b))
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    expect(receipt.ends.isEmpty)
    b.send(completion: .finished)
    expect(receipt.values == [1, 2, 3] && receipt.isFinished)
    expect(check(Publishers.MergeMany([[1].publisher, [2].publisher])).values, equals: [1, 2])
    expect(check(Publishers.MergeMany([Just<Int>]())).isFinished)
  }

  @Test func `an error of one ends all`() {
    let receipt = check(a.merge(with: b))
    a.send(completion: .failure(Fault("a")))
    b.send(2)
    expect(receipt.values.isEmpty && receipt.error == Fault("a"))
  }

  @Test func `the latest values are combined once there is one of each`() {
    let receipt = check(a.combineLatest(b) { "\($0) \($1)" })
    a.send(1)
    a.send(2)
    b.send(3)
    a.send(4)
    a.send(completion: .finished)
    b.send(5)
    b.send(completion: .finished)
    expect(receipt.values == ["2 3", "4 3", "4 5"] && receipt.isFinished)
  }

  @Test func `three latest values make a tuple`() {
    let receipt = check(Publishers.CombineLatest3([1, 2].publisher, Just("x"), Just(true)))
    expect(receipt.values.count == 1 && receipt.values[0] == (2, "x", true) && receipt.isFinished)
  }

  @Test func `pairs are made in order, and end with the shorter publisher`() {
    let receipt = check(a.zip(b))
    a.send(1)
    a.send(2)
    b.send(3)
    b.send(4)
    a.send(completion: .finished)
    expect(receipt.values.map { [$0, $1] } == [[1, 3], [2, 4]] && receipt.isFinished)
  }

  @Test func `flatMap sends what all inner publishers send`() {
    let inner = [PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>()]
    let receipt = check(a.flatMap { inner[$0] })
    a.send(0)
    a.send(1)
    inner[1].send(10)
    inner[0].send(20)
    a.send(completion: .finished)
    inner[0].send(completion: .finished)
    expect(receipt.ends.isEmpty)
    inner[1].send(completion: .finished)
    expect(receipt.values == [10, 20] && receipt.isFinished)
  }

  @Test func `flatMap with one publisher at a time takes them one after the other`() {
    let inner = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let receipt = check([0, 1].publisher.flatMap(maxPublishers: .max(1)) { inner[$0] })
    inner[1].send(1)
    inner[0].send(2)
    inner[0].send(completion: .finished)
    inner[1].send(3)
    expect(receipt.values, equals: [2, 3])
  }

  @Test func `switchToLatest follows only the last publisher`() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Fault>, Fault>()
    let receipt = check(outer.switchToLatest())
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    outer.send(completion: .finished)
    expect(receipt.values == [1, 3] && receipt.ends.isEmpty)
    b.send(completion: .finished)
    expect(receipt.isFinished)
  }

  @Test func `values come before and after`() {
    let publisher = [3].publisher.prepend(1, 2).append([4, 5])
    expect(check(publisher).values == [1, 2, 3, 4, 5] && check(publisher).isFinished)
    let receipt = Receipt(of: publisher, first: .max(3))
    expect(receipt.values == [1, 2, 3] && receipt.ends.isEmpty)
    receipt.subscription?.request(.max(9))
    expect(receipt.values == [1, 2, 3, 4, 5] && receipt.isFinished)
  }

  @Test func `a shared publisher is subscribed to once, until the last subscriber leaves`() {
    var log: [String] = []
    let shared = a.handleEvents(
      receiveSubscription: { _ in log.append("on") }, receiveCancel: { log.append("off") }
    ).share()
    let (first, second) = (check(shared), check(shared))
    a.send(1)
    expect(first.values == [1] && second.values == [1] && log == ["on"])
    first.subscription?.cancel()
    a.send(2)
    expect(second.values == [1, 2] && log == ["on"])
    second.subscription?.cancel()
    expect(log, equals: ["on", "off"])
  }

  @Test func `a connectable publisher waits for its connection`() {
    let publisher = [1, 2].publisher.makeConnectable()
    let receipt = check(publisher)
    expect(receipt.values.isEmpty)
    let connection = publisher.connect()
    expect(receipt.values == [1, 2] && receipt.isFinished)
    connection.cancel()
  }
}
