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
    ObservedNames(
      UILabel.self,
      [
        "text": \UILabel.text, "attributedText": \UILabel.attributedText, "font": \UILabel.font,
        "textColor": \UILabel.textColor, "textAlignment": \UILabel.textAlignment,
        "numberOfLines": \UILabel.numberOfLines,
      ]),
    ObservedNames(
      UIPageControl.self,
      [
        "currentPage": \UIPageControl.currentPage, "numberOfPages": \UIPageControl.numberOfPages,
      ]),
    ObservedNames(
      UISegmentedControl.self,
      ["selectedSegmentIndex": \UISegmentedControl.selectedSegmentIndex]),
    ObservedNames(UIImageView.self, ["image": \UIImageView.image]),
  ]
}
