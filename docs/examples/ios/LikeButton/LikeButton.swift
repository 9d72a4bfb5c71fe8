import UIKit

/// A button of a feed: a heart that fills and pops when it is tapped.
final class LikeButton: UIButton {

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        var config = UIButton.Configuration.bordered()
        config.image = UIImage(systemName: "heart")
        config.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .large)
        config.background.strokeColor = .separator
        config.background.strokeWidth = 1
        config.imageColorTransformer = UIConfigurationColorTransformer { _ in .systemRed }
        configuration = config
        changesSelectionAsPrimaryAction = true
        addTarget(self, action: #selector(pop), for: .primaryActionTriggered)
    }

    override func updateConfiguration() {
        guard let configuration = configuration else { return }
        var updated = configuration
        updated.image = UIImage(systemName: isSelected ? "heart.fill" : "heart")
        updated.title = isSelected ? "Liked" : "Like"
        updated.imagePadding = 6
        self.configuration = updated
    }

    @objc private func pop() {
        UIView.animate(withDuration: 0.15, delay: 0, options: [.allowUserInteraction], animations: {
            self.imageView?.transform = CGAffineTransform(scaleX: 1.4, y: 1.4)
        }, completion: { _ in
            UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
                self.imageView?.transform = .identity
            }
        })
    }
}

final class FeedViewController: UIViewController {

    let like = LikeButton(frame: CGRect(x: 20, y: 200, width: 140, height: 44))
    let loading = UIImageView(frame: CGRect(x: 200, y: 200, width: 44, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(like)
        loading.animationImages = (0..<4).compactMap { UIImage(systemName: "\($0).circle") }
        loading.animationDuration = 1
        view.addSubview(loading)
        loading.startAnimating()
        let close = UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
        close.frame = CGRect(x: 340, y: 60, width: 30, height: 30)
        view.addSubview(close)
    }
}
