import XCTest

/// Tests of which the second ends the program; the others run nevertheless.
final class CrashTests: XCTestCase {
  func testA() {}

  func testBCrashes() {
    let none: [Int] = []
    XCTAssertEqual(none[CrashTests.zero], 1)
  }

  func testC() {}

  private static var zero: Int { 0 }
}
