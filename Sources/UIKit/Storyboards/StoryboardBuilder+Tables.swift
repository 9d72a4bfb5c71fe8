import Foundation

extension StoryboardBuilder {
  func configure(_ table: UITableView, _ element: StoryboardElement) throws(StoryboardError) {
    if let name = element["separatorStyle"] {
      table.separatorStyle = name == "none" ? .none : .singleLine
    }
    if let color = element.child(key: "separatorColor") { table.separatorColor = self.color(color) }
    if let inset = element.child(key: "separatorInset").flatMap(Self.insets) {
      table.separatorInset = inset
    }
    if let color = element.child(key: "sectionIndexColor") {
      table.sectionIndexColor = self.color(color)
    }
    if let color = element.child(key: "sectionIndexBackgroundColor") {
      table.sectionIndexBackgroundColor = self.color(color)
    }
    if let color = element.child(key: "sectionIndexTrackingBackgroundColor") {
      table.sectionIndexTrackingBackgroundColor = self.color(color)
    }
    if let count = element.number(.sectionIndexMinimumDisplayRowCount) {
      table.sectionIndexMinimumDisplayRowCount = Int(count)
    }
    if let flag = element.flag("prefetchingEnabled") { table.isPrefetchingEnabled = flag }
    if let height = height(element, .rowHeight) { table.rowHeight = height }
    if let height = height(element, .estimatedRowHeight) { table.estimatedRowHeight = height }
    if let height = sectionHeight(element, .sectionHeaderHeight, table) {
      table.sectionHeaderHeight = height
    }
    if let height = sectionHeight(element, .sectionFooterHeight, table) {
      table.sectionFooterHeight = height
    }
    if let flag = element.flag("springLoaded") { table.isSpringLoaded = flag }
    if let flag = element.flag("allowsSelection") { table.allowsSelection = flag }
    if let flag = element.flag("allowsMultipleSelection") { table.allowsMultipleSelection = flag }
    if let flag = element.flag("allowsSelectionDuringEditing") {
      table.allowsSelectionDuringEditing = flag
    }
    if let flag = element.flag("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = flag
    }
  }

  /// Reads a height. Interface Builder writes −1 for an automatic height.
  private func height(_ element: StoryboardElement, _ name: StoryboardNumber) -> CGFloat? {
    element.number(name).map { $0 < 0 ? UITableView.automaticDimension : CGFloat($0) }
  }

  /// Reads the height of headers or footers. Interface Builder writes its default value into every
  /// table, so the default is ignored.
  private func sectionHeight(
    _ element: StoryboardElement, _ name: StoryboardNumber, _ table: UITableView
  ) -> CGFloat? {
    guard let height = height(element, name) else { return nil }
    // Interface Builder writes these heights, in points, for sections whose height nobody has set.
    return height == (table.style == .plain ? 28 : 18) ? nil : height
  }

  static func insets(_ element: StoryboardElement) -> UIEdgeInsets? {
    // Interface Builder writes the smallest positive number for an inset that is not set.
    let sides = [StoryboardNumber.minY, .minX, .maxY, .maxX].map { element.number($0) ?? 0 }
    // Far above the smallest positive `Double`, about 2 · 10^-308.
    guard sides.allSatisfy({ $0 == 0 || $0.magnitude > 1e-300 }) else { return nil }
    return UIEdgeInsets(
      top: CGFloat(sides[0]), left: CGFloat(sides[1]), bottom: CGFloat(sides[2]),
      right: CGFloat(sides[3]))
  }

  // MARK: What is in it

  /// Sets the header and footer views, the static rows and the prototypes of a table view.
  func fill(_ table: UITableView, _ element: StoryboardElement) throws(StoryboardError) {
    if let head = element.child(key: "tableHeaderView") {
      table.tableHeaderView = try makeView(head)
    }
    if let foot = element.child(key: "tableFooterView") {
      table.tableFooterView = try makeView(foot)
    }
    for prototype in element.child("prototypes")?.children ?? [] {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      try addSegues(of: prototype)
      let parts = weakObjects
      table.tiles.cellPool.register(identifier) { [weak owner, storyboard] in
        let builder = StoryboardBuilder(storyboard)
        builder.owner = owner
        builder.surroundings = parts
        return try builder.makePrototype(prototype)
      }
    }
    guard let sections = element.child("sections") else { return }
    var made: [StaticRows.Section] = []
    for section in sections.children {
      var new = StaticRows.Section(
        header: section["headerTitle"] ?? section.text(key: "headerTitle"),
        footer: section["footerTitle"] ?? section.text(key: "footerTitle"), rows: [])
      new.headerHeight = height(section, .headerHeight)
      new.footerHeight = height(section, .footerHeight)
      for cell in section.child("cells")?.children ?? [] {
        let row = StaticRows.Row(
          cell: try makeCell(cell), height: height(cell, .rowHeight))
        new.rows.append(row)
      }
      made.append(new)
    }
    table.staticRows = StaticRows(sections: made)
  }

