import Combine
import Expectations
import Testing

struct SubjectTests {
  @Test func `a subject sends to those who listen, in order, up to its end`() {
    let subject = PassthroughSubject<Int, Fault>()
    subject.send(0)
    let early = check(subject)
    subject.send(1)
    let late = check(subject)
    subject.send(2)
    subject.send(completion: .failure(Fault("over")))
    subject.send(3)
    expect(early.values == [1, 2] && late.values == [2])
    expect(early.error == Fault("over") && late.error == Fault("over"))
    expect(check(subject).error, equals: Fault("over"))
  }

  @Test func `a value sent from inside a value arrives inside`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let cancellable = subject.sink { value in
      log.append("begin \(value)")
      if value < 3 { subject.send(value + 1) }
      log.append("end \(value)")
    }
    subject.send(1)
    cancellable.cancel()
    expect(log, equals: ["begin 1", "begin 2", "begin 3", "end 3", "end 2", "end 1"])
  }

  @Test func `a current value comes first, and setting it sends it`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let first = check(subject)
    subject.value = 2
    subject.send(3)
    let second = check(subject)
    expect(first.values == [1, 2, 3] && second.values == [3] && subject.value == 3)
    subject.send(completion: .finished)
    subject.send(4)
    expect(subject.value == 3 && first.isFinished)
    let third = check(subject)
    expect(third.values.isEmpty && third.isFinished)
  }

  @Test func `a publisher feeds a subject until it is cancelled`() {
    let (source, subject) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let receipt = check(subject)
    let cancellable = source.subscribe(subject)
    source.send(1)
    cancellable.cancel()
    source.send(2)
    expect(receipt.values == [1] && receipt.ends.isEmpty)
  }
}
