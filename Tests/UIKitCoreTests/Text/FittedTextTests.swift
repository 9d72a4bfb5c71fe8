import Expectations
import Foundation
import Testing

@testable import UIKit

/// Texts in rooms that are just large enough, and just too small.
@MainActor
struct FittedTextTests {
  private let string = NSAttributedString(
    string: "Hello world", attributes: [.font: UIFont.systemFont(ofSize: 20)])

  private func scale(
    _ size: CGSize, least: CGFloat = 0.5, _ options: NSStringDrawingOptions = []
  ) -> CGFloat {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = least
    let fitted = FittedText(string, in: size, options, context)
    expect(context.totalBounds, equals: fitted.bounds)
    return context.actualScaleFactor
  }

  private var own: CGSize { FittedText(string, in: .zero, [], nil).bounds.size }

  @Test func `a text that fits exactly is not shrunk`() {
    expect(own.width > 50 && own.height > 15)
    expect(scale(own), equals: 1)
    expect(scale(CGSize(width: own.width, height: 0)), equals: 1)
    expect(scale(CGSize(width: own.width, height: 1e6)), equals: 1)
    expect(scale(CGSize(width: 0, height: own.height)), equals: 1)
    expect(scale(.zero), equals: 1)
  }

  @Test func `a text that is too wide or too high is shrunk to the nearest 256th`() {
    let narrow = scale(CGSize(width: own.width - 1, height: 0))
    expect(narrow < 1 && narrow > 0.9)
    let low = scale(CGSize(width: 0, height: own.height * 0.75))
    expect(abs(low - 0.75), isBelow: 0.03)
    expect(abs(scale(CGSize(width: own.width * 0.75, height: 0)) - 0.75), isBelow: 0.02)
    // The least scale is used where the text does not fit in any case.
    expect(scale(CGSize(width: own.width / 4, height: 0)), equals: 0.5)
  }

  @Test func `only a scale between 0 and 1 shrinks`() {
    let half = CGSize(width: own.width / 2, height: 0)
    expect(scale(half, least: 0) == 1 && scale(half, least: 1) == 1)
    expect(scale(half, least: -1) == 1 && scale(half, least: 2) == 1)
    expect(scale(half, least: 0.01), isBelow: 0.55)
  }

  @Test func `a wrapped text is cut after the lines that there is room for`() {
    let narrow = CGSize(width: own.width * 0.7, height: own.height * 1.5)
    func fitted(_ options: NSStringDrawingOptions, _ size: CGSize) -> FittedText {
      FittedText(string, in: size, options, nil)
    }
    let cut = fitted([.usesLineFragmentOrigin, .truncatesLastVisibleLine], narrow)
    expect(cut.block.numberOfLines == 1 && cut.block.lineBreakMode == .byTruncatingTail)
    expect(cut.bounds.height, equals: own.height)
    let whole = fitted(.usesLineFragmentOrigin, narrow)
    expect(whole.block.numberOfLines == 0 && whole.bounds.height > own.height * 1.5)
    expect(fitted(.truncatesLastVisibleLine, narrow).block.numberOfLines, equals: 1)
    let high = fitted(
      [.usesLineFragmentOrigin, .truncatesLastVisibleLine], CGSize(width: narrow.width, height: 0))
    expect(high.bounds == whole.bounds && high.block.numberOfLines == 0)
    expect(high.block.lineBreakMode, equals: whole.block.lineBreakMode)
    expect(cut.ascender == whole.ascender && cut.ascender > 10)
  }
}
