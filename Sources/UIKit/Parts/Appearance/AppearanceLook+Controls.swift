import Foundation

extension AppearanceLook {
  static let controls = [
    AppearanceLook(\UIPageControl.pageIndicatorTintColor),
    AppearanceLook(\UIPageControl.currentPageIndicatorTintColor),
    AppearanceLook(\UISwitch.onTintColor), AppearanceLook(\UISwitch.thumbTintColor),
    AppearanceLook(\UISlider.minimumTrackTintColor),
    AppearanceLook(\UISlider.maximumTrackTintColor), AppearanceLook(\UISlider.thumbTintColor),
    AppearanceLook(\UISlider.images), AppearanceLook(\UIStepper.images),
    AppearanceLook(\UIProgressView.progressTintColor),
    AppearanceLook(\UIProgressView.trackTintColor),
    AppearanceLook(\UIProgressView.progressImage), AppearanceLook(\UIProgressView.trackImage),
    AppearanceLook(\UISegmentedControl.selectedSegmentTintColor),
    AppearanceLook(\UISegmentedControl.titleLooks),
    AppearanceLook(\UISegmentedControl.backgroundLooks),
    AppearanceLook(\UISegmentedControl.dividerLooks),
    AppearanceLook(\UIButton.titleColors), AppearanceLook(\UIButton.backgroundImages),
    AppearanceLook(\UIButton.contentEdgeInsets), AppearanceLook(\UIButton.titleLabelFont),
    AppearanceLook(\UILabel.font), AppearanceLook(\UILabel.textColor),
    AppearanceLook(\UIActivityIndicatorView.color),
    AppearanceLook(\UITextField.textColor), AppearanceLook(\UITextField.font),
    AppearanceLook(\UITextField.keyboardAppearance),
    AppearanceLook(\UITableView.separatorColor), AppearanceLook(\UITableView.rowHeight),
    AppearanceLook(\UITableViewCell.selectionStyle),
    AppearanceLook(\UISearchBar.barTintColor), AppearanceLook(\UISearchBar.images),
    AppearanceLook(\UIRefreshControl.attributedTitle),
  ]
}

extension UISegmentedControl {
  fileprivate var titleLooks: [UInt: [NSAttributedString.Key: Any]] {
    get { looks.titles }
    set { looks.titles = newValue }
  }
  fileprivate var backgroundLooks: [SegmentLooks.Place: UIImage] {
    get { looks.backgrounds }
    set { looks.backgrounds = newValue }
  }
  fileprivate var dividerLooks: [SegmentLooks.Sides: UIImage] {
    get { looks.dividers }
    set { looks.dividers = newValue }
  }
}

extension UIButton {
  fileprivate var titleColors: [State: UIColor] {
    get { looks.colors }
    set {
      looks.colors = newValue
      stateDidChange()
    }
  }
  fileprivate var backgroundImages: [State: UIImage] {
    get { looks.backgroundImages }
    set {
      looks.backgroundImages = newValue
      stateDidChange()
    }
  }
  fileprivate var titleLabelFont: UIFont {
    get { label.font }
    set { label.font = newValue }
  }
}
