import XCTest

@testable import Card

/// Records the order in which XCTest calls the methods before and after a test.
class LifeTests: XCTestCase {
  static var calls: [String] = []
  var card: Card!

  override class func setUp() {
    super.setUp()
    calls.append("class")
  }

  override func setUp() async throws { Self.calls.append("async") }

  override func setUpWithError() throws {
    Self.calls.append("throwing")
    card = Card()
  }

  override func setUp() {
    super.setUp()
    Self.calls.append("plain")
  }

  override func tearDown() {
    card = nil
    Self.calls = []
    super.tearDown()
  }

  func testOrder() {
    XCTAssertEqual(Self.calls.suffix(3), ["async", "throwing", "plain"])
    addTeardownBlock { XCTAssertNotNil(self.card) }
  }

  func testSkips() throws { throw XCTSkip("not here") }

  func testSkipsUnless() throws {
    try XCTSkipUnless(card.alpha == 0)
    XCTFail("it was to be skipped")
  }

  func testMeasures() {
    measure { card.show {} }
  }

  func testThrows() async throws {
    try await Task.sleep(nanoseconds: 1_000_000)
    XCTAssertThrowsError(try Self.fails())
  }

  private static func fails() throws { throw CocoaError(.fileNoSuchFile) }
}

/// Inherits the tests of its superclass, and adds one.
final class MoreLifeTests: LifeTests {
  func testMore() { XCTAssertNotNil(card) }

  override func testSkips() throws { XCTAssertNotNil(card) }
}

@MainActor
final class MainActorTests: XCTestCase {
  private var card: Card?

  override func setUp() {
    super.setUp()
    card = Card()
  }

  override func tearDown() async throws { card = nil }

  func testIsThere() { XCTAssertNotNil(card) }

  func testWaits() async {
    let shown = expectation(description: "shown")
    card?.show { shown.fulfill() }
    await fulfillment(of: [shown], timeout: 1)
    XCTAssertEqual(card?.alpha, 0.5)
  }

  nonisolated func testIsAnywhere() { XCTAssertTrue(Thread.isMainThread) }
}
