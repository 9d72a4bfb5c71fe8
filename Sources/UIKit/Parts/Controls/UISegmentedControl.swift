import Foundation

/// A row of titles or images of which one is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` if no segment is selected.
  public static let noSegment = -1

  var segments: [Part] = []
  private let mark = ControlPart()
  private var dividers: [UIImageView] = []
  /// The appearance that all segments share.
  var looks = SegmentLooks() { didSet { if looks != oldValue { showLooks() } } }
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether a tap triggers the control without leaving the segment selected.
  open var isMomentary = false
  /// Whether the width of each segment follows its content, instead of being the same for all.
  open var apportionsSegmentWidthsByContent = false { didSet { widthsChanged() } }

  open var selectedSegmentIndex: Int {
    get {
      noteRead("selectedSegmentIndex")
      return ownSelectedSegmentIndex
    }
    set { changing(["selectedSegmentIndex"]) { ownSelectedSegmentIndex = newValue } }
  }
  private var ownSelectedSegmentIndex: Int = UISegmentedControl.noSegment {
    didSet {
      if !segments.indices.contains(ownSelectedSegmentIndex) {
        ownSelectedSegmentIndex = Self.noSegment
      }
      showLooks()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    prepare()
    coder.endObject(self)
  }

  /// Creates a control with a segment for each string and each image. Other items are ignored.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepare()
    for item in items ?? [] {
      if let title = item as? String {
        insertSegment(withTitle: title, at: segments.count, animated: false)
      } else if let image = item as? UIImage {
        insertSegment(with: image, at: segments.count, animated: false)
      }
    }
    frame.size = intrinsicContentSize
  }

  /// Our value: a light gray on which the white mark is seen.
  private static let ground: UIColor = UIColor(white: 0.93, alpha: 1)
  /// Our value, in points.
  private static let radius: CGFloat = 8
  /// Our value, in points: parallel to the control's corners.
  private static let markRadius: CGFloat = 6
  /// Our value, in points: room beside a segment's content, both sides together.
  private static let margins: CGFloat = 20
  /// UIKit's height, in points.
  private static let height: CGFloat = 32

  private func prepare() {
    backgroundColor = Self.ground
    layer.cornerRadius = Self.radius
    mark.layer.cornerRadius = Self.markRadius
    mark.isUserInteractionEnabled = false
    addSubview(mark)
  }

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Part(title: title), at: segment, animated)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Part(image: image), at: segment, animated)
  }

  /// Inserts a segment with the action's title or image. Selecting the segment performs the action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let new = Part(title: action.image == nil ? action.title : nil)
    new.image = action.image
    new.action = action
    insert(new, at: segment, animated)
  }

  private func insert(_ new: Part, at segment: Int, _ animated: Bool) {
    let index = min(max(segment, 0), segments.count)
    segments.insert(new, at: index)
    for view in [new.label, new.picture] { addSubview(view) }
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    widthsChanged()
    layOut(animated)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let old = segments.remove(at: segment)
    for view in [old.label, old.picture] { view.removeFromSuperview() }
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
    widthsChanged()
    layOut(animated)
  }

  private func layOut(_ animated: Bool) {
    guard animated, window != nil else { return }
    UIView.animate(withDuration: Self.moveDuration) { self.layoutIfNeeded() }
  }

  open func removeAllSegments() {
    for index in segments.indices.reversed() { removeSegment(at: index, animated: false) }
  }

  func widthsChanged() {
    showLooks()
    invalidateIntrinsicContentSize()
  }

  // MARK: Touches

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, !segments.isEmpty, bounds.width > 0 else { return }
    let point = touch.location(in: self)
    guard bounds.contains(point) else { return }
    let frames = segmentFrames()
    let index =
      frames.firstIndex { beginsAtRight ? point.x >= $0.minX : point.x < $0.maxX }
      ?? frames.count - 1
    guard segments[index].isEnabled, isMomentary || index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    segments[index].action?.perform(from: self)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !takesBefore(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Look

  open override var intrinsicContentSize: CGSize {
    let widths = segments.map { $0.naturalWidth }
    let widest = widths.max() ?? 0
    let sum = zip(segments, widths).reduce(0) { sum, place in
      let own = apportionsSegmentWidthsByContent ? place.1 : widest
      return sum + (place.0.width > 0 ? place.0.width : own + Self.margins)
    }
    return CGSize(width: sum, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Returns the frames from the side on which text begins. Segments without a width of their own share the rest.
  func segmentFrames() -> [CGRect] {
    let given = segments.map { $0.width > 0 ? $0.width : 0 }
    let open = segments.filter { $0.width <= 0 }
    let rest = max(bounds.width - given.reduce(0, +), 0)
    let natural = open.reduce(0) { $0 + $1.naturalWidth + Self.margins }
    var x: CGFloat = 0
    return segments.map { segment in
      let share =
        apportionsSegmentWidthsByContent && natural > 0
        ? rest * (segment.naturalWidth + Self.margins) / natural
        : rest / CGFloat(max(open.count, 1))
      let width = segment.width > 0 ? segment.width : share
      defer { x += width }
      return mirrored(CGRect(x: x, y: 0, width: width, height: bounds.height))
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = segmentFrames()
    for (index, (segment, frame)) in zip(segments, frames).enumerated() {
      segment.layOut(in: frame, looks.adjustment(ofSegment: index, of: segments.count))
    }
    let isMarked = frames.indices.contains(selectedSegmentIndex)
    mark.isHidden = !isMarked
    mark.backgroundColor = selectedSegmentTintColor ?? .white
    if isMarked {
      let frame = frames[selectedSegmentIndex]
      let inset = mark.image == nil ? min(2, frame.width / 2, bounds.height / 2) : 0
      mark.frame = frame.insetBy(dx: inset, dy: inset)
    }
    for (index, divider) in dividers.enumerated() where frames.indices.contains(index) {
      let width = divider.image?.size.width ?? 0
      divider.frame = CGRect(
        x: (beginsAtRight ? frames[index].minX : frames[index].maxX) - width / 2, y: 0,
        width: width, height: bounds.height)
    }
  }

  private func showLooks() {
    for (index, segment) in segments.enumerated() {
      let state = state(ofSegmentAt: index)
      segment.show(looks.attributes(for: state))
    }
    layer.contents = nil
    let picture = looks.backgrounds[.init(.normal, .default)]
    mark.image = looks.backgrounds[.init(.selected, .default)]
    backgroundColor = picture == nil ? Self.ground : nil
    showBackground(picture)
    showDividers()
    setNeedsLayout()
  }

  private var background: UIImageView?

  private func showBackground(_ image: UIImage?) {
    guard image != nil || background != nil else { return }
    let view = background ?? UIImageView(frame: bounds)
    if background == nil {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
      background = view
    }
    view.image = image
  }

  private func showDividers() {
    let count = looks.dividers.isEmpty ? 0 : max(segments.count - 1, 0)
    while dividers.count > count { dividers.removeLast().removeFromSuperview() }
    while dividers.count < count {
      let view = UIImageView(frame: .zero)
      dividers.append(view)
      addSubview(view)
    }
    for (index, divider) in dividers.enumerated() {
      divider.image = looks.divider(
        between: state(ofSegmentAt: index), state(ofSegmentAt: index + 1))
    }
  }

  func state(ofSegmentAt index: Int) -> UIControl.State {
    guard isEnabled, segments[index].isEnabled else { return .disabled }
    return index == selectedSegmentIndex ? .selected : .normal
  }

  override func stateDidChange() {
    super.stateDidChange()
    showLooks()
  }

  /// The duration of the selection's animation, in seconds.
  private static let moveDuration = 0.25

  override var usualHugging: LayoutRecord.Priorities { (.defaultLow, .defaultHigh) }
  override var valueWords: [String] { ["selected \(selectedTitle)"] }
}
