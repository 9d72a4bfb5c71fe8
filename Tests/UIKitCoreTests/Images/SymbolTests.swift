import Expectations
import Testing
import ViewTesting

@testable import UIKit

/// Symbols by their names.
@MainActor
struct SymbolTests {
  @Test(arguments: [
    "xmark", "chevron.left", "heart.fill", "star.circle", "star.circle.fill", "bell.slash.fill",
    "exclamationmark.triangle.fill", "person.crop.circle", "person.crop.circle.badge.plus",
    "folder.badge.plus", "person.fill.badge.plus", "7.circle", "50.square.fill", "a.circle.fill",
    "square.and.arrow.up", "line.3.horizontal.circle", "eye.slash.circle.fill",
  ])
  func `a name that iOS has and is drawn here gives a symbol`(name: String) throws {
    let image = try #require(UIImage(systemName: name))
    expect(image.isSymbolImage && image.size.width > 1 && image.size.height > 1)
  }

  @Test(arguments: [
    "", "xmark.fill", "no.such.symbol", "heart.circle.circle", "heart.triangle", "51.circle",
    "07.circle",
    "ab.circle", "circle.fill.fill", "gear.slash", "heart.badge.heart", ".circle", "heart.",
  ])
  func `a name that none has gives nil`(name: String) {
    expectNil(UIImage(systemName: name))
  }

  @Test func `every symbol of the table can be drawn, and has the form that its name ends in`() {
    for name in SymbolTable.all.keys.sorted() {
      expect(UIImage(systemName: name) != nil, "\(name)")
      let hasFill = SymbolGlyph.named(name)?.hasFill ?? false
      if !name.contains("fill") {
        expect((UIImage(systemName: name + ".fill") != nil), equals: hasFill, "\(name).fill")
      }
    }
  }

  @Test func `size, scale and weight of a configuration count, and what it leaves open stays`()
    throws
  {
    typealias Configuration = UIImage.SymbolConfiguration
    let small = try #require(
      UIImage(systemName: "circle", withConfiguration: Configuration(pointSize: 10)))
    let large = try #require(
      small.applyingSymbolConfiguration(Configuration(scale: .large)))
    let twice = try #require(small.applyingSymbolConfiguration(Configuration(pointSize: 20)))
    let bold = try #require(small.applyingSymbolConfiguration(Configuration(weight: .black)))
    expect(abs(twice.size.width - 2 * small.size.width), isBelow: 0.7)
    expect(abs(large.size.width - 1.28 * small.size.width), isBelow: 0.7)
    expect(bold.size.width > small.size.width && bold.size.width < twice.size.width)
    expect(
      small.withConfiguration(Configuration(weight: .bold)).size.width, isAbove: small.size.width)
    expect(UIImage(systemName: "circle"), equals: UIImage(systemName: "circle"))
    expect(small, differsFrom: twice)
  }

  @Test func `an image view shows a symbol in its tint color, unless it is always original`() throws
  {
    let view = UIImageView(image: UIImage(systemName: "heart"))
    view.tintColor = .red
    let red = try #require(view.layer.contents as? CGImage)
    view.tintColor = .green
    let green = try #require(view.layer.contents as? CGImage)
    expect(red, differsFrom: green)
    view.image = UIImage(systemName: "heart")?.withTintColor(.blue, renderingMode: .alwaysOriginal)
    let own = try #require(view.layer.contents as? CGImage)
    view.tintColor = .red
    expect(view.layer.contents as? CGImage, equals: own)
  }

  @Test func `a tint alone does not keep a symbol from being a shape, as on iOS`() throws {
    let image = try #require(UIImage(systemName: "heart")?.withTintColor(.blue))
    expect(image.renderingMode == .automatic && image.isTemplate(by: false))
    expect(!image.withRenderingMode(.alwaysOriginal).isTemplate(by: true))
  }

  @Test func `a symbol with colors of its own keeps them`() throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    let image = try #require(UIImage(systemName: "heart.circle.fill", withConfiguration: palette))
    expect(!image.isTemplate(by: true))
  }

  @Test func `backward is to the right where text begins there`() throws {
    expect(
      UIImage(systemName: "chevron.backward")?.flipsForRightToLeftLayoutDirection, equals: true)
    expect(UIImage(systemName: "chevron.left")?.flipsForRightToLeftLayoutDirection, equals: false)
  }

  @Test func `a preferred configuration counts where the symbol says nothing`() throws {
    let view = UIImageView(image: UIImage(systemName: "circle"))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    expect(view.intrinsicContentSize.width, isAbove: 40)
    view.image = UIImage(
      systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10))
    expect(view.intrinsicContentSize.width, isBelow: 20)
  }

  @Test func `an orientation turns the size, and twice mirrored is as before`() throws {
    let picture = CGImage(width: 4, height: 2, pixels: Array(repeating: 0xFF00_00FF, count: 8))
    let image = UIImage(cgImage: picture, scale: 1, orientation: .right)
    expect(image.size, equals: CGSize(width: 2, height: 4))
    let twice = image.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation()
    expect(twice.imageOrientation == .right && twice == image)
  }

  @Test func `pictures follow each other in the time of the window`() throws {
    let table = Table()
    let images = (1...4).compactMap { UIImage(systemName: "\($0).circle") }
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    table.view.addSubview(view)
    view.animationImages = images
    view.animationDuration = 0.4
    view.animationRepeatCount = 1
    table.fingers.wait(10)
    view.startAnimating()
    expect(view.isAnimating)
    let first = try #require(view.layer.contents as? CGImage)
    table.fingers.wait(150)
    expect(view.layer.contents as? CGImage != first && view.isAnimating)
    table.fingers.wait(500)
    expect(!view.isAnimating && view.layer.contents == nil)
  }
}
