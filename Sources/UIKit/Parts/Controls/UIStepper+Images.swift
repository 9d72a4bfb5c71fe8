import Foundation

/// Images that replace the built-in parts of a stepper.
struct StepperImages: Hashable {
  var decrement: [UInt: UIImage] = [:]
  var increment: [UInt: UIImage] = [:]
  var background: [UInt: UIImage] = [:]
  var dividers: [Sides: UIImage] = [:]

  /// The states of the two buttons beside a divider.
  struct Sides: Hashable {
    let left: UInt
    let right: UInt

    init(_ left: UIControl.State, _ right: UIControl.State) {
      self.left = left.rawValue
      self.right = right.rawValue
    }
  }

  /// The divider between two normal buttons. Without one, it is the divider between the states with the lowest raw
  /// values.
  var divider: UIImage? {
    dividers.min { ($0.key.left, $0.key.right) < ($1.key.left, $1.key.right) }?.value
  }
}

extension UIStepper {
  /// Sets the image that replaces the minus sign.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    images.decrement[state.rawValue] = image
  }

  /// Sets the image that replaces the plus sign.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    images.increment[state.rawValue] = image
  }

  /// Sets the image that is stretched behind both buttons.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    images.background[state.rawValue] = image
  }

  /// Sets the image between the buttons.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { images.dividers[StepperImages.Sides(leftState, rightState)] = image }

  public func decrementImage(for state: UIControl.State) -> UIImage? {
    images.decrement[state.rawValue]
  }
  public func incrementImage(for state: UIControl.State) -> UIImage? {
    images.increment[state.rawValue]
  }
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    images.background[state.rawValue]
  }
  public func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { images.dividers[StepperImages.Sides(state, rightState)] }
}
