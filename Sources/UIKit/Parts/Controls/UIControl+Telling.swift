import Foundation

extension UIControl {
  /// Reports a press or a new value as an application event.
  func tell(of events: Event) {
    guard ApplicationEvent.listener != nil, !isUntold else { return }
    let title = eventTitle
    let name = title ?? "\(type(of: self))"
    if events.contains(.valueChanged) {
      let value = valueWords.first.map { ": \($0)" } ?? ""
      var event = ApplicationEvent(
        .changed, changeWords ?? "changed \(name)\(value)", of: self, title: title)
      event.to = toldNumber
      ApplicationEvent.report(event)
    } else if events.contains(.touchUpInside), valueWords.isEmpty || self is UIButton {
      ApplicationEvent.report(
        ApplicationEvent(.pressed, "pressed \(name)", of: self, title: title))
    }
  }

  /// The name that the user knows the control by; nil if only its type is known.
  private var eventTitle: String? {
    [statedLabel, (self as? any NamedByText)?.textName].compactMap { $0 }
      .first { !$0.isEmpty }
  }

  private var toldNumber: Double? {
    switch self {
    case let control as UISlider: Double(control.value)
    case let control as UIStepper: control.value
    case let control as UISwitch: control.isOn ? 1 : 0
    case let control as UISegmentedControl: Double(control.selectedSegmentIndex)
    case let control as UIPageControl: Double(control.currentPage)
    default: nil
    }
  }
}
