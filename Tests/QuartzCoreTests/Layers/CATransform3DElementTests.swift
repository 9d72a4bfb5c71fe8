import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

struct CATransform3DElementTests {
  @Test func `a transform is made of its sixteen elements`() {
    let map = CATransform3D(
      m11: 1, m12: 2, m13: 3, m14: 4, m21: 5, m22: 6, m23: 7, m24: 8, m31: 9, m32: 10, m33: 11,
      m34: 12, m41: 13, m42: 14, m43: 15, m44: 16)
    expect([map.m11, map.m12, map.m13, map.m14], equals: [1, 2, 3, 4])
    expect([map.m21, map.m22, map.m23, map.m24], equals: [5, 6, 7, 8])
    expect([map.m31, map.m32, map.m33, map.m34], equals: [9, 10, 11, 12])
    expect([map.m41, map.m42, map.m43, map.m44], equals: [13, 14, 15, 16])
  }

  @Test func `a font without a size has its name`() {
    let name = "DejaVu Serif"
    let font = CGFont(name as CFString)
    expect(font?.fullName == name as CFString && font?.postScriptName == name as CFString)
    expectNil(CGFont(""))
  }
}
