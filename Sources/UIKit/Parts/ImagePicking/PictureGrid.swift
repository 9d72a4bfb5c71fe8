import Foundation

/// The pictures of the library, in rows of squares.
final class PictureGrid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var picked: ((URL) -> Void)?
  var cancelled: (() -> Void)?
  private let files: [URL]

  /// Our values, in points: as the grid of iOS looks.
  private static let gap: CGFloat = 2
  private static let leastSide: CGFloat = 110

  init(_ files: [URL]) {
    self.files = files
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = Self.gap
    layout.minimumLineSpacing = Self.gap
    super.init(collectionViewLayout: layout)
    title = "Photos"
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel) {
      [weak self] in self?.cancelled?()
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
    guard files.isEmpty else { return }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "photo")
    empty.text = "No Photos"
    empty.secondaryText = PictureLibrary.emptyMessage
    contentUnavailableConfiguration = empty
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { files.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "picture", for: indexPath)
    (cell as? PictureCell)?.show(files[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { picked?(files[indexPath.item]) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.bounds.width
    let columns = max((width / Self.leastSide).rounded(.down), 1)
    let side = ((width - (columns - 1) * Self.gap) / columns).rounded(.down)
    return CGSize(width: side, height: side)
  }
}

/// A square with a picture.
private final class PictureCell: UICollectionViewCell {
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(picture)
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { nil }

  func show(_ file: URL) {
    picture.image = UIImage(contentsOfFile: file.path)
    accessibilityLabel = file.deletingPathExtension().lastPathComponent
  }
}
