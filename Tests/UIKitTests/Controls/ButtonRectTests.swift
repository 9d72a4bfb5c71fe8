import Expectations
import Foundation
import Testing
import UIKit

/// The rectangles by which subclasses arrange a button's title and image.
@MainActor
struct ButtonRectTests {
  private final class Stacked: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.minX, y: contentRect.maxY - 20, width: contentRect.width, height: 20)
    }

    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.midX - 8, y: contentRect.minY, width: 16, height: 16)
    }
  }

  @Test func `title and image have their places when they are read`() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("Stop", for: .normal)
    let before = try #require(button.titleLabel).frame
    expect(before.midX, equals: 50)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    let after = try #require(button.titleLabel).frame
    expect(after.midX, equals: 60)
    button.layoutIfNeeded()
    expect(button.titleLabel?.frame, equals: after)
  }

  @Test func `the default rectangles are where title and image lie`() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    button.setTitle("Stop", for: .normal)
    button.setImage(UIImage(systemName: "trash"), for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 30, bottom: 6, right: 10)
    button.titleEdgeInsets.left = 12
    button.layoutIfNeeded()
    let room = button.contentRect(forBounds: button.bounds)
    expect(room, equals: CGRect(x: 30, y: 4, width: 160, height: 50))
    let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
    // A frame goes through center and bounds, which rounds its last digits.
    for (view, rect) in [
      (title as UIView, button.titleRect(forContentRect: room)),
      (image, button.imageRect(forContentRect: room)),
    ] {
      expect(abs(view.frame.minX - rect.minX) + abs(view.frame.minY - rect.minY), isBelow: 0.001)
      expect(abs(view.frame.maxX - rect.maxX) + abs(view.frame.maxY - rect.maxY), isBelow: 0.001)
    }
    expect(abs(title.frame.minX - image.frame.maxX - 6), isBelow: 0.001)
  }

  @Test func `a subclass arranges title and image`() {
    let button = Stacked(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    button.setTitle("Stop", for: .normal)
    button.setImage(UIImage(systemName: "trash"), for: .normal)
    button.layoutIfNeeded()
    expect(button.titleLabel?.frame, equals: CGRect(x: 0, y: 40, width: 100, height: 20))
    expect(button.imageView?.frame, equals: CGRect(x: 42, y: 0, width: 16, height: 16))
  }

  @Test func `a subclass changes the room of both`() {
    final class Narrow: UIButton {
      override func contentRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 50, y: 0, width: 50, height: bounds.height)
      }
    }
    let button = Narrow(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("A", for: .normal)
    button.contentHorizontalAlignment = .left
    button.layoutIfNeeded()
    expect(button.titleLabel?.frame.minX, equals: 50)
  }
}
