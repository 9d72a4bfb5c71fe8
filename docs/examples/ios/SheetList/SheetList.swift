import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = MapViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

final class MapViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let results = ResultsViewController()
        if let sheet = results.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.largestUndimmedDetentIdentifier = .medium
        }
        present(results, animated: true)
    }
}

/// Rows in a stack that is as wide as the list, and as high as it takes.
final class ResultsViewController: UIViewController, UIScrollViewDelegate {
    private let list = UIScrollView()
    private let rows = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        list.delegate = self
        list.alwaysBounceVertical = true
        list.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(list)

        rows.axis = .vertical
        rows.spacing = 8
        rows.isLayoutMarginsRelativeArrangement = true
        rows.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 24, leading: 16, bottom: 24, trailing: 16)
        rows.translatesAutoresizingMaskIntoConstraints = false
        list.addSubview(rows)

        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.topAnchor),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            rows.topAnchor.constraint(equalTo: list.contentLayoutGuide.topAnchor),
            rows.leadingAnchor.constraint(equalTo: list.contentLayoutGuide.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: list.contentLayoutGuide.trailingAnchor),
            rows.bottomAnchor.constraint(equalTo: list.contentLayoutGuide.bottomAnchor),
            rows.widthAnchor.constraint(equalTo: list.frameLayoutGuide.widthAnchor),
        ])
        for number in 1...20 { rows.addArrangedSubview(row("Result \(number)")) }
    }

    private func row(_ title: String) -> UIView {
        let label = UILabel()
        label.text = title
        label.heightAnchor.constraint(equalToConstant: 56).isActive = true
        return label
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        print("the list rests at \(Int(scrollView.contentOffset.y.rounded()))")
    }
}
