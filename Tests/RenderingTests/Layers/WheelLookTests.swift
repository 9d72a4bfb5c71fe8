import Foundation
import PantographRendering
import Testing
import UIKit

/// Pictures of pickers.
@MainActor struct WheelLookTests {
  private final class Months: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      20
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { component == 0 ? "Row \(row)" : "\(row * 5) kg" }
  }

  @Test func `a picker is a cylinder with its chosen rows in the middle`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    window.backgroundColor = .white
    window.isHidden = false
    let picker = UIPickerView()
    let months = Months()
    picker.dataSource = months
    picker.delegate = months
    window.addSubview(picker)
    picker.selectRow(6, inComponent: 0, animated: false)
    picker.selectRow(1, inComponent: 1, animated: false)
    window.advance(to: 0)
    try Golden(name: "picker").expect(LayerRenderer().image(of: window))
  }

  @Test func `a calendar shows a month with the chosen day`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 360))
    window.backgroundColor = .white
    window.isHidden = false
    UIDatePicker.now = { Date(timeIntervalSinceReferenceDate: 816_800_000) }
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: "en_US")
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .dateAndTime
    picker.date = Date(timeIntervalSinceReferenceDate: 817_000_000)
    picker.minimumDate = Date(timeIntervalSinceReferenceDate: 816_500_000)
    picker.frame.size = picker.intrinsicContentSize
    window.addSubview(picker)
    window.advance(to: 0)
    try Golden(name: "calendar").expect(LayerRenderer().image(of: window))
  }
}
