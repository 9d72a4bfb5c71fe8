import Expectations
import Testing
import UIKit

@MainActor
struct UIControlAskingTests {
  private final class Page: UIViewController {
    override var interfaceActions: [InterfaceAction] { [InterfaceAction("press", Page.press)] }

    func press() {}
  }

  @Test func `a control says which methods and actions it tells of what`() {
    let (control, page) = (UIControl(), Page())
    control.addTarget(page, action: Selector("press"), for: .touchUpInside)
    control.addTarget(page, action: Page.press, for: .touchDown)
    let action = UIAction { _ in }
    control.addAction(action, for: .valueChanged)
    expect(control.actions(forTarget: page, forControlEvent: .touchUpInside), equals: ["press"])
    expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside), equals: ["press"])
    expectNil(control.actions(forTarget: page, forControlEvent: .touchDown))
    control.addTarget(page, action: Page.press, for: .touchDragExit, named: "press")
    expect(control.actions(forTarget: page, forControlEvent: .touchDragExit), equals: ["press"])
    expectNil(control.actions(forTarget: Page(), forControlEvent: .touchDragExit))
    control.removeTarget(page, action: Page.press, for: .touchDragExit)
    expectNil(control.actions(forTarget: page, forControlEvent: .touchDragExit))
    var told: [String] = []
    control.enumerateEventHandlers { found, target, events, stop in
      told.append(
        found === action
          ? "action" : "\(target?.1.description ?? "?") \(target?.0 as AnyObject === page)")
      stop = told.count == 2
    }
    expect(told, equals: ["press true", " true"])
    control.addInteraction(UIToolTipInteraction(defaultToolTip: "Save"))
    expect(control.toolTipInteraction?.view === control)
  }

  private final class Photo: UIImageView {
    override init(image: UIImage?) {
      super.init(image: image)
      contentMode = .scaleAspectFill
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `an image view's class may begin with an image`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    let photo = Photo(image: image)
    expect(photo.frame.size == image.size && photo.contentMode == .scaleAspectFill)
    expect(photo.image === image && !photo.isUserInteractionEnabled)
    photo.overlayContentView.backgroundColor = .red
    expect(photo.subviews, equals: [photo.overlayContentView])
  }
}
