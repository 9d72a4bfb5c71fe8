import Foundation

/// Texts, fonts, colors and images.
extension StoryboardBuilder {
  func configure(
    _ label: UILabel, _ element: StoryboardElement
  ) throws(StoryboardError) {
    if let text = element["text"] ?? element.text(key: "text") { label.text = text }
    if let lines = element.integer(.numberOfLines) { label.numberOfLines = lines }
    if let name = element["textAlignment"] {
      label.textAlignment = try named(name, InterfaceNames.alignments, "text alignment", element)
    }
    if let name = element["lineBreakMode"] {
      label.lineBreakMode = try named(name, InterfaceNames.lineBreaks, "line break mode", element)
    }
    if let name = element["baselineAdjustment"] {
      label.baselineAdjustment = try named(
        name, InterfaceNames.baselines, "baseline adjustment", element)
    }
    if let flag = element.flag("adjustsFontForContentSizeCategory") {
      label.adjustsFontForContentSizeCategory = flag
    }
    if let width = element.number(.preferredMaxLayoutWidth), width > 0 {
      label.preferredMaxLayoutWidth = CGFloat(width)
    }
    if let flag = element.flag("enabled") { label.isEnabled = flag }
    if let flag = element.flag("highlighted") { label.isHighlighted = flag }
    if let font = element.child(key: "fontDescription") { label.font = Self.font(font) }
    configureFitting(label, element)
    if let child = element.child(key: "textColor") { label.textColor = color(child) ?? .black }
    if let child = element.child(key: "highlightedColor") {
      label.highlightedTextColor = color(child)
    }
    if let child = element.child(key: "shadowColor") { label.shadowColor = color(child) }
    if let offset = element.child(key: "shadowOffset") {
      label.shadowOffset = CGSize(
        width: offset.number(.width) ?? 0, height: offset.number(.height) ?? 0)
    }
    if let text = element.child(key: "attributedText") { label.attributedText = attributed(text) }
    if element["fixedFrame"] == "YES" { label.hasFixedFrame = true }
    if element["allowsDefaultTighteningForTruncation"] == "YES" {
      label.allowsDefaultTighteningForTruncation = true
    }
  }

  /// Sets whether and how far a text shrinks. Interface Builder writes only that it does not.
  private func configureFitting(_ label: UILabel, _ element: StoryboardElement) {
    let scale = element.number(.minimumScaleFactor).map { CGFloat($0) }
    let size = element.number(.minimumFontSize).map { CGFloat($0) / label.font.pointSize }
    if let least = scale ?? size { label.minimumScaleFactor = min(least, 1) }
    let shrinks = element.flag("adjustsFontSizeToFit") ?? (scale != nil || size != nil)
    if shrinks { label.adjustsFontSizeToFitWidth = true }
  }

  // MARK: Attributed text

