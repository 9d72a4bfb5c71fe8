import Foundation

extension StoryboardBuilder {
  /// Sets the initial child view controllers of a container.
  func relate(
    _ element: StoryboardElement, to controller: UIViewController
  ) throws(StoryboardError) {
    guard let id = element["destination"] else {
      throw file.error("this relationship has no destination", at: element)
    }
    let child = try storyboard.viewController(id: id, from: element)
    switch (element["relationship"], controller) {
    case ("rootViewController", let navigation as UINavigationController):
      navigation.setViewControllers([child], animated: false)
    case ("viewControllers", let tabs as UITabBarController):
      tabs.setViewControllers((tabs.viewControllers ?? []) + [child], animated: false)
    case ("masterViewController", let split as UISplitViewController)
    where split.style != .unspecified:
      split.setViewController(child, for: .primary)
    case ("detailViewController", let split as UISplitViewController)
    where split.style != .unspecified:
      split.setViewController(child, for: .secondary)
    case ("masterViewController", let split as UISplitViewController):
      split.viewControllers = [child] + split.viewControllers.dropFirst()
    case ("detailViewController", let split as UISplitViewController):
      split.viewControllers = split.viewControllers.prefix(1) + [child]
    case ("supplementaryViewController", let split as UISplitViewController)
    where split.style == .tripleColumn:
      split.setViewController(child, for: .supplementary)
    case ("compactViewController", let split as UISplitViewController)
    where split.style != .unspecified:
      split.setViewController(child, for: .compact)
    case (let name, _):
      throw file.error(
        "a \(type(of: controller)) has no relationship \(name ?? "without a name")", at: element)
    }
  }

  func segueTemplate(
    _ element: StoryboardElement, _ kind: String, _ object: AnyObject
  ) throws(StoryboardError) -> SegueTemplate {
    guard let id = element["destination"] else {
      throw file.error("this segue has no destination", at: element)
    }
    let identifier = element["identifier"]
    let place = "\(file.name):\(element.line)"
    if kind == "unwind" { return try unwindTemplate(element, identifier, place) }
    guard file.element(id) != nil else {
      throw file.error("this segue leads to \(id), which is not in the storyboard", at: element)
    }
    let make = try factory(element, kind, object)
    // The closure retains the storyboard as long as its segues may be performed.
    let storyboard = storyboard
    let selector = element["destinationCreationSelector"]
    return SegueTemplate(identifier: identifier, place: place) { source, sender in
      do throws(StoryboardError) {
        let destination = try storyboard.viewController(id: id, from: element) { coder in
          selector.flatMap { source.makeDestination($0, coder, sender, identifier) }
        }
        return make(source, destination)
      } catch {
        Misuse.refuse("\(error)")
      }
    }
  }

  private typealias Factory = (UIViewController, UIViewController) -> UIStoryboardSegue

  /// Returns a function that creates segues of a kind. An application's own segue class has the
  /// effect of its kind when it calls `super.perform()`.
  private func factory(
    _ element: StoryboardElement, _ kind: String, _ object: AnyObject
  ) throws(StoryboardError) -> Factory {
    let type = try customClass(of: element)
    if kind == "custom" {
      guard let type else {
        guard element["customClass"] == nil else {
          return try usual(element, "presentation", object)
        }
        throw file.error("this custom segue names no customClass", at: element)
      }
      let identifier = element["identifier"]
      return { type.init(identifier: identifier, source: $0, destination: $1) }
    }
    let make = try usual(element, kind, object)
    guard let type else { return make }
    return { source, destination in
      let usual = make(source, destination)
      let segue = type.init(identifier: usual.identifier, source: source, destination: destination)
      segue.usual = usual
      return segue
    }
  }

