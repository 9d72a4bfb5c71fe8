import XCTest

/// The second test ends the program; the others run all the same.
final class CrashTests: XCTestCase {
  func testA() {}

  func testBCrashes() {
    let none: [Int] = []
    XCTAssertEqual(none[CrashTests.zero], 1)
  }

  func testC() {}

  private static var zero: Int { 0 }
}
