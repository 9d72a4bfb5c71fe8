import Expectations
import Foundation
import Testing
import UIKit

/// Members of images, and images that are made from other images.
@MainActor
struct ImageMemberTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 12, height: 8))
  }

  @Test func `pictures that are tinted alike are equal`() throws {
    let image = try #require(UIImage(systemName: "plus"))
    let pixels = UIImage(cgImage: try #require(image.cgImage))
    expect(pixels.withTintColor(.red), equals: pixels.withTintColor(.red))
    expect(pixels.withTintColor(.red), differsFrom: pixels.withTintColor(.blue))
    expect(pixels.withTintColor(.blue).withTintColor(.red), equals: pixels.withTintColor(.red))
    expect(Set([pixels.withTintColor(.red), pixels.withTintColor(.red)]).count, equals: 1)
  }

  @Test func `caps, insets and a mirror image are the picture's own`() {
    let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect(picture.capInsets, equals: .zero)
    let resizable = picture.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    expect(resizable.capInsets == caps && resizable.resizingMode == .stretch)
    expect(picture.resizableImage(withCapInsets: caps).resizingMode, equals: .tile)
    let aligned = picture.withAlignmentRectInsets(caps)
    expect(aligned.alignmentRectInsets == caps && picture.alignmentRectInsets == .zero)
    let flipping = picture.imageFlippedForRightToLeftLayoutDirection()
    expect(flipping.flipsForRightToLeftLayoutDirection)
    expect(!picture.flipsForRightToLeftLayoutDirection)
  }

  @Test func `a base line comes and goes`() {
    let based = picture.withBaselineOffset(fromBottom: 3)
    expect(based.hasBaseline && based.baselineOffsetFromBottom == 3)
    expect(!picture.hasBaseline && !based.imageWithoutBaseline().hasBaseline)
  }

  @Test func `a picture is ready at once`() {
    expect(picture.preparingForDisplay() === picture)
    var ready: UIImage?
    picture.prepareForDisplay { ready = $0 }
    expect(ready === picture)
    expect(picture.imageAsset == nil && picture.ciImage == nil && picture.heicData() == nil)
  }

  @Test func `without files no picture moves`() {
    expectNil(UIImage.animatedImageNamed("none of these", duration: 1))
    expectNil(
      UIImage.animatedResizableImageNamed("none of these", capInsets: .zero, duration: 1))
  }

  @Test func `an asset gives what was registered for the traits, until that is taken out`() {
    let asset = UIImageAsset()
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    let other = picture.withRenderingMode(.alwaysTemplate)
    asset.register(picture, with: light)
    asset.register(other, with: dark)
    expect(asset.image(with: dark) === other && asset.image(with: light) === picture)
    asset.unregister(imageWith: dark)
    expect(asset.image(with: dark) === picture)
  }

  @Test func `a configuration forgets what it is to forget`() {
    typealias Configuration = UIImage.SymbolConfiguration
    let full = Configuration(pointSize: 30, weight: .bold, scale: .large)
    expect(full.configurationWithoutScale(), equals: Configuration(pointSize: 30, weight: .bold))
    expect(
      full.configurationWithoutWeight(),
      equals: Configuration(pointSize: 30, weight: .unspecified, scale: .large))
    expect(full.configurationWithoutPointSizeAndWeight(), equals: Configuration(scale: .large))
    expect(full.configurationWithoutTextStyle(), equals: full)
    expect(full.withTraitCollection(UITraitCollection(displayScale: 2)) === full)
    let star = UIImage(systemName: "star", withConfiguration: full)
    expect(star?.symbolConfiguration == full && picture.symbolConfiguration == nil)
  }

  @Test func `a monochrome symbol has the color of whoever shows it`() {
    let red = UIImage.SymbolConfiguration(paletteColors: [.red])
    let plain = red.applying(UIImage.SymbolConfiguration.preferringMonochrome())
    expect(plain == .preferringMonochrome() && plain != red)
    expect(red.applying(UIImage.SymbolConfiguration.preferringMulticolor()), equals: red)
  }

  @Test func `weights of symbols and of text are each other's`() {
    let weights: [(UIImage.SymbolWeight, UIFont.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]
    for (symbol, font) in weights {
      expect(symbol.fontWeight() == font && font.symbolWeight() == symbol)
    }
  }

  @Test func `the checkmark with a stroke around is a symbol of its own`() {
    expect(UIImage.strokedCheckmark.isSymbolImage)
    expect(UIImage.strokedCheckmark.size.width, isAbove: UIImage.checkmark.size.width)
  }
}
