import UIKit

class GalleryViewController: UIViewController {

    private var count = 0
    private lazy var checkout: UIButton = {
        var config = UIButton.Configuration.filled()
        config.title = "Checkout"
        config.subtitle = "Nothing yet"
        config.image = UIImage(systemName: "cart.fill")
        config.imagePadding = 8
        config.imagePlacement = .leading
        config.cornerStyle = .capsule
        config.buttonSize = .large
        config.baseBackgroundColor = .systemPink
        let button = UIButton(configuration: config, primaryAction: nil)
        button.configurationUpdateHandler = { [unowned self] button in
            var config = button.configuration
            config?.subtitle = self.count == 0 ? "Nothing yet" : "\(self.count) things"
            config?.image = button.isHighlighted ? UIImage(systemName: "cart.badge.plus") : UIImage(systemName: "cart.fill")
            button.configuration = config
        }
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Buttons"
        view.backgroundColor = .systemBackground
        checkout.addTarget(self, action: #selector(addOne(_:)), for: .touchUpInside)

        let styles: [(String, UIButton.Configuration)] = [
            ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
        ]
        var y: CGFloat = 150
        for (name, style) in styles {
            var config = style
            config.attributedTitle = AttributedString(name, attributes: AttributeContainer([:]))
            config.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
            config.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                outgoing.font = UIFont.preferredFont(forTextStyle: .headline)
                return outgoing
            }
            let button = UIButton(configuration: config, primaryAction: UIAction { [weak self] action in
                self?.title = (action.sender as? UIButton)?.configuration?.title
            })
            button.frame = CGRect(x: 20, y: y, width: 160, height: 44)
            view.addSubview(button)
            y += 54
        }

        checkout.frame = CGRect(x: 20, y: y, width: 260, height: 70)
        view.addSubview(checkout)

        let toggle = UIButton(type: .system, primaryAction: UIAction(image: UIImage(systemName: "bell.slash")) { action in
            guard let button = action.sender as? UIButton else { return }
            button.isSelected.toggle()
        })
        toggle.setImage(UIImage(systemName: "bell.fill"), for: .selected)
        toggle.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 28, weight: .semibold), forImageIn: .normal)
        toggle.frame = CGRect(x: 220, y: 130, width: 60, height: 60)
        view.addSubview(toggle)

        let sort = UIMenu(title: "Sort by", options: [.displayInline, .singleSelection], children: [
            UIAction(title: "Name", image: UIImage(systemName: "textformat"), state: .on) { _ in },
            UIAction(title: "Date", image: UIImage(systemName: "calendar")) { [weak self] _ in self?.title = "By date" },
        ])
        let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { [weak self] _ in
            self?.count = 0
            self?.checkout.setNeedsUpdateConfiguration()
        }
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: nil, image: UIImage(systemName: "ellipsis.circle"), primaryAction: nil, menu: UIMenu(children: [sort, delete])),
            UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addOne(nil) }, menu: nil),
        ]
    }

    @objc private func addOne(_ sender: Any?) {
        count += 1
        checkout.setNeedsUpdateConfiguration()
    }
}
