import UIKit

/// Stacks its subviews, each as high as it wants to be.
open class ColumnView: UIView {
    @objc open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    @objc open var padding = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    /// Makes a column of views.
    public static func column(of views: [UIView], spacing: CGFloat = 0) -> Self {
        let column = Self()
        views.forEach { column.addSubview($0) }
        column.spacing = spacing
        return column
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var members: [UIView] { subviews.filter { !$0.isHidden } }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inner = CGSize(width: size.width - padding.left - padding.right, height: .greatestFiniteMagnitude)
        let sizes = members.map { $0.sizeThatFits(inner) }
        return CGSize(
            width: min((sizes.map { $0.width }.max() ?? 0) + padding.left + padding.right, size.width),
            height: sizes.reduce(0) { $0 + $1.height } + spacing * CGFloat(max(sizes.count - 1, 0)) + padding.top + padding.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - padding.left - padding.right
        var y = padding.top
        for member in members {
            let height = member.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            member.frame = CGRect(x: padding.left, y: y, width: width, height: height)
            y += height + spacing
        }
    }
}

/// Puts its subviews beside one another, in the direction of its language.
open class RowView: UIView {
    open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(size) }
        return CGSize(
            width: sizes.reduce(0) { $0 + $1.width } + spacing * CGFloat(max(sizes.count - 1, 0)),
            height: sizes.map { $0.height }.max() ?? 0)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 0
        for view in subviews {
            view.size = view.sizeThatFits(bounds.size)
            view.top = (bounds.height - view.bounds.height) / 2
            view.start = x
            x += view.bounds.width + spacing
        }
    }
}
