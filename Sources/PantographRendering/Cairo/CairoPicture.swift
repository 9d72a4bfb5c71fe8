/// A surface that many may hold.
final class CairoPicture {
  let surface: CairoSurface

  init(_ surface: consuming CairoSurface) {
    self.surface = surface
  }
}
