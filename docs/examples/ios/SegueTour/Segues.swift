import UIKit

class ScaleSegue: UIStoryboardSegue {
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }

    override func perform() {
        let toViewController = self.destination
        let fromViewController = self.source
        let containerView = fromViewController.view.superview
        let originalCenter = fromViewController.view.center
        toViewController.view.transform = CGAffineTransform(scaleX: 0.05, y: 0.05)
        toViewController.view.center = originalCenter
        containerView?.addSubview(toViewController.view)
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseInOut, animations: {
            toViewController.view.transform = CGAffineTransform.identity
        }, completion: { success in
            fromViewController.present(toViewController, animated: false, completion: nil)
        })
    }
}

class UnwindScaleSegue: UIStoryboardSegue {
    override func perform() {
        source.dismiss(animated: true, completion: nil)
    }
}

class TourViewController: UIViewController {
    enum SegueIdentifier: String {
        case next = "Next"
    }

    @IBOutlet var stepLabel: UILabel?
    var step = 0

    @IBAction func next(_ sender: Any?) {
        performSegue(withIdentifier: SegueIdentifier.next.rawValue, sender: nil)
    }

    @IBAction func unwindToTour(_ unwindSegue: UIStoryboardSegue) {
        step = (unwindSegue.source as? TourViewController)?.step ?? 0
    }

    override func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        return super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch SegueIdentifier(rawValue: segue.identifier ?? "") {
        case .next?:
            (segue.destination as! TourViewController).step = step + 1
        default: break
        }
    }
}
