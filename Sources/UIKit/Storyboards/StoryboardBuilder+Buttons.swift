import Foundation

extension StoryboardBuilder {
  func configure(_ button: UIButton, _ element: StoryboardElement) throws(StoryboardError) {
    let states = element.children.filter { $0.name == "state" }
    if element["fixedFrame"] == "YES" { button.label.hasFixedFrame = true }
    for state in states {
      guard let key = state["key"], let control = Self.states[key] else { continue }
      if let title = state["title"] ?? state.text(key: "title") {
        button.setTitle(title, for: control)
      }
      if let text = state.child(key: "attributedTitle") {
        button.setAttributedTitle(attributed(text), for: control)
      }
      if let child = state.child(key: "titleColor") {
        button.setTitleColor(color(child), for: control)
      }
      if let image = image(state, "image") { button.setImage(image, for: control) }
      if let image = image(state, "backgroundImage") {
        button.setBackgroundImage(image, for: control)
      }
      if let look = symbolConfiguration(state) {
        button.setPreferredSymbolConfiguration(look, forImageIn: control)
      }
    }
    if let look = element.child("buttonConfiguration") { try configure(button, by: look) }
    if let font = element.child(key: "fontDescription") {
      button.label.font = Self.font(font)
    }
    if let name = element["lineBreakMode"] {
      button.label.lineBreakMode = try named(
        name, InterfaceNames.lineBreaks, "line break mode", element)
    }
    if let insets = insets(element, "contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = insets(element, "titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = insets(element, "imageEdgeInsets") { button.imageEdgeInsets = insets }
    if let flag = element.flag("adjustsImageWhenHighlighted") {
      button.adjustsImageWhenHighlighted = flag
    }
    if let flag = element.flag("adjustsImageWhenDisabled") {
      button.adjustsImageWhenDisabled = flag
    }
    if let flag = element.flag("changesSelectionAsPrimaryAction") {
      button.changesSelectionAsPrimaryAction = flag
    }
    if let flag = element.flag("showsMenuAsPrimaryAction") {
      button.showsMenuAsPrimaryAction = flag
    }
    if let flag = element.flag("springLoaded") { button.isSpringLoaded = flag }
    if let flag = element.flag("pointerInteraction") {
      button.isPointerInteractionEnabled = flag
    }
    if let name = element["role"] {
      button.role = try named(name, InterfaceNames.buttonRoles, "role", element)
    }
    if let enabled = element.flag("enabled") { button.isEnabled = enabled }
  }

  /// Reads `<inset key="contentEdgeInsets" minX=… minY=… maxX=… maxY=…/>`.
  func insets(_ element: StoryboardElement, _ key: String) -> UIEdgeInsets? {
    element.child(key: key).flatMap(Self.insets)
  }

  private func configure(
    _ button: UIButton, by element: StoryboardElement
  ) throws(StoryboardError) {
    let style = element["style"].flatMap { UIButton.Configuration.Style(rawValue: $0) } ?? .plain
    var look = UIButton.Configuration(style)
    look.title =
      element["title"] ?? element.text(key: "title") ?? button.title(for: .normal)
    look.subtitle = element["subtitle"] ?? element.text(key: "subtitle")
    if let text = element.child(key: "attributedTitle") {
      look.attributedTitle = Self.title(attributed(text))
    }
    look.image = image(element, "image") ?? button.image(for: .normal)
    if let symbol = symbolConfiguration(element) {
      look.preferredSymbolConfigurationForImage = symbol
    }
    if let padding = element.number(.imagePadding) { look.imagePadding = padding }
    if let padding = element.number(.titlePadding) { look.titlePadding = padding }
    if let name = element["imagePlacement"] {
      look.imagePlacement = try named(
        name, InterfaceNames.placements, "image placement", element)
    }
    if let name = element["cornerStyle"] {
      look.cornerStyle = try named(name, InterfaceNames.cornerStyles, "corner style", element)
    }
    if element.flag("showsActivityIndicator") == true { look.showsActivityIndicator = true }
    look.baseForegroundColor = element.child(key: "baseForegroundColor").flatMap { color($0) }
    look.baseBackgroundColor = element.child(key: "baseBackgroundColor").flatMap { color($0) }
    if let insets = element.child(key: "contentInsets") ?? element.child("directionalEdgeInsets") {
      look.contentInsets = NSDirectionalEdgeInsets(
        top: insets.number(.top) ?? 0, leading: insets.number(.leading) ?? 0,
        bottom: insets.number(.bottom) ?? 0, trailing: insets.number(.trailing) ?? 0)
    }
    button.configuration = look
  }

  /// Returns the same text with its fonts and colors.
  private static func title(_ text: NSAttributedString) -> AttributedString {
    var title = AttributedString()
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { values, range, _ in
      var part = AttributedString(text.attributedSubstring(from: range).string)
      part.uiKit.font = values[.font] as? UIFont
      part.uiKit.foregroundColor = values[.foregroundColor] as? UIColor
      title.append(part)
    }
    return title
  }

  static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]
}

extension InterfaceNames {
  /// Returns the button type for Interface Builder's name. Interface Builder still writes
  /// `roundedRect`, the older name of `system`.
  static func buttonType(_ name: String?) -> UIButton.ButtonType {
    name.flatMap { buttonTypes[$0] } ?? .custom
  }

  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "close": .close,
  ]
  static let buttonRoles: [String: UIButton.Role] = [
    "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
  ]
  static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]
  static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "capsule": .capsule, "small": .small, "medium": .medium, "large": .large, "fixed": .fixed,
    "dynamic": .dynamic,
  ]
}
