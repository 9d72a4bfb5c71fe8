import UIKit

class SplitViewController: UISplitViewController, UISplitViewControllerDelegate {

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        preferredSplitBehavior = .tile
        preferredPrimaryColumnWidthFraction = 0.33
        minimumPrimaryColumnWidth = 200
        maximumPrimaryColumnWidth = 320
        setViewController(SidebarViewController(), for: .primary)
        setViewController(DetailViewController(), for: .secondary)
    }

    func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column {
        return .primary
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        print("hides \(column)")
    }
}

class SidebarViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sidebar"
        view.backgroundColor = .systemGroupedBackground
        let names = [("Inbox", "tray"), ("Sent", "paperplane"), ("Trash", "trash")]
        for (index, (name, symbol)) in names.enumerated() {
            var config = UIButton.Configuration.plain()
            config.title = name
            config.image = UIImage(systemName: symbol)
            config.imagePadding = 10
            let button = UIButton(configuration: config, primaryAction: UIAction { [weak self] _ in
                let detail = DetailViewController()
                detail.title = name
                self?.showDetailViewController(detail, sender: self)
            })
            button.contentHorizontalAlignment = .leading
            button.frame = CGRect(x: 0, y: 100 + CGFloat(index) * 50, width: 300, height: 44)
            view.addSubview(button)
        }
    }
}

class DetailViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
        navigationItem.leftItemsSupplementBackButton = true
    }
}
