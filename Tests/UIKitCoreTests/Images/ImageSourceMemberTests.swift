import Expectations
import Foundation
import Testing
import UIKit

/// Sources of pictures.
@MainActor
struct ImageSourceMemberTests {
  @Test func `a source without a picture has an unknown type`() throws {
    let types = CGImageSourceCopyTypeIdentifiers() as? [String]
    expect(types, equals: ["public.png", "public.jpeg", "com.compuserve.gif"])
    let provider = try #require(CGDataProvider(data: Data([1, 2, 3]) as CFData))
    let source = try #require(CGImageSourceCreateWithDataProvider(provider, nil))
    expect(CGImageSourceGetStatusAtIndex(source, 0), equals: .statusUnknownType)
    expect(CGImageSourceGetStatus(source), equals: .statusUnknownType)
  }
}
