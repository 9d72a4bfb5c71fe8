import Foundation
import Testing
import UIKit

/// Names of Foundation's that exist only on Apple's systems.
@Suite @MainActor struct FoundationNameTests {
  @Test func `defaults are set and read by the names of key-value coding`() {
    let defaults = UserDefaults.standard
    defaults.setValue(3, forKey: "FoundationNameTests")
    #expect(defaults.value(forKey: "FoundationNameTests") as? Int == 3)
    defaults.setValue(nil, forKey: "FoundationNameTests")
    #expect(defaults.value(forKey: "FoundationNameTests") == nil)
  }

  @Test func `the name of an object's class is a C string that stays`() {
    let first = object_getClassName(UILabel())
    #expect(String(cString: first) == "UILabel")
    #expect(first == object_getClassName(UILabel()))
    #expect(String(cString: object_getClassName(nil)) == "nil")
  }

  @Test func `a rectangle in a value can be cast, and another value cannot`() {
    let rect: Any = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(rect as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    let plain: Any = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect((plain as? NSValue)?.cgRectValue.width == 3)
    let point: Any = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    #expect(point as? CGRect == nil)
  }
}
