import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UIViewSnapshotTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  let inner = UIView(frame: CGRect(x: 10, y: 20, width: 10, height: 10))

  init() {
    window.addSubview(view)
    view.addSubview(inner)
    view.backgroundColor = .red
    window.advance(to: 0)
  }

  private func picture(_ snapshot: UIView) throws -> CALayer {
    try #require(snapshot.layer.sublayers?.first)
  }

  @Test func `it goes on looking as the view did, its animations stopped where they were`() throws {
    UIView.animate(withDuration: 2, options: .curveLinear) { inner.center.x = 115 }
    window.advance(to: 1)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    expect(snapshot.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = .blue
    window.addSubview(snapshot)
    window.advance(to: 5)
    let picture = try picture(snapshot)
    expect(picture.backgroundColor, equals: UIColor.red.cgColor)
    expect(picture.sublayers?.first?.position, equals: CGPoint(x: 65, y: 25))
    expect(snapshot.convert(CGPoint.zero, to: nil), equals: .zero)
    expect(picture.convert(CGPoint.zero, to: nil), equals: .zero)
  }

  @Test func `it stretches with its bounds, within an animation too`() throws {
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    window.addSubview(snapshot)
    snapshot.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    let picture = try picture(snapshot)
    expect(
      picture.convert(CGPoint(x: 100, y: 100), to: snapshot.layer), equals: CGPoint(x: 200, y: 50))
    UIView.animate(withDuration: 1, options: .curveLinear) {
      snapshot.bounds.size = CGSize(width: 100, height: 100)
    }
    window.advance(to: 0.5)
    expect(abs(picture.seen.transform.m11 - 1.5), isBelow: 1e-9)
    expect(abs(snapshot.layer.seen.bounds.width - 150), isBelow: 1e-9)
  }

  @Test func `a part of a view stands at the corner of its own`() throws {
    let part = CGRect(x: 10, y: 20, width: 30, height: 40)
    let snapshot = try #require(
      view.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: .zero))
    let picture = try picture(snapshot)
    expect(snapshot.bounds.size == part.size && snapshot.clipsToBounds)
    expect(picture.convert(CGPoint(x: 10, y: 20), to: snapshot.layer), equals: .zero)
  }

  @Test func `layout that waits is done first where that is asked for`() throws {
    final class Row: UIView {
      override func layoutSubviews() { subviews.first?.center = CGPoint(x: 7, y: 7) }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    row.addSubview(UIView(frame: .zero))
    let before = try #require(row.snapshotView(afterScreenUpdates: false))
    let after = try #require(row.snapshotView(afterScreenUpdates: true))
    try expect(picture(before).sublayers?.first?.position, equals: .zero)
    try expect(picture(after).sublayers?.first?.position, equals: CGPoint(x: 7, y: 7))
  }
}
