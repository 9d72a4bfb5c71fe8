import Expectations
import Testing

@testable import UIKit

@MainActor
struct SymbolBaseNameTests {
  @Test(arguments: [
    "circle", "square", "slash.circle", "applelogo", "washer.fill", "eyebrow",
  ])
  func `words of a form are a name where they stand alone or first`(name: String) {
    expect(UIImage(systemName: name) != nil)
  }

  @Test(arguments: [
    "", ".", "fill", "badge", "applelogo..fill", "applelogo.badge.kettle.plus", "inverse", "rtl",
    ".fill", "traditional.fill",
  ])
  func `words of a form alone are no symbol`(name: String) {
    expect(!SymbolNames.contains(name))
  }

  @Test func `a symbol with a badge is known by the name before it`() {
    expect(SymbolNames.contains("applelogo.badge.plus"), equals: SymbolNames.contains("applelogo"))
    expect(SymbolNames.contains("folder.badge.gearshape"))
    expect(!SymbolNames.contains("folder.badge.kettle"))
    expect(!SymbolNames.contains("kettle.badge.plus"))
  }
}
