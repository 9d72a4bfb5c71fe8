import Expectations
import Foundation
import Testing
import UIKit

struct CGRectOverlapTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func `rectangles that share an area overlap, and those that touch do not`() {
    expect(square.overlaps(CGRect(x: 9, y: 9, width: 10, height: 10)))
    expect(!square.overlaps(CGRect(x: 10, y: 0, width: 10, height: 10)))
    expect(!square.overlaps(CGRect(x: 0, y: -5, width: 10, height: 5)))
    expect(!square.overlaps(CGRect(x: 20, y: 0, width: 10, height: 10)) && !square.overlaps(.null))
    expect(square.overlaps(.infinite) && square.overlaps(square))
    expect(square.overlaps(CGRect(x: 19, y: 5, width: -10, height: 1)))
  }

  @Test func `a rectangle without an area overlaps one that contains it`() {
    expect(square.overlaps(CGRect(x: 5, y: 5, width: 0, height: 0)))
    expect(square.overlaps(CGRect(x: 2, y: 5, width: 4, height: 0)))
  }
}
