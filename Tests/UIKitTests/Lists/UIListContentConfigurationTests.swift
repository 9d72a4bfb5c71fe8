import Expectations
import Testing
import UIKit

@MainActor
struct UIListContentConfigurationTests {
  @Test func `rows have the margins of lists`() {
    let margins = UIListContentConfiguration.cell().directionalLayoutMargins
    expect(
      margins, equals: NSDirectionalEdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 8))
  }
}
