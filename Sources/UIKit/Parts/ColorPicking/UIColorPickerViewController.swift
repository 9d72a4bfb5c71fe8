import Foundation
import QuartzCore

/// Receives the colors that the user picks. All methods are optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called for each color. `continuously` is true while a finger moves.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// An older method. The one above calls it if the delegate does not implement that one.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called when the user has closed the picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Lets the user pick a color from a grid, and its opacity with a slider.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.black {
    didSet {
      panel?.show(selectedColor)
      whenPicked?(selectedColor)
    }
  }
  /// Whether the user can pick the opacity.
  open var supportsAlpha = true { didSet { panel?.showsOpacity = supportsAlpha } }
  /// The largest factor by which a color may be brighter than white. Colors here are not.
  @Inert("no color is brighter than white")
  open var maximumLinearExposure: CGFloat = 1
  /// Called for each new color, for the color well that shows the picker.
  var whenPicked: ((UIColor) -> Void)?
  private var panel: ColorPanel? { viewIfLoaded as? ColorPanel }
  private var isFinished = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    coder.endObject(self)
  }

  open override func loadView() {
    let panel = ColorPanel(
      pick: { [weak self] in self?.pick($0, continuously: $1) },
      close: { [weak self] in self?.presentingViewController?.dismiss(animated: true) })
    panel.title = title ?? "Colors"
    panel.showsOpacity = supportsAlpha
    panel.show(selectedColor)
    view = panel
    preferredContentSize = panel.bounds.size
  }

  private func pick(_ color: UIColor, continuously: Bool) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isFinished = false
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard presentingViewController == nil || isBeingDismissed, !isFinished else { return }
    isFinished = true
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}
