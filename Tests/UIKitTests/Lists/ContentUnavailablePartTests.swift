import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// The parts of a view that states that there is no content.
@MainActor
struct ContentUnavailablePartTests {
  private func view(
    _ change: (inout UIContentUnavailableConfiguration) -> Void
  ) -> UIContentUnavailableView {
    var configuration = UIContentUnavailableConfiguration.empty()
    change(&configuration)
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    return view
  }

  @Test func `each part is shown that is there, and no other`() {
    expect(view { _ in }.subviews.isEmpty)
    let whole = view {
      $0.image = UIImage(systemName: "star")
      ($0.text, $0.secondaryText) = ("Nothing", "not yet")
      $0.button.title = "Again"
      $0.buttonProperties.primaryAction = UIAction { _ in }
    }
    expect(
      whole.subviews.map { "\(type(of: $0))" },
      equals: ["UIImageView", "UILabel", "UILabel", "UIButton"])
  }

  @Test func `the button acts, unless it is disabled`() throws {
    var acts = 0
    for isEnabled in [true, false] {
      let view = view {
        $0.button.title = "Again"
        $0.buttonProperties.primaryAction = UIAction { _ in acts += 1 }
        $0.buttonProperties.isEnabled = isEnabled
      }
      let button = try #require(view.subviews.first as? UIButton)
      expect(button.isEnabled, equals: isEnabled)
      button.sendActions(for: .primaryActionTriggered)
    }
    expect(acts, isAtLeast: 1)
  }
}
