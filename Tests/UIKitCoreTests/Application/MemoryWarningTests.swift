import Expectations
import Foundation
import Testing

@testable import UIKit

/// The action with which programs test what they do when memory is short, and what may be pasted.
@MainActor
struct MemoryWarningTests {
  @Test func `the warning reaches observers`() {
    let box = Counter()
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { box.count += 1 } }
    UIApplication.shared.perform(Selector("_performMemoryWarning"))
    NotificationCenter.default.removeObserver(token)
    expect(box.count, equals: 1)
  }

  @MainActor
  private final class Counter {
    var count = 0
  }

  @Test func `a configuration accepts what a class can be made of`() {
    let configuration = UIPasteConfiguration(forAccepting: UIColor.self)
    configuration.addTypeIdentifiers(forAccepting: UIImage.self)
    expect(configuration.acceptableTypeIdentifiers.first, equals: "com.apple.uikit.color")
    expect(configuration.acceptableTypeIdentifiers.contains("public.png"))
  }

  @Test func `colors and fonts without arguments, old spinners, and the main queue while drawing`()
  {
    expect(UIColor().cgColor.alpha == 0 && UIFont().pointSize == 12)
    let spinner = UIActivityIndicatorView(style: .whiteLarge)
    expect(spinner.color == .white && spinner.intrinsicContentSize.width == 37)
    spinner.style = .gray
    expect(spinner.color == .gray && spinner.intrinsicContentSize.width == 20)
    expect(DispatchQueue.main.syncWhileDrawing { 3 }, equals: 3)
  }

  @Test func `the name of a font is read from its file, and other bytes have none`() {
    // One table, `name`, with the family's and the full name in UTF-16.
    func bytes(_ number: Int, _ size: Int) -> [UInt8] {
      (0..<size).reversed().map { UInt8(number >> (8 * $0) & 0xFF) }
    }
    let text = "Ab".utf16.flatMap { bytes(Int($0), 2) }
    let record =
      bytes(3, 2) + bytes(1, 2) + bytes(0x409, 2) + bytes(4, 2) + bytes(text.count, 2) + bytes(0, 2)
    let table = bytes(0, 2) + bytes(1, 2) + bytes(18, 2) + record + text
    let file =
      bytes(0x10000, 4) + bytes(1, 2) + bytes(0, 6) + Array("name".utf8) + bytes(0, 4)
      + bytes(28, 4) + bytes(table.count, 4) + table
    expect(
      CGDataProvider(data: Data(file) as NSData).flatMap { CGFont($0) }?.fullName, equals: "Ab")
    for end in 0..<file.count {
      expectNil(CGDataProvider(data: Data(file[..<end]) as NSData).flatMap { CGFont($0) })
    }
  }
}
