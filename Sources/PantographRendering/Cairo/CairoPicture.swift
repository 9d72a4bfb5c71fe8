/// A surface that can have several owners.
final class CairoPicture {
  let surface: CairoSurface

  init(_ surface: consuming CairoSurface) {
    self.surface = surface
  }
}
