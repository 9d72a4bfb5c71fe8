import SeededRandom

/// Random documents of the elements and attributes that the reader of storyboards knows, with small numbers.
struct RandomInterface {
  private var random: SeededGenerator
  private var ids: [String] = []
  private var count = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  // MARK: Values

  private mutating func pick(_ words: String) -> String {
    let all = words.split(separator: " ")
    return String(all[random.below(all.count)])
  }

  private mutating func number() -> String { pick("0 1 2 3 5 8 0.5 -1 12 20 44 100 1000") }

  private mutating func counts(_ names: String, share: Double = 0.25) -> String {
    names.split(separator: " ").map { name in
      random.chance(share) ? " \(name)=\"\(pick("0 1 2 3 5 9"))\"" : ""
    }.joined()
  }

  private mutating func flags(_ names: String, share: Double = 0.25) -> String {
    names.split(separator: " ").map { name in
      random.chance(share) ? " \(name)=\"\(pick("YES NO"))\"" : ""
    }.joined()
  }

  private mutating func numbers(_ names: String, share: Double = 0.25) -> String {
    names.split(separator: " ").map { name in
      random.chance(share) ? " \(name)=\"\(number())\"" : ""
    }.joined()
  }

  private mutating func choice(_ name: String, _ words: String, share: Double = 0.4) -> String {
    random.chance(share) ? " \(name)=\"\(random.chance(0.001) ? "other" : pick(words))\"" : ""
  }

