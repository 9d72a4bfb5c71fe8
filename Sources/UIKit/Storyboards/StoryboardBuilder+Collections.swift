import Foundation

extension StoryboardBuilder {
  /// Sets the layout of a collection view and registers its prototypes.
  func configureCollection(
    _ list: UICollectionView, _ element: StoryboardElement
  ) throws(StoryboardError) {
    if let flag = element.flag("springLoaded") { list.isSpringLoaded = flag }
    if let flag = element.flag("allowsSelection") { list.allowsSelection = flag }
    if let flag = element.flag("allowsMultipleSelection") { list.allowsMultipleSelection = flag }
    if let flag = element.flag("prefetchingEnabled") { list.isPrefetchingEnabled = flag }
    if let child = element.child(key: "collectionViewLayout") {
      let layout = try makeLayout(child)
      list.take(layout)
      made(layout, child)
    }
    for cell in element.child("cells")?.children ?? [] where cell.name == "collectionViewCell" {
      try addPrototype(cell, kind: "", to: list)
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      if let view = element.child(key: key) { try addPrototype(view, kind: kind, to: list) }
    }
  }

  // MARK: Layouts

  private func makeLayout(
    _ element: StoryboardElement
  ) throws(StoryboardError) -> UICollectionViewLayout {
    var type: UICollectionViewLayout.Type =
      element.name == "collectionViewFlowLayout"
      ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
    if let name = element["customClass"] {
      if let own = InterfaceClasses.layout(name, module: element["customModule"]) {
        type = own
      } else {
        try complain(
          "there is no layout class \(name); call InterfaceClasses.register(\(name).self) first",
          at: element)
      }
    }
    var problem: StoryboardError?
    let coder = InterfaceCoder { object in
      guard let flow = object as? UICollectionViewFlowLayout else { return }
      do throws(StoryboardError) {
        try self.configure(flow, element)
      } catch {
        problem = error
      }
    }
    guard let layout = type.init(coder: coder) else {
      throw file.error("init(coder:) of the layout made nothing", at: element)
    }
    coder.finish(layout)
    if let problem { throw problem }
    return layout
  }

  private func configure(
    _ flow: UICollectionViewFlowLayout, _ element: StoryboardElement
  ) throws(StoryboardError) {
    if let number = element.number(.minimumLineSpacing) {
      flow.minimumLineSpacing = CGFloat(number)
    }
    if let number = element.number(.minimumInteritemSpacing) {
      flow.minimumInteritemSpacing = CGFloat(number)
    }
    if let name = element["scrollDirection"] {
      flow.scrollDirection = try named(
        name, ["horizontal": .horizontal, "vertical": .vertical], "scroll direction", element)
    }
    if let name = element["sectionInsetReference"] {
      flow.sectionInsetReference = try named(
        name,
        [
          "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
          "layoutMargins": .fromLayoutMargins,
        ], "reference of section insets", element)
    }
    if let flag = element.flag("sectionHeadersPinToVisibleBounds") {
      flow.sectionHeadersPinToVisibleBounds = flag
    }
    if let flag = element.flag("sectionFootersPinToVisibleBounds") {
      flow.sectionFootersPinToVisibleBounds = flag
    }
    if let size = Self.size(element, "itemSize") { flow.itemSize = size }
    if let size = Self.size(element, "headerReferenceSize") { flow.headerReferenceSize = size }
    if let size = Self.size(element, "footerReferenceSize") { flow.footerReferenceSize = size }
    if let size = Self.size(element, "estimatedItemSize") { flow.estimatedItemSize = size }
    if element.flag("automaticEstimatedItemSize") == true {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let inset = element.child(key: "sectionInset") {
      flow.sectionInset = UIEdgeInsets(
        top: CGFloat(inset.number(.minY) ?? 0), left: CGFloat(inset.number(.minX) ?? 0),
        bottom: CGFloat(inset.number(.maxY) ?? 0), right: CGFloat(inset.number(.maxX) ?? 0))
    }
  }

  private static func size(_ element: StoryboardElement, _ key: String) -> CGSize? {
    guard let size = element.child(key: key), let width = size.number(.width),
      let height = size.number(.height)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  // MARK: Prototypes

  private func addPrototype(
    _ element: StoryboardElement, kind: String, to list: UICollectionView
  ) throws(StoryboardError) {
    // The view controller can also perform a cell's segues by their identifiers.
    for segue in element.child("connections")?.children ?? []
    where segue.name == "segue" && segue["kind"] != "embed" {
      let template = try segueTemplate(segue, segue["kind"] ?? "show", list)
      owner?.interface.segues.append(template)
    }
    guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else { return }
    let around = weakObjects
    list.contents.register(
      { [weak owner, storyboard] in
        let builder = StoryboardBuilder(storyboard)
        builder.owner = owner
        builder.surroundings = around
        builder.isPrototype = true
        do throws(StoryboardError) {
          return try builder.reusableView(element)
        } catch {
          Misuse.refuse("\(error)")
        }
      }, kind: kind, identifier)
  }

  /// Creates a view from a prototype.
  private func reusableView(
    _ element: StoryboardElement
  ) throws(StoryboardError) -> UICollectionReusableView {
    guard let view = try makeView(element) as? UICollectionReusableView else {
      throw file.error("this prototype is no UICollectionReusableView", at: element)
    }
    try makeConstraints(in: element)
    try finish(element)
    return view
  }

  /// Adds an element's content to a cell's existing content view.
  func fillContent(
    of cell: UICollectionViewCell, _ element: StoryboardElement
  ) throws(StoryboardError) {
    guard let content = element.child(key: "contentView") else { return }
    try fill(cell.contentView, content)
    cell.contentView.translatesAutoresizingMaskIntoConstraints = true
    cell.contentView.frame = cell.bounds
    cell.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
