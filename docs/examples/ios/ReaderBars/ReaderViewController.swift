import UIKit

class ReaderViewController: UIViewController {

    private var isBookmarked = false {
        didSet {
            bookmark.image = UIImage(systemName: isBookmarked ? "bookmark.fill" : "bookmark")
        }
    }

    private lazy var bookmark = UIBarButtonItem(image: UIImage(systemName: "bookmark"), style: .plain, target: self, action: #selector(toggleBookmark))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reader"
        view.backgroundColor = .white
        navigationItem.rightBarButtonItem = bookmark
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Contents", image: UIImage(systemName: "list.bullet"), primaryAction: UIAction { _ in }, menu: nil)
        let size = UIBarButtonItem(image: UIImage(systemName: "textformat.size"), menu: UIMenu(children: [
            UIAction(title: "Larger", image: UIImage(systemName: "plus.magnifyingglass")) { [weak self] _ in
                self?.traitOverrides.preferredContentSizeCategory = .extraLarge
            },
            UIAction(title: "Smaller", image: UIImage(systemName: "minus.magnifyingglass")) { [weak self] _ in
                self?.traitOverrides.preferredContentSizeCategory = .small
            },
        ]))
        let share = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(share(_:)))
        share.isEnabled = false
        toolbarItems = [size, .flexibleSpace(), share]
        let text = UILabel(frame: CGRect(x: 20, y: 120, width: 350, height: 600))
        text.numberOfLines = 0
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        text.text = "Tap to hide the bars, tap again to show them. A swipe up hides them, too."
        view.addSubview(text)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.isToolbarHidden = false
        navigationController?.hidesBarsOnTap = true
        navigationController?.hidesBarsOnSwipe = true
        navigationController?.hidesBarsWhenVerticallyCompact = true
        navigationController?.barHideOnTapGestureRecognizer.addTarget(self, action: #selector(barsTapped(_:)))
    }

    override var prefersStatusBarHidden: Bool {
        return navigationController?.isNavigationBarHidden ?? false
    }

    @objc private func barsTapped(_ recognizer: UITapGestureRecognizer) {
        setNeedsStatusBarAppearanceUpdate()
    }

    @objc private func toggleBookmark() {
        isBookmarked.toggle()
    }

    @objc private func share(_ sender: UIBarButtonItem) {
        present(UIViewController(), animated: true)
    }
}
