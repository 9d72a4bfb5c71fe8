import Combine
import Expectations
import Testing

struct PublishedTests {
  private final class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
  }

  @Test func `a published property sends each value before it has it`() {
    let model = Model()
    var log: [String] = []
    let cancellable = model.$count.sink { log.append("\($0) was \(model.count)") }
    model.count = 1
    model.count += 1
    cancellable.cancel()
    model.count = 9
    expect(log, equals: ["0 was 0", "1 was 0", "2 was 1"])
  }

  @Test func `an object announces each change of its published properties`() {
    let model = Model()
    var log: [String] = []
    let cancellable = model.objectWillChange.sink { log.append("\(model.count) \(model.name)") }
    model.count = 1
    model.name = "b"
    expect(log, equals: ["0 a", "1 a"])
    expect(model.objectWillChange === model.objectWillChange)
    cancellable.cancel()
    let other = Model()
    expect(model.objectWillChange !== other.objectWillChange)
  }

  @Test func `a publisher is assigned to a published property`() {
    let (model, subject) = (Model(), PassthroughSubject<Int, Never>())
    subject.assign(to: &model.$count)
    subject.send(4)
    expect(model.count, equals: 4)
  }
}
