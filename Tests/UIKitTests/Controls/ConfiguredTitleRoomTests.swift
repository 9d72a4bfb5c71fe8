import Expectations
import Foundation
import Testing

@testable import UIKit

@MainActor
struct ConfiguredTitleRoomTests {
  @Test func `a title that misses less than a point does not wrap`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Info"
    configuration.image = UIImage(systemName: "info.circle")
    configuration.imagePadding = 6
    let button = UIButton(configuration: configuration)
    let size = button.intrinsicContentSize
    let line = button.configuration?.buttonSize.titleFont.lineHeight ?? 0
    for missing in [0, 0.3, 0.9] {
      button.frame = CGRect(x: 0, y: 0, width: size.width - missing, height: size.height)
      button.layoutIfNeeded()
      expect(button.titleLabel!.frame.height, isBelow: line * 1.5, "\(missing) points are missing")
    }
    button.frame = CGRect(x: 0, y: 0, width: size.width - 12, height: size.height)
    button.layoutIfNeeded()
    expect(button.titleLabel!.frame.height, isAbove: line * 1.5)
  }
}
