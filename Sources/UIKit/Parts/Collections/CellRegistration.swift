import Foundation

extension UICollectionView {
  /// The closure that configures the cells of one class. Create a registration once, not in the
  /// method that returns cells.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    let handler: Handler
    let identifier = RegistrationName.next("\(Cell.self)")
    /// The interface file of the cell; nil for a cell that is made from its class.
    let nib: UINib?

    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }

    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  /// The closure that configures the supplementary views of one class.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let kind: String
    let handler: Handler
    let identifier = RegistrationName.next("\(Supplementary.self)")
    /// The interface file of the view; nil for a view that is made from its class.
    let nib: UINib?

    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
      nib = nil
    }

    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
      nib = supplementaryNib
    }
  }

  /// Returns a reused or new cell, configured for the item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    if !contents.isRegistered(kind: "", identifier) {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: identifier)
      }
    }
    let view = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = view as? Cell else { preconditionFailure("a registration has one class") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a reused or new view, configured for its section.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.kind, registration.identifier)
    if !contents.isRegistered(kind: kind, identifier) {
      if let nib = registration.nib {
        register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      } else {
        register(
          Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
    let made = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = made as? Supplementary else {
      preconditionFailure("a registration has one class")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// Unique identifiers for registrations.
@MainActor
enum RegistrationName {
  private static var count = 0

  static func next(_ name: String) -> String {
    count += 1
    return "\(name)-registration-\(count)"
  }
}
