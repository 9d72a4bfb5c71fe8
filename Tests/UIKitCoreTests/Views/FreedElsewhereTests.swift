import Expectations
import Foundation
import Testing

@testable import UIKit

/// Windows whose last reference goes on a thread that is not the main actor's.
@MainActor
struct FreedElsewhereTests {
  /// Holds windows until a task that does not belong to the main actor lets them go.
  private final class Holder: @unchecked Sendable {
    var windows: [UIWindow]
    init(_ windows: [UIWindow]) { self.windows = windows }
  }

  /// Returns windows of the size. One takes longer to be freed the more views it has.
  private func windows(_ size: CGRect) -> Holder {
    let windows = (0..<200).map { _ in UIWindow(frame: size) }
    for window in windows { for _ in 0..<100 { window.addSubview(UIView()) } }
    return Holder(windows)
  }

  @Test func `the windows are read while another thread lets them go`() async {
    let size = CGRect(x: 0, y: 0, width: 7, height: 13)
    for _ in 0..<4 {
      let holder = windows(size)
      expect(UIWindow.all.count { $0.bounds == size }, isAtLeast: 200)
      let letting = Task.detached {
        while !holder.windows.isEmpty {
          usleep(100)
          holder.windows.removeLast()
        }
      }
      var isOver = false
      while !isOver {
        let windows = UIWindow.all
        usleep(50)
        isOver = !windows.contains { $0.bounds == size }
      }
      await letting.value
    }
    expect(!UIWindow.all.contains { $0.bounds == size })
  }
}
