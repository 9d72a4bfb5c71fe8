import SeededRandom

/// Random documents of the elements and attributes that the reader of storyboards knows, with small
/// numbers.
struct RandomInterface {
  var random: SeededGenerator
  var ids: [String] = []
  var count = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  // MARK: Values

  mutating func pick(_ words: String) -> String {
    let all = words.split(separator: " ")
    return String(all[random.below(all.count)])
  }

  mutating func number() -> String { pick("0 1 2 3 5 8 0.5 -1 12 20 44 100 1000") }

  mutating func counts(_ names: String, share: Double = 0.25) -> String {
    names.split(separator: " ").map { name in
      random.chance(share) ? " \(name)=\"\(pick("0 1 2 3 5 9"))\"" : ""
    }.joined()
  }

  mutating func flags(_ names: String, share: Double = 0.25) -> String {
    names.split(separator: " ").map { name in
      random.chance(share) ? " \(name)=\"\(pick("YES NO"))\"" : ""
    }.joined()
  }

  mutating func numbers(_ names: String, share: Double = 0.25) -> String {
    names.split(separator: " ").map { name in
      random.chance(share) ? " \(name)=\"\(number())\"" : ""
    }.joined()
  }

  mutating func choice(_ name: String, _ words: String, share: Double = 0.4) -> String {
    random.chance(share) ? " \(name)=\"\(random.chance(0.001) ? "other" : pick(words))\"" : ""
  }

  mutating func color(_ key: String, share: Double = 0.25) -> String {
    guard random.chance(share) else { return "" }
    switch random.below(5) {
    case 0: return "<color key=\"\(key)\" white=\"\(pick("0 0.5 1"))\" alpha=\"\(pick("0.5 1"))\"/>"
    case 1:
      return "<color key=\"\(key)\" red=\"1\" green=\"\(pick("0 0.5"))\" blue=\"0.25\" alpha=\"1\""
        + choice("colorSpace", "custom calibratedRGB")
        + choice("customColorSpace", "sRGB displayP3") + "/>"
    case 2:
      return
        "<color key=\"\(key)\" systemColor=\"\(pick("systemRedColor labelColor tintColor"))\"/>"
    case 3: return "<color key=\"\(key)\" cocoaTouchSystemColor=\"darkTextColor\"/>"
    default: return "<nil key=\"\(key)\"/>"
    }
  }

  mutating func colors(_ keys: String) -> String {
    keys.split(separator: " ").map { color(String($0)) }.joined()
  }

  /// An element with its attributes, each of which follows a space.
  func tag(_ name: String, _ attributes: String, _ children: String = "") -> String {
    "<\(name)\(attributes.isEmpty || attributes.hasPrefix(" ") ? "" : " ")\(attributes)>"
      + "\(children)</\(name)>"
  }

  mutating func font() -> String {
    let key = "key=\"fontDescription\""
    let sizes = "pointSize=\"\(pick("11 17 24"))\""
    switch random.below(6) {
    case 0:
      let type = pick("system boldSystem italicSystem")
      return tag("fontDescription", "\(key) type=\"\(type)\" \(sizes)")
    case 1:
      let style = pick("UICTFontTextStyleBody UICTFontTextStyleHeadline")
      return tag("fontDescription", "\(key) style=\"\(style)\"")
    case 2:
      let weight = pick("light semibold heavy")
      return tag("fontDescription", "\(key) type=\"system\" weight=\"\(weight)\" \(sizes)")
    default: return ""
    }
  }

  mutating func rect(_ key: String = "frame") -> String {
    if random.chance(0.1) { return "" }
    let (width, height) = (pick("0 40 100 200 320"), pick("0 30 44 100"))
    return tag(
      "rect",
      "key=\"\(key)\" x=\"\(number())\" y=\"\(number())\" width=\"\(width)\" height=\"\(height)\"")
  }

  mutating func insets(_ key: String) -> String {
    guard random.chance(0.2) else { return "" }
    let sides = ["minX", "minY", "maxX", "maxY"].map { "\($0)=\"\(number())\"" }
    return tag("inset", "key=\"\(key)\" \(sides.joined(separator: " "))")
  }

  mutating func image(_ name: String, share: Double = 0.4) -> String {
    random.chance(share) ? " \(name)=\"\(pick("star moon plus"))\" catalog=\"system\"" : ""
  }

  mutating func text(_ name: String, share: Double = 0.6) -> String {
    choice(name, "Title Text Words A", share: share)
  }

  mutating func id() -> String {
    count += 1
    ids.append("e\(count)")
    return "id=\"e\(count)\""
  }

