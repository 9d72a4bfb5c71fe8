import Expectations
import Foundation
import Testing
import UIKit

/// A search controller whose bar is in a view of the application.
@MainActor
struct SearchBarAloneTests {
  @Test(arguments: [true, false])
  func `it becomes active and inactive there`(inTable: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let page = inTable ? UITableViewController(style: .plain) : UIViewController()
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.frame = CGRect(x: 0, y: 0, width: 300, height: 56)
    if let table = page as? UITableViewController {
      table.tableView.tableHeaderView = search.searchBar
    } else {
      let around = UIView(frame: CGRect(x: 0, y: 80, width: 300, height: 56))
      around.addSubview(search.searchBar)
      page.view.addSubview(around)
    }
    window.rootViewController = UINavigationController(rootViewController: page)
    window.makeKeyAndVisible()
    window.advance(to: 1)
    search.isActive = true
    window.advance(to: 2)
    expect(search.isActive && search.searchBar.window === window)
    search.searchBar.text = "x"
    search.isActive = false
    window.advance(to: 3)
    expect(!search.isActive && search.searchBar.text == "")
    expect(search.searchBar.superview != nil)
  }
}
