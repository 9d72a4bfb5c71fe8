import Foundation

/// Controls with a value, and text input.
extension StoryboardBuilder {
  func configureControl(_ view: UIView, _ element: StoryboardElement) throws(StoryboardError) {
    switch view {
    case let slider as UISlider: configure(slider, element)
    case let toggle as UISwitch:
      toggle.isOn = element.flag("on") ?? false
      if let child = element.child(key: "onTintColor") { toggle.onTintColor = color(child) }
      if let child = element.child(key: "thumbTintColor") { toggle.thumbTintColor = color(child) }
    case let stepper as UIStepper:
      stepper.minimumValue = element.number(.minimumValue) ?? 0
      // UIKit's documented default.
      stepper.maximumValue = element.number(.maximumValue) ?? 100
      stepper.value = element.number(.value) ?? 0
      if let step = element.number(.stepValue), step > 0 { stepper.stepValue = step }
      if let flag = element.flag("wraps") { stepper.wraps = flag }
      // Interface Builder leaves out both flags if they are set.
      stepper.autorepeat = element.flag("autorepeat") ?? true
      stepper.isContinuous = element.flag("continuous") ?? true
    case let pages as UIPageControl:
      pages.numberOfPages = element.integer(.numberOfPages) ?? 0
      pages.currentPage = element.integer(.currentPage) ?? 0
      if let flag = element.flag("hidesForSinglePage") { pages.hidesForSinglePage = flag }
      if let flag = element.flag("defersCurrentPageDisplay") {
        pages.defersCurrentPageDisplay = flag
      }
      if let child = element.child(key: "pageIndicatorTintColor") {
        pages.pageIndicatorTintColor = color(child)
      }
      if let child = element.child(key: "currentPageIndicatorTintColor") {
        pages.currentPageIndicatorTintColor = color(child)
      }
    case let segments as UISegmentedControl: try configure(segments, element)
    case let progress as UIProgressView:
      progress.progress = Float(element.number(.progress) ?? 0)
      if let child = element.child(key: "progressTintColor") {
        progress.progressTintColor = color(child)
      }
      if let child = element.child(key: "trackTintColor") { progress.trackTintColor = color(child) }
    case let field as UITextField: try configure(field, element)
    case let text as UITextView: try configure(text, element)
    case let picker as UIDatePicker: try configure(picker, element)
    case let bar as UISearchBar:
      configure(bar, element)
      try configureTraits(of: bar, element)
    case let spinner as UIActivityIndicatorView:
      if let child = element.child(key: "color") { spinner.color = color(child) }
      spinner.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
      if element.flag("animating") == true { spinner.startAnimating() }
    default: break
    }
    guard let control = view as? UIControl else { return }
    if let flag = element.flag("enabled") { control.isEnabled = flag }
    if let flag = element.flag("selected") { control.isSelected = flag }
    if let name = element["contentHorizontalAlignment"] {
      control.contentHorizontalAlignment = try named(
        name, InterfaceNames.horizontalContents, "horizontal alignment of content", element)
    }
    if let name = element["contentVerticalAlignment"] {
      control.contentVerticalAlignment = try named(
        name, InterfaceNames.verticalContents, "vertical alignment of content", element)
    }
  }

  private func configure(_ slider: UISlider, _ element: StoryboardElement) {
    slider.minimumValue = Float(element.number(.minValue) ?? 0)
    slider.maximumValue = Float(element.number(.maxValue) ?? 1)
    slider.value = Float(element.number(.value) ?? 0.5)
    slider.isContinuous = element.flag("continuous") ?? true
    if let child = element.child(key: "minimumTrackTintColor") {
      slider.minimumTrackTintColor = color(child)
    }
    if let child = element.child(key: "maximumTrackTintColor") {
      slider.maximumTrackTintColor = color(child)
    }
    if let child = element.child(key: "thumbTintColor") { slider.thumbTintColor = color(child) }
    slider.minimumValueImage =
      element.child(key: "minimumValueImage").flatMap { image($0, "image") }
      ?? image(element, "minimumValueImage")
    slider.maximumValueImage =
      element.child(key: "maximumValueImage").flatMap { image($0, "image") }
      ?? image(element, "maximumValueImage")
  }

