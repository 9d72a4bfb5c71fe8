import Foundation
import UIKit
import ViewTesting

@testable import UIKit

/// A picker with rows in a window, a delegate that logs the user's choices, and a finger.
@MainActor
final class WheelScene: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let picker = UIPickerView()
  let fingers: Fingers
  var counts: [Int]
  var heard: [String] = []

  init(_ counts: [Int] = [20]) {
    self.counts = counts
    fingers = Fingers(window)
    super.init()
    window.isHidden = false
    picker.dataSource = self
    picker.delegate = self
    window.addSubview(picker)
    window.layoutIfNeeded()
  }

  /// Flicks the wheel of a column upwards by 60 points in 60 ms, which is 1000 points per second.
  func flick(_ dy: Double = -60, x: Double = 160) {
    fingers.down(0, x, 150)
    for step in 1...6 { fingers.move(0, x, 150 + dy * Double(step) / 6) }
    fingers.lift()
  }

  func tap(_ x: Double, _ y: Double) {
    fingers.down(0, x, y)
    fingers.lift()
  }

  func offset(_ component: Int = 0) -> Double { Double(picker.wheels[component].contentOffset.y) }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    counts[component]
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "Row \(row)" }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    heard.append("\(component): \(row)")
  }

  /// Returns what the trace says about wheels while `work` runs.
  static func said(_ work: () -> Void) -> [String] {
    let listener = Listener()
    let before = UIApplication.observer
    UIApplication.observer = listener
    defer { UIApplication.observer = before }
    work()
    return listener.said
  }

  private final class Listener: ApplicationObserver {
    var said: [String] = []
    func application(willHear call: String) { said.append(call) }
    func applicationDidMake(_ grip: TransitionGrip) {}
    func transition(_ name: String, did step: TransitionNews) {}
  }
}
