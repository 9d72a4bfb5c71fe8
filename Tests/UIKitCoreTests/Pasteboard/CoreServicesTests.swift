import Expectations
import Foundation
import Testing
import UIKit

/// The functions and constants for types of data of Mobile Core Services.
struct CoreServicesTests {
  private func identifier(
    _ tagClass: NSString, _ tag: NSString, in parent: NSString? = nil
  ) -> NSString? {
    UTTypeCreatePreferredIdentifierForTag(tagClass, tag, parent)?.takeRetainedValue()
  }

  @Test func `a type is found by its extension and by its MIME type`() {
    expect(identifier(kUTTagClassFilenameExtension, "png"), equals: kUTTypePNG)
    expect(identifier(kUTTagClassMIMEType, "image/jpeg"), equals: kUTTypeJPEG)
    expectNil(identifier("public.other", "png"))
    expectNil(identifier(kUTTagClassFilenameExtension, "png", in: kUTTypeText))
    let tag = UTTypeCopyPreferredTagWithClass(kUTTypeGIF, kUTTagClassMIMEType)
    expect(tag?.takeRetainedValue(), equals: "image/gif")
    let file = UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassFilenameExtension)
    expect(file?.takeRetainedValue(), equals: "png")
    expectNil(UTTypeCopyPreferredTagWithClass(kUTTypePNG, "public.other"))
    expect(UTTypeCopyDescription(kUTTypeBMP)?.takeRetainedValue(), equals: "BMP image")
  }

  @Test func `a type is of its kinds`() {
    expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    expect(UTTypeConformsTo("own.type", "own.type"))
    expect(!UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
    expect(!UTTypeConformsTo("own.type", kUTTypeImage))
    expect(UTTypeEqual(kUTTypeMovie, "public.movie"))
    expect(!UTTypeEqual(kUTTypeMovie, kUTTypeVideo))
  }

  @Test func `the other constants are identifiers, too`() {
    let constants = [
      kUTTypeContent, kUTTypeCompositeContent, kUTTypeDirectory, kUTTypeFolder,
      kUTTypeUTF8PlainText, kUTTypeUTF16PlainText, kUTTypeRTF, kUTTypeHTML, kUTTypeXML,
      kUTTypePropertyList, kUTTypeTIFF, kUTTypeLivePhoto, kUTTypeAudiovisualContent,
      kUTTypeQuickTimeMovie, kUTTypeMPEG, kUTTypeMPEG4, kUTTypeMP3, kUTTypeMPEG4Audio,
      kUTTypeWaveformAudio, kUTTypeArchive, kUTTypeFileURL, kUTTypeVCard, kUTTypeContact,
      kUTTypeSourceCode, kUTTypeSwiftSource, kUTTypeBundle,
    ].map { "\($0)" }
    expect(Set(constants).count, equals: constants.count)
    expect(constants.allSatisfy { $0.hasPrefix("public.") || $0.hasPrefix("com.") })
  }

  /// Types whose identifiers the table of types knows.
  @Test(
    arguments: [
      kUTTypeItem, kUTTypeData, kUTTypePlainText, kUTTypeJPEG, kUTTypeScalableVectorGraphics,
      kUTTypeMovie, kUTTypeAudio, kUTTypePDF, kUTTypeZipArchive, kUTTypeURL, kUTTypeJSON,
    ].map { "\($0)" })
  func `the constants are identifiers of declared types`(name: String) {
    expect(UTType(name)?.isDeclared, equals: true)
  }
}
