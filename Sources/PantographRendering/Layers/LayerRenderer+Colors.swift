import QuartzCore

/// Colors of other kinds, such as `UIColor`, behind all layers.
extension LayerRenderer {
  /// Makes a renderer with a color such as `UIColor.white` behind all layers.
  public convenience init(scale: CGFloat = 1, background: some LayerColor) {
    self.init(scale: scale, background: background.cgColor)
  }

  /// Makes a renderer with the color behind all layers that a view has; nil for none.
  public convenience init(scale: CGFloat = 1, background: (some LayerColor)?) {
    self.init(scale: scale, background: background?.cgColor)
  }
}

extension FilmCamera {
  /// Makes a camera with a color such as `UIColor.white` behind all layers.
  public convenience init(scale: CGFloat = 1, background: some LayerColor) {
    self.init(scale: scale, background: background.cgColor)
  }

  /// Makes a camera with the color behind all layers that a view has; nil for none.
  public convenience init(scale: CGFloat = 1, background: (some LayerColor)?) {
    self.init(scale: scale, background: background?.cgColor)
  }
}
