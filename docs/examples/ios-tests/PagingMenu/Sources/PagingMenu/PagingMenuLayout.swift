import UIKit

/// The place of the indicator, which carries its color through the layout.
public final class IndicatorAttributes: UICollectionViewLayoutAttributes {
    public var color: UIColor = .blue

    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! IndicatorAttributes
        copy.color = color
        return copy
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? IndicatorAttributes, color == other.color else { return false }
        return super.isEqual(object)
    }
}

/// The bar below the item of the current page.
final class IndicatorView: UICollectionReusableView {
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        backgroundColor = (layoutAttributes as? IndicatorAttributes)?.color
    }
}

/// Lays items out in a row, with an indicator below the current one.
open class PagingMenuLayout: UICollectionViewLayout {
    public enum ItemWidth: Equatable {
        case fixed(CGFloat)
        case selfSizing(estimated: CGFloat)
        /// All items share the width of the menu.
        case even
    }

    public static let indicatorKind = "PagingMenuIndicator"

    public var itemWidth = ItemWidth.fixed(100) {
        didSet {
            guard itemWidth != oldValue else { return }
            widths = [:]
            invalidateLayout()
        }
    }
    public var spacing: CGFloat = 0 { didSet { invalidateLayout() } }
    public var insets = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    public var indicatorHeight: CGFloat = 2
    public var indicatorColor = UIColor.blue

    /// The page at which the indicator stands; between two pages it has a fraction.
    public var position: CGFloat = 0 {
        didSet { if position != oldValue { invalidateLayout(with: indicatorContext) } }
    }

    private var widths: [IndexPath: CGFloat] = [:]
    private var items: [UICollectionViewLayoutAttributes] = []
    private var contentWidth: CGFloat = 0
    public private(set) var preparations = 0

    public override init() {
        super.init()
        register(IndicatorView.self, forDecorationViewOfKind: Self.indicatorKind)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        register(IndicatorView.self, forDecorationViewOfKind: Self.indicatorKind)
    }

    open override class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    private var indicatorContext: UICollectionViewLayoutInvalidationContext {
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateDecorationElements(ofKind: Self.indicatorKind, at: [IndexPath(item: 0, section: 0)])
        return context
    }

    open override func prepare() {
        super.prepare()
        preparations += 1
        items = []
        contentWidth = 0
        guard let collectionView = collectionView, collectionView.numberOfSections > 0 else { return }
        let count = collectionView.numberOfItems(inSection: 0)
        var x = insets.left
        for item in 0..<count {
            let indexPath = IndexPath(item: item, section: 0)
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            let width = self.width(of: indexPath, count: count)
            attributes.frame = CGRect(
                x: x, y: insets.top, width: width,
                height: collectionView.bounds.height - insets.top - insets.bottom)
            x += width + spacing
            items.append(attributes)
        }
        contentWidth = count == 0 ? 0 : x - spacing + insets.right
    }

    private func width(of indexPath: IndexPath, count: Int) -> CGFloat {
        switch itemWidth {
        case .fixed(let width): return width
        case .selfSizing(let estimated): return widths[indexPath] ?? estimated
        case .even:
            let available = (collectionView?.bounds.width ?? 0) - insets.left - insets.right
            return max((available - CGFloat(count - 1) * spacing) / CGFloat(max(count, 1)), 0)
        }
    }

    open override var collectionViewContentSize: CGSize {
        CGSize(width: contentWidth, height: collectionView?.bounds.height ?? 0)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var all = items.filter { $0.frame.intersects(rect) }
        if let indicator = layoutAttributesForDecorationView(
            ofKind: Self.indicatorKind, at: IndexPath(item: 0, section: 0)), indicator.frame.intersects(rect)
        {
            all.append(indicator)
        }
        return all
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard !items.isEmpty else { return nil }
        let lower = min(max(Int(position.rounded(.down)), 0), items.count - 1)
        let upper = min(lower + 1, items.count - 1)
        let share = min(max(position - CGFloat(lower), 0), 1)
        let (one, two) = (items[lower].frame, items[upper].frame)
        let attributes = IndicatorAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(
            x: one.minX + (two.minX - one.minX) * share, y: one.maxY - indicatorHeight,
            width: one.width + (two.width - one.width) * share, height: indicatorHeight)
        attributes.color = indicatorColor
        attributes.zIndex = 1
        return attributes
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard case .selfSizing = itemWidth, originalAttributes.representedElementCategory == .cell,
            widths[originalAttributes.indexPath] != preferredAttributes.size.width
        else { return false }
        widths[originalAttributes.indexPath] = preferredAttributes.size.width
        return true
    }
}