  // MARK: Views

  mutating func common() -> String {
    choice("contentMode", "scaleToFill center left redraw bottomRight scaleAspectFit", share: 0.3)
      + flags(
        "clipsSubviews hidden opaque userInteractionEnabled multipleTouchEnabled exclusiveTouch",
        share: 0.1)
      + flags(
        "autoresizesSubviews clearsContextBeforeDrawing insetsLayoutMarginsFromSafeArea", share: 0.1
      )
      + flags("preservesSuperviewLayoutMargins fixedFrame", share: 0.12)
      + flags("translatesAutoresizingMaskIntoConstraints", share: 0.3)
      + counts("tag alpha", share: 0.1)
      + counts("horizontalHuggingPriority verticalCompressionResistancePriority", share: 0.15)
      + choice("semanticContentAttribute", "forceRightToLeft playback spatial", share: 0.15)
      + choice("restorationIdentifier", "one two", share: 0.05)
  }

  mutating func parts() -> String {
    var text = rect()
    if random.chance(0.4) {
      let flags = flags(
        "flexibleMinX flexibleMaxX widthSizable flexibleMinY flexibleMaxY heightSizable")
      text += "<autoresizingMask key=\"autoresizingMask\"\(flags)/>"
    }
    text += colors("backgroundColor tintColor")
    if random.chance(0.15) {
      let sides = "top=\"\(number())\" left=\"\(number())\" bottom=\"3\" right=\"4\""
      text += tag("edgeInsets", "key=\"layoutMargins\" \(sides)")
    }
    if random.chance(0.1) {
      let sides = "top=\"1\" leading=\"\(number())\" bottom=\"3\" trailing=\"\(number())\""
      text += tag("directionalEdgeInsets", "key=\"directionalLayoutMargins\" \(sides)")
    }
    if random.chance(0.2) { text += accessibility() }
    if random.chance(0.15) {
      let value = tag(pick("integer real"), "key=\"value\" value=\"\(number())\"")
      text += tag(
        "userDefinedRuntimeAttributes", "",
        tag(
          "userDefinedRuntimeAttribute", "type=\"number\" keyPath=\"layer.cornerRadius\"", value))
    }
    if random.chance(0.12) {
      let key = pick("heightClass=regular widthClass=compact heightClass=compact")
      text += tag("variation", "key=\"\(key)\"" + flags("hidden", share: 0.8))
    }
    return text
  }

  mutating func accessibility() -> String {
    let attributes =
      choice("hint", "Hint") + choice("label", "Label") + choice("identifier", "one")
    var children = ""
    if random.chance(0.5) {
      let traits = flags("button header link selected notEnabled adjustable staticText")
      children += tag("accessibilityTraits", "key=\"traits\"" + traits)
    }
    if random.chance(0.5) {
      children += tag("bool", "key=\"isElement\" value=\"\(pick("YES NO"))\"")
    }
    return tag("accessibility", "key=\"accessibilityConfiguration\"" + attributes, children)
  }

  mutating func traits() -> String {
    guard random.chance(0.3) else { return "" }
    return "<textInputTraits key=\"textInputTraits\""
      + choice("autocapitalizationType", "words sentences allCharacters")
      + choice("keyboardType", "numberPad URL emailAddress")
      + choice("returnKeyType", "go done next")
      + choice("keyboardAppearance", "alert light") + choice("textContentType", "name email")
      + flags("secureTextEntry enablesReturnKeyAutomatically")
      + choice("spellCheckingType", "no yes") + choice("smartQuotesType", "no yes") + "/>"
  }

  mutating func subviews(_ depth: Int) -> String {
    guard depth < 3 else { return "" }
    let views = (0..<random.below(4)).map { _ in view(depth + 1) }.joined()
    return "<subviews>\(views)</subviews>"
  }

  mutating func constraints() -> String {
    guard random.chance(0.6), ids.count > 1 else { return "" }
    let kinds = [
      "top bottom centerY firstBaseline topMargin", "leading trailing leadingMargin",
      "left right leftMargin", "width height", "centerX centerX", "width height",
    ]
    let all = (0..<random.below(5)).map { _ -> String in
      count += 1
      let kind = kinds[random.below(kinds.count)]
      let isAlone = kind.hasPrefix("width") && random.chance(0.5)
      let (first, item) = (pick(kind), ids[random.below(ids.count)])
      let second =
        isAlone
        ? "" : " secondItem=\"\(ids[random.below(ids.count)])\" secondAttribute=\"\(pick(kind))\""
      return "<constraint firstItem=\"\(item)\" firstAttribute=\"\(first)\"\(second)"
        + choice("relation", "greaterThanOrEqual lessThanOrEqual", share: 0.3)
        + numbers("constant", share: 0.6) + choice("multiplier", "2 1:2 16:9 0.5", share: 0.2)
        + choice("priority", "250 999 500", share: 0.3)
        + choice("identifier", "one two", share: 0.1) + " id=\"c\(count)\"/>"
    }
    return "<constraints>\(all.joined())</constraints>"
  }

