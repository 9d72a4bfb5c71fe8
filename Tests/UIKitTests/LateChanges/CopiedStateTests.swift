import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// States that a copy or a notification must have, and that the pictures do not show.
@MainActor
struct CopiedStateTests {
  @Test func `a presentation layer has the time, the name and the own keys of its layer`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let layer = CAShapeLayer()
    window.layer.addSublayer(layer)
    window.advance(to: 1)
    layer.name = "shape"
    layer.setValue("mine", forKey: "own")
    (layer.beginTime, layer.speed, layer.timeOffset) = (0.25, 2, 0.5)
    (layer.duration, layer.repeatCount, layer.autoreverses) = (3, 4, true)
    layer.lineWidth = 7
    let fade = CABasicAnimation(keyPath: "lineWidth")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 10, 2)
    layer.add(fade, forKey: "fade")
    window.advance(to: 1.25)
    let shown = try #require(layer.presentation())
    expect(shown !== layer && shown.model() === layer)
    expect(shown.name == "shape" && shown.value(forKey: "own") as? String == "mine")
    expect(shown.beginTime == 0.25 && shown.speed == 2 && shown.timeOffset == 0.5)
    expect(shown.duration == 3 && shown.repeatCount == 4 && shown.autoreverses)
    expect(shown.lineWidth != layer.lineWidth && shown.lineWidth > 0)
    expect(shown.presentation() === shown)
    expect(layer.convertTime(1, from: nil), equals: shown.convertTime(1, from: nil))
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 6 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath
    ) {}
  }

  @Test(arguments: [true, false])
  func `a carried cell is updated when it is lifted and when it is let go`(isEnded: Bool) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 90, height: 80)
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: flow)
    let source = Items()
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    list.dataSource = source
    window.addSubview(list)
    window.isHidden = false
    window.layoutIfNeeded()
    let fingers = Fingers(window)
    let cell = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isReordering) }
    window.layoutIfNeeded()
    states = []
    expect(list.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    window.layoutIfNeeded()
    fingers.wait(50)
    expect(states, equals: [true])
    list.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 120))
    fingers.wait(50)
    if isEnded { list.endInteractiveMovement() } else { list.cancelInteractiveMovement() }
    window.layoutIfNeeded()
    fingers.wait(500)
    expect(states.last, equals: false)
  }

  private final class Model: NSObject {
    @Dynamic var first = 0
    @Dynamic var second = 0
  }

  @Test func `each observer hears of its own property once, in the order of their calls`() {
    let (one, two) = (Model(), Model())
    var heard: [String] = []
    var tokens: [NSKeyValueObservation] = []
    for (name, model) in [("one", one), ("two", two)] {
      for number in 1...2 {
        tokens.append(
          model.observe(\.first, options: [.old, .new]) { _, change in
            heard.append(
              "\(name).first \(number) \(change.oldValue ?? -1) \(change.newValue ?? -1)")
          })
        tokens.append(
          model.observe(\.second, options: .prior) { _, change in
            heard.append("\(name).second \(number) \(change.isPrior)")
          })
      }
    }
    one.first = 1
    expect(heard, equals: ["one.first 1 0 1", "one.first 2 0 1"])
    heard = []
    two.second = 2
    let words = [
      "two.second 1 true", "two.second 2 true", "two.second 1 false", "two.second 2 false",
    ]
    expect(heard, equals: words)
    heard = []
    tokens[0].invalidate()
    one.first = 2
    one.second = 1
    expect(heard.first == "one.first 2 1 2" && heard.count == 5)
    tokens = []
    heard = []
    (one.first, two.first) = (3, 4)
    expect(heard, equals: [])
  }
}
