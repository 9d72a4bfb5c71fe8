import Foundation
import UIKit
import ViewTesting

extension MemberWalk {
  /// Adds a scroll view in another one, which two fingers move and zoom.
  func addScrolls() {
    let outer = UIScrollView()
    place(outer, CGRect(x: 10, y: 60, width: 340, height: 400))
    outer.contentSize = CGSize(width: 340, height: 900)
    let inner = UIScrollView(frame: CGRect(x: 20, y: 20, width: 250, height: 250))
    inner.contentSize = CGSize(width: 500, height: 500)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    content.backgroundColor = .systemTeal
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
    inner.addSubview(content)
    outer.addSubview(inner)
    outer.addSubview(field)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 320, width: 100, height: 40)
    button.addAction(UIAction { [unowned self] _ in note("button") }, for: .touchUpInside)
    outer.addSubview(button)
    let delegate = ScrollDelegate(self, content)
    held = [delegate]
    (outer.delegate, inner.delegate) = (delegate, delegate)
    window.layoutIfNeeded()
    addScroll(outer)
    addScroll(inner)
    members += [
      { bits in inner.minimumZoomScale = [1, 0.5, 1][bits % 3] },
      { bits in inner.maximumZoomScale = [1, 2, 3][bits % 3] },
      { bits in inner.setZoomScale([1, 2, 0.5, .nan][bits / 2 % 4], animated: bits % 2 == 1) },
      { bits in
        inner.zoom(
          to: CGRect(x: bits % 100, y: 20, width: bits / 3 % 4 * 60, height: 100),
          animated: bits % 2 == 1)
      },
      { bits in inner.bouncesZoom = bits % 2 == 0 },
      { [unowned self] bits in
        // Two fingers, apart or together.
        let far = Double(bits % 3 * 20 + 20)
        fingers.down(5, 150 - far, 200)
        fingers.down(6, 150 + far, 200)
        for step in 1...4 {
          let way = (bits % 2 == 0 ? 1.0 : -0.4) * Double(step) * far / 8
          fingers.move(5, 150 - far - way, 200)
          fingers.move(6, 150 + far + way, 200)
        }
        fingers.lift(5)
        bits % 7 == 0 ? fingers.cancel(6) : fingers.lift(6)
      },
      { [unowned self] bits in
        fingers.scroll(.began, at: CGPoint(x: 150, y: 200))
        fingers.scroll(
          .changed, Double(bits % 5 - 2) * 20, Double(bits / 5 % 5 - 2) * 30,
          at: CGPoint(x: 150, y: 200))
        fingers.scroll(.ended, at: CGPoint(x: 150, y: 200))
      },
      { bits in _ = bits % 2 == 0 ? field.becomeFirstResponder() : field.resignFirstResponder() },
      { bits in outer.keyboardDismissMode = [.none, .onDrag, .interactive][bits % 3] },
      { [unowned self] bits in
        let refresh = UIRefreshControl(
          frame: .zero, primaryAction: UIAction { [unowned self] _ in note("refreshes") })
        refresh.tintColor = [.systemRed, nil][bits % 2]
        refresh.attributedTitle = bits % 3 == 0 ? NSAttributedString(string: "Wait") : nil
        outer.refreshControl = bits % 4 == 0 ? nil : refresh
      },
      { bits in
        bits % 3 == 0
          ? outer.refreshControl?.beginRefreshing() : outer.refreshControl?.endRefreshing()
      },
      { bits in delegate.mood = bits % 100 },
    ]
  }

  private func addScroll(_ view: UIScrollView) {
    members += [
      { bits in
        view.setContentOffset(
          CGPoint(x: bits / 2 % 300 - 20, y: bits / 3 % 500 - 40), animated: bits % 2 == 1)
      },
      { bits in view.contentSize = CGSize(width: 100 + bits % 5 * 100, height: bits % 4 * 250) },
      { bits in
        view.contentInset = UIEdgeInsets(
          top: CGFloat(bits % 3) * 10, left: CGFloat(bits % 2) * 8, bottom: 6, right: 0)
      },
      { bits in
        view.contentInsetAdjustmentBehavior =
          [.automatic, .scrollableAxes, .never, .always][bits % 4]
      },
      { bits in view.isScrollEnabled = bits % 5 != 0 },
      { bits in view.bounces = bits % 3 != 0 },
      { bits in view.bouncesHorizontally = bits % 2 == 0 },
      { bits in view.bouncesVertically = bits % 3 != 0 },
      { bits in view.alwaysBounceVertical = bits % 2 == 0 },
      { bits in view.alwaysBounceHorizontal = bits % 2 == 0 },
      { bits in view.isPagingEnabled = bits % 3 == 0 },
      { bits in view.isDirectionalLockEnabled = bits % 2 == 0 },
      { bits in view.decelerationRate = [.normal, .fast][bits % 2] },
      { bits in
        view.scrollRectToVisible(
          CGRect(x: bits / 2 % 400, y: bits / 3 % 600, width: 40, height: bits % 5 * 100),
          animated: bits % 2 == 1)
      },
      { _ in view.stopScrollingAndZooming() },
      { bits in view.delaysContentTouches = bits % 2 == 0 },
      { bits in view.canCancelContentTouches = bits % 3 != 0 },
      { bits in view.indicatorStyle = [.default, .black, .white][bits % 3] },
      { bits in view.showsHorizontalScrollIndicator = bits % 3 != 0 },
      { bits in view.showsVerticalScrollIndicator = bits % 3 != 0 },
      { bits in view.verticalScrollIndicatorInsets.top = CGFloat(bits % 4) * 5 },
      { bits in view.horizontalScrollIndicatorInsets.left = CGFloat(bits % 4) * 5 },
      { bits in view.automaticallyAdjustsScrollIndicatorInsets = bits % 2 == 0 },
      { _ in view.flashScrollIndicators() },
      { bits in view.frame.size.height = CGFloat(150 + bits % 4 * 60) },
      { bits in
        view.semanticContentAttribute = bits % 3 == 0 ? .forceRightToLeft : .unspecified
      },
      { [unowned self] bits in
        root.additionalSafeAreaInsets.top = CGFloat(bits % 3) * 10
        note("\(view.adjustedContentInset) \(view.contentOffset) \(view.isZooming)")
        note("\(view.isTracking) \(view.isDragging) \(view.isDecelerating) \(view.zoomScale)")
        note("\(view.isScrollAnimating) \(view.isZoomBouncing)")
      },
    ]
  }

  func addPicker() {
    let picker = UIPickerView()
    place(picker, CGRect(x: 10, y: 60, width: 300, height: 216))
    let source = PickerSource(self)
    held = [source]
    (picker.dataSource, picker.delegate) = (source, source)
    addCommon(picker, sizes: [CGSize(width: 300, height: 216), CGSize(width: 90, height: 80)])
    members += [
      { bits in
        source.rows = (0..<bits % 4).map { (bits / 4 + $0 * 3) % 9 }
        picker.reloadAllComponents()
      },
      { bits in
        guard !source.rows.isEmpty else { return }
        let component = bits % source.rows.count
        source.rows[component] = bits / 4 % 12
        picker.reloadComponent(component)
      },
      { bits in
        guard !source.rows.isEmpty, source.rows[bits / 2 % source.rows.count] > 0 else { return }
        let component = bits / 2 % source.rows.count
        picker.selectRow(
          bits / 6 % source.rows[component], inComponent: component, animated: bits % 2 == 1)
      },
      { bits in
        source.mood = bits % 100
        picker.reloadAllComponents()
      },
      { bits in picker.dataSource = bits % 7 == 0 ? nil : source },
      { bits in picker.delegate = bits % 5 == 0 ? nil : source },
      { [unowned self] bits in
        for component in 0..<picker.numberOfComponents {
          note("\(picker.numberOfRows(inComponent: component))")
          note("\(picker.selectedRow(inComponent: component))")
          note("\(picker.rowSize(forComponent: component))")
          note("\(picker.view(forRow: bits % 4, forComponent: component)?.frame ?? .null)")
        }
      },
    ]
  }
}

