import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let zoom = ZoomNavigation()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let navigation = UINavigationController(rootViewController: GridController())
        navigation.delegate = zoom
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

struct Photo {
    let name: String
    let color: UIColor

    static func all(_ count: Int, from hue: CGFloat) -> [Photo] {
        return (0..<count).map { index in
            let share = CGFloat(index) / CGFloat(count)
            return Photo(name: "Photo \(index + 1)", color: UIColor(hue: hue + share * 0.3, saturation: 0.55, brightness: 0.95, alpha: 1))
        }
    }
}

class PhotoCell: UICollectionViewCell {
    static let identifier = "PhotoCell"
    let tile = UIView()
    let caption = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        tile.layer.cornerRadius = 10
        tile.translatesAutoresizingMaskIntoConstraints = false
        caption.font = .systemFont(ofSize: 11)
        caption.textAlignment = .center
        caption.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(tile)
        contentView.addSubview(caption)
        NSLayoutConstraint.activate([
            tile.topAnchor.constraint(equalTo: contentView.topAnchor),
            tile.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            tile.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            tile.bottomAnchor.constraint(equalTo: caption.topAnchor, constant: -4),
            caption.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            caption.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            caption.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            caption.heightAnchor.constraint(equalToConstant: 14),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
        didSet { tile.alpha = isHighlighted ? 0.6 : 1 }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        caption.text = nil
    }
}

class HeaderView: UICollectionReusableView {
    static let identifier = "HeaderView"
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        label.font = .boldSystemFont(ofSize: 17)
        label.frame = bounds.insetBy(dx: 12, dy: 0)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

class GridController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var albums = [("Sunrise", Photo.all(8, from: 0)), ("Meadow", Photo.all(14, from: 0.3)), ("Sea", Photo.all(20, from: 0.55))]

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 16, right: 12)
        layout.headerReferenceSize = CGSize(width: 0, height: 36)
        layout.sectionHeadersPinToVisibleBounds = true
        super.init(collectionViewLayout: layout)
        title = "Photos"
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Shuffle", style: .plain, target: self, action: #selector(shuffle))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
        collectionView.register(HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: HeaderView.identifier)
        collectionView.alwaysBounceVertical = true
    }

    @objc func shuffle() {
        collectionView.performBatchUpdates({
            self.albums[0].1.reverse()
            let last = self.albums[0].1.count - 1
            for item in 0...last {
                self.collectionView.moveItem(at: IndexPath(item: item, section: 0), to: IndexPath(item: last - item, section: 0))
            }
        }, completion: nil)
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        return albums.count
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return albums[section].1.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.identifier, for: indexPath) as! PhotoCell
        let photo = albums[indexPath.section].1[indexPath.item]
        cell.tile.backgroundColor = photo.color
        cell.caption.text = photo.name
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: HeaderView.identifier, for: indexPath) as! HeaderView
        header.label.text = albums[indexPath.section].0
        return header
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let side = ((collectionView.bounds.width - 24 - 2 * 8) / 3).rounded(.down)
        return CGSize(width: side, height: side + 18)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let photo = albums[indexPath.section].1[indexPath.item]
        print("opens \(photo.name) of \(albums[indexPath.section].0)")
        navigationController?.pushViewController(PhotoController(photo), animated: true)
    }

    /// The tile of the photo that is open, in window coordinates.
    var openFrame: CGRect? {
        guard let path = collectionView.indexPathsForSelectedItems?.first,
              let cell = collectionView.cellForItem(at: path) as? PhotoCell else { return nil }
        return cell.tile.convert(cell.tile.bounds, to: nil)
    }
}

class PhotoController: UIViewController {
    let photo: Photo
    let canvas = UIView()

    init(_ photo: Photo) {
        self.photo = photo
        super.init(nibName: nil, bundle: nil)
        title = photo.name
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        canvas.backgroundColor = photo.color
        canvas.layer.cornerRadius = 16
        view.addSubview(canvas)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 40)
        let side = min(area.width, area.height)
        canvas.frame = CGRect(x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side)
    }
}

class ZoomNavigation: NSObject, UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push: return fromVC is GridController && toVC is PhotoController ? PhotoZoom(isOpening: true) : nil
        case .pop: return fromVC is PhotoController && toVC is GridController ? PhotoZoom(isOpening: false) : nil
        default: return nil
        }
    }
}

/// A tile of the grid grows into the photo, and shrinks back into the tile.
class PhotoZoom: NSObject, UIViewControllerAnimatedTransitioning {
    let isOpening: Bool

    init(isOpening: Bool) {
        self.isOpening = isOpening
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.45
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let from = transitionContext.viewController(forKey: .from),
              let to = transitionContext.viewController(forKey: .to),
              let grid = (isOpening ? from : to) as? GridController,
              let photo = (isOpening ? to : from) as? PhotoController else { return }
        to.view.frame = transitionContext.finalFrame(for: to)
        if isOpening {
            container.addSubview(to.view)
        } else {
            container.insertSubview(to.view, belowSubview: from.view)
        }
        to.view.layoutIfNeeded()
        let open = photo.canvas.convert(photo.canvas.bounds, to: container)
        let closed = grid.openFrame ?? open.insetBy(dx: open.width / 3, dy: open.height / 3)
        let tile = UIView(frame: isOpening ? closed : open)
        tile.backgroundColor = photo.photo.color
        tile.layer.cornerRadius = isOpening ? 10 : 16
        container.addSubview(tile)
        photo.canvas.isHidden = true
        photo.view.alpha = isOpening ? 0 : 1
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0, options: [], animations: {
            tile.frame = self.isOpening ? open : closed
            tile.layer.cornerRadius = self.isOpening ? 16 : 10
            photo.view.alpha = self.isOpening ? 1 : 0
        }, completion: { _ in
            photo.canvas.isHidden = false
            tile.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
