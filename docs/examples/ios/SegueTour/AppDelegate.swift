import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = StartViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

/// The start of a tour whose segue is made in code.
class StartViewController: TourViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }

    @objc func tapped() {
        let next = TourViewController()
        next.view.backgroundColor = .systemMint
        let segue = ScaleSegue(identifier: SegueIdentifier.next.rawValue, source: self, destination: next)
        prepare(for: segue, sender: self)
        segue.perform()
    }
}
