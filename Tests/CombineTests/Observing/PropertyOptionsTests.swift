import Combine
import Expectations
import Foundation
import Testing
import UIKit

/// The values of a property's publisher with each set of options.
@MainActor
struct PropertyOptionsTests {
  private func seen(_ options: NSKeyValueObservingOptions) -> [CGFloat] {
    let view = UIView()
    view.frame.size.width = 1
    var seen: [CGFloat] = []
    let cancellable = view.publisher(for: \.bounds, options: options).sink { seen.append($0.width) }
    view.bounds.size.width = 2
    view.bounds.size.width = 3
    cancellable.cancel()
    view.bounds.size.width = 4
    return seen
  }

  @Test func `each set of options has its values`() {
    expect(seen([]) == [2, 3] && seen(.new) == [2, 3] && seen(.old) == [2, 3])
    expect(seen(.initial) == [1, 2, 3] && seen([.initial, .new]) == [1, 2, 3])
    expect(seen(.prior) == [1, 2] && seen([.prior, .old]) == [1, 2])
    expect(seen([.prior, .new]), equals: [1, 2, 2, 3])
    expect(seen([.initial, .prior]), equals: [1, 1, 2])
    expect(seen([.initial, .prior, .new]), equals: [1, 1, 2, 2, 3])
  }
}
