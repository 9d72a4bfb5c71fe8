import Expectations
import Foundation
import Testing

@testable import UIKit

/// The size of the keyboard on each device in each orientation.
@MainActor
@Suite(.serialized) struct KeyboardSizeTests {
  private func height(_ size: CGSize, _ idiom: UIUserInterfaceIdiom) -> CGFloat? {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.traitOverrides.userInterfaceIdiom = idiom
    window.isHidden = false
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    window.addSubview(field)
    window.layoutIfNeeded()
    let keyboard = ScreenKeyboard.view(for: field)
    expect(keyboard?.bounds.width, equals: size.width)
    return keyboard?.bounds.height
  }

  @Test func `phones and tablets in portrait and in landscape`() {
    expect(height(CGSize(width: 390, height: 844), .phone), equals: 216)
    expect(height(CGSize(width: 844, height: 390), .phone), equals: 162)
    expect(height(CGSize(width: 768, height: 1024), .pad), equals: 264)
    expect(height(CGSize(width: 1024, height: 768), .pad), equals: 352)
    // A square window is no wide one.
    expect(height(CGSize(width: 500, height: 500), .phone), equals: 216)
    expect(height(CGSize(width: 500, height: 500), .pad), equals: 264)
  }

  @Test func `a view that takes no text has none, and the same field has the same one`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.isHidden = false
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    expectNil(ScreenKeyboard.view(for: field))
    window.addSubview(field)
    expectNil(ScreenKeyboard.view(for: window))
    let first = ScreenKeyboard.view(for: field)
    expect(first != nil && ScreenKeyboard.view(for: field) === first)
    field.keyboardType = .numberPad
    expect(ScreenKeyboard.view(for: field) !== first)
  }
}
