import QuartzCore

/// Backgrounds given as colors of other types, such as `UIColor`.
extension LayerRenderer {
  /// Creates a renderer with a background such as `UIColor.white`.
  public convenience init(scale: CGFloat = 1, background: some LayerColor) {
    self.init(scale: scale, background: background.cgColor)
  }

  /// Creates a renderer with a background such as `view.backgroundColor`; nil draws none.
  public convenience init(scale: CGFloat = 1, background: (some LayerColor)?) {
    self.init(scale: scale, background: background?.cgColor)
  }
}

extension FilmCamera {
  /// Creates a camera with a background such as `UIColor.white`.
  public convenience init(scale: CGFloat = 1, background: some LayerColor) {
    self.init(scale: scale, background: background.cgColor)
  }

  /// Creates a camera with a background such as `view.backgroundColor`; nil draws none.
  public convenience init(scale: CGFloat = 1, background: (some LayerColor)?) {
    self.init(scale: scale, background: background?.cgColor)
  }
}
