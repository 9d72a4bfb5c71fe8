import UIKit

/// A drawer at the bottom that a pan makes higher or lower by the constant of its height.
final class MapViewController: UIViewController {

    private enum Height {
        static let collapsed: CGFloat = 340
        static let expanded: CGFloat = 600
    }

    private let mapView = UIView()
    private let drawer = UIView()
    private let handle = UIView()
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let routeButton = UIButton(type: .system)
    private var heightConstraint: NSLayoutConstraint!
    private var heightAtBegin: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpViews()
        setUpConstraints()
        drawer.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:))))
    }

    private func setUpViews() {
        mapView.backgroundColor = UIColor(red: 0.8, green: 0.9, blue: 0.8, alpha: 1)
        drawer.backgroundColor = .white
        drawer.layer.cornerRadius = 16
        drawer.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        handle.backgroundColor = .systemGray3
        handle.layer.cornerRadius = 2.5
        titleLabel.text = "Harbour"
        titleLabel.font = .boldSystemFont(ofSize: 22)
        titleLabel.setContentHuggingPriority(.defaultHigh, for: .vertical)
        detailLabel.text = "Ships leave from here every hour, in summer also at night. The way from the station takes ten minutes on foot."
        detailLabel.numberOfLines = 0
        detailLabel.textColor = .secondaryLabel
        routeButton.setTitle("Route", for: .normal)
        routeButton.backgroundColor = .systemBlue
        routeButton.setTitleColor(.white, for: .normal)
        routeButton.layer.cornerRadius = 8

        view.addSubview(mapView)
        view.addSubview(drawer)
        [handle, titleLabel, detailLabel, routeButton].forEach(drawer.addSubview)
        [mapView, drawer, handle, titleLabel, detailLabel, routeButton].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
        }
    }

    private func setUpConstraints() {
        heightConstraint = drawer.heightAnchor.constraint(equalToConstant: Height.collapsed)
        let margins = drawer.layoutMarginsGuide
        drawer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 24, leading: 20, bottom: 16, trailing: 20)
        NSLayoutConstraint.activate([
            mapView.topAnchor.constraint(equalTo: view.topAnchor),
            mapView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            mapView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            mapView.bottomAnchor.constraint(equalTo: drawer.topAnchor, constant: 16),

            drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            drawer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            drawer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            heightConstraint,

            handle.topAnchor.constraint(equalTo: drawer.topAnchor, constant: 8),
            handle.centerXAnchor.constraint(equalTo: drawer.centerXAnchor),
            handle.widthAnchor.constraint(equalToConstant: 36),
            handle.heightAnchor.constraint(equalToConstant: 5),

            titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
            titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            routeButton.leadingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
            routeButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            routeButton.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
            routeButton.widthAnchor.constraint(equalToConstant: 80),

            detailLabel.topAnchor.constraint(equalToSystemSpacingBelow: titleLabel.bottomAnchor, multiplier: 1),
            detailLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            detailLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            heightAtBegin = heightConstraint.constant
        case .changed:
            let height = heightAtBegin - pan.translation(in: view).y
            heightConstraint.constant = min(max(height, Height.collapsed), Height.expanded)
        case .ended, .cancelled:
            let isGoingUp = pan.velocity(in: view).y < 0
            settle(pan.state == .ended && isGoingUp ? Height.expanded : Height.collapsed)
        default:
            break
        }
    }

    private func settle(_ height: CGFloat) {
        heightConstraint.constant = height
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0) {
            self.view.layoutIfNeeded()
        } completion: { _ in
            print("the drawer is \(Int(self.drawer.frame.height)) high, the map \(Int(self.mapView.frame.height))")
        }
    }
}
