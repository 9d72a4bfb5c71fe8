import Expectations
import Foundation
import Testing

@testable import UIKit

/// The state of cells that are used again.
@MainActor
struct ReusedCellTests {
  @Test func `a cell of a collection is configured again before it is used again`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.layoutIfNeeded()
    expect(states, equals: [false])
    cell.isSelected = true
    cell.layoutIfNeeded()
    expect(states, equals: [false, true])
    cell.empty()
    expect(!cell.isSelected && !cell.isHighlighted)
    cell.layoutIfNeeded()
    expect(states, equals: [false, true, false])
    // Also a cell whose state is the same.
    cell.empty()
    cell.layoutIfNeeded()
    expect(states.count, equals: 4)
  }

  @Test func `a row that is pushed aside knows it, until it is used again`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSwiped) }
    cell.layoutIfNeeded()
    cell.parts.isSwiped = true
    cell.layoutIfNeeded()
    expect(cell.showingDeleteConfirmation && cell.configurationState.isSwiped)
    expect(states, equals: [false, true])
    cell.parts.isSwiped = true
    cell.layoutIfNeeded()
    expect(states.count, equals: 2)
    cell.parts.isSwiped = false
    cell.layoutIfNeeded()
    expect(!cell.showingDeleteConfirmation && states == [false, true, false])
  }
}
