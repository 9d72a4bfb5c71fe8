import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

@testable import UIKit

/// Pickers that a storyboard describes.
@MainActor
struct PickerStoryboardTests {
  final class PickerController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    @Outlet var picker: UIPickerView!
    @Outlet var dates: UIDatePicker!
    var heard = 0

    override var interfaceActions: [InterfaceAction] {
      [InterfaceAction("dateChanged:", PickerController.dateChanged)]
    }
    @IBAction func dateChanged(_ sender: UIDatePicker) { heard += 1 }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "row \(row)" }
  }

  private func controller(_ attributes: String, _ inside: String = "") throws -> PickerController {
    UIDatePicker.beginOnTheSameDay()
    InterfaceClasses.register(PickerController.self, as: "PickerStoryboardController")
    let table = StoryboardTable()
    let board = try table.storyboard(
      initial: "c",
      StoryboardTable.scene(
        """
        <viewController id="c" customClass="PickerStoryboardController"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
        <pickerView id="p" showsSelectionIndicator="YES"><rect key="frame" x="0" y="0" width="320" height="216"/>
        <connections><outlet property="dataSource" destination="c" id="1"/>
        <outlet property="delegate" destination="c" id="2"/></connections></pickerView>
        <datePicker id="d" \(attributes)><rect key="frame" x="0" y="220" width="320" height="216"/>\(inside)
        <connections><action selector="dateChanged:" destination="c" eventType="valueChanged" id="3"/></connections>
        </datePicker></subviews></view>
        <connections><outlet property="picker" destination="p" id="4"/>
        <outlet property="dates" destination="d" id="5"/></connections></viewController>
        """))
    let controller = try #require(try board.makeInitialViewController() as? PickerController)
    controller.loadViewIfNeeded()
    return controller
  }

  @Test func `a picker has its rows, and a date picker its mode, style, limits and action`() throws
  {
    let controller = try controller(
      #"datePickerMode="date" style="wheels" minuteInterval="5""#,
      """
      <date key="date" timeIntervalSinceReferenceDate="600000000"/>
      <date key="minimumDate" timeIntervalSinceReferenceDate="500000000"/>
      <date key="maximumDate" timeIntervalSinceReferenceDate="700000000"/>
      <locale key="locale" localeIdentifier="de_DE"/><timeZone key="timeZone" name="Europe/Berlin"/>
      """)
    expect(controller.picker.numberOfRows(inComponent: 0), equals: 4)
    let dates = try #require(controller.dates)
    expect(dates.datePickerMode == .date && dates.datePickerStyle == .wheels)
    expect(dates.minuteInterval, equals: 5)
    expect(dates.date, equals: Date(timeIntervalSinceReferenceDate: 600_000_000))
    expect(dates.minimumDate, equals: Date(timeIntervalSinceReferenceDate: 500_000_000))
    expect(dates.maximumDate, equals: Date(timeIntervalSinceReferenceDate: 700_000_000))
    expect(dates.locale?.identifier, equals: "de_DE")
    expect(dates.timeZone?.identifier, equals: "Europe/Berlin")
    expect(dates.frame, equals: CGRect(x: 0, y: 220, width: 320, height: 216))
    dates.sendActions(for: .valueChanged)
    expect(controller.heard, equals: 1)
  }

  @Test func `a duration, and the time of the start`() throws {
    let controller = try controller(
      #"datePickerMode="countDownTimer" countDownDuration="3660" useCurrentDate="YES""#,
      #"<date key="date" timeIntervalSinceReferenceDate="0"/>"#)
    expect(controller.dates.countDownDuration, equals: 3660)
    expect(controller.dates.date, differsFrom: Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test(arguments: [
    (#"minuteInterval="0""#, ""), (#"minuteInterval="1e99""#, ""),
    (#"countDownDuration="-1""#, ""), (#"datePickerMode="year""#, ""),
    ("", #"<date key="date" timeIntervalSinceReferenceDate="1e300"/>"#),
    ("", #"<timeZone key="timeZone" name="Nowhere/None"/>"#),
  ])
  func `a value that cannot be is an error with its line`(
    attributes: String, inside: String
  ) throws {
    #expect(throws: StoryboardError.self) { try controller(attributes, inside) }
  }

  @Test(arguments: [-1e12, 1e12])
  func `dates far away are shown without harm`(seconds: Double) throws {
    let controller = try controller(
      #"datePickerMode="dateAndTime" style="wheels""#,
      """
      <date key="date" timeIntervalSinceReferenceDate="\(seconds)"/>
      <locale key="locale" localeIdentifier="en_US"/><timeZone key="timeZone" name="UTC"/>
      """)
    controller.view.layoutIfNeeded()
    expect(controller.dates.date, equals: Date(timeIntervalSinceReferenceDate: seconds))
  }
}
