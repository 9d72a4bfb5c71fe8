import Expectations
import Foundation
import Testing

@testable import UIKit

/// Members that published libraries call or override, and numbers that they pass.
@MainActor
struct LibraryMembersTests {
  @Test func `a page control is at page -1 until its pages are set`() {
    let pages = UIPageControl()
    expect(pages.currentPage, equals: -1)
    pages.numberOfPages = 2
    expect(pages.currentPage, equals: 0)
    pages.currentPage = 5
    expect(pages.currentPage, equals: 1)
    pages.numberOfPages = 0
    expect(pages.currentPage, equals: 0)
    let empty = UIPageControl()
    empty.currentPage = 3
    expect(empty.currentPage, equals: 0)
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 2), (3, 3), (7, 0), (-1, 0)])
  func `every number makes an animation curve`(number: Int, curve: Int) {
    expect(UIView.AnimationCurve(rawValue: number)?.rawValue, equals: curve)
  }

  @Test func `the old method for both baselines is asked`() {
    final class Card: UIView {
      let label = UILabel()
      override func forBaselineLayout() -> UIView { label }
    }
    let card = Card()
    expect(card.forFirstBaselineLayout === card.label && card.forLastBaselineLayout === card.label)
    let view = UIView()
    expect(view.forBaselineLayout() === view)
  }

  @Test func `a test makes a screen with another scale`() {
    final class Screen: UIScreen {
      override var scale: CGFloat { 3 }
      override var traitCollection: UITraitCollection { UITraitCollection(displayScale: 2) }
    }
    final class Scaled: UIScreen {
      let own: CGFloat
      init(own: CGFloat) { self.own = own }
      override var scale: CGFloat { own }
    }
    expect(Scaled(own: 2).nativeScale, equals: 2)
    let screen = Screen()
    expect(screen.bounds, equals: UIScreen.main.bounds)
    expect(screen.scale == 3 && screen.nativeScale == 3)
    expect(screen.nativeBounds.width, equals: UIScreen.main.bounds.width * 3)
    expect(screen.traitCollection.displayScale, equals: 2)
    expect(UIScreen.screens, equals: [UIScreen.main])
  }

  @Test func `components outside of 0 to 1 stay, and alpha is limited`() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(red: -0.1, green: 1.5, blue: 0.5, alpha: 2)
    expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    expect([red, green, blue, alpha], equals: [-0.1, 1.5, 0.5, 1])
  }

  @Test func `the identifier for the vendor stays the same`() throws {
    let identifier = try #require(UIDevice.current.identifierForVendor)
    expect(UIDevice.current.identifierForVendor, equals: identifier)
    expect(identifier.uuid.6 & 0xF0 == 0x40 && identifier.uuid.8 & 0xC0 == 0x80)
  }

  @Test func `the current traits can be read on another thread`() async {
    let style = UITraitCollection.current.userInterfaceStyle
    let other = await Task.detached { UITraitCollection.current.userInterfaceStyle }.value
    expect(other, equals: style)
  }

  @Test func `spaces of a subclass have its class, and a subclass may make its own`() {
    class Item: UIBarButtonItem {}
    final class Wide: Item {
      override class func flexibleSpace() -> Self {
        let space = super.flexibleSpace()
        space.tag = 7
        return space
      }
    }
    expect(Item.flexibleSpace().isFlexible && Wide.flexibleSpace().tag == 7)
    expect(Item.fixedSpace(12).width == 12 && !Item.fixedSpace(12).isFlexible)
    let space: UIBarButtonItem = Wide.fixedSpace(3)
    expect(space is Wide && space.isSpace)
  }

  @Test func `the pixels of a picture are bytes of red, green, blue and alpha`() throws {
    let image = CGImage(width: 1, height: 2, pixels: [0xFF11_2233, 0x8000_0040])
    let data = try #require(image.dataProvider?.data)
    expect(CFDataGetLength(data), equals: 8)
    let bytes = (0..<8).map { CFDataGetBytePtr(data)[$0] }
    expect(bytes, equals: [0x11, 0x22, 0x33, 0xFF, 0, 0, 0x40, 0x80])
  }

  @Test func `the pixels of a picture can be read on any thread`() async {
    let image = CGImage(width: 1, height: 1, pixels: [0xFF11_2233])
    let count: Int? = await withCheckedContinuation { answer in
      DispatchQueue.global().async { answer.resume(returning: image.dataProvider?.data?.length) }
    }
    expect(count, equals: 4)
  }

  @Test func `functions for orientations are those of their properties`() {
    expect(UIInterfaceOrientationIsPortrait(.portraitUpsideDown))
    expect(UIInterfaceOrientationIsLandscape(.landscapeLeft))
    expect(!UIDeviceOrientationIsPortrait(.faceUp) && UIDeviceOrientationIsPortrait(.portrait))
    expect(
      !UIDeviceOrientationIsLandscape(.faceUp) && UIDeviceOrientationIsLandscape(.landscapeLeft))
  }

  @Test func `resources that are not there are empty`() {
    let bundle = Bundle.main
    expect(UIImage(resource: ImageResource(name: "none", bundle: bundle)).size, equals: .zero)
    expect(UIColor(resource: ColorResource(name: "none", bundle: bundle)), equals: .clear)
  }

  @Test func `a layout is made by each of its four initializers`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let provider: UICollectionViewCompositionalLayoutSectionProvider = { _, _ in section }
    let make:
      (@escaping UICollectionViewCompositionalLayoutSectionProvider) ->
        UICollectionViewCompositionalLayout = UICollectionViewCompositionalLayout.init(
          sectionProvider:)
    let sideways = UICollectionViewCompositionalLayoutConfiguration()
    sideways.scrollDirection = .horizontal
    let layouts = [
      make(provider), UICollectionViewCompositionalLayout(section: section),
      UICollectionViewCompositionalLayout(sectionProvider: provider, configuration: sideways),
      UICollectionViewCompositionalLayout(section: section, configuration: sideways),
    ]
    expect(
      layouts.map(\.configuration.scrollDirection),
      equals: [.vertical, .vertical, .horizontal, .horizontal])
  }

  @Test func `a device without a battery and without sensors says so`() {
    let device = UIDevice.current
    expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    device.isProximityMonitoringEnabled = true
    expect(!device.isProximityMonitoringEnabled && !device.proximityState)
    expect(device.localizedModel == device.model && device.isMultitaskingSupported)
    expect(device.isGeneratingDeviceOrientationNotifications)
  }
}
