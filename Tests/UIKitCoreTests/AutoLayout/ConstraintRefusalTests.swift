import Foundation
import Testing
import UIKit

/// Constraints that cannot be, which end the program with a sentence.
@MainActor
struct ConstraintRefusalTests {
  private nonisolated static func relate(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1
  ) async {
    await MainActor.run {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      _ = NSLayoutConstraint(
        item: inner, attribute: first, relatedBy: .equal,
        toItem: second == .notAnAttribute ? nil : outer, attribute: second,
        multiplier: multiplier, constant: 0)
    }
  }

  @Test func `leading and trailing are not related to left and right`() async {
    await #expect(processExitsWith: .failure) { await Self.relate(.leading, .left) }
    await #expect(processExitsWith: .failure) { await Self.relate(.right, .trailing) }
    await #expect(processExitsWith: .failure) { await Self.relate(.trailingMargin, .leftMargin) }
    await Self.relate(.left, .right)
    await Self.relate(.leading, .trailing)
    await Self.relate(.leading, .centerX)
    await Self.relate(.left, .centerX)
  }

  @Test func `a place is not related to a size or to a number alone`() async {
    await #expect(processExitsWith: .failure) { await Self.relate(.leading, .width) }
    await #expect(processExitsWith: .failure) { await Self.relate(.height, .top) }
    await #expect(processExitsWith: .failure) { await Self.relate(.top, .notAnAttribute) }
    await #expect(processExitsWith: .failure) { await Self.relate(.top, .bottom, multiplier: 0) }
    await Self.relate(.width, .notAnAttribute)
    await Self.relate(.width, .height, multiplier: 0)
  }
}
