import Combine
import Expectations
import Testing

struct CancellableTests {
  @Test func `released, it cancels once`() {
    var count = 0
    var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
    cancellable?.cancel()
    cancellable = nil
    expect(count, equals: 1)
    cancellable = AnyCancellable { count += 1 }
    cancellable = nil
    expect(count, equals: 2)
  }

  @Test func `a set holds subscriptions, and ends them when it is emptied`() {
    let subject = PassthroughSubject<Int, Never>()
    var bag = Set<AnyCancellable>()
    var values: [Int] = []
    subject.sink { values.append($0) }.store(in: &bag)
    subject.map { $0 * 10 }.sink { values.append($0) }.store(in: &bag)
    subject.send(1)
    expect(values.sorted() == [1, 10] && bag.count == 2)
    bag.removeAll()
    subject.send(2)
    expect(values.count, equals: 2)
  }

  @Test func `nothing comes after a cancel from inside a value`() {
    let subject = PassthroughSubject<Int, Never>()
    var cancellable: AnyCancellable?
    var values: [Int] = []
    cancellable = subject.sink { value in
      values.append(value)
      cancellable?.cancel()
    }
    subject.send(1)
    subject.send(2)
    expect(values, equals: [1])
  }

  @Test func `an assigned property follows, and its object is released with the subscription`() {
    final class Model { var name = "" }
    let subject = PassthroughSubject<String, Never>()
    var model: Model? = Model()
    weak let weakly = model
    var cancellable: AnyCancellable? = subject.assign(to: \.name, on: model!)
    subject.send("a")
    expect(model?.name == "a" && cancellable != nil)
    model = nil
    expect(weakly != nil)
    cancellable = nil
    expectNil(weakly)
  }
}