  private func configure(
    _ segments: UISegmentedControl, _ element: StoryboardElement
  ) throws(StoryboardError) {
    if let flag = element.flag("springLoaded") { segments.isSpringLoaded = flag }
    if let flag = element.flag("momentary") { segments.isMomentary = flag }
    if let flag = element.flag("apportionsSegmentWidthsByContent") {
      segments.apportionsSegmentWidthsByContent = flag
    }
    let list = element.child("segments") ?? element.child(key: "segments")
    for (index, segment) in (list?.children ?? []).enumerated() {
      segments.insertSegment(withTitle: segment["title"] ?? "", at: index, animated: false)
      if let image = image(segment, "image") { segments.setImage(image, forSegmentAt: index) }
      if segment.flag("enabled") == false { segments.setEnabled(false, forSegmentAt: index) }
      if let width = segment.number(.width).map({ CGFloat($0) }) {
        segments.setWidth(width, forSegmentAt: index)
      }
    }
    let selected = element.integer(.selectedSegmentIndex) ?? 0
    guard selected <= 0 || selected < segments.numberOfSegments else {
      throw file.error(
        "the segment \(selected), counted from 0, is selected of \(segments.numberOfSegments)",
        at: element)
    }
    if selected < segments.numberOfSegments { segments.selectedSegmentIndex = selected }
    if let child = element.child(key: "selectedSegmentTintColor") {
      segments.selectedSegmentTintColor = color(child)
    }
  }

  private func configure(_ text: UITextView, _ element: StoryboardElement) throws(StoryboardError) {
    text.text = element["text"] ?? element.text(key: "text")
    text.isEditable = element.flag("editable") ?? true
    if let flag = element.flag("selectable") { text.isSelectable = flag }
    if let name = element["textAlignment"] {
      text.textAlignment = try named(name, InterfaceNames.alignments, "text alignment", element)
    }
    if let font = element.child(key: "fontDescription") { text.font = Self.font(font) }
    if let child = element.child(key: "textColor") { text.textColor = color(child) }
    if let flag = element.flag("adjustsFontForContentSizeCategory") {
      text.adjustsFontForContentSizeCategory = flag
    }
    if let string = element.child(key: "attributedText") {
      text.attributedText = attributed(string)
    }
    try configureTraits(of: text, element)
  }

  private func configure(
    _ field: UITextField, _ element: StoryboardElement
  ) throws(StoryboardError) {
    field.text = element["text"] ?? element.text(key: "text")
    field.placeholder = element["placeholder"] ?? element.text(key: "placeholder")
    field.borderStyle = element["borderStyle"].flatMap { InterfaceNames.borders[$0] } ?? .none
    if let name = element["textAlignment"] {
      field.textAlignment = try named(name, InterfaceNames.alignments, "text alignment", element)
    }
    if let font = element.child(key: "fontDescription") { field.font = Self.font(font) }
    if let child = element.child(key: "textColor") { field.textColor = color(child) }
    if let size = element.number(.minimumFontSize) { field.minimumFontSize = CGFloat(size) }
    // Interface Builder writes only that the text does not shrink.
    field.adjustsFontSizeToFitWidth =
      element.flag("adjustsFontSizeToFit") ?? (element["minimumFontSize"] != nil)
    if let flag = element.flag("adjustsFontForContentSizeCategory") {
      field.adjustsFontForContentSizeCategory = flag
    }
    field.clearButtonMode =
      element["clearButtonMode"].flatMap { InterfaceNames.viewModes[$0] } ?? .never
    if let flag = element.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = flag }
    if let image = image(element, "background") { field.background = image }
    if let string = element.child(key: "attributedText") {
      field.attributedText = attributed(string)
    }
    if let string = element.child(key: "attributedPlaceholder") {
      field.attributedPlaceholder = attributed(string)
    }
    try configureTraits(of: field, element)
  }

  private func configure(_ bar: UISearchBar, _ element: StoryboardElement) {
    bar.text = element["text"]
    bar.placeholder = element["placeholder"]
    switch element["searchBarStyle"] {
    case "minimal": bar.searchBarStyle = .minimal
    case "prominent": bar.searchBarStyle = .prominent
    default: break
    }
    if let child = element.child(key: "barTintColor") { bar.barTintColor = color(child) }
    if let flag = element.flag("showsCancelButton") { bar.showsCancelButton = flag }
    if let flag = element.flag("showsBookmarkButton") { bar.showsBookmarkButton = flag }
    if let flag = element.flag("showsSearchResultsButton") { bar.showsSearchResultsButton = flag }
    if let list = element.child("scopeButtonTitles") ?? element.child(key: "scopeButtonTitles") {
      bar.scopeButtonTitles = list.children.map(\.text)
    }
    if let flag = element.flag("showsScopeBar") { bar.showsScopeBar = flag }
  }
}

extension InterfaceNames {
  static let borders: [String: UITextField.BorderStyle] = [
    "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]
  static let viewModes: [String: UITextField.ViewMode] = [
    "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]
  static let indicators: [String: UIActivityIndicatorView.Style] = [
    "medium": .medium, "large": .large, "gray": .medium, "white": .medium, "whiteLarge": .large,
  ]
  static let horizontalContents: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]
  static let verticalContents: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]
}