  /// Reads an `<attributedString>`, whose fragments have their own attributes.
  func attributed(_ element: StoryboardElement) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      let content = fragment["content"] ?? fragment.text(key: "content") ?? ""
      var values: [NSAttributedString.Key: Any] = [:]
      for child in fragment.child("attributes")?.children ?? [] {
        guard let key = child["key"], let value = attribute(child) else { continue }
        values[NSAttributedString.Key(key)] = value
      }
      text.append(NSAttributedString(string: content, attributes: values))
    }
    return text
  }

  private func attribute(_ element: StoryboardElement) -> Any? {
    switch element.name {
    case "color": color(element)
    case "font": Self.font(element)
    case "paragraphStyle": Self.paragraphStyle(element)
    case "shadow": shadow(element)
    case "url": element["string"].flatMap { URL(string: $0) }
    case "integer": element.number(.value).map { Int($0) }
    case "real", "float": element.number(.value).map { CGFloat($0) }
    default: nil
    }
  }

  private static func paragraphStyle(_ element: StoryboardElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let name = element["alignment"], let alignment = InterfaceNames.alignments[name] {
      style.alignment = alignment
    }
    if let name = element["lineBreakMode"], let mode = InterfaceNames.lineBreaks[name] {
      style.lineBreakMode = mode
    }
    if let points = element.number(.lineSpacing) { style.lineSpacing = CGFloat(points) }
    func set(
      _ property: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>,
      _ attribute: StoryboardNumber
    ) {
      if let points = element.number(attribute) { style[keyPath: property] = CGFloat(points) }
    }
    set(\.paragraphSpacing, .paragraphSpacing)
    set(\.paragraphSpacingBefore, .paragraphSpacingBefore)
    set(\.firstLineHeadIndent, .firstLineHeadIndent)
    set(\.headIndent, .headIndent)
    set(\.tailIndent, .tailIndent)
    set(\.lineHeightMultiple, .lineHeightMultiple)
    set(\.minimumLineHeight, .minimumLineHeight)
    set(\.maximumLineHeight, .maximumLineHeight)
    set(\.defaultTabInterval, .defaultTabInterval)
    if let factor = element.number(.hyphenationFactor) { style.hyphenationFactor = Float(factor) }
    style.allowsDefaultTighteningForTruncation =
      element["allowsDefaultTighteningForTruncation"] == "YES"
    switch element["baseWritingDirection"] {
    case "leftToRight": style.baseWritingDirection = .leftToRight
    case "rightToLeft": style.baseWritingDirection = .rightToLeft
    default: break
    }
    return style
  }

  private func shadow(_ element: StoryboardElement) -> NSShadow {
    let shadow = NSShadow()
    if let radius = element.number(.blurRadius) { shadow.shadowBlurRadius = CGFloat(radius) }
    if let offset = element.child(key: "offset") {
      shadow.shadowOffset = CGSize(
        width: offset.number(.width) ?? 0, height: offset.number(.height) ?? 0)
    }
    if let child = element.child(key: "color") { shadow.shadowColor = color(child) }
    return shadow
  }

  /// Reads the text attributes of a bar's titles.
  func textAttributes(_ element: StoryboardElement) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = element.child(key: "fontDescription") { attributes[.font] = Self.font(font) }
    if let child = element.child(key: "textColor"), let color = color(child) {
      attributes[.foregroundColor] = color
    }
    return attributes
  }

  // MARK: Colors

  /// Reads a color. Returns nil for a name that neither an asset catalog nor the document defines.
  func color(_ element: StoryboardElement) -> UIColor? {
    if element.name == "nil" { return nil }
    if let color = systemColor(element) { return color }
    if let name = element["name"] {
      return UIColor(named: name) ?? file.namedColors[name].flatMap { components($0) }
    }
    return components(element)
  }

  /// Reads a color that has the name of a system color. Xcode 11 writes two names: the color since
  /// iOS 13, and the color of earlier systems.
  private func systemColor(_ element: StoryboardElement) -> UIColor? {
    let names = [
      element["systemColor"], element["xcode11CocoaTouchSystemColor"],
      element["cocoaTouchSystemColor"],
    ]
    for case let name? in names {
      if let color = UIColor.systemColors[name] { return color }
      if let listed = file.namedColors[name].flatMap({ components($0) }) { return listed }
    }
    return nil
  }

  private func components(_ element: StoryboardElement) -> UIColor? {
    let alpha = CGFloat(element.number(.alpha) ?? 1)
    if let white = element.number(.white) { return UIColor(white: CGFloat(white), alpha: alpha) }
    if let cyan = element.number(.cyan), let magenta = element.number(.magenta),
      let yellow = element.number(.yellow), let black = element.number(.black)
    {
      let light = 1 - black
      return UIColor(
        red: CGFloat((1 - cyan) * light), green: CGFloat((1 - magenta) * light),
        blue: CGFloat((1 - yellow) * light), alpha: alpha)
    }
    guard let red = element.number(.red), let green = element.number(.green),
      let blue = element.number(.blue)
    else { return nil }
    guard element["customColorSpace"] == "displayP3" else {
      return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
    }
    return UIColor(
      displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
  }

  // MARK: Fonts

  /// Reads a `<fontDescription>`, or the `<font>` of attributed text.
  static func font(_ element: StoryboardElement) -> UIFont {
    if let style = element["style"], style.hasPrefix("UICTFontTextStyle") {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = CGFloat(element.number(.pointSize) ?? element.number(.size) ?? 17)
    let weight = element["weight"].flatMap { InterfaceNames.fontWeights[$0] }
    if let family = element["family"] ?? element["name"], !family.hasPrefix(".") {
      return named(family, element["name"], size, weight)
    }
    let type = element["type"] ?? element["metaFont"]
    if type == "italicSystem" { return .italicSystemFont(ofSize: size) }
    let isBold = type == "boldSystem" || type == "systemBold"
    return .systemFont(ofSize: size, weight: weight ?? (isBold ? .bold : .regular))
  }

  /// Returns a font of a family with the weight and slant of its face name, such as
  /// `Avenir-HeavyOblique`.
  private static func named(
    _ family: String, _ name: String?, _ size: CGFloat, _ weight: UIFont.Weight?
  ) -> UIFont {
    let face = name?.split(separator: "-").dropFirst().joined().lowercased() ?? ""
    let spoken = InterfaceNames.fontWeights.keys.filter { face.contains($0.lowercased()) }
      .max { $0.count < $1.count }.flatMap { InterfaceNames.fontWeights[$0] }
    return UIFont(
      family: family, size: size, weight: weight ?? spoken ?? .regular,
      isItalic: face.contains("italic") || face.contains("oblique"))
  }

  // MARK: Pictures

  /// Reads an image: a symbol from the system catalog, or an image of the application.
  func image(_ element: StoryboardElement, _ attribute: String) -> UIImage? {
    guard let name = element[attribute] else { return nil }
    if element["catalog"] == "system" { return UIImage(systemName: name) }
    return UIImage(named: name) ?? UIImage(systemName: name)
  }

  /// Reads a `<preferredSymbolConfiguration>`.
  func symbolConfiguration(_ element: StoryboardElement) -> UIImage.SymbolConfiguration? {
    guard let child = element.child(key: "preferredSymbolConfiguration") else { return nil }
    let weight = child["weight"].flatMap { InterfaceNames.symbolWeights[$0] } ?? .unspecified
    let scale = child["scale"].flatMap { InterfaceNames.symbolScales[$0] } ?? .unspecified
    if let font = child.child(key: "fontDescription") ?? child.child("fontDescription") {
      return UIImage.SymbolConfiguration(font: Self.font(font), scale: scale)
    }
    if let points = child.number(.pointSize), points > 0 {
      return UIImage.SymbolConfiguration(
        pointSize: CGFloat(points), weight: weight, scale: scale)
    }
    if scale != .unspecified { return UIImage.SymbolConfiguration(scale: scale) }
    return weight == .unspecified ? nil : UIImage.SymbolConfiguration(weight: weight)
  }
}

extension InterfaceNames {
  static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping,
    "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping, "clip": .byClipping,
    "clipping": .byClipping, "headTruncation": .byTruncatingHead,
    "truncatingHead": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
  static let baselines: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]
  static let fontWeights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
  static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
  static let symbolScales: [String: UIImage.SymbolScale] = [
    "small": .small, "medium": .medium, "large": .large,
  ]
  static let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]
  static let blurs: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
}
