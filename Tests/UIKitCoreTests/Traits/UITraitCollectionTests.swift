import Expectations
import Testing
import UIKit

@MainActor
struct UITraitCollectionTests {
  @Test func `of several collections the last that specifies a trait counts`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    expect(traits.horizontalSizeClass, equals: .regular)
    expect(traits.verticalSizeClass, equals: .regular)
    expect(traits.userInterfaceIdiom, equals: .unspecified)
    expect(traits.containsTraits(in: UITraitCollection(verticalSizeClass: .regular)))
    expect(!traits.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
    expect(
      traits,
      equals: UITraitCollection {
        $0.horizontalSizeClass = .regular
        $0.verticalSizeClass = .regular
      })
  }

  @Test(
    arguments: [
      (CGSize(width: 393, height: 852), UIUserInterfaceSizeClass.compact, .regular),
      (CGSize(width: 852, height: 393), .compact, .compact),
      (CGSize(width: 932, height: 430), .regular, .compact),
      (CGSize(width: 820, height: 1180), .regular, .regular),
      (CGSize(width: 507, height: 1024), .compact, .regular),
      (CGSize(width: 678, height: 1024), .regular, .regular),
    ] as [(CGSize, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)])
  func `the size of a window gives its size classes`(
    size: CGSize, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    expect(window.traitCollection.horizontalSizeClass, equals: horizontal)
    expect(window.traitCollection.verticalSizeClass, equals: vertical)
  }
}
