import Foundation

extension StoryboardBuilder {
  /// Checks a connection and makes it, as far as that is possible before the view is loaded.
  /// Returns the work that must be done after the view has been loaded.
  func connect(
    _ element: StoryboardElement, _ object: AnyObject, _ controller: UIViewController
  ) throws(StoryboardError) -> (() -> Void)? {
    switch element.name {
    case "outlet": return try outlet(element, object, controller)
    case "outletCollection":
      guard element["property"] == "gestureRecognizers", let view = object as? UIView else {
        try collect(element, object, controller)
        return nil
      }
      guard let recognizer = try destination(of: element, controller) as? UIGestureRecognizer else {
        throw file.error("this is no gesture recognizer", at: element)
      }
      view.addGestureRecognizer(recognizer)
      return nil
    case "action":
      try action(element, object, controller)
      return nil
    case "segue": return try segue(element, object, controller)
    default: return nil
    }
  }

  func destination(
    of element: StoryboardElement, _ controller: UIViewController
  ) throws(StoryboardError) -> AnyObject {
    guard let id = element["destination"] else {
      throw file.error("this <\(element.name)> has no destination", at: element)
    }
    if let object = object(id) { return object }
    // A placeholder other than the first responder stands for the owner, which is the view
    // controller here.
    if file.element(id)?.name == "placeholder" { return controller }
    throw file.error(
      "this <\(element.name)> leads to \(id), which is not in its scene", at: element)
  }

  /// Returns whether the connection leads to the first responder: the object in the responder chain
  /// that handles the action.
  private func isFirstResponder(_ element: StoryboardElement) -> Bool {
    element["destination"].flatMap(file.element)?["placeholderIdentifier"] == "IBFirstResponder"
  }

  // MARK: Outlets

  private func outlet(
    _ element: StoryboardElement, _ object: AnyObject, _ controller: UIViewController
  ) throws(StoryboardError) -> (() -> Void)? {
    let target = try destination(of: element, controller)
    guard let property = element["property"], !property.isEmpty else {
      throw file.error("this outlet names no property", at: element)
    }
    // The connection of the `view` property needs no outlet.
    if object === controller, property == "view" { return nil }
    if property == "delegate" {
      if let recognizer = object as? UIGestureRecognizer,
        let delegate = target as? any UIGestureRecognizerDelegate
      {
        recognizer.delegate = delegate
        return nil
      }
    }
    if let view = object as? UIView, view.connect(property, to: target) { return nil }
    if let controller = object as? UIViewController, controller.connect(property, to: target) {
      return nil
    }
    if property == "delegate", object !== controller, !(object is UITableViewCell) { return nil }
    if let owner = object as? any InterfaceOutlets,
      let outlet = owner.interfaceOutlets.first(where: { $0.name == property })
    {
      guard outlet.accepts(target) else {
        throw file.error(
          "the outlet \(property) takes \(outlet.typeName), but is connected to a"
            + " \(type(of: target))", at: element)
      }
      return { [weak owner] in
        if let owner { _ = outlet.fill(owner, target) }
      }
    }
    guard let outlet = Self.outlet(named: property, of: object) else {
      // Interface Builder's own views can have outlets that have no meaning here.
      guard object === controller else { return nil }
      throw file.error(
        "\(type(of: object)) has no outlet \(property); declare it:"
          + " @Outlet var \(property): \(type(of: target))!", at: element)
    }
    guard outlet.accepts(target) else {
      throw file.error(
        "the outlet \(property) takes \(outlet.typeName), but is connected to a"
          + " \(type(of: target))", at: element)
    }
    return { outlet.fill(with: target) }
  }

