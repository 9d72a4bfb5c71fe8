import Expectations
import Testing
import UIKit

/// A root view that only constraints may place.
@MainActor
struct RootConstraintTests {
  private final class Page: UIViewController {
    let content = UIView()

    override func viewDidLoad() {
      view.translatesAutoresizingMaskIntoConstraints = false
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: view.topAnchor),
        content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
  }

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func `it fills the window without constraints of the program`() {
    let page = Page()
    let window = window(page)
    expect(page.view.frame == window.bounds && page.content.frame == window.bounds)
    window.frame.size = CGSize(width: 600, height: 320)
    window.layoutIfNeeded()
    expect(page.content.frame, equals: CGRect(x: 0, y: 0, width: 600, height: 320))
  }

  @Test func `no constraint is added to a root view that keeps its frame`() {
    let window = window(UIViewController())
    expect(window.constraints.isEmpty)
  }
}
