// swift-format-ignore-file: NoPlaygroundLiterals

import CoreGraphics
import Expectations
import Testing
import UIKit

/// Color literals, as Xcode writes them.
struct ColorLiteralTests {
  @Test func `a literal is a color of the type that its place has`() {
    let plain = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    expect(plain, equals: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    let ofLayer: CGColor? = #colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 0.25)
    expect(ofLayer, equals: CGColor(red: 0, green: 0.5, blue: 1, alpha: 0.25))
    let colors: [UIColor] = [#colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)]
    expect(colors[0].cgColor, equals: .black)
  }
}