  private static func outlet(named name: String, of object: AnyObject) -> (any FillableOutlet)? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children where child.label == "_\(name)" {
        if let outlet = child.value as? any FillableOutlet { return outlet }
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  // MARK: Actions

  private func action(
    _ element: StoryboardElement, _ object: AnyObject, _ controller: UIViewController
  ) throws(StoryboardError) {
    if let selector = element["selector"], isFirstResponder(element) {
      return try trigger(element, object) { [weak controller] sender, event in
        let isDone = UIApplication.shared.sendAction(
          Selector(selector), to: nil, from: sender, for: event)
        // A bar button item and a recognizer are not in the responder chain, so the action goes to
        // the controller.
        guard !isDone, let controller else { return }
        controller.interfaceAction(named: selector)?.call(controller, sender, event)
      }
    }
    // An action that leads to the exit of its scene is no unwind segue, and nothing receives it.
    if element["destination"].flatMap(file.element)?.name == "exit" { return }
    let target = try destination(of: element, controller)
    guard let selector = element["selector"], let owner = target as? any InterfaceActions else {
      return try missingAction(
        "\(type(of: target)) takes no actions: have it adopt InterfaceActions", element, object)
    }
    guard let action = owner.interfaceAction(named: selector) else {
      let method = selector.prefix { $0 != ":" }
      return try missingAction(
        "\(type(of: owner)) has no action \(selector); list it in its interfaceActions:"
          + " InterfaceAction(\"\(selector)\", \(type(of: owner)).\(method))", element, object)
    }
    try trigger(element, object) { [weak owner] sender, event in
      if let owner { action.call(owner, sender, event) }
    }
  }

  /// Connects an action that no object has. Sending the action stops the program; the connection
  /// alone does not.
  private func missingAction(
    _ message: String, _ element: StoryboardElement, _ object: AnyObject
  ) throws(StoryboardError) {
    try complain(message, at: element)
    let error = file.error(message, at: element)
    try trigger(element, object) { _, _ in Misuse.stop("\(error)") }
  }

  /// Calls `body` when the object sends the event that the element names.
  private func trigger(
    _ element: StoryboardElement, _ object: AnyObject,
    _ body: @escaping (AnyObject, UIEvent?) -> Void
  ) throws(StoryboardError) {
    switch object {
    case let button as UIBarButtonItem:
      button.whenTapped { body($0, nil) }
    case let cell as UITableViewCell:
      let work = { @MainActor [weak cell] in
        if let cell { body(cell, nil) }
      }
      if element["trigger"] == "accessoryAction" {
        cell.accessorySegue = work
      } else {
        cell.selectionSegue = work
      }
    case let control as UIControl:
      let name = element["eventType"] ?? "touchUpInside"
      let event = try named(name, InterfaceNames.events, "event", element)
      control.addHandler(for: event, body)
    case let recognizer as UIGestureRecognizer:
      recognizer.addAction { body($0, nil) }
    case let cell as UICollectionViewCell:
      cell.segue = { body($0, nil) }
    default:
      throw file.error("\(type(of: object)) cannot be touched", at: element)
    }
  }

  // MARK: Segues

  private func segue(
    _ element: StoryboardElement, _ object: AnyObject, _ controller: UIViewController
  ) throws(StoryboardError) -> (() -> Void)? {
    let kind = element["kind"] ?? "show"
    // A container's child view controllers were already set when it was decoded.
    if kind == "relationship" { return nil }
    if kind == "embed" { return try embed(element, object, controller) }
    let template = try segueTemplate(element, kind, object)
    if !isPrototype { controller.interface.segues.append(template) }
    // The program performs a segue of the view controller itself.
    guard object !== controller else { return nil }
    // A continuous gesture triggers the segue when it begins, other gestures when they are
    // recognized.
    var hasBegun = false
    try trigger(element, object) { [weak controller] sender, _ in
      guard let controller else { return }
      let state = (sender as? UIGestureRecognizer)?.state
      let isContinued = hasBegun
      hasBegun = state == .began || state == .changed
      if !isContinued, state != .cancelled {
        template.trigger(from: controller, sender: sender)
      }
    }
    return nil
  }

  private func embed(
    _ element: StoryboardElement, _ object: AnyObject, _ controller: UIViewController
  ) throws(StoryboardError) -> (() -> Void)? {
    guard let container = object as? UIView, let id = element["destination"] else {
      throw file.error("only a view embeds a view controller", at: element)
    }
    let child = try storyboard.viewController(id: id, from: element)
    let identifier = element["identifier"]
    return { [weak controller] in
      guard let controller else { return }
      let segue = UIStoryboardSegue(
        identifier: identifier, source: controller, destination: child
      ) {
        controller.addChild(child)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(child.view)
        child.didMove(toParent: controller)
      }
      controller.prepare(for: segue, sender: container)
      segue.perform()
    }
  }
}
