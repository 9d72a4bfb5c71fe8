// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

// The functions and constants by which Mobile Core Services named types of data before `UTType`.

/// Returns the identifier of the type with a filename extension or MIME type; a dynamic one if no
/// type is declared for it. Nil for another class of tags.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let parent = inConformingToUTI.flatMap { UTType("\($0)") } ?? .data
  let type: UTType? =
    switch inTagClass {
    case kUTTagClassFilenameExtension:
      UTType(filenameExtension: "\(inTag)", conformingTo: parent)
    case kUTTagClassMIMEType: UTType(mimeType: "\(inTag)", conformingTo: parent)
    default: nil
    }
  return retained(type?.identifier)
}

/// Returns the filename extension or MIME type of a type.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<CFString>? {
  let type = UTType("\(inUTI)")
  switch inTagClass {
  case kUTTagClassFilenameExtension: return retained(type?.preferredFilenameExtension)
  case kUTTagClassMIMEType: return retained(type?.preferredMIMEType)
  default: return nil
  }
}

public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
  retained(UTType("\(inUTI)")?.localizedDescription)
}

public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard inUTI != inConformsToUTI else { return true }
  guard let type = UTType("\(inUTI)"), let parent = UTType("\(inConformsToUTI)") else {
    return false
  }
  return type.conforms(to: parent)
}

public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1 == inUTI2 }

private func retained(_ text: String?) -> Unmanaged<CFString>? {
  text.map { Unmanaged.passRetained(NSString(string: $0)) }
}

public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" }
public var kUTTagClassMIMEType: CFString { "public.mime-type" }

public var kUTTypeItem: CFString { "public.item" }
public var kUTTypeContent: CFString { "public.content" }
public var kUTTypeCompositeContent: CFString { "public.composite-content" }
public var kUTTypeData: CFString { "public.data" }
public var kUTTypeDirectory: CFString { "public.directory" }
public var kUTTypeFolder: CFString { "public.folder" }
public var kUTTypeText: CFString { "public.text" }
public var kUTTypePlainText: CFString { "public.plain-text" }
public var kUTTypeUTF8PlainText: CFString { "public.utf8-plain-text" }
public var kUTTypeUTF16PlainText: CFString { "public.utf16-plain-text" }
public var kUTTypeRTF: CFString { "public.rtf" }
public var kUTTypeHTML: CFString { "public.html" }
public var kUTTypeXML: CFString { "public.xml" }
public var kUTTypeJSON: CFString { "public.json" }
public var kUTTypePropertyList: CFString { "com.apple.property-list" }
public var kUTTypeImage: CFString { "public.image" }
public var kUTTypeJPEG: CFString { "public.jpeg" }
public var kUTTypeTIFF: CFString { "public.tiff" }
public var kUTTypeGIF: CFString { "com.compuserve.gif" }
public var kUTTypePNG: CFString { "public.png" }
public var kUTTypeBMP: CFString { "com.microsoft.bmp" }
public var kUTTypeScalableVectorGraphics: CFString { "public.svg-image" }
public var kUTTypeLivePhoto: CFString { "com.apple.live-photo" }
public var kUTTypeAudiovisualContent: CFString { "public.audiovisual-content" }
public var kUTTypeMovie: CFString { "public.movie" }
public var kUTTypeVideo: CFString { "public.video" }
public var kUTTypeAudio: CFString { "public.audio" }
public var kUTTypeQuickTimeMovie: CFString { "com.apple.quicktime-movie" }
public var kUTTypeMPEG: CFString { "public.mpeg" }
public var kUTTypeMPEG4: CFString { "public.mpeg-4" }
public var kUTTypeMP3: CFString { "public.mp3" }
public var kUTTypeMPEG4Audio: CFString { "public.mpeg-4-audio" }
public var kUTTypeWaveformAudio: CFString { "com.microsoft.waveform-audio" }
public var kUTTypePDF: CFString { "com.adobe.pdf" }
public var kUTTypeZipArchive: CFString { "public.zip-archive" }
public var kUTTypeArchive: CFString { "public.archive" }
public var kUTTypeURL: CFString { "public.url" }
public var kUTTypeFileURL: CFString { "public.file-url" }
public var kUTTypeVCard: CFString { "public.vcard" }
public var kUTTypeContact: CFString { "public.contact" }
public var kUTTypeSourceCode: CFString { "public.source-code" }
public var kUTTypeSwiftSource: CFString { "public.swift-source" }
public var kUTTypeBundle: CFString { "com.apple.bundle" }
