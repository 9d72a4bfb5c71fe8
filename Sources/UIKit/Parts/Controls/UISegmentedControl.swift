import Foundation

/// A row of words of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// Stands for no segment.
  public static let noSegment = -1

  private var labels: [UILabel] = []
  private let mark = UIView()
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

  open var selectedSegmentIndex: Int {
    get {
      noteRead("selectedSegmentIndex")
      return ownSelectedSegmentIndex
    }
    set { changing(["selectedSegmentIndex"]) { ownSelectedSegmentIndex = newValue } }
  }
  private var ownSelectedSegmentIndex: Int = UISegmentedControl.noSegment {
    didSet {
      if !labels.indices.contains(ownSelectedSegmentIndex) {
        ownSelectedSegmentIndex = Self.noSegment
      }
      setNeedsLayout()
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

  /// The items are texts; of anything else there is no segment.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String {
        insertSegment(withTitle: title, at: labels.count, animated: false)
      }
    }
    frame.size = intrinsicContentSize
  }

  private func prepare() {
    backgroundColor = UIColor(white: 0.93, alpha: 1)
    layer.cornerRadius = 8
    mark.layer.cornerRadius = 6
    mark.isUserInteractionEnabled = false
    addSubview(mark)
  }

  open var numberOfSegments: Int { labels.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let label = UILabel()
    label.text = title
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 13)
    let index = min(max(segment, 0), labels.count)
    labels.insert(label, at: index)
    addSubview(label)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    setNeedsLayout()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard labels.indices.contains(segment) else { return }
    labels.remove(at: segment).removeFromSuperview()
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
    setNeedsLayout()
  }

  open func removeAllSegments() {
    for index in labels.indices.reversed() { removeSegment(at: index, animated: false) }
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if labels.indices.contains(segment) { labels[segment].text = title }
  }

  open func titleForSegment(at segment: Int) -> String? {
    labels.indices.contains(segment) ? labels[segment].text : nil
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, !labels.isEmpty, bounds.width > 0 else { return }
    let point = touch.location(in: self)
    guard bounds.contains(point) else { return }
    let share = min(max((point.x - bounds.minX) / bounds.width, 0), 1)
    let index = min(Int(share * CGFloat(labels.count)), labels.count - 1)
    guard index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !takesBefore(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override var intrinsicContentSize: CGSize {
    let widest = labels.map { $0.sizeThatFits(.zero).width }.max() ?? 0
    return CGSize(width: CGFloat(labels.count) * (widest + 20), height: 32)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(labels.count, 1))
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
    mark.isHidden = selectedSegmentIndex < 0
    mark.backgroundColor = selectedSegmentTintColor ?? .white
    let inset = min(2, width / 2, bounds.height / 2)
    mark.frame = CGRect(
      x: CGFloat(max(selectedSegmentIndex, 0)) * width, y: 0, width: width, height: bounds.height
    ).insetBy(dx: inset, dy: inset)
  }

  override var usualHugging: LayoutRecord.Priorities { (.defaultLow, .defaultHigh) }
  override var valueWords: [String] { ["selected \(selectedTitle)"] }
}