  private func usual(
    _ element: StoryboardElement, _ kind: String, _ object: AnyObject
  ) throws(StoryboardError) -> Factory {
    let identifier = element["identifier"]
    switch kind {
    case "show", "push":
      return { ShowSegue(identifier: identifier, source: $0, destination: $1) }
    case "showDetail", "replace":
      return { ShowDetailSegue(identifier: identifier, source: $0, destination: $1) }
    case "presentation", "modal": return try presentation(element)
    case "popoverPresentation", "popover": return try popover(element, object)
    default:
      throw file.error("there is no kind of segue \"\(kind)\"", at: element)
    }
  }

  private func customClass(
    of element: StoryboardElement
  ) throws(StoryboardError) -> UIStoryboardSegue.Type? {
    guard let name = element["customClass"] else { return nil }
    let module = element["customModule"]
    guard let type = InterfaceClasses.segue(name, module: module) else {
      try complain(
        "there is no segue class \(module.map { "\($0)." } ?? "")\(name); call"
          + " InterfaceClasses.register(\(name).self) first", at: element)
      return nil
    }
    return type
  }

  private func presentation(_ element: StoryboardElement) throws(StoryboardError) -> Factory {
    let identifier = element["identifier"]
    let isAnimated = element.flag("animates") ?? true
    let style = try element["modalPresentationStyle"].map { name throws(StoryboardError) in
      try named(name, InterfaceNames.presentationStyles, "presentation style", element)
    }
    let transition = try element["modalTransitionStyle"].map { name throws(StoryboardError) in
      try named(name, InterfaceNames.transitionStyles, "transition style", element)
    }
    return { source, destination in
      if let style { destination.modalPresentationStyle = style }
      if let transition { destination.modalTransitionStyle = transition }
      let segue = PresentationSegue(
        identifier: identifier, source: source, destination: destination)
      segue.isAnimated = isAnimated
      return segue
    }
  }

  private func popover(
    _ element: StoryboardElement, _ object: AnyObject
  ) throws(StoryboardError) -> Factory {
    let identifier = element["identifier"]
    let anchor = element["popoverAnchorView"].flatMap { objects[$0] as? UIView }
    let arrows = element.child("popoverArrowDirection")
    return { [weak object] source, destination in
      destination.modalPresentationStyle = .popover
      let popover = destination.popoverPresentationController
      if let button = object as? UIBarButtonItem {
        popover?.barButtonItem = button
      } else {
        popover?.sourceView = anchor ?? object as? UIView ?? source.viewIfLoaded
      }
      if let arrows {
        var directions: UIPopoverArrowDirection = []
        if arrows.flag("up") == true { directions.insert(.up) }
        if arrows.flag("down") == true { directions.insert(.down) }
        if arrows.flag("left") == true { directions.insert(.left) }
        if arrows.flag("right") == true { directions.insert(.right) }
        if !directions.isEmpty { popover?.permittedArrowDirections = directions }
      }
      return PresentationSegue(identifier: identifier, source: source, destination: destination)
    }
  }

  private func unwindTemplate(
    _ element: StoryboardElement, _ identifier: String?, _ place: String
  ) throws(StoryboardError) -> SegueTemplate {
    guard let name = element["unwindAction"] else {
      throw file.error("this unwind segue names no unwindAction", at: element)
    }
    let type = try customClass(of: element) ?? UnwindSegue.self
    var template = SegueTemplate(identifier: identifier, place: place) { source, sender in
      let start = UIStoryboardUnwindSegueSource(
        source: source, unwindAction: Selector(name), sender: sender)
      guard let destination = UnwindSearch(source: start).destination() else { return nil }
      let segue = type.init(identifier: identifier, source: source, destination: destination)
      if type != UnwindSegue.self {
        let usual = UnwindSegue(identifier: identifier, source: source, destination: destination)
        usual.asked = segue
        segue.usual = usual
      }
      return segue
    }
    template.beforePerform = { segue in
      segue.destination.interfaceAction(named: name)?.call(segue.destination, segue, nil)
    }
    return template
  }
}
