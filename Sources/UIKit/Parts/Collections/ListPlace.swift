import Foundation
import QuartzCore

/// The role of a view in a list section of a compositional layout, and its decoration.
struct ListPlace: Equatable {
  enum Role {
    case cell, header, footer
  }

  /// A separator line, with its distances from the cell's edges.
  struct Line: Equatable {
    var color: UIColor
    /// The insets; nil for those that follow the cell's content.
    var insets: NSDirectionalEdgeInsets?
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role = Role.cell
  /// Whether the cell is the first or the last of its group.
  var isFirst = false
  var isLast = false
  var top: Line?
  var bottom: Line?

  /// Whether the cell belongs to a group with round corners.
  var isInCard: Bool { appearance == .insetGrouped && role == .cell }

  /// The corners of the group that the cell has.
  var corners: CACornerMask {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  /// The background of a cell without a background of its own.
  var background: UIBackgroundConfiguration {
    switch (role, appearance) {
    case (.cell, .plain), (.cell, .sidebarPlain): .listPlainCell()
    case (.cell, .grouped), (.cell, .insetGrouped): .listGroupedCell()
    case (.cell, .sidebar): .listSidebarCell()
    case (.header, .plain), (.footer, .plain), (.header, .sidebarPlain), (.footer, .sidebarPlain):
      .listPlainHeaderFooter()
    case (.header, .grouped), (.footer, .grouped), (.header, .insetGrouped),
      (.footer, .insetGrouped):
      .listGroupedHeaderFooter()
    case (.header, .sidebar), (.footer, .sidebar): .listSidebarHeader()
    }
  }

  /// The content of a cell whose content the program has not chosen yet.
  @MainActor var content: UIListContentConfiguration {
    switch (role, appearance) {
    case (.cell, .sidebar): .sidebarCell()
    case (.cell, .plain), (.cell, .grouped), (.cell, .insetGrouped), (.cell, .sidebarPlain): .cell()
    case (.header, .plain), (.header, .sidebarPlain): .plainHeader()
    case (.header, .grouped), (.header, .insetGrouped): .groupedHeader()
    case (.header, .sidebar): .sidebarHeader()
    case (.footer, .plain), (.footer, .sidebarPlain), (.footer, .sidebar): .plainFooter()
    case (.footer, .grouped), (.footer, .insetGrouped): .groupedFooter()
    }
  }
}

/// The place of an item in the hierarchy of a section snapshot.
struct OutlinePlace: Equatable {
  /// The number of parents.
  var level: Int
  var hasChildren: Bool
  var isExpanded: Bool
}
