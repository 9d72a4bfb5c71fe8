import Expectations
import GoldenTexts
import Testing

@testable import UIKit

/// The place of each kind of header and footer at an edge of a section.
@MainActor
struct BoundaryPlaceTests {
  private let alignments: [(String, NSRectAlignment)] = [
    ("top", .top), ("top leading", .topLeading), ("leading", .leading),
    ("bottom leading", .bottomLeading), ("bottom", .bottom), ("bottom trailing", .bottomTrailing),
    ("trailing", .trailing), ("top trailing", .topTrailing),
  ]

  private func spacings() -> [(String, NSCollectionLayoutEdgeSpacing?)] {
    [
      ("no spacing", nil),
      (
        "fixed spacing",
        NSCollectionLayoutEdgeSpacing(
          leading: .fixed(3), top: .fixed(5), trailing: .fixed(7), bottom: .fixed(11))
      ),
      (
        "flexible spacing",
        NSCollectionLayoutEdgeSpacing(
          leading: .flexible(3), top: .flexible(5), trailing: .flexible(7), bottom: .flexible(11))
      ),
    ]
  }

  private func sizes() -> [(String, NSCollectionLayoutSize)] {
    [
      (
        "fixed",
        NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(30))
      ),
      (
        "estimated",
        NSCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .estimated(20))
      ),
    ]
  }

  @Test func `headers and footers of all kinds`() throws {
    var lines: [String] = []
    for axis in [ScrollAxis.vertical, .horizontal] {
      for (size, layoutSize) in sizes() {
        for (spacing, edges) in spacings() {
          for (name, alignment) in alignments {
            let item = NSCollectionLayoutBoundarySupplementaryItem(
              layoutSize: layoutSize, elementKind: "header", alignment: alignment,
              absoluteOffset: CGPoint(x: 2, y: -4))
            item.edgeSpacing = edges
            item.contentInsets = NSDirectionalEdgeInsets(
              top: 1, leading: 2, bottom: 3, trailing: 4)
            var words = "\(axis) \(size) \(spacing) \(name):"
            for extends in [true, false] {
              item.extendsBoundary = extends
              for measured in [nil, CGSize(width: 61, height: 17)] {
                var place = BoundaryPlace(
                  item, in: CGSize(width: 300, height: 200), axis: axis, measured: measured)
                words += " \(place.frame) \(place.length)"
                place.move(to: CGPoint(x: 100, y: 50))
                words += " \(place.frame.origin);"
              }
            }
            lines.append(shortened(words))
          }
        }
      }
    }
    let difference = try GoldenText("boundary-places").difference(
      from: lines.joined(separator: "\n"))
    expectNil(difference)
  }
}
