import Expectations
import Foundation
import Testing

@testable import UIKit

/// Copies of appearances, and the background that a bar draws from one.
@MainActor
struct BarAppearanceTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }

  private func look(_ appearance: UIBarAppearance) {
    appearance.backgroundColor = .red
    appearance.backgroundEffect = UIBlurEffect(style: .dark)
    appearance.backgroundImage = picture
    appearance.shadowColor = .green
    appearance.shadowImage = picture
  }

  private func hasLook(_ appearance: UIBarAppearance) -> Bool {
    appearance.backgroundColor == .red && appearance.backgroundEffect != nil
      && appearance.backgroundImage === picture && appearance.shadowColor == .green
      && appearance.shadowImage === picture
  }

  @Test func `the three backgrounds`() {
    let appearance = UIBarAppearance()
    expect(appearance.backgroundColor, equals: UIColor(white: 0.97, alpha: 1))
    expect(appearance.shadowColor, equals: UIColor(white: 0, alpha: 0.3))
    expect(appearance.backgroundEffect == nil && appearance.backgroundImage == nil)
    look(appearance)
    appearance.configureWithOpaqueBackground()
    expect(appearance.backgroundColor, equals: .systemBackground)
    expect(appearance.shadowColor, equals: UIColor(white: 0, alpha: 0.3))
    expect(appearance.backgroundEffect == nil && appearance.backgroundImage == nil)
    look(appearance)
    appearance.configureWithTransparentBackground()
    expect(appearance.backgroundColor == nil && appearance.shadowColor == nil)
    expect(appearance.backgroundEffect == nil && appearance.backgroundImage == nil)
    look(appearance)
    appearance.configureWithDefaultBackground()
    expect(appearance.backgroundColor, equals: UIColor(white: 0.97, alpha: 1))
    expect(appearance.shadowColor, equals: UIColor(white: 0, alpha: 0.3))
    expect(appearance.backgroundEffect == nil && appearance.backgroundImage == nil)
  }

  @Test func `a copy has every value and is of the same class`() {
    let plain = UIBarAppearance()
    look(plain)
    let copy = plain.copy() as? UIBarAppearance
    expect(copy.map(hasLook) == true && copy !== plain)
    copy?.backgroundColor = .blue
    expect(hasLook(plain))
    expect(hasLook(UINavigationBarAppearance(barAppearance: plain)))
    expect(hasLook(UITabBarAppearance(barAppearance: plain)))
    expect(hasLook(UIToolbarAppearance(barAppearance: plain)))
  }

  private func fill(_ state: UIBarButtonItemStateAppearance, _ number: CGFloat) {
    state.titleTextAttributes = [.foregroundColor: UIColor(white: number / 10, alpha: 1)]
    state.titlePositionAdjustment = UIOffset(horizontal: number, vertical: -number)
    state.backgroundImage = picture
    state.backgroundImagePositionAdjustment = UIOffset(horizontal: -number, vertical: number)
  }

  private func isFilled(_ state: UIBarButtonItemStateAppearance, _ number: CGFloat) -> Bool {
    state.titleTextAttributes[.foregroundColor] as? UIColor
      == UIColor(white: number / 10, alpha: 1)
      && state.titlePositionAdjustment == UIOffset(horizontal: number, vertical: -number)
      && state.backgroundImage === picture
      && state.backgroundImagePositionAdjustment == UIOffset(horizontal: -number, vertical: number)
  }

  private func fill(_ state: UITabBarItemStateAppearance, _ number: CGFloat) {
    state.titleTextAttributes = [.foregroundColor: UIColor(white: number / 10, alpha: 1)]
    state.titlePositionAdjustment = UIOffset(horizontal: number, vertical: -number)
    state.iconColor = UIColor(white: number / 20, alpha: 1)
    state.badgeBackgroundColor = UIColor(white: number / 30, alpha: 1)
    state.badgeTextAttributes = [.kern: number]
    state.badgePositionAdjustment = UIOffset(horizontal: -number, vertical: number)
  }

  private func isFilled(_ state: UITabBarItemStateAppearance, _ number: CGFloat) -> Bool {
    state.titleTextAttributes[.foregroundColor] as? UIColor
      == UIColor(white: number / 10, alpha: 1)
      && state.titlePositionAdjustment == UIOffset(horizontal: number, vertical: -number)
      && state.iconColor == UIColor(white: number / 20, alpha: 1)
      && state.badgeBackgroundColor == UIColor(white: number / 30, alpha: 1)
      && state.badgeTextAttributes[.kern] as? CGFloat == number
      && state.badgePositionAdjustment == UIOffset(horizontal: -number, vertical: number)
  }

  @Test func `a navigation bar's appearance is copied with its buttons`() throws {
    let bar = UINavigationBarAppearance()
    look(bar)
    bar.titleTextAttributes = [.kern: 1]
    bar.largeTitleTextAttributes = [.kern: 2]
    let buttons = [bar.buttonAppearance, bar.doneButtonAppearance, bar.backButtonAppearance]
    for (number, button) in buttons.enumerated() {
      fill(button.normal, CGFloat(number + 1))
      fill(button.disabled, CGFloat(number + 4))
    }
    let copy = try #require(bar.copy() as? UINavigationBarAppearance)
    expect(hasLook(copy))
    expect(copy.titleTextAttributes[.kern] as? Int, equals: 1)
    expect(copy.largeTitleTextAttributes[.kern] as? Int, equals: 2)
    let copies = [copy.buttonAppearance, copy.doneButtonAppearance, copy.backButtonAppearance]
    for (number, (button, own)) in zip(copies, buttons).enumerated() {
      expect(button !== own)
      expect(isFilled(button.normal, CGFloat(number + 1)))
      expect(isFilled(button.disabled, CGFloat(number + 4)))
      button.normal.titlePositionAdjustment.horizontal = 90
      expect(isFilled(own.normal, CGFloat(number + 1)))
    }
    bar.buttonAppearance.configureWithDefault(for: .plain)
    expect(bar.buttonAppearance.normal.titleTextAttributes.isEmpty)
    expect(bar.buttonAppearance.disabled.titleTextAttributes.isEmpty)
    expect(isFilled(copies[0].disabled, 4))
  }

  @Test func `a toolbar's and a tab bar's appearance are copied with their items`() throws {
    let tools = UIToolbarAppearance()
    look(tools)
    fill(tools.buttonAppearance.normal, 1)
    fill(tools.doneButtonAppearance.disabled, 2)
    let copy = try #require(tools.copy() as? UIToolbarAppearance)
    expect(hasLook(copy) && isFilled(copy.buttonAppearance.normal, 1))
    expect(isFilled(copy.doneButtonAppearance.disabled, 2))
    expect(copy.buttonAppearance !== tools.buttonAppearance)
    let tabs = UITabBarAppearance()
    look(tabs)
    fill(tabs.stackedLayoutAppearance.normal, 3)
    fill(tabs.stackedLayoutAppearance.selected, 4)
    tabs.selectionIndicatorImage = picture
    tabs.selectionIndicatorTintColor = .yellow
    tabs.stackedItemPositioning = .centered
    tabs.stackedItemWidth = 51
    tabs.stackedItemSpacing = 7
    let other = try #require(tabs.copy() as? UITabBarAppearance)
    expect(hasLook(other) && isFilled(other.stackedLayoutAppearance.normal, 3))
    expect(isFilled(other.stackedLayoutAppearance.selected, 4))
    expect(other.stackedLayoutAppearance !== tabs.stackedLayoutAppearance)
    expect(other.selectionIndicatorImage === picture)
    expect(other.selectionIndicatorTintColor, equals: .yellow)
    expect(other.stackedItemPositioning == .centered && other.stackedItemWidth == 51)
    expect(other.stackedItemSpacing, equals: 7)
    let usual = UITabBarAppearance()
    expect(usual.stackedItemPositioning == .automatic && usual.stackedItemWidth == 0)
    expect(usual.stackedItemSpacing == 0 && usual.selectionIndicatorImage == nil)
  }

  @Test(arguments: [true, false])
  func `a background's line lies at one edge, in each size`(isLineAbove: Bool) {
    let background = BarBackground(isLineAbove: isLineAbove)
    let appearance = UIBarAppearance()
    background.show(appearance)
    let parts = background.subviews
    expect(parts.count == 4 && !background.isUserInteractionEnabled)
    for size in [CGSize(width: 320, height: 44), CGSize(width: 600, height: 96)] {
      background.frame.size = size
      background.layoutIfNeeded()
      expect(parts[0].frame == background.bounds && parts[1].frame == background.bounds)
      expect(
        parts[2].frame,
        equals: CGRect(
          x: 0, y: isLineAbove ? 0 : size.height - 0.5, width: size.width, height: 0.5))
    }
    expect(parts.map(\.isHidden), equals: [true, true, false, true])
    expect(parts[2].backgroundColor, equals: UIColor(white: 0, alpha: 0.3))
    expect(background.backgroundColor, equals: UIColor(white: 0.97, alpha: 1))
    look(appearance)
    background.show(appearance)
    background.layoutIfNeeded()
    expect(parts.map(\.isHidden), equals: [false, false, true, false])
    expect(
      parts[3].frame, equals: CGRect(x: 0, y: isLineAbove ? -3 : 96, width: 600, height: 3))
    appearance.shadowImage = UIImage()
    background.show(appearance)
    expect(
      parts.map(\.isHidden), equals: [false, false, true, true], "an empty image removes the line")
    appearance.configureWithTransparentBackground()
    appearance.shadowImage = nil
    background.show(appearance)
    expect(parts.map(\.isHidden) == [true, true, true, true] && background.backgroundColor == nil)
    background.isLineAbove.toggle()
    background.layoutIfNeeded()
    expect(parts[2].frame.minY, equals: (isLineAbove ? 95.5 : 0))
  }
}