/// Logs what a scroll view does, and answers as its mood says.
@MainActor
private final class ScrollDelegate: NSObject, UIScrollViewDelegate {
  private weak var walk: Walk?
  private weak var content: UIView?
  var mood = 0

  init(_ walk: Walk, _ content: UIView) {
    self.walk = walk
    self.content = content
  }

  private func note(_ words: String) { walk?.note(words) }

  func scrollViewDidScroll(_ view: UIScrollView) { note("scrolls \(view.contentOffset)") }
  func scrollViewDidZoom(_ view: UIScrollView) { note("zooms \(view.zoomScale)") }
  func scrollViewWillBeginDragging(_ view: UIScrollView) { note("begins") }
  func scrollViewWillEndDragging(
    _ view: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("lets go \(velocity) \(targetContentOffset.pointee)")
    if mood % 3 == 0 { targetContentOffset.pointee.y = 100 }
    if mood % 5 == 0 { targetContentOffset.pointee = view.contentOffset }
  }
  func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
    note("let go \(willDecelerate)")
  }
  func scrollViewWillBeginDecelerating(_ view: UIScrollView) { note("coasts") }
  func scrollViewDidEndDecelerating(_ view: UIScrollView) { note("rests") }
  func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { note("arrived") }
  func viewForZooming(in view: UIScrollView) -> UIView? {
    content?.superview === view && mood % 4 != 3 ? content : nil
  }
  func scrollViewWillBeginZooming(_ view: UIScrollView, with content: UIView?) { note("will zoom") }
  func scrollViewDidEndZooming(
    _ view: UIScrollView, with content: UIView?, atScale scale: CGFloat
  ) { note("zoomed \(scale)") }
  func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool { mood % 2 == 0 }
  func scrollViewDidScrollToTop(_ view: UIScrollView) { note("top") }
}

@MainActor
private final class PickerSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private weak var walk: Walk?
  var rows = [3, 5]
  var mood = 0

  init(_ walk: Walk) { self.walk = walk }

  func numberOfComponents(in picker: UIPickerView) -> Int { rows.count }
  func pickerView(_ picker: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows.indices.contains(component) ? rows[component] : 0
  }
  func pickerView(
    _ picker: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { row % 4 == 3 ? nil : "\(component).\(row)" }
  func pickerView(
    _ picker: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    mood % 3 == 0
      ? NSAttributedString(string: "rich \(row)", attributes: [.foregroundColor: UIColor.systemRed])
      : nil
  }
  func pickerView(_ picker: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    [32, 20, 44, 0][mood % 4]
  }
  func pickerView(_ picker: UIPickerView, widthForComponent component: Int) -> CGFloat {
    [60, 100, 0][mood % 3]
  }
  func pickerView(_ picker: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    walk?.note("row \(row) of \(component)")
  }
}
