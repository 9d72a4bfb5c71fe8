import UIKit

class ProfileViewController: UIViewController {

    @IBOutlet weak var headerHeight: NSLayoutConstraint!
    @IBOutlet weak var buttonStack: UIStackView!
    @IBOutlet weak var noteLabel: UILabel!

    private let banner = BannerTransition()

    @IBAction func toggleNote(_ sender: UIButton) {
        headerHeight.constant = noteLabel.isHidden ? 280 : 200
        UIView.animate(withDuration: 0.3) {
            self.noteLabel.isHidden.toggle()
            self.view.layoutIfNeeded()
        }
    }

    @IBAction func follow(_ sender: UIButton) {
        let controller = BannerViewController()
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = banner
        present(controller, animated: true)
    }
}

/// What slides in from the top.
class BannerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        let label = UILabel()
        label.text = "You follow now"
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let views = ["label": label]
        view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[label]-|", metrics: nil, views: views))
        view.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|-pad-[label]-pad-|", options: [], metrics: ["pad": 24], views: views))
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
    }

    @objc func close() {
        dismiss(animated: true)
    }
}
