import Foundation

extension StoryboardBuilder {
  func makeView(_ element: StoryboardElement) throws(StoryboardError) -> UIView {
    try storyboard.countView(element)
    let frame = element.child(key: "frame").map(Self.rect) ?? .zero
    let view = try instantiateView(element, frame)
    try fill(view, element)
    return view
  }

  /// Gives a view what the element says of it, and what lies in it.
  func fill(_ view: UIView, _ element: StoryboardElement) throws(StoryboardError) {
    made(view, element)
    try configure(view, element)
    configureLayout(view, element)
    variations.add(element) { [weak view, storyboard] values in
      guard let view else { return }
      // Not this builder, which keeps all that it has made.
      let builder = StoryboardBuilder(storyboard)
      // What cannot be read stays as it is.
      try? builder.configureLook(view, values)
      builder.configureLayout(view, values)
    }
    if let table = view as? UITableView { try fill(table, element) }
    try addSubviews(element, to: view)
    if let list = view as? UICollectionView { try configureCollection(list, element) }
    if let cell = view as? UICollectionViewCell { try fillContent(of: cell, element) }
  }

  private func addSubviews(
    _ element: StoryboardElement, to view: UIView
  ) throws(StoryboardError) {
    var made: [UIView] = []
    for child in element.child("subviews")?.children ?? [] {
      let subview = try makeView(child)
      made.append(subview)
      if let id = child.id, element.varies(id, among: "subviews") {
        variations.add(subview, id, in: view, element)
        if !element.installs(id, among: "subviews") { continue }
      }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
    variations.order(made, in: view)
  }

  private func instantiateView(
    _ element: StoryboardElement, _ frame: CGRect
  ) throws(StoryboardError) -> UIView {
    let style = element["style"].flatMap { InterfaceNames.tableStyles[$0] } ?? .plain
    let coder = element.name == "tableView" ? TableCoder(style: style) : StoryboardCoder()
    if let view = try customView(element, coder, frame) {
      view.frame = frame
      return view
    }
    let view: UIView =
      switch element.name {
      case "label": UILabel(frame: frame)
      case "button": UIButton(type: element["buttonType"] == "system" ? .system : .custom)
      case "imageView": UIImageView(frame: frame)
      case "textField": UITextField(frame: frame)
      case "slider": UISlider(frame: frame)
      case "switch": UISwitch(frame: frame)
      case "pageControl": UIPageControl(frame: frame)
      case "segmentedControl": UISegmentedControl(frame: frame)
      case "stepper": UIStepper(frame: frame)
      case "progressView": UIProgressView(frame: frame)
      case "activityIndicatorView": UIActivityIndicatorView(frame: frame)
      case "stackView": UIStackView(frame: frame)
      case "scrollView": UIScrollView(frame: frame)
      case "textView": UITextView(frame: frame)
      case "searchBar": UISearchBar(frame: frame)
      case "tableView": UITableView(frame: frame, style: style)
      case "collectionView":
        UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      case "collectionViewCell": UICollectionViewCell(frame: frame)
      case "collectionReusableView": UICollectionReusableView(frame: frame)
      // A view that is not known here still has its place, its color and what is in it.
      default: UIView(frame: frame)
      }
    view.frame = frame
    return view
  }

  /// Nil where the element names no class of the application's own.
  func customView(
    _ element: StoryboardElement, _ coder: NSCoder, _ frame: CGRect = .zero
  ) throws(StoryboardError) -> UIView? {
    guard let name = element["customClass"] else { return nil }
    let make = InterfaceClasses.view(name, module: element["customModule"], coder)
    guard let make else {
      throw file.error(
        "there is no view class \(name); call InterfaceClasses.register(\(name).self) first",
        at: element)
    }
    guard let view = make(frame) else {
      throw file.error("init(coder:) of \(name) made nothing", at: element)
    }
    return view
  }

  private func configure(
    _ view: UIView, _ element: StoryboardElement
  ) throws(StoryboardError) {
    try configureLook(view, element)
    try configureControl(view, element)
  }

  /// Sets what the element says, and leaves the rest as it is.
  func configureLook(
    _ view: UIView, _ element: StoryboardElement
  ) throws(StoryboardError) {
    if let color = element.child(key: "backgroundColor") {
      view.backgroundColor = Self.color(color)
    }
    if let color = element.child(key: "tintColor") { view.tintColor = Self.color(color) }
    if let alpha = element.number(.alpha) { view.alpha = CGFloat(alpha) }
    if let hidden = element.flag("hidden") { view.isHidden = hidden }
    if let clips = element.flag("clipsSubviews") { view.clipsToBounds = clips }
    if let tag = element.integer(.tag) { view.tag = tag }
    if let enabled = element.flag("userInteractionEnabled") {
      view.isUserInteractionEnabled = enabled
    }
    if let multiple = element.flag("multipleTouchEnabled") {
      view.isMultipleTouchEnabled = multiple
    }
    if let name = element["contentMode"] {
      view.contentMode = try named(name, InterfaceNames.contentModes, "content mode", element)
    }
    if let mask = element.child(key: "autoresizingMask") {
      view.autoresizingMask = Self.autoresizing(mask)
    }
    if let label = view as? UILabel { try configure(label, element) }
    if let button = view as? UIButton { configure(button, element) }
    if let picture = view as? UIImageView, let image = Self.image(element, "image") {
      picture.image = image
    }
    if let stack = view as? UIStackView { try configure(stack, element) }
    if let scroll = view as? UIScrollView { try configure(scroll, element) }
    if let table = view as? UITableView { try configure(table, element) }
  }

  private func configure(
    _ label: UILabel, _ element: StoryboardElement
  ) throws(StoryboardError) {
    if let text = element["text"] ?? element.child(key: "text")?.text { label.text = text }
    if let lines = element.integer(.numberOfLines) { label.numberOfLines = lines }
    if let name = element["textAlignment"] {
      label.textAlignment = try named(name, InterfaceNames.alignments, "text alignment", element)
    }
    if let font = element.child(key: "fontDescription") { label.font = Self.font(font) }
    if let color = element.child(key: "textColor") { label.textColor = Self.color(color) ?? .black }
  }

  private func configure(_ button: UIButton, _ element: StoryboardElement) {
    for state in element.children where state.name == "state" {
      guard let key = state["key"], let control = Self.states[key] else { continue }
      button.setTitle(state["title"], for: control)
      if let color = state.child(key: "titleColor") {
        button.setTitleColor(Self.color(color), for: control)
      }
    }
    for state in element.children where state.name == "state" {
      guard let key = state["key"], let control = Self.states[key] else { continue }
      if let image = Self.image(state, "image") { button.setImage(image, for: control) }
      if let image = Self.image(state, "backgroundImage") {
        button.setBackgroundImage(image, for: control)
      }
    }
    if let look = element.child("buttonConfiguration") { configure(button, by: look) }
    if let font = element.child(key: "fontDescription") {
      button.titleLabel?.font = Self.font(font)
    }
    if let enabled = element.flag("enabled") { button.isEnabled = enabled }
  }

  private func configure(_ button: UIButton, by element: StoryboardElement) {
    let style = element["style"].flatMap { UIButton.Configuration.Style(rawValue: $0) } ?? .plain
    var look = UIButton.Configuration(style)
    look.title =
      element["title"] ?? element.child(key: "title")?.text ?? button.title(for: .normal)
    look.subtitle = element["subtitle"] ?? element.child(key: "subtitle")?.text
    look.image = Self.image(element, "image") ?? button.image(for: .normal)
    if let padding = element.number(.imagePadding) { look.imagePadding = padding }
    if let padding = element.number(.titlePadding) { look.titlePadding = padding }
    switch element["imagePlacement"] {
    case "trailing": look.imagePlacement = .trailing
    case "top": look.imagePlacement = .top
    case "bottom": look.imagePlacement = .bottom
    default: break
    }
    switch element["cornerStyle"] {
    case "capsule": look.cornerStyle = .capsule
    case "small": look.cornerStyle = .small
    case "medium": look.cornerStyle = .medium
    case "large": look.cornerStyle = .large
    case "fixed": look.cornerStyle = .fixed
    default: break
    }
    if element.flag("showsActivityIndicator") == true { look.showsActivityIndicator = true }
    look.baseForegroundColor = element.child(key: "baseForegroundColor").flatMap { Self.color($0) }
    look.baseBackgroundColor = element.child(key: "baseBackgroundColor").flatMap { Self.color($0) }
    if let insets = element.child(key: "contentInsets") {
      look.contentInsets = NSDirectionalEdgeInsets(
        top: insets.number(.top) ?? 0, leading: insets.number(.leading) ?? 0,
        bottom: insets.number(.bottom) ?? 0, trailing: insets.number(.trailing) ?? 0)
    }
    button.configuration = look
  }

  /// A symbol where the catalog is the system's, else one of the application's pictures.
  static func image(_ element: StoryboardElement, _ attribute: String) -> UIImage? {
    guard let name = element[attribute] else { return nil }
    if element["catalog"] == "system" { return UIImage(systemName: name) }
    return UIImage(named: name) ?? UIImage(systemName: name)
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]

  // MARK: Values

  static func rect(_ element: StoryboardElement) -> CGRect {
    CGRect(
      x: element.number(.x) ?? 0, y: element.number(.y) ?? 0,
      width: element.number(.width) ?? 0, height: element.number(.height) ?? 0)
  }

  /// Nil for a color that is named in an asset catalog, of which nothing is known here.
  static func color(_ element: StoryboardElement) -> UIColor? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return UIColor.systemColors[name]
    }
    let alpha = CGFloat(element.number(.alpha) ?? 1)
    if let white = element.number(.white) { return UIColor(white: CGFloat(white), alpha: alpha) }
    guard let red = element.number(.red), let green = element.number(.green),
      let blue = element.number(.blue)
    else { return nil }
    return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
  }

  static func font(_ element: StoryboardElement) -> UIFont {
    if let style = element["style"], style.hasPrefix("UICTFontTextStyle") {
      let name = style.dropFirst("UICTFontTextStyle".count)
      let first = name.prefix(1).lowercased()
      return .preferredFont(
        forTextStyle: UIFont.TextStyle(rawValue: first + name.dropFirst()))
    }
    let size = CGFloat(element.number(.pointSize) ?? 17)
    let isBold = element["type"] == "boldSystem" || element["weight"] == "bold"
    return .systemFont(ofSize: size, weight: isBold ? .bold : .regular)
  }

  private static func autoresizing(_ element: StoryboardElement) -> UIView.AutoresizingMask {
    var mask: UIView.AutoresizingMask = []
    if element.flag("widthSizable") == true { mask.insert(.flexibleWidth) }
    if element.flag("heightSizable") == true { mask.insert(.flexibleHeight) }
    if element.flag("flexibleMinX") == true { mask.insert(.flexibleLeftMargin) }
    if element.flag("flexibleMaxX") == true { mask.insert(.flexibleRightMargin) }
    if element.flag("flexibleMinY") == true { mask.insert(.flexibleTopMargin) }
    if element.flag("flexibleMaxY") == true { mask.insert(.flexibleBottomMargin) }
    return mask
  }
}
