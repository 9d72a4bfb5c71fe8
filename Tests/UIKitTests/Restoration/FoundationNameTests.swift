import Expectations
import Foundation
import Testing
import UIKit

/// Names of Foundation's that exist only on Apple's systems.
@MainActor struct FoundationNameTests {
  @Test func `data that nobody uses can be thrown away`() throws {
    let data = try #require(NSPurgeableData(length: 3))
    data.append(Data([4]))
    data.discardContentIfPossible()
    expect(data.length == 4 && !data.isContentDiscarded())
    data.endContentAccess()
    expect(data.beginContentAccess())
    data.endContentAccess()
    data.discardContentIfPossible()
    expect(data.isContentDiscarded() && data.length == 0 && !data.beginContentAccess())
  }

  @Test func `defaults are set and read by the names of key-value coding`() {
    let defaults = UserDefaults.standard
    defaults.setValue(3, forKey: "FoundationNameTests")
    expect(defaults.value(forKey: "FoundationNameTests") as? Int, equals: 3)
    defaults.setValue(nil, forKey: "FoundationNameTests")
    expectNil(defaults.value(forKey: "FoundationNameTests"))
  }

  @Test func `the name of an object's class is a C string that stays`() {
    let first = object_getClassName(UILabel())
    expect(String(cString: first), equals: "UILabel")
    expect(first, equals: object_getClassName(UILabel()))
    expect(String(cString: object_getClassName(nil)), equals: "nil")
  }

  @Test func `a rectangle in a value can be cast, and another value cannot`() {
    let rect: Any = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    expect(rect as? CGRect, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
    let plain: Any = CGRect(x: 1, y: 2, width: 3, height: 4)
    expect((plain as? NSValue)?.cgRectValue.width, equals: 3)
    let point: Any = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    expectNil(point as? CGRect)
  }
}
