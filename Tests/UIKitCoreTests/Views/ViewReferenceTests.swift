import Expectations
import QuartzCore
import Testing

@testable import UIKit

@MainActor
struct ViewReferenceTests {
  @Test func `a view whose superview is freed has none, and is its own root`() {
    let (view, below) = (UIView(), UIView())
    view.addSubview(below)
    var outer: UIView? = UIView()
    let middle = UIView()
    outer?.addSubview(middle)
    middle.addSubview(view)
    expect(below.root === outer)
    outer = nil
    expectNil(middle.superview)
    expect(below.root === middle)
    expect(view.superview === middle)
  }

  @Test func `a view whose window is freed has no window, and traits of its own`() {
    let view = UIView()
    let label = UIView()
    view.addSubview(label)
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window?.overrideUserInterfaceStyle = .dark
    window?.addSubview(view)
    expect(label.traitCollection.userInterfaceStyle, equals: .dark)
    expect(label.window === window)
    window = nil
    expectNil(label.window)
    expect(label.traitCollection.userInterfaceStyle, differsFrom: .dark)
  }

  @Test func `the layer of a freed view has no delegate`() {
    var view: UIView? = UIView()
    let layer = view?.layer
    expect(layer?.delegate === view)
    view = nil
    expectNil(layer?.delegate)
    layer?.setNeedsLayout()
    layer?.opacity = 0.5
    expect(layer?.opacity, equals: 0.5)
  }

  @Test func `a layer with another delegate than its view has that one`() {
    let (view, other) = (UIView(), UIView())
    view.layer.delegate = other
    expect(view.layer.delegate === other)
    view.layer.delegate = view
    expect(view.layer.delegate === view)
    view.layer.delegate = nil
    expectNil(view.layer.delegate)
  }

  @Test func `a constraint whose item is freed has lost it`() {
    let outer = UIView()
    var inner: UIView? = UIView()
    inner?.translatesAutoresizingMaskIntoConstraints = false
    if let inner { outer.addSubview(inner) }
    let guide = UILayoutGuide()
    inner?.addLayoutGuide(guide)
    let constraint = inner?.widthAnchor.constraint(equalTo: outer.widthAnchor)
    constraint?.isActive = true
    let byGuide = guide.heightAnchor.constraint(equalToConstant: 7)
    byGuide.isActive = true
    outer.layoutIfNeeded()
    inner?.removeFromSuperview()
    inner = nil
    expectNil(constraint?.firstItem)
    expect(constraint?.secondItem === outer)
    expectNil(guide.owningView)
    expect(byGuide.firstItem === guide)
    expect(!byGuide.isActive)
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
  }

  @Test func `a constraint that is freed with its holder is no longer mentioned`() {
    let view = UIView()
    var holder: UIView? = UIView()
    holder?.addSubview(view)
    if let holder { view.leftAnchor.constraint(equalTo: holder.leftAnchor).isActive = true }
    expect(view.layoutRecord?.mentioning.count, equals: 1)
    holder = nil
    expect(view.layoutRecord?.mentioning.isEmpty, equals: true)
    expect(view.layoutRecord?.firstMention(of: view), equals: 0)
  }

  @Test func `a recognizer whose view is freed has none`() {
    let pan = UIPanGestureRecognizer()
    var view: UIView? = UIView()
    view?.addGestureRecognizer(pan)
    expect(pan.view === view)
    view = nil
    expectNil(pan.view)
  }

  @Test func `a cell whose collection view is freed has none`() {
    let layout = UICollectionViewFlowLayout()
    var list: UICollectionView? = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let cell = UICollectionViewCell(frame: .zero)
    cell.dequeuer = list
    expect(layout.collectionView === list)
    expect(cell.dequeuer === list)
    list = nil
    expectNil(cell.dequeuer)
    expectNil(layout.collectionView)
  }
}
