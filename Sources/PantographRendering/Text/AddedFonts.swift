import CPantographCairo
import Foundation

/// The font files of the program, which fontconfig adds to the machine's fonts. Fontconfig and
/// Pango's part for it have no headers of their own here: the program has loaded both with Pango.
enum AddedFonts {
  private typealias Add = @convention(c) (OpaquePointer?, UnsafePointer<CChar>) -> Int32
  private typealias Clear = @convention(c) (OpaquePointer?) -> Void
  private typealias Changed = @convention(c) (OpaquePointer?) -> Void

  /// Adds the fonts of a file. Returns false if the file has none.
  static func add(_ path: String) -> Bool {
    guard let add = function("FcConfigAppFontAddFile", Add.self), add(nil, path) != 0 else {
      return false
    }
    tellPango()
    return true
  }

  /// Removes the fonts of all files.
  static func removeAll() {
    function("FcConfigAppFontClear", Clear.self)?(nil)
    tellPango()
  }

  private static func tellPango() {
    function("pango_fc_font_map_config_changed", Changed.self)?(
      pango_cairo_font_map_get_default())
  }

  private static func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
}
