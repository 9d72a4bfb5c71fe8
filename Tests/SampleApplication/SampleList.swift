import UIKit

/// A list whose rows open pages, with a button that counts and a field.
final class SampleList: UITableViewController {
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cards"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "card")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", primaryAction: UIAction { [weak self] _ in self?.addCard() })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    12 + count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath)
    cell.textLabel?.text = "Card \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    print("chose \(indexPath.row)")
    let page = UIViewController()
    page.title = "Card \(indexPath.row)"
    page.view.backgroundColor = .systemBackground
    navigationController?.pushViewController(page, animated: true)
  }

  private func addCard() {
    count += 1
    tableView.reloadData()
  }
}
