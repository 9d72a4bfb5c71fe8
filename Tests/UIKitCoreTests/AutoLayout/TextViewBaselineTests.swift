import Expectations
import Testing
import ViewTesting

@testable import UIKit

/// The baselines of text views.
@MainActor
struct TextViewBaselineTests {
  private let table = Table()
  private let label = UILabel()
  private let view = UITextView()

  init() {
    view.isScrollEnabled = false
    view.text = "Name"
    view.font = label.font
    label.text = "Name"
    for subview in [label, view] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      table.view.addSubview(subview)
    }
    view.topAnchor.constraint(equalTo: table.view.topAnchor, constant: 50).isActive = true
  }

  @Test(arguments: [8.0, 30])
  func `the first baseline is that of the first line, below the inset`(inset: Double) {
    view.textContainerInset.top = inset
    label.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor).isActive = true
    table.window.layoutIfNeeded()
    expect(abs(label.frame.minY - 50 - inset), isAtMost: 1)
  }

  @Test func `the last baseline is that of the last line, above the inset`() {
    view.text = "Name\nPlace\nTime"
    view.textContainerInset.bottom = 20
    label.lastBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor).isActive = true
    table.window.layoutIfNeeded()
    expect(abs(label.frame.maxY - (view.frame.maxY - 20)), isAtMost: 1)
  }
}
