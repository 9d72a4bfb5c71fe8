import Foundation

// Foundation's own methods cannot be redefined: `pantograph port` replaces them by these.
extension Bundle {
  /// Returns a file of the bundle or, if the bundle has none with the given name, of the folders
  /// `NAME.resources` beside the program.
  public func findPath(forResource name: String?, ofType ext: String?) -> String? {
    findURL(forResource: name, withExtension: ext)?.path
  }

  /// Returns a file of a subfolder of the bundle or of the folders beside the program.
  public func findPath(
    forResource name: String?, ofType ext: String?, inDirectory subpath: String?
  ) -> String? {
    findURL(forResource: name, withExtension: ext, subdirectory: subpath)?.path
  }

  /// Returns a file of the bundle or, if the bundle has none with the given name, of the folders
  /// `NAME.resources` beside the program.
  public func findURL(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String? = nil
  ) -> URL? {
    if let url = url(forResource: name, withExtension: ext, subdirectory: subpath) { return url }
    guard let name, !name.isEmpty else { return nil }
    let ending = ext ?? ""
    let file =
      ending.isEmpty
      ? name : "\(name).\(ending.hasPrefix(".") ? String(ending.dropFirst()) : ending)"
    return ResourceFiles.resource(file, in: self, folder: subpath)
  }

  /// Returns the files of a folder of the bundle that have an ending; all files for no ending.
  /// Foundation returns `NSURL`s on Linux, whose parts are optional.
  public func findURLs(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?
  ) -> [URL]? {
    urls(forResourcesWithExtension: ext, subdirectory: subpath)?.map { $0 as URL }
  }
}
