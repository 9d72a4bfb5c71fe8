import Expectations
import Foundation
import Testing

@testable import UIKit

/// Lists that remove their delegate in their own `deinit`, as many do.
struct DelegateInDeinitTests {
  private final class Delegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {}

  private final class Scroll: UIScrollView {
    isolated deinit { delegate = nil }
  }
  private final class Table: UITableView {
    isolated deinit { delegate = nil }
  }

  @Test func `a scroll view removes its delegate in its deinit`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let delegate = Delegate()
        weak var gone: UIScrollView?
        do {
          let view = Scroll(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          view.maximumZoomScale = 3
          view.delegate = delegate
          gone = view
        }
        expectNil(gone)
        do { _ = Scroll(frame: .zero) }
      }
    }
  }

  @Test func `a table removes its delegate in its deinit`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let delegate = Delegate()
        weak var gone: UITableView?
        do {
          let table = Table(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
          table.delegate = delegate
          gone = table
        }
        expectNil(gone)
      }
    }
  }
}
