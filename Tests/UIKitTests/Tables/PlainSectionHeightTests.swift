import Expectations
import Foundation
import Testing
import UIKit

/// The heights of existing and missing headers and footers that Interface Builder sets in every table.
@MainActor
struct PlainSectionHeightTests {
  final class Source: UITableViewController {
    var headers: [String?] = [nil, "Title", nil]
    var footerHeight: CGFloat?

    override func numberOfSections(in tableView: UITableView) -> Int { 3 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { headers[section] }
    override func tableView(
      _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat {
      footerHeight ?? super.tableView(tableView, heightForFooterInSection: section)
    }
  }

  private func heights(_ source: Source) -> [[CGFloat]] {
    source.tableView.sectionHeaderHeight = 22
    source.tableView.sectionFooterHeight = 22
    source.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    source.view.layoutIfNeeded()
    return (0..<3).map {
      [
        source.tableView.rectForHeader(inSection: $0).height,
        source.tableView.rectForFooter(inSection: $0).height,
      ]
    }
  }

  @Test func `a plain table has room for headers and footers that there are`() {
    expect(heights(Source(style: .plain)), equals: [[0, 0], [22, 0], [0, 0]])
  }

  @Test func `a delegate's own height counts without a view`() {
    let source = Source(style: .plain)
    source.footerHeight = 9
    expect(heights(source), equals: [[0, 9], [22, 9], [0, 9]])
  }

  @Test func `a grouped table has the heights in every section`() {
    expect(heights(Source(style: .grouped)), equals: [[22, 22], [22, 22], [22, 22]])
  }
}
