import Combine
import Expectations
import Foundation
import PantographObjects
import Testing
import UIKit

struct PublisherTests {
  @Test func `simple publishers send what they have`() {
    expect(check(Just(1)).values == [1] && check(Just(1)).isFinished)
    expect(check(Empty<Int, Never>()).isFinished)
    expect(check(Empty<Int, Never>(completeImmediately: false)).ends.isEmpty)
    expect(check(Fail<Int, Fault>(error: Fault("a"))).error, equals: Fault("a"))
    expect(check(Int?.some(2).publisher).values == [2] && check(Int?.none.publisher).isFinished)
    expect(check(Result<Int, Fault>.success(3).publisher).values, equals: [3])
    expect(check(Result<Int, Fault>.failure(Fault("b")).publisher).error, equals: Fault("b"))
    expect(check([Int]().publisher).isFinished)
  }

  @Test func `a future runs once, at once, and remembers its value`() {
    var count = 0
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> {
      count += 1
      promise = $0
    }
    expect(count, equals: 1)
    let early = check(future)
    expect(early.values.isEmpty)
    promise?(.success(5))
    promise?(.success(6))
    expect(early.values == [5] && early.isFinished && check(future).values == [5] && count == 1)
  }

  @Test func `notifications arrive until the subscription ends`() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    let object = NSObject()
    var seen: [Int] = []
    let cancellable = center.publisher(for: name, object: object)
      .compactMap { $0.userInfo?["number"] as? Int }.sink { seen.append($0) }
    center.post(name: name, object: object, userInfo: ["number": 1])
    center.post(name: name, object: NSObject(), userInfo: ["number": 2])
    cancellable.cancel()
    center.post(name: name, object: object, userInfo: ["number": 3])
    expect(seen, equals: [1])
  }

  @MainActor @Test func `an observed property begins with its value, and follows`() {
    let view = UIScrollView()
    var seen: [CGFloat] = []
    let cancellable = view.publisher(for: \.contentOffset).map(\.y).sink { seen.append($0) }
    view.contentOffset.y = 5
    cancellable.cancel()
    view.contentOffset.y = 6
    expect(seen, equals: [0, 5])
  }
}
