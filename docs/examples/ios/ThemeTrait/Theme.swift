import UIKit

enum Theme: Int {
    case paper, night
}

struct ThemeTrait: UITraitDefinition {
    static let defaultValue = Theme.paper
    static let affectsColorAppearance = true
    static let name = "Theme"
    static let identifier = "com.example.theme"
}

extension UITraitCollection {
    var theme: Theme { self[ThemeTrait.self] }
}

extension UIMutableTraits {
    var theme: Theme {
        get { self[ThemeTrait.self] }
        set { self[ThemeTrait.self] = newValue }
    }
}

class ThemeContainer: UIViewController {

    private let page = ThemedPage()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(page)
        page.view.frame = view.bounds
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(page.view)
        page.didMove(toParent: self)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(toggleTheme)))
    }

    @objc private func toggleTheme() {
        traitOverrides.theme = traitCollection.theme == .paper ? .night : .paper
    }
}

class ThemedPage: UIViewController {

    private let label = UILabel(frame: CGRect(x: 40, y: 100, width: 300, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        registerForTraitChanges([ThemeTrait.self, UITraitVerticalSizeClass.self], action: #selector(themeChanged))
        label.registerForTraitChanges([ThemeTrait.self]) { (label: UILabel, previous: UITraitCollection) in
            label.text = "\(previous.theme) to \(label.traitCollection.theme)"
        }
        themeChanged()
        label.text = "Tap to change the theme"
    }

    @objc private func themeChanged() {
        switch traitCollection.theme {
        case .paper:
            view.backgroundColor = .white
            label.textColor = .black
        case .night:
            view.backgroundColor = UIColor(white: 0.1, alpha: 1)
            label.textColor = .white
        }
    }
}
