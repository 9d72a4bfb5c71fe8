import UIKit

class HostViewController: UIViewController, UIPopoverPresentationControllerDelegate {

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "info.circle"), style: .plain, target: self, action: #selector(showInfo(_:)))
    }

    @objc func showInfo(_ sender: UIBarButtonItem) {
        let info = UIViewController()
        info.preferredContentSize = CGSize(width: 200, height: 120)
        info.modalPresentationStyle = .popover
        info.popoverPresentationController?.barButtonItem = sender
        info.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        info.popoverPresentationController?.delegate = self
        present(info, animated: true, completion: nil)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        return .none
    }

    func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool {
        return true
    }

    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {
        title = "Dismissed"
    }
}
