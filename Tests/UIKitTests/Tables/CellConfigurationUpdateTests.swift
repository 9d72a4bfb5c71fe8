import Expectations
import Foundation
import Testing
import UIKit

/// Cells and headers that configure themselves.
@MainActor
struct CellConfigurationUpdateTests {
  final class Cell: UITableViewCell {
    var states: [Bool] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state.isSelected)
      var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
      background.backgroundColor = .red
      backgroundConfiguration = background
    }
  }

  final class Header: UITableViewHeaderFooterView {
    var count = 0

    override func updateConfiguration(using state: UIViewConfigurationState) {
      super.updateConfiguration(using: state)
      count += 1
    }
  }

  @Test func `a cell's method is called before it is first shown, and with each state`() {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    expect(!cell.states.isEmpty && cell.states.allSatisfy { !$0 })
    cell.isSelected = true
    cell.layoutIfNeeded()
    expect(cell.states.last, equals: true)
    expect(cell.backgroundConfiguration?.backgroundColor, equals: .red)
  }

  @Test func `a header's method is called before it is first shown`() {
    let header = Header(reuseIdentifier: nil)
    header.frame.size = CGSize(width: 100, height: 20)
    header.layoutIfNeeded()
    expect(header.count, equals: 1)
  }
}
