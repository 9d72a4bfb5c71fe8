import CoreGraphics
import Expectations
import Testing

@testable import UIKit

/// Frames of sheets, by calculation from the container, the safe area and the preferred size.
struct SheetGeometryTests {
  private func attached(
    _ container: CGSize = CGSize(width: 390, height: 844),
    _ safe: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  ) -> SheetGeometry {
    SheetGeometry(container: container, safeArea: safe, isEdgeAttached: true)
  }

  private func floating(_ width: CGFloat, _ height: CGFloat) -> SheetGeometry {
    SheetGeometry(
      container: CGSize(width: width, height: height), safeArea: .zero, isEdgeAttached: false)
  }

  @Test(
    arguments: [
      (47, 34, 763), (0, 0, 834), (9, 0, 834), (10, 0, 834), (11, 0, 833), (800, 43, 1),
      (800, 44, 1), (900, 0, 1),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `the large height leaves the safe area, and at least ten points, free`(
    top: CGFloat, bottom: CGFloat, most: CGFloat
  ) {
    let safe = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    expect(attached(CGSize(width: 390, height: 844), safe).maximumDetentValue, equals: most)
  }

  @Test func `an attached sheet stands on the edge, with the safe area under its height`() {
    var sheet = attached()
    expect(sheet.frame(height: 400), equals: CGRect(x: 0, y: 410, width: 390, height: 434))
    expect(
      sheet.frame(height: sheet.maximumDetentValue),
      equals: CGRect(x: 0, y: 47, width: 390, height: 797))
    sheet.preferredSize = CGSize(width: 300, height: 200)
    expect(sheet.frame(height: 400).width, equals: 390, "it does not follow the preferred width")
    sheet.followsPreferredWidth = true
    expect(sheet.frame(height: 400), equals: CGRect(x: 45, y: 410, width: 300, height: 434))
    sheet.preferredSize.width = 500
    expect(sheet.frame(height: 400), equals: CGRect(x: 0, y: 410, width: 390, height: 434))
    sheet.preferredSize.width = 0
    expect(sheet.frame(height: 400).width, equals: 390)
    // The source and the style are those of floating sheets.
    sheet.source = CGPoint(x: 10, y: 10)
    sheet.isFormSheet = true
    expect(sheet.frame(height: 400), equals: CGRect(x: 0, y: 410, width: 390, height: 434))
  }

  @Test(
    arguments: [
      (1000, 900, false, CGRect(x: 144, y: 20, width: 712, height: 860)),
      (752, 900, false, CGRect(x: 20, y: 20, width: 712, height: 860)),
      (751, 900, false, CGRect(x: 20, y: 20, width: 711, height: 860)),
      (1000, 900, true, CGRect(x: 230, y: 140, width: 540, height: 620)),
      (580, 660, true, CGRect(x: 20, y: 20, width: 540, height: 620)),
      (579, 659, true, CGRect(x: 20, y: 20, width: 539, height: 619)),
      (41, 41, true, CGRect(x: 20, y: 20, width: 1, height: 1)),
      (30, 20, true, CGRect(x: 14.5, y: 9.5, width: 1, height: 1)),
    ] as [(CGFloat, CGFloat, Bool, CGRect)])
  func `a floating sheet has the size of its style within the margins`(
    width: CGFloat, height: CGFloat, isForm: Bool, frame: CGRect
  ) {
    var sheet = floating(width, height)
    sheet.isFormSheet = isForm
    expect(sheet.frame(height: 300) == frame && sheet.frame(height: 5) == frame)
  }

  @Test func `a floating sheet of a preferred size`() {
    var sheet = floating(1000, 900)
    sheet.preferredSize = CGSize(width: 400, height: 300)
    expect(sheet.frame(height: 0), equals: CGRect(x: 300, y: 300, width: 400, height: 300))
    sheet.preferredSize = CGSize(width: 4000, height: 3000)
    expect(sheet.frame(height: 0), equals: CGRect(x: 20, y: 20, width: 960, height: 860))
    sheet.preferredSize = CGSize(width: 400, height: 0)
    expect(sheet.frame(height: 0).size, equals: CGSize(width: 712, height: 860))
    sheet.preferredSize = CGSize(width: 0, height: 300)
    expect(sheet.frame(height: 0).size, equals: CGSize(width: 712, height: 860))
  }

  @Test(
    arguments: [
      (500, 450, 300, 300), (219, 450, 20, 300), (220, 450, 20, 300), (221, 450, 21, 300),
      (780, 450, 580, 300), (781, 450, 580, 300), (779, 450, 579, 300), (500, 169, 300, 20),
      (500, 171, 300, 21), (500, 731, 300, 580), (500, 729, 300, 579), (-90, 2000, 20, 580),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `a floating sheet is centered on its source, as far as there is room`(
    sourceX: CGFloat, sourceY: CGFloat, x: CGFloat, y: CGFloat
  ) {
    var sheet = floating(1000, 900)
    sheet.preferredSize = CGSize(width: 400, height: 300)
    sheet.source = CGPoint(x: sourceX, y: sourceY)
    expect(sheet.frame(height: 0).origin, equals: CGPoint(x: x, y: y))
  }
}
