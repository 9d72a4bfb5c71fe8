import Expectations
import Testing
import UIKit

/// Initializers and members of `NSLayoutConstraint` and of anchors that code for iOS uses.
@MainActor
struct ConstraintMakingTests {
  private final class Labelled: NSLayoutConstraint { var label: String? }

  private let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let one = UIView()
  private let two = UIView(frame: CGRect(x: 0, y: 20, width: 40, height: 40))

  init() {
    room.addSubview(one)
    room.addSubview(two)
    one.translatesAutoresizingMaskIntoConstraints = false
  }

  private func relate(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: one, attribute: first, relatedBy: .equal, toItem: two, attribute: second,
      multiplier: multiplier, constant: constant)
  }

  @Test func `a horizontal place is related to a vertical one, and laid out so`() {
    NSLayoutConstraint.activate([
      relate(.left, .top, constant: 50), relate(.top, .right, multiplier: 2),
      relate(.width, .height), relate(.height, .width),
    ])
    expect(room.constraints.count, equals: 4)
    room.layoutIfNeeded()
    expect(one.frame, equals: CGRect(x: 70, y: 80, width: 40, height: 40))
  }

  @Test func `a leading edge is related to a top, too`() {
    relate(.leading, .top, constant: 1).isActive = true
    relate(.centerY, .centerX).isActive = true
    room.layoutIfNeeded()
    expect(one.frame.minX == 21 && one.center.y == 20)
  }

  @Test func `a subclass has the initializers, and there is one without arguments`() {
    let made = Labelled(
      item: one, attribute: .left, relatedBy: .equal, toItem: two, attribute: .left,
      multiplier: 1, constant: 3)
    made.label = "left"
    made.isActive = true
    room.layoutIfNeeded()
    expect(one.frame.minX == 3 && made.label == "left")
    let empty = NSLayoutConstraint()
    expect(empty.firstItem == nil && empty.secondAnchor == nil && !empty.isActive)
    expect(empty.firstAttribute == .notAnAttribute && empty.priority == .required)
  }

  @Test func `a constraint of nothing cannot be active`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { NSLayoutConstraint().isActive = true }
    }
  }

  @Test func `a constraint gives back the anchors that it was made from`() {
    let guide = room.safeAreaLayoutGuide
    let top = one.topAnchor.constraint(equalTo: guide.topAnchor, constant: 5)
    expect(top.firstAnchor == one.topAnchor && top.secondAnchor == guide.topAnchor)
    expect(top.firstAnchor is NSLayoutYAxisAnchor && top.secondAnchor is NSLayoutYAxisAnchor)
    expect(top.firstAnchor.isEqual(one.topAnchor) && top.firstAnchor.hash == one.topAnchor.hash)
    expect(top.firstAnchor != one.bottomAnchor && top.firstAnchor != two.topAnchor)
    let side = relate(.left, .right)
    expect(side.firstAnchor is NSLayoutXAxisAnchor && side.secondAnchor == two.rightAnchor)
    let height = one.heightAnchor.constraint(equalToConstant: 7)
    expect(height.firstAnchor as? NSLayoutDimension, equals: one.heightAnchor)
    expect(height.secondAnchor == nil && height.multiplier == 1)
    let half = room.heightAnchor.constraint(equalTo: one.heightAnchor, multiplier: 0.5)
    expect(half.multiplier == 0.5 && half.secondAnchor == one.heightAnchor)
    let way = one.leftAnchor.anchorWithOffset(to: two.leftAnchor).constraint(equalToConstant: 2)
    expect(way.firstAnchor is NSLayoutDimension)
  }

  @Test func `no share of a size is a size in points`() {
    let anchored = one.heightAnchor.constraint(
      equalTo: room.heightAnchor, multiplier: 0, constant: 12)
    expect(anchored.multiplier == 1 && anchored.secondItem == nil && anchored.secondAnchor == nil)
    expect(anchored.secondAttribute == .notAnAttribute && anchored.constant == 12)
    anchored.isActive = true
    let named = relate(.width, .height, multiplier: 0, constant: 9)
    expect(named.secondItem == nil && named.multiplier == 1)
    named.isActive = true
    room.layoutIfNeeded()
    expect(one.frame.size, equals: CGSize(width: 9, height: 12))
  }

  @Test func `no share of a place is refused, and so is a place related to a size`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (one, two) = (UIView(), UIView())
        _ = NSLayoutConstraint(
          item: one, attribute: .left, relatedBy: .equal, toItem: two, attribute: .left,
          multiplier: 0, constant: 3)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (one, two) = (UIView(), UIView())
        _ = NSLayoutConstraint(
          item: one, attribute: .left, relatedBy: .equal, toItem: two, attribute: .width,
          multiplier: 1, constant: 3)
      }
    }
  }
}
