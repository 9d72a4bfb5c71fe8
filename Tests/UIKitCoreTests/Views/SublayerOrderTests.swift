import Expectations
import Testing
import UIKit

/// Sublayers and the layers of subviews share one order.
@MainActor
struct SublayerOrderTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func layer(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private func subview(_ name: String) -> UIView {
    let view = UIView()
    view.layer.name = name
    return view
  }

  private var order: [String] { (view.layer.sublayers ?? []).map { $0.name ?? "?" } }

  @Test func `each that is added goes on top of what is there`() {
    view.layer.addSublayer(layer("background"))
    view.addSubview(subview("label"))
    view.layer.addSublayer(layer("border"))
    view.addSubview(subview("button"))
    view.layer.addSublayer(layer("shine"))
    expect(order, equals: ["background", "label", "border", "button", "shine"])
  }

  @Test func `a subview goes right above or below its sibling`() {
    let (a, b) = (subview("a"), subview("b"))
    view.addSubview(a)
    view.layer.addSublayer(layer("1"))
    view.addSubview(b)
    view.layer.addSublayer(layer("2"))
    view.insertSubview(subview("c"), aboveSubview: a)
    view.insertSubview(subview("d"), belowSubview: b)
    expect(order, equals: ["a", "c", "1", "d", "b", "2"])
    expect(view.subviews.map { $0.layer.name }, equals: ["a", "c", "d", "b"])
    view.insertSubview(b, belowSubview: a)
    expect(order, equals: ["b", "a", "c", "1", "d", "2"])
  }

  @Test func `to the front and to the back is past the layers, too`() {
    let (a, b) = (subview("a"), subview("b"))
    view.layer.addSublayer(layer("1"))
    view.addSubview(a)
    view.addSubview(b)
    view.layer.addSublayer(layer("2"))
    view.bringSubviewToFront(a)
    expect(order, equals: ["1", "b", "2", "a"])
    view.sendSubviewToBack(a)
    expect(order, equals: ["a", "1", "b", "2"])
    view.addSubview(a)
    expect(order, equals: ["1", "b", "2", "a"])
    view.insertSubview(a, at: 0)
    expect(order, equals: ["a", "1", "b", "2"])
  }

  @Test func `two that change places leave the layers where they are`() {
    for name in ["a", "b", "c"] {
      view.addSubview(subview(name))
      view.layer.addSublayer(layer(name.uppercased()))
    }
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    expect(order, equals: ["c", "A", "b", "B", "a", "C"])
    expect(view.subviews.map { $0.layer.name }, equals: ["c", "b", "a"])
  }

  @Test func `a layer that is put to the back leaves subviews in order`() {
    view.addSubview(subview("a"))
    view.layer.insertSublayer(layer("gradient"), at: 0)
    view.addSubview(subview("b"))
    view.insertSubview(subview("c"), at: 1)
    expect(order, equals: ["gradient", "a", "c", "b"])
  }
}