  /// Adds the segues of a prototype to the view controller once, independent of the number of cells
  /// created from it.
  private func addSegues(of prototype: StoryboardElement) throws(StoryboardError) {
    var segues: [StoryboardElement] = []
    prototype.walk { if $0.name == "segue" { segues.append($0) } }
    for segue in segues where segue["kind"] != "embed" {
      let template = try segueTemplate(segue, segue["kind"] ?? "show", self)
      owner?.interface.segues.append(template)
    }
  }

  // MARK: Cells

  func makeCell(_ element: StoryboardElement) throws(StoryboardError) -> UITableViewCell {
    try storyboard.countView(element)
    let style = element["style"].flatMap { Self.cellStyles[$0] } ?? .default
    let identity = CellIdentity(style: style, reuseIdentifier: element["reuseIdentifier"])
    let made = try decode(element, early: [identity]) { (view) throws(StoryboardError) in
      guard let cell = view as? UITableViewCell else { return }
      self.made(cell, element)
      if let frame = element.child(key: "frame").map(Self.rect) { cell.frame.size = frame.size }
      try configureLook(cell, element)
      try configure(cell, element)
      if let content = element.child(key: "contentView") { try fill(cell, content, element) }
      if let view = element.child(key: "accessoryView") { cell.accessoryView = try makeView(view) }
      if let view = element.child(key: "backgroundView") {
        cell.backgroundView = try makeView(view)
      }
      if let view = element.child(key: "selectedBackgroundView") {
        cell.selectedBackgroundView = try makeView(view)
      }
    }
    guard let cell = made as? UITableViewCell else {
      throw file.error("\(element["customClass"] ?? "it") is no class of cells", at: element)
    }
    return cell
  }

  private static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleSubtitle": .subtitle,
    "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
  ]

  private func configure(
    _ cell: UITableViewCell, _ element: StoryboardElement
  ) throws(StoryboardError) {
    if let name = element["selectionStyle"] {
      cell.selectionStyle = try named(
        name, InterfaceNames.selectionStyles, "selection style", element)
    }
    if let name = element["accessoryType"] {
      cell.accessoryType = try named(name, InterfaceNames.accessories, "accessory", element)
    }
    if let name = element["editingAccessoryType"] {
      cell.editingAccessoryType = try named(
        name, InterfaceNames.accessories, "accessory", element)
    }
    if let level = element.integer(.indentationLevel) { cell.indentationLevel = level }
    if let width = element.number(.indentationWidth) { cell.indentationWidth = CGFloat(width) }
    if let flag = element.flag("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = flag }
    if let inset = element.child(key: "separatorInset").flatMap(Self.insets) {
      cell.separatorInset = inset
    }
  }

  private func fill(
    _ cell: UITableViewCell, _ content: StoryboardElement, _ element: StoryboardElement
  ) throws(StoryboardError) {
    made(cell.contentView, content)
    try configureLook(cell.contentView, content)
    configureLayout(cell.contentView, content)
    cell.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Uses the frame from the file, so that autoresizing starts from that size.
    let frame = content.child(key: "frame").map(Self.rect)
    cell.contentView.frame = frame ?? CGRect(origin: .zero, size: cell.bounds.size)
    let outer = room
    room = cell.contentView.bounds.size
    defer { room = outer }
    for child in content.child("subviews")?.children ?? [] {
      guard let id = child.id, let own = own(id, of: cell, element) else {
        cell.contentView.addSubview(try makeView(child))
        continue
      }
      made(own, child)
      try configureLook(own, child)
    }
  }

  /// Returns the label or image view that the cell's style provides.
  private func own(
    _ id: String, of cell: UITableViewCell, _ element: StoryboardElement
  ) -> UIView? {
    switch id {
    case element["textLabel"]: cell.textLabel
    case element["detailTextLabel"]: cell.detailTextLabel
    case element["imageView"]: cell.imageView
    default: nil
    }
  }

  /// Creates a cell and its content from a prototype.
  private func makePrototype(
    _ element: StoryboardElement
  ) throws(StoryboardError) -> UITableViewCell {
    isPrototype = true
    let cell = try makeCell(element)
    try finish(element)
    return cell
  }

  /// Makes the connections of an element that is not a view controller's.
  func finish(_ element: StoryboardElement) throws(StoryboardError) {
    if let content = element.child(key: "contentView") { try makeConstraints(in: content) }
    guard let owner else { return }
    var work: [() -> Void] = []
    for (connection, object) in connections {
      if let later = try connect(connection, object, owner) { work.append(later) }
    }
    for later in try runtimeAttributes() + work + collectedOutlets() { later() }
    for responder in madeResponders { responder.awakeFromNib() }
    for constraint in ownConstraints { constraint.awakeFromNib() }
    for object in awakened { object.awakeFromNib() }
  }
}

extension InterfaceNames {
  static let selectionStyles: [String: UITableViewCell.SelectionStyle] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]
  static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]
  static let tableStyles: [String: UITableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]
}
