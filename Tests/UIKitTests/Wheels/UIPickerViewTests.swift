import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

@testable import UIKit

/// Wheels side by side, turned by fingers and by the program.
@MainActor struct UIPickerViewTests {
  @Test func `a flick turns the wheel to a row, and the delegate hears of it once`() {
    let scene = WheelScene([100])
    scene.flick()
    expect(scene.heard, equals: [])
    scene.window.advance(to: 10)
    let row = scene.picker.selectedRow(inComponent: 0)
    expect(row, isAbove: 5)
    expect(scene.offset(), equals: Double(row) * 32)
    expect(scene.heard, equals: ["0: \(row)"])
  }

  @Test func `a slow drag rests on the nearest row, with the reason`() {
    let scene = WheelScene()
    let said = WheelScene.said {
      scene.fingers.down(0, 160, 150)
      for step in 1...20 { scene.fingers.move(0, 160, 150 - Double(step) * 3) }
      scene.fingers.wait(300)
      scene.fingers.lift()
      scene.window.advance(to: 5)
    }
    // 60 points, of which 10 are the slop, on rows of 32 points.
    expect(scene.picker.selectedRow(inComponent: 0), equals: 2)
    expect(scene.offset(), equals: 64)
    expect(scene.heard, equals: ["0: 2"])
    let words = said.first { $0.contains("lets go") } ?? ""
    expect(words.hasPrefix("UIPickerView lets go at y 50 with 0 pt/s, rests at 64, row 2: "))
  }

  @Test func `a wheel that comes back to its row is not reported`() {
    let scene = WheelScene()
    scene.fingers.down(0, 160, 150)
    for step in 1...20 { scene.fingers.move(0, 160, 150 - Double(step)) }
    scene.fingers.wait(300)
    scene.fingers.lift()
    scene.window.advance(to: 5)
    expect(scene.offset(), equals: 0)
    expect(scene.heard, equals: [])
  }

  @Test func `a throw past the last row bounces and rests on it`() {
    let scene = WheelScene([5])
    scene.flick(-120)
    var farthest = 0.0
    for step in 1...300 {
      scene.window.advance(to: 0.1 + Double(step) / 60)
      farthest = max(farthest, scene.offset())
    }
    expect(farthest, isAbove: 128)
    expect(scene.offset(), equals: 128)
    expect(scene.heard, equals: ["0: 4"])
  }

  @Test func `a cancelled drag goes back to the row where it began`() {
    let scene = WheelScene()
    scene.picker.selectRow(3, inComponent: 0, animated: false)
    scene.fingers.down(0, 160, 150)
    for step in 1...10 { scene.fingers.move(0, 160, 150 - Double(step) * 10) }
    scene.fingers.cancel()
    scene.window.advance(to: 5)
    expect(scene.offset(), equals: 96)
    expect(scene.picker.selectedRow(inComponent: 0), equals: 3)
    expect(scene.heard, equals: [])
  }

  @Test func `a finger that catches the wheel chooses nothing until it lifts`() {
    let scene = WheelScene([100])
    scene.flick()
    scene.window.advance(to: 0.3)
    scene.fingers.wait(240)
    scene.fingers.down(0, 160, 108)
    let caught = scene.offset()
    scene.fingers.wait(500)
    expect(scene.offset(), equals: caught)
    expect(scene.heard, equals: [])
    scene.fingers.lift()
    scene.window.advance(to: 5)
    let row = (caught / 32).rounded()
    expect(scene.offset(), equals: row * 32)
    expect(scene.heard, equals: ["0: \(Int(row))"])
  }

  @Test func `a tap beside the middle brings its row there`() {
    let scene = WheelScene()
    let said = WheelScene.said {
      scene.tap(160, 108 + 32)
      scene.window.advance(to: 2)
    }
    expect(scene.picker.selectedRow(inComponent: 0), equals: 1)
    expect(scene.heard, equals: ["0: 1"])
    expect(said.contains { $0.hasPrefix("UIPickerView tapped row 1, which is 32.") })
    // Rows near the edge are seen closer together than they are.
    scene.tap(160, 205)
    scene.window.advance(to: 4)
    expect(scene.heard, equals: ["0: 1", "0: 5"])
  }

  @Test func `the program selects rows without the delegate, at once or in time`() {
    let scene = WheelScene()
    scene.picker.selectRow(7, inComponent: 0, animated: false)
    expect(scene.offset(), equals: 224)
    scene.picker.selectRow(2, inComponent: 0, animated: true)
    expect(scene.picker.selectedRow(inComponent: 0), equals: 2)
    expect(scene.offset(), equals: 224)
    scene.window.advance(to: 0.15)
    expect(scene.offset() < 200 && scene.offset() > 64)
    scene.window.advance(to: 1)
    expect(scene.offset(), equals: 64)
    scene.picker.selectRow(99, inComponent: 0, animated: false)
    expect(scene.picker.selectedRow(inComponent: 0), equals: 19)
    expect(scene.heard, equals: [])
  }

  @Test func `each wheel turns alone, and reloading leaves the rows that still exist`() {
    let scene = WheelScene([10, 10, 0])
    expect(scene.picker.numberOfComponents, equals: 3)
    expect(scene.picker.selectedRow(inComponent: 2), equals: -1)
    scene.picker.selectRow(4, inComponent: 0, animated: false)
    scene.flick(-60, x: 160)
    scene.window.advance(to: 5)
    expect(scene.heard.count == 1 && scene.heard[0].hasPrefix("1: "))
    expect(scene.picker.selectedRow(inComponent: 0), equals: 4)
    scene.counts = [3, 10, 0]
    scene.picker.reloadComponent(0)
    expect(scene.picker.selectedRow(inComponent: 0), equals: 2)
    scene.counts = [5]
    scene.picker.reloadAllComponents()
    expect(scene.picker.numberOfComponents, equals: 1)
    expect(scene.picker.selectedRow(inComponent: 0), equals: 2)
  }