  private mutating func color(_ key: String, share: Double = 0.25) -> String {
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

  private mutating func colors(_ keys: String) -> String {
    keys.split(separator: " ").map { color(String($0)) }.joined()
  }

  private mutating func font() -> String {
    switch random.below(6) {
    case 0:
      "<fontDescription key=\"fontDescription\" type=\"\(pick("system boldSystem italicSystem"))\" pointSize=\"\(pick("11 17 24"))\"/>"
    case 1:
      "<fontDescription key=\"fontDescription\" style=\"\(pick("UICTFontTextStyleBody UICTFontTextStyleHeadline"))\"/>"
    case 2:
      "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"\(pick("light semibold heavy"))\" pointSize=\"15\"/>"
    default: ""
    }
  }

  private mutating func rect(_ key: String = "frame") -> String {
    random.chance(0.1)
      ? ""
      : "<rect key=\"\(key)\" x=\"\(number())\" y=\"\(number())\" width=\"\(pick("0 40 100 200 320"))\" height=\"\(pick("0 30 44 100"))\"/>"
  }

  private mutating func insets(_ key: String) -> String {
    random.chance(0.2)
      ? "<inset key=\"\(key)\" minX=\"\(number())\" minY=\"\(number())\" maxX=\"\(number())\" maxY=\"\(number())\"/>"
      : ""
  }

  private mutating func image(_ name: String, share: Double = 0.4) -> String {
    random.chance(share) ? " \(name)=\"\(pick("star moon plus"))\" catalog=\"system\"" : ""
  }

  private mutating func text(_ name: String, share: Double = 0.6) -> String {
    choice(name, "Title Text Words A", share: share)
  }

  private mutating func id() -> String {
    count += 1
    ids.append("e\(count)")
    return "id=\"e\(count)\""
  }

  // MARK: Views

  private mutating func common() -> String {
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

  private mutating func parts() -> String {
    var text = rect()
    if random.chance(0.4) {
      let flags = flags(
        "flexibleMinX flexibleMaxX widthSizable flexibleMinY flexibleMaxY heightSizable")
      text += "<autoresizingMask key=\"autoresizingMask\"\(flags)/>"
    }
    text += colors("backgroundColor tintColor")
    if random.chance(0.15) {
      text +=
        "<edgeInsets key=\"layoutMargins\" top=\"\(number())\" left=\"\(number())\" bottom=\"3\" right=\"4\"/>"
    }
    if random.chance(0.1) {
      text +=
        "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"\(number())\" bottom=\"3\" trailing=\"\(number())\"/>"
    }
    if random.chance(0.2) {
      text +=
        "<accessibility key=\"accessibilityConfiguration\"\(choice("hint", "Hint"))\(choice("label", "Label"))\(choice("identifier", "one"))>"
      if random.chance(0.5) {
        text +=
          "<accessibilityTraits key=\"traits\"\(flags("button header link selected notEnabled adjustable staticText"))/>"
      }
      if random.chance(0.5) { text += "<bool key=\"isElement\" value=\"\(pick("YES NO"))\"/>" }
      text += "</accessibility>"
    }
    if random.chance(0.15) {
      text +=
        "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.cornerRadius\"><\(pick("integer real")) key=\"value\" value=\"\(number())\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
    }
    if random.chance(0.12) {
      text +=
        "<variation key=\"\(pick("heightClass=regular widthClass=compact heightClass=compact"))\"\(flags("hidden", share: 0.8))/>"
    }
    return text
  }

  private mutating func traits() -> String {
    guard random.chance(0.3) else { return "" }
    return "<textInputTraits key=\"textInputTraits\""
      + choice("autocapitalizationType", "words sentences allCharacters")
      + choice("keyboardType", "numberPad URL emailAddress")
      + choice("returnKeyType", "go done next")
      + choice("keyboardAppearance", "alert light") + choice("textContentType", "name email")
      + flags("secureTextEntry enablesReturnKeyAutomatically")
      + choice("spellCheckingType", "no yes") + choice("smartQuotesType", "no yes") + "/>"
  }

  private mutating func subviews(_ depth: Int) -> String {
    guard depth < 3 else { return "" }
    let views = (0..<random.below(4)).map { _ in view(depth + 1) }.joined()
    return "<subviews>\(views)</subviews>"
  }

  private mutating func constraints() -> String {
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
          ? "<state key=\"\(state)\"\(text("title"))\(image("image", share: 0.2))>\(color("titleColor"))</state>"
          : ""
      }.joined()
      let style =
        random.chance(0.4)
        ? "<buttonConfiguration key=\"configuration\" style=\"\(pick("plain gray filled tinted"))\"\(text("title"))\(choice("subtitle", "Sub", share: 0.3))\(choice("cornerStyle", "capsule small dynamic"))\(choice("imagePlacement", "top trailing"))\(numbers("imagePadding titlePadding"))\(flags("showsActivityIndicator"))\(image("image", share: 0.3))>\(colors("baseBackgroundColor baseForegroundColor"))</buttonConfiguration>"
        : ""
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
          ? "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" scale=\"\(pick("small large"))\" weight=\"bold\"/>"
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
        "<segment\(text("title"))\(image("image", share: 0.2))\(numbers("width", share: 0.2))\(flags("enabled"))/>"
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
          "bounces bouncesZoom pagingEnabled scrollEnabled alwaysBounceVertical directionalLockEnabled"
        )
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
      return
        "<visualEffectView \(start)>\(parts)<view key=\"contentView\" id=\"x\(count)\">\(content)\(subviews(depth))</view><blurEffect style=\"\(pick("light dark systemMaterial"))\"/></visualEffectView>"
    default:
      let items = (0..<random.below(4)).map { _ in
        "<barButtonItem id=\"b\(random.below(9999))\"\(text("title"))\(choice("systemItem", "add done flexibleSpace fixedSpace trash"))\(choice("style", "done plain"))\(numbers("width"))\(flags("enabled selected"))>\(color("tintColor"))</barButtonItem>"
      }.joined()
      return random.chance(0.5)
        ? element(
          "toolbar", flags("translucent") + choice("barStyle", "black"), "<items>\(items)</items>")
        : element(
          "navigationBar", flags("translucent largeTitles") + choice("barStyle", "black"),
          color("barTintColor")
            + "<items><navigationItem\(text("title"))\(text("prompt", share: 0.2)) id=\"n\(count)\">\(barItems())</navigationItem></items>"
        )
    }
  }

  private mutating func barItems() -> String {
    "backBarButtonItem leftBarButtonItem rightBarButtonItem".split(separator: " ").map { key in
      random.chance(0.5)
        ? "<barButtonItem key=\"\(key)\"\(text("title"))\(choice("systemItem", "add search")) id=\"b\(random.below(9999))\">\(random.chance(0.2) ? "<view key=\"customView\" id=\"v\(random.below(9999))\">\(rect())</view>" : "")</barButtonItem>"
        : ""
    }.joined()
  }

  // MARK: Lists and scenes

  private mutating func cell() -> String {
    let (id, frame) = (id(), rect())
    let style = pick(
      "IBUITableViewCellStyleDefault IBUITableViewCellStyleValue1 IBUITableViewCellStyleSubtitle")
    let label = "e\(count)l"
    let hasStyle = random.chance(0.6)
    return
      "<tableViewCell \(id)\(choice("selectionStyle", "none blue default"))\(choice("accessoryType", "disclosureIndicator checkmark detailButton"))\(choice("editingAccessoryType", "checkmark"))\(counts("indentationLevel indentationWidth rowHeight", share: 0.2))\(hasStyle ? " textLabel=\"\(label)\" style=\"\(style)\"" : "")>\(frame)\(color("backgroundColor"))<tableViewCellContentView key=\"contentView\" id=\"e\(count)c\">\(rect())<subviews>\(hasStyle ? "<label id=\"\(label)\"\(text("text"))>\(rect())\(font())</label>" : view(2))</subviews></tableViewCellContentView></tableViewCell>"
  }

  private mutating func table() -> String {
    let sections = (0..<1 + random.below(2)).map { _ in
      let cells = (0..<random.below(3) + 1).map { _ in cell() }.joined()
      return
        "<tableViewSection id=\"s\(random.below(99999))\"\(choice("headerTitle", "Header"))\(choice("footerTitle", "Footer"))\(numbers("headerHeight footerHeight", share: 0.15))><cells>\(cells)</cells></tableViewSection>"
    }.joined()
    return
      "<tableView key=\"view\" \(id()) dataMode=\"static\"\(choice("style", "plain grouped insetGrouped"))\(choice("separatorStyle", "none singleLine"))\(numbers("rowHeight sectionHeaderHeight sectionFooterHeight", share: 0.2))\(flags("allowsSelection allowsMultipleSelection allowsSelectionDuringEditing"))><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"568\"/>\(colors("separatorColor sectionIndexColor backgroundColor"))\(insets("separatorInset"))\(random.chance(0.3) ? "<view key=\"tableHeaderView\" id=\"h\">\(rect())</view>" : "")\(random.chance(0.3) ? "<view key=\"tableFooterView\" id=\"f\">\(rect())</view>" : "")<sections>\(sections)</sections></tableView>"
  }

  /// The objects of a scene with the id `root`.
  mutating func scene() -> String {
    let attributes =
      text("title", share: 0.5) + choice("modalPresentationStyle", "fullScreen formSheet pageSheet")
      + choice("modalTransitionStyle", "crossDissolve flipHorizontal")
      + flags(
        "definesPresentationContext hidesBottomBarWhenPushed extendedLayoutIncludesOpaqueBars")
      + choice("userInterfaceStyle", "dark light", share: 0.15)
    let item =
      "<navigationItem key=\"navigationItem\"\(text("title"))\(text("prompt", share: 0.15))\(choice("largeTitleDisplayMode", "always never"))\(flags("hidesBackButton")) id=\"ni\">\(barItems())</navigationItem>"
    let tab =
      "<tabBarItem key=\"tabBarItem\"\(text("title"))\(choice("badgeValue", "1 New", share: 0.3))\(image("image")) id=\"ti\"/>"
    let page: String
    if random.chance(0.25) {
      page =
        "<tableViewController id=\"page\"\(attributes)\(flags("clearsSelectionOnViewWillAppear"))>\(table())\(item)\(tab)</tableViewController>"
    } else {
      let views = (0..<random.below(4) + 1).map { _ in view() }.joined()
      let guides = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
      ids += ["v", "safe"]
      page =
        "<viewController id=\"page\"\(attributes)><view key=\"view\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"568\"/><autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/><subviews>\(views)</subviews>\(guides)\(colors("backgroundColor tintColor"))\(constraints())</view>\(item)\(tab)\(random.chance(0.2) ? "<size key=\"preferredContentSize\" width=\"200\" height=\"\(number())\"/>" : "")</viewController>"
    }
    let root =
      random.chance(0.5)
      ? "<navigationController id=\"root\"\(flags("navigationBarHidden toolbarHidden hidesBarsOnTap hidesBarsOnSwipe"))><navigationBar key=\"navigationBar\"\(flags("largeTitles translucent")) id=\"nb\">\(color("barTintColor"))</navigationBar><connections><segue destination=\"page\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/></connections></navigationController>"
      : "<tabBarController id=\"root\"><tabBar key=\"tabBar\"\(flags("translucent")) id=\"tb\">\(colors("barTintColor unselectedItemTintColor"))</tabBar><connections><segue destination=\"page\" kind=\"relationship\" relationship=\"viewControllers\" id=\"r\"/></connections></tabBarController>"
    return root + page
  }
}
