import Foundation

/// Images that replace the built-in parts of a slider.
struct SliderImages: Hashable {
  var thumb: [UInt: UIImage] = [:]
  var minimumTrack: [UInt: UIImage] = [:]
  var maximumTrack: [UInt: UIImage] = [:]
  var minimumValue: UIImage?
  var maximumValue: UIImage?

  var isEmpty: Bool { self == SliderImages() }
}

extension UISlider {
  /// The image at the start of the track.
  public var minimumValueImage: UIImage? {
    get { images.minimumValue }
    set { images.minimumValue = newValue }
  }
  /// The image at the end of the track.
  public var maximumValueImage: UIImage? {
    get { images.maximumValue }
    set { images.maximumValue = newValue }
  }

  /// Sets the image that replaces the knob, in its own size.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images.thumb[state.rawValue] = image
  }

  /// Sets the image that is stretched from the start of the track to the knob.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.minimumTrack[state.rawValue] = image
  }

  /// Sets the image that is stretched over the whole track.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.maximumTrack[state.rawValue] = image
  }

  public func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state.rawValue] }
  public func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    images.minimumTrack[state.rawValue]
  }
  public func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    images.maximumTrack[state.rawValue]
  }

  /// The knob's image for the slider's state, or else for the normal state.
  public var currentThumbImage: UIImage? { images.thumb.image(for: state) }
  public var currentMinimumTrackImage: UIImage? { images.minimumTrack.image(for: state) }
  public var currentMaximumTrackImage: UIImage? { images.maximumTrack.image(for: state) }
}

extension [UInt: UIImage] {
  /// Returns the image for a state, or else the image for the normal state.
  func image(for state: UIControl.State) -> UIImage? {
    self[state.rawValue] ?? self[UIControl.State.normal.rawValue]
  }
}

/// A part of a control: a filled color or a stretched image.
@MainActor
final class ControlPart: UIView {
  private var picture: UIImageView?
  private var color: UIColor?

  var image: UIImage? {
    didSet {
      guard image != oldValue else { return }
      if image != nil, picture == nil {
        let view = UIImageView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        picture = view
      }
      picture?.image = image
      picture?.isHidden = image == nil
      super.backgroundColor = image == nil ? color : nil
    }
  }

  override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      color = newValue
      if image == nil { super.backgroundColor = newValue }
    }
  }
}
