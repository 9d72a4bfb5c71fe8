import Foundation

extension StoryboardBuilder {
  func makeView(_ element: StoryboardElement) throws(StoryboardError) -> UIView {
    try storyboard.countView(element)
    let early: [Any] =
      switch element.name {
      case "button": [InterfaceNames.buttonType(element["buttonType"])]
      case "tableView": [element["style"].flatMap { InterfaceNames.tableStyles[$0] } ?? .plain]
      case "activityIndicatorView":
        [element["style"].flatMap { InterfaceNames.indicators[$0] } ?? .medium]
      default: []
      }
    return try decode(element, early: early) { (view) throws(StoryboardError) in
      if let frame = frame(of: element) { view.frame = frame }
      try fill(view, element)
    }
  }

  /// Creates a view with its `init(coder:)`. The `decode` closure sets the view's properties before
  /// the rest of the class's own initializer runs.
  func decode(
    _ element: StoryboardElement, early: [Any] = [],
    by decode: (UIView) throws(StoryboardError) -> Void
  ) throws(StoryboardError) -> UIView {
    let make = try viewMaker(element)
    return try withoutActuallyEscaping(decode) { (decode) throws(StoryboardError) in
      var problem: StoryboardError?
      let coder = InterfaceCoder(early: early) { object in
        do throws(StoryboardError) {
          if let view = object as? UIView { try decode(view) }
        } catch {
          problem = error
        }
      }
      let view = make(coder, frame(of: element) ?? .zero)
      coder.finish(view)
      if let problem { throw problem }
      guard let view else {
        throw file.error(
          "init(coder:) of \(element["customClass"] ?? element.name) made nothing", at: element)
      }
      guard let replacement = view.awakeAfter(using: coder) as? UIView, replacement !== view else {
        return view
      }
      replace(view, by: replacement, element)
      return replacement
    }
  }

  /// Sets a view's properties and adds its content.
  func fill(_ view: UIView, _ element: StoryboardElement) throws(StoryboardError) {
    made(view, element)
    try configure(view, element)
    configureLayout(view, element)
    variations.add(element) { [weak view, storyboard] values in
      guard let view else { return }
      // A new builder, because this one retains all objects that it has created.
      let builder = StoryboardBuilder(storyboard)
      // A value that cannot be read leaves the property unchanged.
      try? builder.configureLook(view, values)
      builder.configureLayout(view, values)
    }
    if let table = view as? UITableView { try fill(table, element) }
    try addSubviews(element, to: view)
    if let list = view as? UICollectionView { try configureCollection(list, element) }
    if let cell = view as? UICollectionViewCell { try fillContent(of: cell, element) }
    if let effect = view as? UIVisualEffectView { try fillContent(of: effect, element) }
    try configureBar(view, element)
  }

  private func addSubviews(
    _ element: StoryboardElement, to view: UIView
  ) throws(StoryboardError) {
    var made: [UIView] = []
    let outer = room
    room = view.bounds.size
    defer { room = outer }
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

  private typealias Maker = (NSCoder, CGRect) -> UIView?

  /// Returns the function that creates the element's view: of its custom class, or else of UIKit's
  /// class.
  private func viewMaker(_ element: StoryboardElement) throws(StoryboardError) -> Maker {
    if let name = element["customClass"] {
      if let make = InterfaceClasses.view(name, module: element["customModule"]) { return make }
      try complain(
        "there is no view class \(name); call InterfaceClasses.register(\(name).self) first",
        at: element)
    }
    // A view of unknown kind still has its frame, its color and its subviews.
    let type = Self.viewTypes[element.name] ?? UIView.self
    return { coder, _ in type.init(coder: coder) }
  }

  static let viewTypes: [String: UIView.Type] = [
    "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self,
    "textField": UITextField.self, "slider": UISlider.self, "switch": UISwitch.self,
    "pageControl": UIPageControl.self, "segmentedControl": UISegmentedControl.self,
    "stepper": UIStepper.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "stackView": UIStackView.self,
    "scrollView": UIScrollView.self, "textView": UITextView.self, "searchBar": UISearchBar.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "toolbar": UIToolbar.self,
    "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self,
    "visualEffectView": UIVisualEffectView.self, "refreshControl": UIRefreshControl.self,
    "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self,
    "control": UIControl.self, "window": UIWindow.self,
  ]

  private func configure(
    _ view: UIView, _ element: StoryboardElement
  ) throws(StoryboardError) {
    // Interface Builder writes only disabled interaction. Images and labels without the attribute
    // therefore receive touches.
    view.isUserInteractionEnabled = true
    try configureLook(view, element)
    try configureControl(view, element)
  }

  /// Sets the properties that the element states. All others stay unchanged.
  func configureLook(
    _ view: UIView, _ element: StoryboardElement
  ) throws(StoryboardError) {
    if let color = element.child(key: "backgroundColor") {
      view.backgroundColor = self.color(color)
    }
    if let color = element.child(key: "tintColor") { view.tintColor = self.color(color) }
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
    if let part = element.child(key: "contentStretch").map(Self.rect) {
      view.layer.contentsCenter = part
    }
    if let mask = element.child(key: "autoresizingMask") {
      view.autoresizingMask = Self.autoresizing(mask)
    }
    if let flag = element.flag("autoresizesSubviews") { view.autoresizesSubviews = flag }
    if let flag = element.flag("exclusiveTouch") { view.isExclusiveTouch = flag }
    if let flag = element.flag("opaque") { view.isOpaque = flag }
    if let flag = element.flag("clearsContextBeforeDrawing") {
      view.clearsContextBeforeDrawing = flag
    }
    if let name = element["restorationIdentifier"] { view.restorationIdentifier = name }
    if let name = element["semanticContentAttribute"] {
      view.semanticContentAttribute = try named(
        name, InterfaceNames.semantics, "semantic content attribute", element)
    }
    configureAccessibility(view, element)
    if let label = view as? UILabel { try configure(label, element) }
    if let button = view as? UIButton { try configure(button, element) }
    if let picture = view as? UIImageView { configure(picture, element) }
    if let stack = view as? UIStackView { try configure(stack, element) }
    if let scroll = view as? UIScrollView { try configure(scroll, element) }
    if let table = view as? UITableView { try configure(table, element) }
  }

  private func configure(_ picture: UIImageView, _ element: StoryboardElement) {
    if let image = image(element, "image") { picture.image = image }
    if let image = image(element, "highlightedImage") { picture.highlightedImage = image }
    if let flag = element.flag("highlighted") { picture.isHighlighted = flag }
    if let look = symbolConfiguration(element) { picture.preferredSymbolConfiguration = look }
  }

  private func fillContent(
    of effect: UIVisualEffectView, _ element: StoryboardElement
  ) throws(StoryboardError) {
    if let content = element.child(key: "contentView") {
      let frame = effect.contentView.frame
      try fill(effect.contentView, content)
      effect.contentView.translatesAutoresizingMaskIntoConstraints = true
      effect.contentView.frame = frame
      effect.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    let vibrancy = element.child("vibrancyEffect")
    guard let blur = element.child("blurEffect") ?? vibrancy?.child("blurEffect") else { return }
    let style = try named(
      blur["style"] ?? "extraLight", InterfaceNames.blurs, "style of blur effects", blur)
    let lower = UIBlurEffect(style: style)
    effect.effect = vibrancy == nil ? lower : UIVibrancyEffect(blurEffect: lower)
  }

  // MARK: Values

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
