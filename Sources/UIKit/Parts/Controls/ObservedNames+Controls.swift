extension ObservedNames {
  static let controls = [
    ObservedNames(
      UIControl.self,
      [
        "isEnabled": \UIControl.isEnabled, "isSelected": \UIControl.isSelected,
        "isHighlighted": \UIControl.isHighlighted,
      ]),
    ObservedNames(UISlider.self, ["value": \UISlider.value]),
    ObservedNames(UIStepper.self, ["value": \UIStepper.value]),
    ObservedNames(UISwitch.self, ["isOn": \UISwitch.isOn]),
    ObservedNames(UIProgressView.self, ["progress": \UIProgressView.progress]),
    ObservedNames(UILabel.self, ["text": \UILabel.text]),
    ObservedNames(UIImageView.self, ["image": \UIImageView.image]),
  ]
}
