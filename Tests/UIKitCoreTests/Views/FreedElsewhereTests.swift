import Expectations
import Foundation
import PantographObjects
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
    let windows = (0..<100).map { _ in UIWindow(frame: size) }
    for window in windows { for _ in 0..<20 { window.addSubview(UIView()) } }
    return Holder(windows)
  }

  @Test func `the windows are read while another thread lets them go`() async {
    let size = CGRect(x: 0, y: 0, width: 7, height: 13)
    let holder = windows(size)
    expect(UIWindow.all.count { $0.bounds == size }, isAtLeast: 100)
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
    expect(!UIWindow.all.contains { $0.bounds == size })
  }

  private final class NotingWindow: UIWindow {
    nonisolated(unsafe) static var wereOnMain: [Bool] = []
    isolated deinit { Self.wereOnMain.append(MainQueue.isCurrent) }
  }

  @Test func `a window is freed on the main actor`() async {
    NotingWindow.wereOnMain = []
    let holder = Holder([NotingWindow(frame: .zero)])
    let field = UITextField()
    holder.windows.first?.addSubview(field)
    await Task.detached { holder.windows = [] }.value
    while field.superview != nil { await Task.yield() }
    expect(NotingWindow.wereOnMain, equals: [true])
  }
}
