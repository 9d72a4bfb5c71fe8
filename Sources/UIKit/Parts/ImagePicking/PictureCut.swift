import Foundation

/// Lets the user move and scale a picture behind a square, and cuts the square out.
final class PictureCut: UIViewController, UIScrollViewDelegate {
  var cancelled: (() -> Void)?
  /// Receives the part, and its rectangle in the picture's own points.
  var chosen: ((UIImage, CGRect) -> Void)?
  private let image: UIImage
  private let scroll = UIScrollView()
  private let picture: UIImageView
  private let border = UIView()

  /// Our value: the largest magnification.
  private static let mostScale: CGFloat = 4

  init(_ image: UIImage) {
    self.image = image
    picture = UIImageView(image: image)
    super.init(nibName: nil, bundle: nil)
    title = "Move and Scale"
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel) {
      [weak self] in self?.cancelled?()
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Choose", style: .done) {
      [weak self] in self?.choose()
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    scroll.delegate = self
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.clipsToBounds = false
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.addSubview(picture)
    border.isUserInteractionEnabled = false
    border.layer.borderColor = UIColor.white.cgColor
    border.layer.borderWidth = 1
    view.addSubview(scroll)
    view.addSubview(border)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let side = min(room.width, room.height)
    let square = CGRect(
      x: room.midX - side / 2, y: room.midY - side / 2, width: side, height: side)
    guard scroll.frame != square, side > 0 else { return }
    scroll.frame = square
    border.frame = square
    let least = side / max(min(image.size.width, image.size.height), 1)
    scroll.minimumZoomScale = least
    scroll.maximumZoomScale = least * Self.mostScale
    scroll.zoomScale = least
    scroll.contentOffset = CGPoint(
      x: (scroll.contentSize.width - side) / 2, y: (scroll.contentSize.height - side) / 2)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  private func choose() {
    let scale = scroll.zoomScale
    let side = scroll.bounds.width / scale
    // The square has whole pixels of the picture.
    func whole(_ length: CGFloat) -> CGFloat { (length * image.scale).rounded() / image.scale }
    let rect = CGRect(
      x: whole(scroll.contentOffset.x / scale), y: whole(scroll.contentOffset.y / scale),
      width: whole(side), height: whole(side))
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    let part = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
      image.draw(at: CGPoint(x: -rect.minX, y: -rect.minY))
    }
    chosen?(part, rect)
  }
}
