import Expectations
import Testing

@testable import UIKit

struct PopoverLayoutTests {
  private func place(
    _ anchor: CGRect, _ size: CGSize = CGSize(width: 300, height: 200),
    _ permitted: UIPopoverArrowDirection = .any
  ) -> PopoverLayout.Place {
    PopoverLayout(
      room: CGRect(x: 10, y: 10, width: 980, height: 680), anchor: anchor, contentSize: size,
      permitted: permitted
    ).place
  }

  @Test func `below what it points at, where there is room`() {
    let place = place(CGRect(x: 480, y: 100, width: 40, height: 40))
    expect(place.direction, equals: .up)
    expect(place.frame, equals: CGRect(x: 350, y: 140, width: 300, height: 213))
    expect(place.arrowOffset, equals: 150)
  }

  @Test func `above it where there is none below`() {
    let place = place(CGRect(x: 480, y: 600, width: 40, height: 40))
    expect(place.direction == .down && place.frame.maxY == 600)
  }

  @Test func `at its side where it must`() {
    let anchor = CGRect(x: 480, y: 100, width: 40, height: 40)
    expect(place(anchor, CGSize(width: 300, height: 200), .left).frame.minX, equals: 520)
    expect(place(anchor, CGSize(width: 300, height: 200), .right).frame.maxX, equals: 480)
  }

  @Test func `within the room, with the arrow still at the anchor`() {
    let place = place(CGRect(x: 20, y: 100, width: 40, height: 40))
    expect(place.frame.minX == 10 && place.arrowOffset == 30)
    let corner = self.place(CGRect(x: 10, y: 100, width: 2, height: 2))
    expect(corner.arrowOffset, equals: 26)
  }

  @Test func `never larger than the room`() {
    let place = place(
      CGRect(x: 480, y: 300, width: 40, height: 40), CGSize(width: 5000, height: 5000))
    expect(CGRect(x: 10, y: 10, width: 980, height: 680).contains(place.frame))
  }
}
