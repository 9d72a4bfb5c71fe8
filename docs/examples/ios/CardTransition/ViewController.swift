//
//  ViewController.swift
//  CardTransition
//

import UIKit
import QuartzCore

@IBDesignable
class RoundedView: UIView {
    @IBInspectable var cornerRadius: CGFloat = 0 {
        didSet {
            layer.cornerRadius = cornerRadius
            layer.masksToBounds = cornerRadius > 0
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        layer.borderColor = UIColor.black.cgColor
    }
}

class ViewController: UIViewController {

    @IBOutlet weak var button: UIButton! {
        didSet { button.accessibilityIdentifier = "show card" }
    }
    @IBOutlet private weak var slider: UISlider!
    @IBOutlet var labels: [UILabel]!

    let transition = CardAnimator()

    override func viewDidLoad() {
        super.viewDidLoad()
        labels.forEach { $0.textColor = .darkGray }
        let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))
        tap.numberOfTapsRequired = 2
        tap.delegate = self
        view.addGestureRecognizer(tap)
        NotificationCenter.default.addObserver(self, selector: #selector(becameActive), name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func becameActive() {
        print("active: \(labels.map { "\($0.text ?? "")" }.joined(separator: ", "))")
    }

    @objc func handleTap(_ sender: Any) {
        button.isHidden = !button.isHidden
    }

    @IBAction func showCard(_ sender: UIButton) {
        performSegue(withIdentifier: "showCard", sender: sender)
    }

    @IBAction func sliderChanged() {
        view.alpha = CGFloat(slider.value)
    }

    @IBAction func unwindToMain(segue: UIStoryboardSegue) {
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showCard", let card = segue.destination as? CardViewController {
            card.transitioningDelegate = self
            card.modalPresentationStyle = .custom
        }
    }
}

// MARK: - UIGestureRecognizerDelegate
extension ViewController: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        return touch.view == view
    }
}

// MARK: - UIViewControllerTransitioningDelegate
extension ViewController: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        transition.isPresenting = true
        return transition
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        transition.isPresenting = false
        return transition
    }
}

class CardViewController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
}
