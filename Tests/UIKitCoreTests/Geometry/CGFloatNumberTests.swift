import Expectations
import Foundation
import Testing
import UIKit

struct CGFloatNumberTests {
  @Test func `a number object becomes a length, as a function, too`() {
    let width: NSNumber? = 12.5
    expect(width.flatMap(CGFloat.init), equals: 12.5)
    expect(CGFloat(NSNumber(value: 3)), equals: 3)
    expect(CGFloat(3) == 3 && CGFloat(2.5) == 2.5)
  }
}
