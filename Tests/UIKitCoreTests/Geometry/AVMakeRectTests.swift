import Expectations
import Testing
import UIKit

struct AVMakeRectTests {
  @Test(arguments: [
    (CGSize(width: 4, height: 3), CGRect(x: 0, y: 175, width: 400, height: 300)),
    (CGSize(width: 1, height: 4), CGRect(x: 118.75, y: 0, width: 162.5, height: 650)),
    (CGSize(width: 8, height: 13), CGRect(x: 0, y: 0, width: 400, height: 650)),
    (CGSize(width: 0, height: 3), CGRect(x: 200, y: 325, width: 0, height: 0)),
    (CGSize(width: CGFloat.nan, height: 3), CGRect(x: 200, y: 325, width: 0, height: 0)),
  ])
  func `a shape lies in the middle, as large as there is room`(shape: CGSize, place: CGRect) {
    let room = CGRect(x: 0, y: 0, width: 400, height: 650)
    expect(AVMakeRect(aspectRatio: shape, insideRect: room), equals: place)
  }

  @Test func `a rectangle that goes backwards has the same room`() {
    let room = CGRect(x: 100, y: 100, width: -100, height: -50)
    let place = AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: room)
    expect(place, equals: CGRect(x: 25, y: 50, width: 50, height: 50))
  }
}
