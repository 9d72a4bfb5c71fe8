import Expectations
import Testing

@testable import UIKit

/// Symbols that iOS has and that are not drawn here.
@MainActor
struct SymbolNameTests {
  @Test(arguments: [
    "applelogo", "eyebrow", "folder.badge.gearshape", "washer.fill", "figure.skiing.downhill",
  ])
  func `a symbol of iOS without a drawing is a frame with dots`(name: String) throws {
    let image = try #require(UIImage(systemName: name))
    expect(image.isSymbolImage && image.size.width > 1)
    expect(!UIImage.isSymbol(name))
  }

  @Test(arguments: [
    "smiley", "rhombus.fill", "square.grid.3x1.folder.fill.badge.plus", "hand.point.left",
  ])
  func `further symbols are drawn`(name: String) {
    expect(UIImage.isSymbol(name))
  }

  @Test(arguments: [
    "applelogo.nothing", "eyebro", "heart.badge.kettle", "b", "07", "smiley.triangle",
  ])
  func `a name that iOS has not gives nil`(name: String) {
    expectNil(UIImage(systemName: name))
  }
}
