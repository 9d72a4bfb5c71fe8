import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Page controls: images, directions, and fingers that go over the dots.
@MainActor
struct UIPageControlTests {
  private let table = Table()
  private let pages = UIPageControl(frame: CGRect(x: 50, y: 100, width: 300, height: 40))

  init() {
    pages.numberOfPages = 6
    table.view.addSubview(pages)
    table.window.layoutIfNeeded()
  }

  private var dots: [PageDot] { pages.subviews.compactMap { $0 as? PageDot } }

  private func changes() -> () -> [Int] {
    final class Log { var pages: [Int] = [] }
    let log = Log()
    pages.addAction(
      UIAction { ($0.sender as? UIPageControl).map { log.pages.append($0.currentPage) } },
      for: .valueChanged)
    return { log.pages }
  }

  @Test func `a finger that moves over the dots goes through the pages`() {
    let seen = changes()
    table.fingers.down(0, 150, 120)
    for x in stride(from: 160.0, through: 210, by: 10) { table.fingers.move(0, x, 120) }
    expect(pages.interactionState == .continuous && pages.currentPage == 3)
    for x in stride(from: 200.0, through: 180, by: -10) { table.fingers.move(0, x, 120) }
    table.fingers.lift()
    expect(seen() == [1, 2, 3, 2, 1] && pages.currentPage == 1)
    expect(pages.interactionState, equals: .none)
  }

  @Test func `only a single dot hides, and shows again beside a second one`() {
    func hidden() -> [Bool] { pages.subviews.compactMap { ($0 as? PageDot)?.isHidden } }
    pages.hidesForSinglePage = true
    for count in [2, 1, 2, 0, 3] {
      pages.numberOfPages = count
      expect(hidden(), equals: Array(repeating: count == 1, count: count))
    }
    pages.numberOfPages = 1
    pages.hidesForSinglePage = false
    expect(hidden(), equals: [false])
  }

  @Test func `without continuous interaction only taps change the page`() {
    pages.allowsContinuousInteraction = false
    let seen = changes()
    var state = UIPageControl.InteractionState.none
    pages.addAction(UIAction { [pages] _ in state = pages.interactionState }, for: .valueChanged)
    table.fingers.down(0, 250, 120)
    for x in stride(from: 260.0, through: 320, by: 10) { table.fingers.move(0, x, 120) }
    table.fingers.lift()
    expect(seen() == [1] && state == .discrete)
  }

  @Test func `images take the place of dots`() {
    let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 12)).image {
      $0.fill(.infinite)
    }
    let star = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image {
      $0.fill(.infinite)
    }
    let last = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      $0.fill(.infinite)
    }
    pages.preferredIndicatorImage = square
    pages.preferredCurrentPageIndicatorImage = star
    pages.setIndicatorImage(last, forPage: 5)
    pages.layoutIfNeeded()
    expect(dots.map(\.bounds.width), equals: [30, 20, 20, 20, 20, 10])
    expect(dots[0].frame.maxX + 9, equals: dots[1].frame.minX)
    expect(pages.indicatorImage(forPage: 5) === last && pages.indicatorImage(forPage: 1) == nil)
    pages.currentPage = 5
    pages.layoutIfNeeded()
    expect(dots.map(\.bounds.width), equals: [20, 20, 20, 20, 20, 30])
    pages.setCurrentPageIndicatorImage(last, forPage: 5)
    expect(dots[5].bounds.width, equals: 10)
    expect(abs(pages.size(forNumberOfPages: 2).width - 73), isBelow: 0.01)
  }

  @Test(arguments: [
    UIPageControl.Direction.leftToRight, .rightToLeft, .topToBottom, .bottomToTop,
  ])
  func `pages follow one another in their direction`(direction: UIPageControl.Direction) {
    pages.direction = direction
    pages.frame = CGRect(x: 50, y: 100, width: 200, height: 200)
    table.window.layoutIfNeeded()
    let (first, last) = (dots[0].center, dots[5].center)
    switch direction {
    case .natural, .leftToRight: expect(first.x < last.x && first.y == last.y)
    case .rightToLeft: expect(first.x > last.x && first.y == last.y)
    case .topToBottom: expect(first.y < last.y && first.x == last.x)
    case .bottomToTop: expect(first.y > last.y && first.x == last.x)
    }
    let isVertical = first.x == last.x
    expect((pages.intrinsicContentSize.height > 100), equals: isVertical)
    // A tap towards the last page goes on.
    let end = pages.convert(last, to: nil)
    table.fingers.down(0, Double(end.x), Double(end.y))
    table.fingers.lift()
    expect(pages.currentPage, equals: 1)
  }

  @Test func `a deferred page is shown when the program says so`() {
    pages.defersCurrentPageDisplay = true
    pages.currentPageIndicatorTintColor = .red
    table.fingers.down(0, 340, 120)
    table.fingers.lift()
    expect(pages.currentPage, equals: 1)
    expect(dots[0].backgroundColor == .red && dots[1].backgroundColor != .red)
    pages.updateCurrentPageDisplay()
    expect(dots[1].backgroundColor, equals: .red)
  }

  @Test func `the background is there while a finger moves, or always`() {
    expect(pages.subviews.count, equals: dots.count)
    table.fingers.down(0, 150, 120)
    table.fingers.move(0, 190, 120)
    let backing = pages.subviews[0]
    expect(!(backing is PageDot) && !backing.isHidden)
    table.fingers.lift()
    expect(backing.isHidden)
    pages.backgroundStyle = .prominent
    expect(!backing.isHidden)
  }
}
