import Foundation

/// What `appearance()` of a kind of bar hands out: a bar that is never shown, and whose looks those take over
/// that come into a window without looks of their own.
@MainActor
enum BarTemplates {
  private static var bars: [ObjectIdentifier: UIView] = [:]
  static var button: UIBarButtonItem?

  static func template<Bar: UIView>(of type: Bar.Type, _ make: () -> Bar) -> Bar {
    if let known = bars[ObjectIdentifier(type)] as? Bar { return known }
    let bar = make()
    bars[ObjectIdentifier(type)] = bar
    return bar
  }

  /// The template of that kind of bar, or of the kind that it is made from; nil where nobody asked for one.
  static func known<Bar: UIView>(for bar: Bar, base: Bar.Type) -> Bar? {
    let own = bars[ObjectIdentifier(type(of: bar))] as? Bar
    let found = own ?? bars[ObjectIdentifier(base)] as? Bar
    return found === bar ? nil : found
  }
}

extension UINavigationBar {
  /// The looks that bars of this kind take over as they come into a window, where they have none of their
  /// own.
  public class func appearance() -> Self {
    BarTemplates.template(of: self) { self.init(frame: .zero) }
  }

  func takeLooks() {
    guard let template = BarTemplates.known(for: self, base: UINavigationBar.self) else { return }
    if ownTintColor == nil, let color = template.ownTintColor { tintColor = color }
    if barTintColor == nil { barTintColor = template.barTintColor }
    if titleTextAttributes == nil { titleTextAttributes = template.titleTextAttributes }
    if largeTitleTextAttributes == nil {
      largeTitleTextAttributes = template.largeTitleTextAttributes
    }
    if !hasStandard, template.hasStandard { standardAppearance = template.standardAppearance }
    if scrollEdgeAppearance == nil { scrollEdgeAppearance = template.scrollEdgeAppearance }
    if template.prefersLargeTitles { prefersLargeTitles = true }
  }
}

extension UITabBar {
  /// The looks that bars of this kind take over as they come into a window, where they have none of their
  /// own.
  public class func appearance() -> Self {
    BarTemplates.template(of: self) { self.init(frame: .zero) }
  }

  func takeLooks() {
    guard let template = BarTemplates.known(for: self, base: UITabBar.self) else { return }
    if ownTintColor == nil, let color = template.ownTintColor { tintColor = color }
    if barTintColor == nil { barTintColor = template.barTintColor }
    if unselectedItemTintColor == nil {
      unselectedItemTintColor = template.unselectedItemTintColor
    }
    if !hasStandard, template.hasStandard { standardAppearance = template.standardAppearance }
    if scrollEdgeAppearance == nil { scrollEdgeAppearance = template.scrollEdgeAppearance }
  }
}

extension UIToolbar {
  /// The looks that bars of this kind take over as they come into a window, where they have none of their
  /// own.
  public class func appearance() -> Self {
    BarTemplates.template(of: self) { self.init(frame: .zero) }
  }

  func takeLooks() {
    guard let template = BarTemplates.known(for: self, base: UIToolbar.self) else { return }
    if ownTintColor == nil, let color = template.ownTintColor { tintColor = color }
    if barTintColor == nil { barTintColor = template.barTintColor }
    if !hasStandard, template.hasStandard { standardAppearance = template.standardAppearance }
    if scrollEdgeAppearance == nil { scrollEdgeAppearance = template.scrollEdgeAppearance }
  }
}

extension UIBarButtonItem {
  /// The title attributes and the color of buttons that have none of their own.
  public class func appearance() -> UIBarButtonItem {
    if let button = BarTemplates.button { return button }
    let button = UIBarButtonItem()
    BarTemplates.button = button
    return button
  }
}
