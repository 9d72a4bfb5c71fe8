import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct ViewReferenceTests {
  @Test func `a view whose superview is freed has none, and is its own root`() {
    let (view, below) = (UIView(), UIView())
    view.addSubview(below)
    var outer: UIView? = UIView()
    let middle = UIView()
    outer?.addSubview(middle)
    middle.addSubview(view)
    #expect(below.root === outer)
    outer = nil
    #expect(middle.superview == nil)
    #expect(below.root === middle)
    #expect(view.superview === middle)
  }

  @Test func `a view whose window is freed has no window, and traits of its own`() {
    let view = UIView()
    let label = UIView()
    view.addSubview(label)
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window?.overrideUserInterfaceStyle = .dark
    window?.addSubview(view)
    #expect(label.traitCollection.userInterfaceStyle == .dark)
    #expect(label.window === window)
    window = nil
    #expect(label.window == nil)
    #expect(label.traitCollection.userInterfaceStyle != .dark)
  }

  @Test func `the layer of a freed view has no delegate`() {
    var view: UIView? = UIView()
    let layer = view?.layer
    #expect(layer?.delegate === view)
    view = nil
    #expect(layer?.delegate == nil)
    layer?.setNeedsLayout()
    layer?.opacity = 0.5
    #expect(layer?.opacity == 0.5)
  }

  @Test func `a layer with another delegate than its view has that one`() {
    let (view, other) = (UIView(), UIView())
    view.layer.delegate = other
    #expect(view.layer.delegate === other)
    view.layer.delegate = view
    #expect(view.layer.delegate === view)
    view.layer.delegate = nil
    #expect(view.layer.delegate == nil)
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
    #expect(constraint?.firstItem == nil)
    #expect(constraint?.secondItem === outer)
    #expect(guide.owningView == nil)
    #expect(byGuide.firstItem === guide)
    #expect(!byGuide.isActive)
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
  }

  @Test func `a constraint that is freed with its holder is no longer mentioned`() {
    let view = UIView()
    var holder: UIView? = UIView()
    holder?.addSubview(view)
    if let holder { view.leftAnchor.constraint(equalTo: holder.leftAnchor).isActive = true }
    #expect(view.layoutRecord?.mentioning.count == 1)
    holder = nil
    #expect(view.layoutRecord?.mentioning.isEmpty == true)
    #expect(view.layoutRecord?.firstMention(of: view) == 0)
  }

  @Test func `a recognizer whose view is freed has none`() {
    let pan = UIPanGestureRecognizer()
    var view: UIView? = UIView()
    view?.addGestureRecognizer(pan)
    #expect(pan.view === view)
    view = nil
    #expect(pan.view == nil)
  }

  @Test func `a cell whose collection view is freed has none`() {
    let layout = UICollectionViewFlowLayout()
    var list: UICollectionView? = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let cell = UICollectionViewCell(frame: .zero)
    cell.dequeuer = list
    #expect(layout.collectionView === list)
    #expect(cell.dequeuer === list)
    list = nil
    #expect(cell.dequeuer == nil)
    #expect(layout.collectionView == nil)
  }
}
