import UIKit
import os.log

/// What comes later: from the main queue, from a task, from a timer, and an action that finds its own way.
class LaterViewController: UIViewController {
    private let log = Logger(subsystem: "org.example.later", category: "work")
    private let banner = BannerView()
    private var observation: NSKeyValueObservation?
    private let dots = UIView(frame: CGRect(x: 20, y: 780, width: 0, height: 8))

    // There is no controller yet when this is made: the action goes along the responders.
    private let button: UIButton = {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 96, y: 376, width: 200, height: 100)
        button.setTitle("Load", for: .normal)
        button.addTarget(self, action: #selector(load), for: .touchUpInside)
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        dots.backgroundColor = .systemOrange
        view.addSubview(dots)
        view.addSubview(button)
        banner.delegate = self
        observation = banner.observe(\.timesShown) { [weak self] banner, _ in
            self?.log.info("shown \(banner.timesShown) times")
        }
        Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [weak self] timer in
            guard let self = self, self.dots.frame.width < 80 else { return timer.invalidate() }
            self.dots.frame.size.width += 20
        }
    }

    @objc private func load() {
        button.isEnabled = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
            self?.loaded()
        }
        DispatchQueue.global().async {
            // Elsewhere there is work; what is shown comes from the main queue, a little later.
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
                self?.dots.backgroundColor = .systemPurple
            }
        }
    }

    private func loaded() {
        button.isEnabled = true
        DispatchQueue.main.async {
            self.banner.show(in: self.view)
        }
        Task { @MainActor in
            button.backgroundColor = .systemGreen
        }
    }
}

extension LaterViewController: BannerViewDelegate {
    var bannerColor: UIColor { .systemIndigo }

    func bannerDidHide(_ banner: BannerView) {
        banner.removeFromSuperview()
        let detail = UIViewController()
        detail.view.backgroundColor = .systemYellow
        present(detail, animated: true)
    }
}
