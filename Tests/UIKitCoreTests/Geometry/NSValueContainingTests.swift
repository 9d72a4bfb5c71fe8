import Expectations
import Foundation
import Testing
import UIKit

/// Values whose type is known only at run time, in an `NSValue`.
struct NSValueContainingTests {
  @Test func `geometry and values that are there are found`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    expect(NSValue.containing(rect.origin)?.cgPointValue, equals: rect.origin)
    expect(NSValue.containing(rect.size)?.cgSizeValue, equals: rect.size)
    expect(NSValue.containing(rect)?.cgRectValue, equals: rect)
    expect(NSValue.containing(NSValue(cgRect: rect))?.cgRectValue, equals: rect)
    let vector = CGVector(dx: 1, dy: 2)
    expect(NSValue.containing(vector)?.cgVectorValue, equals: vector)
    let turn = CGAffineTransform(rotationAngle: 1)
    expect(NSValue.containing(turn)?.cgAffineTransformValue, equals: turn)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect(NSValue.containing(insets)?.uiEdgeInsetsValue, equals: insets)
    expect(NSValue.containing("text") == nil && NSValue.containing(nil) == nil)
  }
}
