import UIKit

/// An item of the menu.
open class PagingMenuCell: UICollectionViewCell {
    public static let identifier = "PagingMenuCell"

    public let titleLabel = UILabel()

    /// The distance between the title and the sides.
    @Invalidating(.layout, .intrinsicContentSize) public var margin: CGFloat = 8

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        titleLabel.textAlignment = .center
        contentView.addSubview(titleLabel)
    }

    open override var isSelected: Bool {
        didSet { titleLabel.textColor = isSelected ? .blue : .black }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = contentView.bounds.insetBy(dx: margin, dy: 0)
    }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
        let size = titleLabel.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: layoutAttributes.size.height))
        attributes.frame.size.width = size.width + 2 * margin
        return attributes
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = nil
    }
}

extension UIViewController {
    /// The title of the controller in a paging menu.
    @objc open var pagingTitle: String { title ?? "" }

    @objc open var isInPagingMenu: Bool { parent is PagingMenuController }
}
