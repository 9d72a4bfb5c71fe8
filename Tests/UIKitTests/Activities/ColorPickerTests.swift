import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

@testable import UIKit

/// Colors that the user picks from a grid.
@MainActor struct ColorPickerTests {
  private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
    var heard: [String] = []
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { heard.append(continuously ? "moving" : "picked") }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      heard.append("finished")
    }
  }

  private final class OldListener: NSObject, UIColorPickerViewControllerDelegate {
    var heard = 0
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
      heard += 1
    }
  }

  private func scene() -> (UIWindow, UIViewController, Fingers) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let root = UIViewController()
    window.rootViewController = root
    window.isHidden = false
    return (window, root, Fingers(window))
  }

  private func colorGrid(_ picker: UIColorPickerViewController) -> ColorGrid? {
    picker.view.subviews.compactMap { $0 as? ColorGrid }.first
  }

  @Test func `a finger over the grid picks colors until it lifts`() throws {
    let (_, root, fingers) = scene()
    let picker = UIColorPickerViewController()
    let listener = Listener()
    picker.delegate = listener
    picker.selectedColor = .red
    root.present(picker, animated: true)
    fingers.wait(1000)
    let grid = try #require(colorGrid(picker))
    let start = grid.convert(CGPoint(x: 12, y: 12), to: nil)
    fingers.down(0, Double(start.x), Double(start.y))
    fingers.wait(10)
    expect(picker.selectedColor, equals: UIColor(white: 1, alpha: 1))
    fingers.move(0, Double(start.x) + 260, Double(start.y))
    expect(picker.selectedColor, equals: ColorGrid.color(row: 0, column: 11))
    fingers.lift()
    expect(listener.heard, equals: ["moving", "moving", "picked"])
    root.dismiss(animated: true)
    fingers.wait(1000)
    expect(listener.heard.last, equals: "finished")
    let old = OldListener()
    old.colorPickerViewController(picker, didSelect: .red, continuously: false)
    expect(old.heard, equals: 1)
  }

  @Test func `a grid that has no height any more picks nothing`() throws {
    let (_, root, fingers) = scene()
    let grid = ColorGrid()
    grid.frame = CGRect(x: 20, y: 20, width: 240, height: 200)
    var picked = 0
    grid.picked = { _, _ in picked += 1 }
    root.view.addSubview(grid)
    fingers.wait(10)
    fingers.down(0, 30, 30)
    fingers.wait(10)
    expect(picked, equals: 1)
    grid.frame.size.height = 0
    fingers.move(0, 200, 30)
    grid.frame.size = CGSize(width: 0, height: 200)
    fingers.move(0, 30, 30)
    expect(picked, equals: 1)
    grid.frame.size = CGSize(width: 240, height: 200)
    fingers.move(0, 200, 30)
    expect(picked, equals: 2)
  }

  @Test func `a finger that moves inside a cell picks nothing new, and its next touch does`() {
    let (_, root, fingers) = scene()
    let grid = ColorGrid()
    grid.frame = CGRect(x: 20, y: 20, width: 240, height: 200)
    var picked: [Bool] = []
    grid.picked = { picked.append($1) }
    root.view.addSubview(grid)
    fingers.wait(10)
    fingers.down(0, 22, 22)
    fingers.wait(10)
    fingers.move(0, 36, 22)
    fingers.move(0, 22, 36)
    expect(picked, equals: [true])
    fingers.lift()
    expect(picked, equals: [true, false])
    fingers.wait(1000)
    fingers.down(0, 22, 22)
    fingers.wait(10)
    expect(picked, equals: [true, false, true])
  }

  @Test func `a well opens a picker, takes its color and sends one event for each`() throws {
    let (window, root, fingers) = scene()
    let well = UIColorWell(frame: CGRect(x: 20, y: 20, width: 28, height: 28))
    expect(well.intrinsicContentSize, equals: CGSize(width: 28, height: 28))
    var heard = 0
    well.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
    well.selectedColor = .red
    well.title = "Ink"
    well.supportsAlpha = false
    root.view.addSubview(well)
    window.layoutIfNeeded()
    fingers.down(0, 34, 34)
    fingers.lift()
    fingers.wait(1000)
    let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
    expect(picker.selectedColor == .red && picker.title == "Ink" && !picker.supportsAlpha)
    let grid = try #require(colorGrid(picker))
    let point = grid.convert(CGPoint(x: grid.bounds.width - 5, y: 5), to: nil)
    fingers.down(0, Double(point.x), Double(point.y))
    fingers.lift()
    expect(heard, equals: 1)
    expect(well.selectedColor, equals: UIColor(white: 0, alpha: 1))
  }

  @Test func `the grid goes from white to black, and from dark hues to light ones`() {
    expect(ColorGrid.color(row: 0, column: 0), equals: UIColor(white: 1, alpha: 1))
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    ColorGrid.color(row: 1, column: 0).getHue(
      &hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    expect((brightness - 0.3).magnitude, isBelow: 0.01)
    ColorGrid.color(row: 9, column: 0).getHue(
      &hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    expect((saturation - 0.15).magnitude < 0.01 && brightness == 1)
  }
}
