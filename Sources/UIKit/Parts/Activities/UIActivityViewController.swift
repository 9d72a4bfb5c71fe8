import Foundation

/// A sheet with the activities that a program offers for items. Activities of iOS, such as mail and
/// messages, do not exist here.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let items: [Any]
  private let given: [UIActivity]
  /// Called once after the sheet is dismissed, with the chosen activity, or with none.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Types that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]? { didSet { showActivities() } }
  @Inert("all activities are shown in one list")
  open var allowsProminentActivity = true
  private var outcome: (type: UIActivity.ActivityType?, completed: Bool)?
  private var isReported = false

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    given = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    let sheet = popoverPresentationController?.adaptiveSheetPresentationController
    sheet?.detents = [.medium(), .large()]
    sheet?.prefersGrabberVisible = true
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    (items, given) = ([], [])
    super.init(coder: coder)
    coder.endObject(self)
  }

  // MARK: The list

  open override func loadView() {
    view = ActivityList(
      choose: { [weak self] in self?.choose($0) }, close: { [weak self] in self?.close() })
    // Our value: a narrow phone's width, and as high as wide.
    preferredContentSize = CGSize(width: 320, height: 320)
    showActivities()
  }

  /// The activities that can do something with the items, in the given order.
  var offered: [UIActivity] {
    let items = items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
    return given.filter { activity in
      let isExcluded =
        activity.activityType.map { excludedActivityTypes?.contains($0) ?? false } ?? false
      return !isExcluded && activity.canPerform(withActivityItems: items)
    }
  }

  private func showActivities() {
    (viewIfLoaded as? ActivityList)?.show(offered)
  }

  // MARK: The choice

  private func choose(_ activity: UIActivity) {
    guard outcome == nil, activity.sheet == nil else { return }
    let items = items.compactMap { item -> Any? in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: activity.activityType)
    }
    activity.sheet = self
    UIApplication.note(self, "chose \(activity.activityTitle ?? "\(type(of: activity))")")
    activity.prepare(withActivityItems: items)
    if let own = activity.activityViewController {
      present(own, animated: true)
    } else {
      activity.perform()
    }
  }

  /// Called by an activity at its end.
  func finished(_ activity: UIActivity, _ completed: Bool) {
    activity.sheet = nil
    guard outcome == nil else { return }
    outcome = (activity.activityType, completed)
    close()
  }

  private func close() {
    guard let presenter = presentingViewController else { return report() }
    presenter.dismiss(animated: true)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // The sheet also disappears while an activity covers all of the window.
    if presentingViewController == nil || isBeingDismissed { report() }
  }

  private func report() {
    guard !isReported else { return }
    isReported = true
    let ended = outcome ?? (nil, false)
    let name = ended.type?.rawValue ?? "no activity"
    UIApplication.note(
      self,
      outcome == nil
        ? "ends without a choice" : "ends: \(name) \(ended.completed ? "completed" : "cancelled")")
    completionWithItemsHandler?(ended.type, ended.completed, nil, nil)
  }
}

/// The content of the sheet: a title, a close button and a row for each activity.
@MainActor
private final class ActivityList: UIView, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView(frame: .zero, style: .plain)
  private let title = UILabel()
  private let button = UIButton(type: .system)
  private let empty = UILabel()
  private var activities: [UIActivity] = []
  private let choose: (UIActivity) -> Void

  private static let headerHeight: CGFloat = 56
  private static let margin: CGFloat = 16

  required init?(coder: NSCoder) { nil }

  init(choose: @escaping (UIActivity) -> Void, close: @escaping () -> Void) {
    self.choose = choose
    // The preferred size, until the presentation sets a frame.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    backgroundColor = .systemBackground
    title.text = "Share"
    // Our value: the size of body text.
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    empty.text = "No Activities"
    empty.textColor = .secondaryLabel
    empty.textAlignment = .center
    button.setTitle("Close", for: .normal)
    button.addAction(UIAction { _ in close() }, for: .touchUpInside)
    table.dataSource = self
    table.delegate = self
    for view in [table, empty, title, button] { addSubview(view) }
  }

  func show(_ activities: [UIActivity]) {
    self.activities = activities
    empty.isHidden = !activities.isEmpty
    table.reloadData()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = button.intrinsicContentSize
    title.frame = CGRect(
      // Three margins: before the title, between it and the button, after the button.
      x: Self.margin, y: 0, width: bounds.width - 3 * Self.margin - size.width,
      height: Self.headerHeight)
    button.frame = CGRect(
      x: bounds.width - Self.margin - size.width, y: 0, width: size.width,
      height: Self.headerHeight)
    table.frame = bounds.inset(
      by: UIEdgeInsets(top: Self.headerHeight, left: 0, bottom: 0, right: 0))
    empty.frame = table.frame
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    activities.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let activity = activities[indexPath.row]
    cell.textLabel?.text = activity.activityTitle
    cell.imageView?.image = activity.activityImage
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(activities[indexPath.row])
  }
}
