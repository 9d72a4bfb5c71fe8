import Expectations
import Foundation
import Testing

@testable import UIKit

/// The actions of a row's edit menu, which the delegate decides about and performs.
@MainActor
struct TableMenuActionTests {
  private final class Delegate: NSObject, UITableViewDelegate {
    var heard: [String] = []

    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
      indexPath.row == 1
    }
    func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { indexPath.row == 2 }
    func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) { heard.append("\(action) \(indexPath.row) \(sender as? String ?? "-")") }
  }

  @Test func `the delegate is asked about its row, and performs`() {
    let table = UITableView()
    let action = Selector("copy:")
    let path = IndexPath(row: 2, section: 0)
    expect(!table.showsEditMenu(at: path) && !table.canPerform(action, at: path, nil))
    let delegate = Delegate()
    table.delegate = delegate
    expect(!table.showsEditMenu(at: path) && table.canPerform(action, at: path, nil))
    let other = IndexPath(row: 1, section: 0)
    expect(table.showsEditMenu(at: other) && !table.canPerform(action, at: other, nil))
    table.perform(action, at: path, "sender")
    expect(delegate.heard, equals: ["copy: 2 sender"])
  }
}
