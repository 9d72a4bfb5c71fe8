import Expectations
import Foundation
import Testing
import UIKit

/// Names from Objective-C that sources still use.
@MainActor
struct ValueTests {
  @Test func `a view's property is found by its name`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.layer.cornerRadius = 5
    expect(view.value(forKeyPath: "frame") as? CGRect, equals: view.frame)
    expect(view.value(forKeyPath: "layer.cornerRadius") as? Double, equals: 5)
    expectNil(view.value(forKey: "nobody"))
  }

  @Test func `places in lists and equal rectangles have the names of Objective-C`() {
    let path = NSIndexPath(row: 3, section: 1)
    let number: NSInteger = path.row
    expect(number == 3 && path.section == 1 && path.item == 3)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    expect(rect.equalTo(rect) && !rect.size.equalTo(.zero) && rect.origin.equalTo(rect.origin))
    expect(CGImageAlphaInfo.premultipliedLast.rawValue, equals: 1)
  }
}