  @Test func `without a data source a picker is empty`() {
    let picker = UIPickerView()
    expect(picker.frame.size, equals: CGSize(width: 320, height: 216))
    expect(picker.numberOfComponents, equals: 0)
    expect(picker.numberOfRows(inComponent: 0), equals: 0)
    expect(picker.selectedRow(inComponent: 0), equals: -1)
    expect(picker.rowSize(forComponent: 3), equals: .zero)
    expectNil(picker.view(forRow: 0, forComponent: 0))
    picker.selectRow(1, inComponent: 1, animated: true)
  }

  private final class ViewDelegate: NSObject, UIPickerViewDelegate, UIPickerViewDataSource {
    var reused = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      200
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      component == 0 ? 80 : 120
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      40
    }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      if view != nil { reused += 1 }
      let shown = view ?? UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      shown.tag = row
      return shown
    }
  }

  @Test func `the delegate's views, sizes and reuse`() throws {
    let scene = WheelScene()
    let delegate = ViewDelegate()
    scene.picker.dataSource = delegate
    scene.picker.delegate = delegate
    scene.window.layoutIfNeeded()
    expect(scene.picker.rowSize(forComponent: 0), equals: CGSize(width: 80, height: 40))
    expect(scene.picker.rowSize(forComponent: 1), equals: CGSize(width: 120, height: 40))
    let first = try #require(scene.picker.view(forRow: 0, forComponent: 0))
    expect(first.bounds.size, equals: CGSize(width: 30, height: 20))
    expect(first.convert(CGPoint(x: 15, y: 10), to: scene.picker).y, equals: 108)
    expectNil(scene.picker.view(forRow: 150, forComponent: 0))
    scene.picker.selectRow(150, inComponent: 0, animated: false)
    expect(scene.picker.view(forRow: 150, forComponent: 0)?.tag, equals: 150)
    expect(delegate.reused, isAbove: 0)
  }

  private final class Hostile: NSObject, UIPickerViewDelegate, UIPickerViewDataSource {
    var height: CGFloat = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? .max : .min
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      component == 0 ? .infinity : .nan
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      height
    }
  }

  @Test(arguments: [0, -3, 1e-300, 1e300, CGFloat.nan, .infinity])
  func `numbers that cannot be are no harm`(height: CGFloat) {
    let scene = WheelScene()
    let delegate = Hostile()
    delegate.height = height
    scene.picker.dataSource = delegate
    scene.picker.delegate = delegate
    scene.picker.selectRow(.max, inComponent: 0, animated: false)
    scene.window.layoutIfNeeded()
    scene.flick(-60, x: 80)
    scene.window.advance(to: 5)
    expect(scene.picker.numberOfRows(inComponent: 0), equals: 100_000_000)
    expect(scene.picker.selectedRow(inComponent: 1), equals: -1)
    expect(scene.picker.rowSize(forComponent: 0).height, isAtLeast: 1)
  }

  private final class Colored: NSObject, UIPickerViewDelegate {
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
      NSAttributedString(string: "red \(row)", attributes: [.foregroundColor: UIColor.red])
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "plain" }
  }

  @Test func `an attributed title comes before a plain one`() {
    let scene = WheelScene()
    let delegate = Colored()
    scene.picker.delegate = delegate
    scene.window.layoutIfNeeded()
    let label = scene.picker.view(forRow: 1, forComponent: 0) as? UILabel
    expect(label?.text, equals: "red 1")
  }

  @Test func `rows become flatter, narrower and fainter towards the edge`() throws {
    let cylinder = WheelCylinder(height: 216)
    let middle = try #require(cylinder.look(at: 0, rowHeight: 32))
    let next = try #require(cylinder.look(at: 32, rowHeight: 32))
    let far = try #require(cylinder.look(at: 128, rowHeight: 32))
    expect(middle, equals: .init(y: 0, scale: CGSize(width: 1, height: 1), opacity: 1))
    expect(next.y < 32 && next.scale.height < 1 && next.opacity < 1)
    expect(far.scale.height < next.scale.height && far.scale.width < next.scale.width)
    expect(far.opacity, isBelow: next.opacity)
    expectNil(cylinder.look(at: 170, rowHeight: 32))
    expect((cylinder.distance(seenAt: next.y) - 32).magnitude, isBelow: 1e-9)
  }

  @Test func `a wheel in a scroll view or a sheet moves nothing else`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    let outer = UIScrollView(frame: window.bounds)
    outer.contentSize = CGSize(width: 320, height: 2000)
    outer.contentOffset.y = 100
    window.addSubview(outer)
    let scene = WheelScene()
    scene.picker.frame.origin.y = 100
    outer.addSubview(scene.picker)
    window.layoutIfNeeded()
    let fingers = Fingers(window)
    fingers.down(0, 160, 60)
    for step in 1...10 { fingers.move(0, 160, 60 + Double(step) * 10) }
    expect(outer.contentOffset.y, equals: 100)
    expect(scene.offset(), isBelow: 0)
    fingers.lift()
    window.advance(to: 5)
    expect(scene.offset(), equals: 0)
    expect(scene.heard, equals: [])
  }
}
