import Expectations
import Foundation
import Testing
import UIKit

/// Appearance of the properties that an application's own views list.
@MainActor
struct OwnAppearanceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private class Ring: UIView {
    var ringColor = UIColor.gray
    var ringWidth: CGFloat = 1
    var inner: UIColor? = .white

    override var appearanceProperties: [AppearanceProperty] {
      super.appearanceProperties + [
        AppearanceProperty(\Ring.ringColor), AppearanceProperty(\Ring.ringWidth),
        AppearanceProperty(\Ring.inner),
      ]
    }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }
  private final class WideRing: Ring {}
  private final class RingCell: UITableViewCell {
    var tone = 0
    override var appearanceProperties: [AppearanceProperty] { [AppearanceProperty(\RingCell.tone)] }
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test func `a view takes over the listed properties, also nil, and keeps its own`() {
    Ring.appearance().ringColor = .red
    Ring.appearance().inner = nil
    WideRing.appearance().ringWidth = 9
    let (ring, wide, own) = (Ring(frame: .zero), WideRing(frame: .zero), Ring(frame: .zero))
    own.ringColor = .blue
    for view in [ring, wide, own] { window.addSubview(view) }
    expect(ring.ringColor == .red && ring.ringWidth == 1 && ring.inner == nil)
    expect(wide.ringColor == .red && wide.ringWidth == 9)
    expect(own.ringColor, equals: .blue)
  }

  @Test func `the template of a cell is made with its style`() {
    RingCell.appearance().tone = 5
    let cell = RingCell(style: .value1, reuseIdentifier: nil)
    window.addSubview(cell)
    expect(cell.tone, equals: 5)
  }
}
