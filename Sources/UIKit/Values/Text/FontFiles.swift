// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import CoreGraphics
import Foundation

/// The fonts that the program adds to those of the machine.
@MainActor
enum FontFiles {
  private static var paths: [String] = []
  /// The names in each file, by the path of the file.
  private static var names: [String: [Int: String]] = [:]

  /// Returns the PostScript names of the added fonts of a family.
  static func fontNames(of family: String) -> [String] {
    paths.compactMap { names[$0] }.filter { $0[1] == family || $0[16] == family }
      .compactMap { $0[6] }
  }

  /// The error codes of `CTFontManagerError`.
  private enum Problem: Int {
    case fileNotFound = 101
    case unrecognizedFormat = 103
    case alreadyRegistered = 105
    case notRegistered = 201
  }

  /// Adds the fonts of a file, which text can be drawn with from then on.
  static func register(_ path: String) -> CFError? {
    if paths.contains(path) { return error(.alreadyRegistered, path) }
    guard let data = FileManager.default.contents(atPath: path) else {
      return error(.fileNotFound, path)
    }
    guard CGFont(fontFile: [UInt8](data)) != nil, FontLibrary.add(path) else {
      return error(.unrecognizedFormat, path)
    }
    names[path] = FontFileName.names([UInt8](data))
    paths.append(path)
    return nil
  }

  /// Removes the fonts of a file.
  static func unregister(_ path: String) -> CFError? {
    guard let index = paths.firstIndex(of: path) else { return error(.notRegistered, path) }
    paths.remove(at: index)
    FontLibrary.use(paths)
    return nil
  }

  private static func error(_ problem: Problem, _ path: String) -> CFError {
    CFError(
      domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: problem.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "\(path): \(problem)"])
  }

  /// Adds the fonts that Info.plist lists, before the application is launched.
  static func registerFonts(_ names: [String]) {
    for name in names {
      let file = (name as NSString).lastPathComponent
      guard let url = ResourceFiles.resource(file, in: .main, folder: nil) else {
        Misuse.warn("the font \(name), which Info.plist lists, is not among the resources")
        continue
      }
      _ = register(url.path)
    }
  }

  /// The file of a font that has only bytes. It exists as long as the program.
  static func file(of bytes: [UInt8]) -> String {
    let path = "\(NSTemporaryDirectory())pantograph-font-\(getpid())-\(bytes.hashValue).ttf"
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
    return path
  }
}

/// The programs that can use a registered font. Here it is always the program itself.
public enum CTFontManagerScope: UInt32, Hashable, Sendable {
  case none, process, persistent, session
  public static let user = CTFontManagerScope.persistent
}

/// Adds the fonts of a file to those that the program can use.
@preconcurrency @MainActor @discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { report(FontFiles.register((fontURL as URL).path), error) }

/// Removes the fonts of a file that was registered.
@preconcurrency @MainActor @discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { report(FontFiles.unregister((fontURL as URL).path), error) }

/// Adds a font that was read from bytes to those that the program can use.
@preconcurrency @MainActor @discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  // A font with a name alone is one of the machine's.
  guard let bytes = font.fileBytes else { return true }
  return report(FontFiles.register(FontFiles.file(of: bytes)), error)
}

@MainActor
private func report(
  _ problem: CFError?, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if let problem { error?.pointee = Unmanaged.passRetained(problem) }
  return problem == nil
}
