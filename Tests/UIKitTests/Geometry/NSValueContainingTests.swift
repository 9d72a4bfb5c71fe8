import Foundation
import Testing
import UIKit

/// Values whose type is known only at run time, in an `NSValue`.
@Suite struct NSValueContainingTests {
  @Test func `geometry and values that are there are found`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue.containing(rect.origin)?.cgPointValue == rect.origin)
    #expect(NSValue.containing(rect.size)?.cgSizeValue == rect.size)
    #expect(NSValue.containing(rect)?.cgRectValue == rect)
    #expect(NSValue.containing(NSValue(cgRect: rect))?.cgRectValue == rect)
    let vector = CGVector(dx: 1, dy: 2)
    #expect(NSValue.containing(vector)?.cgVectorValue == vector)
    let turn = CGAffineTransform(rotationAngle: 1)
    #expect(NSValue.containing(turn)?.cgAffineTransformValue == turn)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue.containing(insets)?.uiEdgeInsetsValue == insets)
    #expect(NSValue.containing("text") == nil && NSValue.containing(nil) == nil)
  }
}
