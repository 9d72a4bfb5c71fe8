import UIKit

class TabsController: UITabBarController, UITabBarControllerDelegate {

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let home = SymbolViewController(symbol: "house.fill")
        home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), selectedImage: UIImage(systemName: "house.fill"))
        let inbox = SymbolViewController(symbol: "tray.fill")
        inbox.tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray"), tag: 1)
        inbox.tabBarItem.badgeValue = "3"
        inbox.tabBarItem.badgeColor = .systemGreen
        let search = UINavigationController(rootViewController: SymbolViewController(symbol: "magnifyingglass"))
        search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 2)
        viewControllers = [home, inbox, search]
        tabBar.tintColor = .systemIndigo
        tabBar.unselectedItemTintColor = .systemGray
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        viewController.tabBarItem.badgeValue = nil
    }
}

class SymbolViewController: UIViewController {

    private let symbol: String

    init(symbol: String) {
        self.symbol = symbol
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let large = UIImage.SymbolConfiguration(pointSize: 90, weight: .thin, scale: .large)
        let palette = large.applying(UIImage.SymbolConfiguration(paletteColors: [.systemOrange, .systemTeal]))
        let plain = UIImageView(image: UIImage(systemName: symbol, withConfiguration: large))
        plain.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .largeTitle)
        plain.center = CGPoint(x: view.bounds.midX, y: 200)
        plain.tintColor = .systemRed
        let colored = UIImageView(image: UIImage(systemName: "person.crop.circle.badge.plus")?.applyingSymbolConfiguration(palette))
        colored.sizeToFit()
        colored.center = CGPoint(x: view.bounds.midX, y: 360)
        let original = UIImageView(image: UIImage(systemName: "heart.fill")?.withTintColor(.magenta, renderingMode: .alwaysOriginal))
        original.center = CGPoint(x: view.bounds.midX, y: 480)
        [plain, colored, original].forEach(view.addSubview)
    }
}
