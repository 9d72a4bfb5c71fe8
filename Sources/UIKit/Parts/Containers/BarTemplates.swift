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

  /// Gives a bar the looks of the template of its kind, or of the kind that it is made from, where it has
  /// none of its own.
  static func dress<Bar: TemplatedBar>(_ bar: Bar, as base: Bar.Type) {
    let known = bars[ObjectIdentifier(type(of: bar))] ?? bars[ObjectIdentifier(base)]
    guard let template = known as? Bar, template !== bar else { return }
    if bar.ownTintColor == nil, let color = template.ownTintColor { bar.tintColor = color }
    if bar.barTintColor == nil { bar.barTintColor = template.barTintColor }
    if !bar.hasStandard, template.hasStandard {
      bar.standardAppearance = template.standardAppearance
    }
    if bar.scrollEdgeAppearance == nil { bar.scrollEdgeAppearance = template.scrollEdgeAppearance }
    bar.takeMore(from: template)
  }
}

/// A kind of bar whose looks can be said for all of them.
@MainActor
protocol TemplatedBar: UIView {
  associatedtype Looks: UIBarAppearance
  var barTintColor: UIColor? { get set }
  var standardAppearance: Looks { get set }
  /// Whether somebody set the standard looks.
  var hasStandard: Bool { get }
  var scrollEdgeAppearance: Looks? { get set }
  /// Takes over what only this kind of bar has.
  func takeMore(from template: Self)
}

extension UINavigationBar: TemplatedBar {
  /// The looks that bars of this kind take over as they come into a window, where they have none of their
  /// own.
  public class func appearance() -> Self {
    BarTemplates.template(of: self) { self.init(frame: .zero) }
  }

  func takeMore(from template: UINavigationBar) {
    if titleTextAttributes == nil { titleTextAttributes = template.titleTextAttributes }
    if largeTitleTextAttributes == nil {
      largeTitleTextAttributes = template.largeTitleTextAttributes
    }
    if template.prefersLargeTitles { prefersLargeTitles = true }
  }
}

extension UITabBar: TemplatedBar {
  /// The looks that bars of this kind take over as they come into a window, where they have none of their
  /// own.
  public class func appearance() -> Self {
    BarTemplates.template(of: self) { self.init(frame: .zero) }
  }

  func takeMore(from template: UITabBar) {
    if unselectedItemTintColor == nil {
      unselectedItemTintColor = template.unselectedItemTintColor
    }
  }
}

extension UIToolbar: TemplatedBar {
  /// The looks that bars of this kind take over as they come into a window, where they have none of their
  /// own.
  public class func appearance() -> Self {
    BarTemplates.template(of: self) { self.init(frame: .zero) }
  }

  func takeMore(from template: UIToolbar) {}
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
