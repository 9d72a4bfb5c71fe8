import UIKit

class TypeViewController: UIViewController {

    private let styles: [UIFont.TextStyle] = [.largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .footnote, .caption1]
    private var labels: [UILabel] = []
    private let stepper = UIStepper(frame: CGRect(x: 20, y: 760, width: 94, height: 32))
    private let categories: [UIContentSizeCategory] = [.small, .medium, .large, .extraLarge, .accessibilityMedium]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for style in styles {
            let label = UILabel()
            label.text = style.rawValue
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            labels.append(label)
            view.addSubview(label)
        }
        let own = UILabel()
        own.text = "Scaled"
        own.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont(name: "DejaVu Serif", size: 21) ?? .systemFont(ofSize: 21), maximumPointSize: 40)
        own.adjustsFontForContentSizeCategory = true
        labels.append(own)
        view.addSubview(own)
        stepper.maximumValue = Double(categories.count - 1)
        stepper.value = 2
        stepper.addAction(UIAction { [unowned self] _ in
            traitOverrides.preferredContentSizeCategory = categories[Int(stepper.value)]
        }, for: .valueChanged)
        view.addSubview(stepper)
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, previous: UITraitCollection) in
            if self.traitCollection.preferredContentSizeCategory > previous.preferredContentSizeCategory {
                print("larger")
            }
            self.view.setNeedsLayout()
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var y = view.safeAreaInsets.top + 20
        for label in labels {
            label.sizeToFit()
            label.frame.origin = CGPoint(x: 20, y: y)
            y = label.frame.maxY + 8
        }
    }
}
