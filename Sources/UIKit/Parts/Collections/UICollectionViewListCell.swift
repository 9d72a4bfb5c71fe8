import Foundation
import QuartzCore

/// A row of a list in a collection view: the content, the accessories at both ends, and separators.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  lazy var row = ListRow(self)
  /// The role that the list layout has given to the cell; nil outside a list.
  private(set) var listPlace: ListPlace?

  /// The level of the content's indentation. Items of a section snapshot are indented by their
  /// number of parents.
  open var indentationLevel = 0 { didSet { row.changed() } }
  /// The width of each level of indentation, in points.
  open var indentationWidth: CGFloat = 10 { didSet { row.changed() } }
  /// Whether the accessories before the content are indented with it.
  open var indentsAccessories = true { didSet { row.changed() } }

  /// The views before and after the content.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      row.changed()
      dequeuer?.contents.measureAgain(self)
    }
  }

  /// The layout guide of the separators. By default it begins at the text and ends at the cell's
  /// trailing edge; constraints of the program can move both ends.
  open var separatorLayoutGuide: UILayoutGuide { row.separators.layoutGuide }

  /// Returns the empty content of a cell, a header or a footer of the list that the cell belongs to.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    listPlace?.content ?? .cell()
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listPlace?.background ?? .listCell()
  }

  override var shownBackground: UIBackgroundConfiguration? {
    hasOwnBackground ? backgroundConfiguration : listPlace?.background
  }
  /// Whether the program has set the background configuration, to nil perhaps.
  private var hasOwnBackground = false
  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { hasOwnBackground ? super.backgroundConfiguration : listPlace?.background }
    set {
      hasOwnBackground = true
      super.backgroundConfiguration = newValue
    }
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard layoutAttributes.list != listPlace else { return }
    listPlace = layoutAttributes.list
    layer.cornerRadius = 0
    if let listPlace, listPlace.isInCard, !listPlace.corners.isEmpty {
      layer.cornerRadius = ListLook.cardRadius
      layer.maskedCorners = listPlace.corners
    }
    clipsToBounds = layer.cornerRadius > 0
    stateChanged()
  }

  override func stateChanged() {
    super.stateChanged()
    row.changed()
  }

  open override func layoutSubviews() {
    row.update()
    super.layoutSubviews()
    row.layout()
  }

  override func fittingSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    let width = attributes.size.width
    if bounds.width != width { bounds.size.width = width }
    updateConfigurationIfNeeded()
    row.update()
    row.placeContent()
    updateConstraintsIfNeeded()
    let room = shownContent.bounds.width
    let height =
      configured.height(in: room)
      ?? shownContent.fittingSizeForList(
        CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    guard listPlace?.role ?? .cell == .cell else {
      return CGSize(width: width, height: height.rounded(.up))
    }
    return CGSize(
      width: width, height: max(height.rounded(.up), UITableView.defaultConfiguredHeight))
  }

  // MARK: Accessories

  /// Whether a tap anywhere in the cell expands or collapses its item.
  var expandsByTap: Bool {
    guard let accessory = disclosure, case .outline(let style, _) = accessory.content else {
      return false
    }
    return switch style {
    case .automatic: listPlace?.role == .header
    case .header: true
    case .cell: false
    }
  }

  private var disclosure: UICellAccessory? {
    accessories.first {
      $0.accessoryType == .outlineDisclosure && $0.isDisplayed(whileEditing: isInEditing)
    }
  }

  /// Performs the effect of an accessory that was tapped.
  func accessoryTapped(_ type: UICellAccessory.AccessoryType) {
    guard let accessory = accessories.first(where: { $0.accessoryType == type }) else { return }
    switch accessory.content {
    case .button(_, let handler?), .outline(_, let handler?): handler()
    case .outline(_, nil): toggle()
    case .button(_, nil) where type == .delete:
      guard let list = dequeuer, let path = list.indexPath(for: self) else { return }
      list.swipes.open(path)
    case .button(_, nil), .symbol, .reorder, .label, .menu, .custom: return
    }
  }

  /// Expands or collapses the item of the cell.
  func toggle() {
    guard let list = dequeuer, let path = list.indexPath(for: self) else { return }
    list.outlines?.toggle(path, in: list)
  }

  override func empty() {
    accessories = []
    indentationLevel = 0
    super.empty()
  }
}
