import UIKit

class PhotoViewController: UIViewController {

    private let imageView = UIImageView(image: UIImage(systemName: "photo.fill"))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        imageView.frame = CGRect(x: 90, y: 350, width: 200, height: 150)
        imageView.contentMode = .scaleAspectFit
        imageView.isUserInteractionEnabled = true
        imageView.addInteraction(UIContextMenuInteraction(delegate: self))
        view.addSubview(imageView)
    }
}

extension PhotoViewController: UIContextMenuInteractionDelegate {

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            let rotate = UIAction(title: "Rotate", image: UIImage(systemName: "rotate.right")) { [weak self] _ in
                UIView.animate(withDuration: 0.3) {
                    self?.imageView.transform = (self?.imageView.transform ?? .identity).rotated(by: .pi / 2)
                }
            }
            let colors = UIMenu(title: "Color", image: UIImage(systemName: "paintpalette"), children: [
                UIAction(title: "Red") { [weak self] _ in self?.imageView.tintColor = .systemRed },
                UIAction(title: "Green") { [weak self] _ in self?.imageView.tintColor = .systemGreen },
            ])
            let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: [.destructive]) { [weak self] _ in
                self?.imageView.removeFromSuperview()
            }
            return UIMenu(title: "", children: [rotate, colors, UIMenu(title: "", options: .displayInline, children: [delete])])
        }
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?) {
        print("menu gone")
    }
}
