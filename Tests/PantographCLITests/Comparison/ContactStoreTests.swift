import Expectations
import PantographPlotting
import PantographRecordingFiles
import Testing

@testable import PantographCLI

struct ContactStoreTests {
  private func sample(_ number: Int) -> PlottedContact.Sample {
    PlottedContact.Sample(
      seconds: Double(number) / 100, xMillimetres: Double(number % 50), yMillimetres: 3)
  }

  private func samples(_ index: Int, of store: ContactStore) throws -> [PlottedContact.Sample] {
    var samples = ContactStore.Samples(try #require(store.contact(at: index)), in: store)
    var all: [PlottedContact.Sample] = []
    while let sample = samples.next() { all.append(sample) }
    return all
  }

  @Test(arguments: [1, 16, 17, 48, 49, 5000, 60_000])
  func `the samples of a contact come back in order`(count: Int) throws {
    var store = ContactStore()
    for number in 0..<count {
      try store.add(
        sample(number), of: ContactStore.Key(id: 4), end: number == count - 1 ? .lifted : nil)
    }
    expect(store.count, equals: 1)
    try expect(samples(0, of: store), equals: (0..<count).map(sample))
    let contact = try #require(store.contact(at: 0))
    expect(contact.count == count && store.end(of: contact) == .lifted)
    expect(contact.first == sample(0) && contact.last == sample(count - 1))
    expectNil(store.failure)
  }

  @Test func `contacts that are down together are separate, in the order of their begin`() throws {
    var store = ContactStore()
    for number in 0..<3000 {
      for finger in 0..<5 where number >= finger {
        try store.add(sample(number * 10 + finger), of: .init(id: Double(finger)), end: nil)
      }
    }
    try store.add(sample(40_000), of: .init(id: 3), end: .cancelled(reason: "palm"))
    try store.close()
    expect(store.count, equals: 5)
    for finger in 0..<5 {
      var expected = (finger..<3000).map { sample($0 * 10 + finger) }
      if finger == 3 { expected.append(sample(40_000)) }
      try expect(samples(finger, of: store), equals: expected)
      let contact = try #require(store.contact(at: finger))
      expect(store.end(of: contact), equals: (finger == 3 ? .cancelled(reason: "palm") : .open))
    }
  }

  @Test func `an id that comes again is another contact`() throws {
    var store = ContactStore()
    for number in 0..<20_000 {
      try store.add(sample(number), of: .init(id: 1), end: .cancelled(reason: "\(number % 3)"))
    }
    expect(store.count, equals: 20_000)
    for index in [0, 1, 9999, 19_999] {
      let contact = try #require(store.contact(at: index))
      expect(contact.first, equals: sample(index))
      expect(store.end(of: contact), equals: .cancelled(reason: "\(index % 3)"))
    }
  }

  @Test func `a picture has the first contacts, long ones with fewer samples`() throws {
    var store = ContactStore()
    for contact in 0..<30 {
      for number in 0..<1000 {
        try store.add(sample(number), of: .init(id: Double(contact)), end: nil)
      }
    }
    try store.close()
    let drawn = ContactList(stores: [store]).plotted("A", atMost: 10, samples: 500)
    expect(drawn.count == 10 && drawn[9].label == "A10")
    expect(drawn.allSatisfy { (50...52).contains($0.samples.count) })
    expect(drawn.allSatisfy { $0.samples.last == sample(999) })
  }
}
