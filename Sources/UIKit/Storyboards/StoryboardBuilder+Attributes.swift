import Foundation

/// An outlet that holds several objects, and those that a storyboard has for it.
struct OutletCollection {
  let element: StoryboardElement
  let owner: UIResponder
  let outlet: InterfaceOutlet
  var objects: [AnyObject]
}

extension StoryboardBuilder {
  /// Takes up one object of an outlet collection.
  func collect(
    _ element: StoryboardElement, _ object: AnyObject, _ controller: UIViewController
  ) throws(StoryboardError) {
    guard let property = element["property"], let owner = object as? UIResponder else { return }
    let target = try destination(of: element, controller)
    if let index = collections.firstIndex(where: {
      $0.owner === owner && $0.outlet.name == property
    }) {
      collections[index].objects.append(target)
      return
    }
    guard let outlet = owner.interfaceOutlets.first(where: { $0.name == property }) else {
      throw file.error(
        "\(type(of: object)) has no outlet collection \(property); list it in its interfaceOutlets",
        at: element)
    }
    collections.append(
      OutletCollection(element: element, owner: owner, outlet: outlet, objects: [target]))
  }

  /// Fills the outlet collections, in the order of the file.
  func collectedOutlets() throws(StoryboardError) -> [() -> Void] {
    var work: [() -> Void] = []
    for collection in collections {
      guard collection.outlet.accepts(collection.objects) else {
        throw file.error(
          "the outlet collection \(collection.outlet.name) takes \(collection.outlet.typeName), but"
            + " is connected to others", at: collection.element)
      }
      work.append { [weak owner = collection.owner] in
        if let owner { _ = collection.outlet.fill(owner, collection.objects) }
      }
    }
    return work
  }

  /// Sets what Interface Builder's rows of attributes say: properties that `interfaceOutlets` lists,
  /// and those of layers.
  func runtimeAttributes() throws(StoryboardError) -> [() -> Void] {
    var work: [() -> Void] = []
    for (element, object) in attributes {
      guard let path = element["keyPath"], let value = Self.value(of: element) else { continue }
      if path.hasPrefix("layer."), let view = object as? UIView {
        let key = String(path.dropFirst("layer.".count))
        work.append { view.layer.setValue((value as? UIColor)?.cgColor ?? value, forKeyPath: key) }
        continue
      }
      guard let owner = object as? UIResponder else { continue }
      guard let outlet = owner.interfaceOutlets.first(where: { $0.name == path }) else {
        throw file.error(
          "\(type(of: object)) has no attribute \(path) to set; list it in its interfaceOutlets",
          at: element)
      }
      guard outlet.accepts(value) else {
        throw file.error(
          "the attribute \(path) takes \(outlet.typeName), not \(type(of: value))", at: element)
      }
      work.append { [weak owner] in
        if let owner { _ = outlet.fill(owner, value) }
      }
    }
    return work
  }

  private static func value(of element: StoryboardElement) -> Any? {
    let inner = element.child(key: "value")
    switch element["type"] {
    case "boolean": return element.flag("value") ?? false
    case "number":
      return inner?.number(.value) ?? element.number(.value)
    case "string": return element["value"] ?? inner?.text
    case "color": return inner.flatMap { color($0) }
    case "point": return inner.map { CGPoint(x: $0.number(.x) ?? 0, y: $0.number(.y) ?? 0) }
    case "size":
      return inner.map { CGSize(width: $0.number(.width) ?? 0, height: $0.number(.height) ?? 0) }
    case "rect": return inner.map { rect($0) }
    case "image":
      return element["value"].flatMap { UIImage(named: $0) }
    default: return nil
    }
  }

  // MARK: Controls

  /// What a storyboard says of the controls that have a value.
  func configureControl(_ view: UIView, _ element: StoryboardElement) throws(StoryboardError) {
    switch view {
    case let slider as UISlider:
      slider.minimumValue = Float(element.number(.minValue) ?? 0)
      slider.maximumValue = Float(element.number(.maxValue) ?? 1)
      slider.value = Float(element.number(.value) ?? 0.5)
      slider.isContinuous = element.flag("continuous") ?? true
    case let toggle as UISwitch: toggle.isOn = element.flag("on") ?? false
    case let stepper as UIStepper:
      stepper.minimumValue = element.number(.minimumValue) ?? 0
      stepper.maximumValue = element.number(.maximumValue) ?? 100
      stepper.value = element.number(.value) ?? 0
    case let pages as UIPageControl:
      pages.numberOfPages = element.integer(.numberOfPages) ?? 0
      pages.currentPage = element.integer(.currentPage) ?? 0
    case let segments as UISegmentedControl:
      let list = element.child("segments") ?? element.child(key: "segments")
      for (index, segment) in (list?.children ?? []).enumerated() {
        segments.insertSegment(withTitle: segment["title"] ?? "", at: index, animated: false)
        if let image = Self.image(segment, "image") {
          segments.setImage(image, forSegmentAt: index)
        }
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
    case let progress as UIProgressView: progress.progress = Float(element.number(.progress) ?? 0)
    case let field as UITextField:
      configure(field, element)
    case let text as UITextView: configure(text, element)
    case let bar as UISearchBar: bar.placeholder = element["placeholder"]
    default: break
    }
    if let control = view as? UIControl, let flag = element.flag("enabled") {
      control.isEnabled = flag
    }
    if let control = view as? UIControl, let flag = element.flag("selected") {
      control.isSelected = flag
    }
  }

  private func configure(_ text: UITextView, _ element: StoryboardElement) {
    text.text = element["text"] ?? element.child(key: "text")?.text
    text.isEditable = element.flag("editable") ?? true
    if let flag = element.flag("selectable") { text.isSelectable = flag }
    if let name = element["textAlignment"], let alignment = InterfaceNames.alignments[name] {
      text.textAlignment = alignment
    }
    if let font = element.child(key: "fontDescription") { text.font = Self.font(font) }
    if let color = element.child(key: "textColor") { text.textColor = Self.color(color) }
  }

  private func configure(_ field: UITextField, _ element: StoryboardElement) {
    field.text = element["text"]
    field.placeholder = element["placeholder"]
    field.borderStyle = element["borderStyle"].flatMap { InterfaceNames.borders[$0] } ?? .none
    if let name = element["textAlignment"], let alignment = InterfaceNames.alignments[name] {
      field.textAlignment = alignment
    }
    if let font = element.child(key: "fontDescription") { field.font = Self.font(font) }
    if let color = element.child(key: "textColor") { field.textColor = Self.color(color) }
    if let size = element.number(.minimumFontSize) { field.minimumFontSize = CGFloat(size) }
    field.clearButtonMode =
      element["clearButtonMode"].flatMap { InterfaceNames.viewModes[$0] } ?? .never
    if let flag = element.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = flag }
    if let traits = element.child(key: "textInputTraits") {
      field.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
    }
  }
}

extension InterfaceNames {
  static let borders: [String: UITextField.BorderStyle] = [
    "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]
  static let viewModes: [String: UITextField.ViewMode] = [
    "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]
}