  mutating func view(_ depth: Int = 0) -> String {
    let id = id()
    let parts = parts()
    let start = "\(id)\(common())"
    func element(_ name: String, _ attributes: String, _ children: String) -> String {
      "<\(name) \(start)\(attributes)>\(parts)\(children)</\(name)>"
    }
    let control =
      choice("contentHorizontalAlignment", "left center fill trailing")
      + choice("contentVerticalAlignment", "top bottom fill")
      + flags("enabled selected highlighted", share: 0.15)
    switch random.below(22) {
    case 0, 1, 2:
      return element("view", "", subviews(depth) + constraints())
    case 3, 4:
      return element(
        "label",
        text("text") + choice("textAlignment", "left center right natural justified")
          + choice("lineBreakMode", "tailTruncation wordWrap middleTruncation clip")
          + choice("baselineAdjustment", "alignBaselines none")
          + numbers(
            "preferredMaxLayoutWidth minimumScaleFactor", share: 0.2)
          + counts("numberOfLines") + choice("minimumFontSize", "9 12", share: 0.2)
          + flags("adjustsFontSizeToFit adjustsFontForContentSizeCategory enabled highlighted"),
        font() + colors("textColor highlightedColor shadowColor")
          + (random.chance(0.3)
            ? "<size key=\"shadowOffset\" width=\"\(number())\" height=\"1\"/>" : ""))
    case 5, 6:
      let states = "normal highlighted disabled selected".split(separator: " ").map { state in
        random.chance(0.4)
          ? tag(
            "state", "key=\"\(state)\"" + text("title") + image("image", share: 0.2),
            color("titleColor"))
          : ""
      }.joined()
      let style = random.chance(0.4) ? buttonConfiguration() : ""
      return element(
        "button",
        choice("buttonType", "system custom close contactAdd detailDisclosure") + control
          + choice("role", "destructive primary", share: 0.15)
          + choice("lineBreakMode", "middleTruncation wordWrap")
          + flags(
            "showsMenuAsPrimaryAction changesSelectionAsPrimaryAction springLoaded", share: 0.1),
        font() + insets("contentEdgeInsets") + insets("titleEdgeInsets") + insets("imageEdgeInsets")
          + states + style)
    case 7:
      return element(
        "imageView", image("image") + image("highlightedImage", share: 0.1) + flags("highlighted"),
        random.chance(0.3)
          ? tag(
            "preferredSymbolConfiguration",
            "key=\"preferredSymbolConfiguration\" scale=\"\(pick("small large"))\" weight=\"bold\"")
          : "")
    case 8:
      return element(
        "textField",
        text("text") + text("placeholder") + choice("borderStyle", "roundedRect line bezel none")
          + choice("textAlignment", "center right")
          + choice("clearButtonMode", "always whileEditing never")
          + choice("minimumFontSize", "9 12", share: 0.2)
          + flags("clearsOnBeginEditing adjustsFontSizeToFit") + control,
        font() + colors("textColor") + traits())
    case 9:
      return element(
        "textView",
        text("text") + choice("textAlignment", "center right")
          + flags("editable selectable scrollEnabled"),
        font() + colors("textColor") + traits())
    case 10:
      return element(
        "switch", flags("on", share: 0.6) + control, colors("onTintColor thumbTintColor"))
    case 11:
      return element(
        "slider",
        numbers("value minValue maxValue", share: 0.5) + flags("continuous") + control
          + image("minimumValueImage", share: 0.2),
        colors("minimumTrackTintColor maximumTrackTintColor thumbTintColor"))
    case 12:
      return element(
        "stepper",
        numbers("value minimumValue maximumValue stepValue", share: 0.4)
          + flags("wraps autorepeat continuous")
          + control, "")
    case 13:
      let segments = (0..<random.below(4)).map { _ in
        tag(
          "segment",
          text("title") + image("image", share: 0.2) + numbers("width", share: 0.2)
            + flags("enabled"))
      }.joined()
      return element(
        "segmentedControl",
        counts("selectedSegmentIndex", share: 0.5)
          + flags("momentary apportionsSegmentWidthsByContent")
          + control, "<segments>\(segments)</segments>" + colors("selectedSegmentTintColor"))
    case 14:
      return element(
        "progressView",
        numbers("progress", share: 0.7) + choice("progressViewStyle", "bar default"),
        colors("progressTintColor trackTintColor"))
    case 15:
      return element(
        "pageControl",
        counts("numberOfPages currentPage", share: 0.7)
          + flags("hidesForSinglePage defersCurrentPageDisplay"),
        colors("pageIndicatorTintColor currentPageIndicatorTintColor"))
    case 16:
      return element(
        "activityIndicatorView",
        choice("style", "medium large gray") + flags("animating hidesWhenStopped", share: 0.5),
        color("color"))
    case 17:
      return element(
        "scrollView",
        flags(
          "bounces bouncesZoom pagingEnabled scrollEnabled alwaysBounceVertical")
          + flags("directionalLockEnabled")
          + flags(
            "showsHorizontalScrollIndicator showsVerticalScrollIndicator delaysContentTouches")
          + choice("indicatorStyle", "white black")
          + choice("keyboardDismissMode", "onDrag interactive")
          + choice("contentInsetAdjustmentBehavior", "never always")
          + numbers("maximumZoomScale minimumZoomScale"),
        insets("contentInset") + subviews(depth) + constraints())
    case 18:
      return element(
        "stackView",
        choice("axis", "vertical horizontal")
          + choice("distribution", "fillEqually equalSpacing fillProportionally equalCentering")
          + choice("alignment", "top center bottom firstBaseline leading")
          + numbers("spacing", share: 0.5)
          + choice("spacingType", "standard", share: 0.1)
          + flags("baselineRelativeArrangement layoutMarginsRelativeArrangement"), subviews(depth))
    case 19:
      return element(
        "searchBar",
        text("text", share: 0.4) + text("placeholder") + text("prompt", share: 0.2)
          + choice("searchBarStyle", "minimal prominent")
          + flags("showsCancelButton showsBookmarkButton showsScopeBar showsSearchResultsButton"),
        colors("barTintColor") + traits()
          + (random.chance(0.4)
            ? "<scopeButtonTitles><string>One</string><string>Two</string></scopeButtonTitles>"
            : ""))
    case 20:
      let content = rect()
      let inner = tag("view", "key=\"contentView\" id=\"x\(count)\"", content + subviews(depth))
      let effect = tag("blurEffect", "style=\"\(pick("light dark systemMaterial"))\"")
      return tag("visualEffectView", start, parts + inner + effect)
    default:
      let items = (0..<random.below(4)).map { _ in
        tag(
          "barButtonItem",
          "id=\"b\(random.below(9999))\"" + text("title")
            + choice("systemItem", "add done flexibleSpace fixedSpace trash")
            + choice("style", "done plain") + numbers("width") + flags("enabled selected"),
          color("tintColor"))
      }.joined()
      return random.chance(0.5)
        ? element(
          "toolbar", flags("translucent") + choice("barStyle", "black"), "<items>\(items)</items>")
        : element(
          "navigationBar", flags("translucent largeTitles") + choice("barStyle", "black"),
          color("barTintColor")
            + tag(
              "items", "",
              tag(
                "navigationItem",
                text("title") + text("prompt", share: 0.2) + " id=\"n\(count)\"", barItems()))
        )
    }
  }

  mutating func buttonConfiguration() -> String {
    tag(
      "buttonConfiguration",
      "key=\"configuration\" style=\"\(pick("plain gray filled tinted"))\"" + text("title")
        + choice("subtitle", "Sub", share: 0.3) + choice("cornerStyle", "capsule small dynamic")
        + choice("imagePlacement", "top trailing") + numbers("imagePadding titlePadding")
        + flags("showsActivityIndicator") + image("image", share: 0.3),
      colors("baseBackgroundColor baseForegroundColor"))
  }

  mutating func barItems() -> String {
    "backBarButtonItem leftBarButtonItem rightBarButtonItem".split(separator: " ").map { key in
      guard random.chance(0.5) else { return "" }
      let view =
        random.chance(0.2)
        ? tag("view", "key=\"customView\" id=\"v\(random.below(9999))\"", rect()) : ""
      return tag(
        "barButtonItem",
        "key=\"\(key)\"" + text("title") + choice("systemItem", "add search")
          + " id=\"b\(random.below(9999))\"", view)
    }.joined()
  }
}
