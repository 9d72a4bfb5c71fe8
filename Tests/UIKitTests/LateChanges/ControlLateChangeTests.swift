import Testing
import UIKit

/// Controls that are changed after they were shown.
@MainActor
struct ControlLateChangeTests {
  private let star = UIImage(systemName: "star.fill")
  private let heart = UIImage(systemName: "heart")

  @Test func `labels`() {
    let label = LateChange("label") { () -> UILabel in
      let label = UILabel()
      label.text = "One two three four five six seven eight"
      return label
    }
    label.checkAll()
    label.check("text") { $0.text = "Other" }
    label.check("no text") { $0.text = nil }
    label.check("font") { $0.font = .boldSystemFont(ofSize: 23) }
    label.check("color") { $0.textColor = .systemRed }
    label.check("alignment") { $0.textAlignment = .right }
    label.check("two lines") { $0.numberOfLines = 2 }
    label.check("any lines") { $0.numberOfLines = 0 }
    label.check("clipped") { $0.lineBreakMode = .byClipping }
    label.check("middle") { $0.lineBreakMode = .byTruncatingMiddle }
    label.check("head") { $0.lineBreakMode = .byTruncatingHead }
    label.check("shrunk") {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.3
    }
    label.check("shadow") {
      $0.shadowColor = .green
      $0.shadowOffset = CGSize(width: 2, height: 3)
    }
    label.check("highlighted") {
      $0.highlightedTextColor = .blue
      $0.isHighlighted = true
    }
    label.check("disabled") { $0.isEnabled = false }
    label.check("width") { $0.preferredMaxLayoutWidth = 100 }
    label.check("attributes") {
      $0.attributedText = NSAttributedString(
        string: "With attributes",
        attributes: [.foregroundColor: UIColor.brown, .underlineStyle: 1, .kern: 2])
    }
    label.check("baseline") {
      $0.adjustsFontSizeToFitWidth = true
      $0.baselineAdjustment = .alignCenters
    }
    label.check("category") {
      $0.font = .preferredFont(forTextStyle: .headline)
      $0.adjustsFontForContentSizeCategory = true
    }
  }

  @Test(arguments: [UIButton.ButtonType.custom, .system])
  func `buttons of each type`(type: UIButton.ButtonType) {
    do {
      let button = LateChange("button \(type.rawValue)") { () -> UIButton in
        let button = UIButton(type: type)
        button.setTitle("Save", for: .normal)
        button.setImage(UIImage(systemName: "star.fill"), for: .normal)
        return button
      }
      button.checkAll()
      button.check("title") { $0.setTitle("Store it", for: .normal) }
      button.check("no image") { $0.setImage(nil, for: .normal) }
      button.check("image") { $0.setImage(UIImage(systemName: "heart"), for: .normal) }
      button.check("background") {
        $0.setBackgroundImage(UIImage(systemName: "square"), for: .normal)
      }
      button.check("color") { $0.setTitleColor(.red, for: .normal) }
      button.check("shadow") {
        $0.setTitleShadowColor(.red, for: .normal)
        $0.titleLabel?.shadowOffset = CGSize(width: 1, height: 1)
      }
      button.check("attributes") {
        $0.setAttributedTitle(
          NSAttributedString(string: "Attributed", attributes: [.kern: 3]), for: .normal)
      }
      button.check("highlighted") { $0.isHighlighted = true }
      button.check("selected") {
        $0.setTitle("Saved", for: .selected)
        $0.isSelected = true
      }
      button.check("disabled") {
        $0.setTitleColor(.brown, for: .disabled)
        $0.isEnabled = false
      }
      button.check("at the left") { $0.contentHorizontalAlignment = .left }
      button.check("at the end") { $0.contentHorizontalAlignment = .trailing }
      button.check("filled") { $0.contentVerticalAlignment = .fill }
      button.check("at the bottom") { $0.contentVerticalAlignment = .bottom }
      button.check("font") { $0.titleLabel?.font = .systemFont(ofSize: 29) }
      button.check("configured") { $0.configuration = .filled() }
    }
  }

  @Test func `buttons with a configuration`() {
    let button = LateChange("configured button") { () -> UIButton in
      var configuration = UIButton.Configuration.gray()
      configuration.title = "Save"
      configuration.subtitle = "as a copy"
      return UIButton(configuration: configuration)
    }
    button.checkAll()
    button.check("title") { $0.configuration?.title = "Store" }
    button.check("no subtitle") { $0.configuration?.subtitle = nil }
    button.check("image") { $0.configuration?.image = UIImage(systemName: "star.fill") }
    button.check("image below") {
      $0.configuration?.image = UIImage(systemName: "star.fill")
      $0.configuration?.imagePlacement = .bottom
      $0.configuration?.imagePadding = 7
    }
    button.check("size") { $0.configuration?.buttonSize = .large }
    button.check("corners") { $0.configuration?.cornerStyle = .capsule }
    button.check("insets") {
      $0.configuration?.contentInsets = NSDirectionalEdgeInsets(
        top: 1, leading: 20, bottom: 9, trailing: 3)
    }
    button.check("busy") { $0.configuration?.showsActivityIndicator = true }
    button.check("colors") {
      $0.configuration?.baseForegroundColor = .black
      $0.configuration?.baseBackgroundColor = .yellow
    }
    button.check("stroke") {
      $0.configuration?.background.strokeWidth = 3
      $0.configuration?.background.strokeColor = .red
    }
    button.check("alignment") { $0.configuration?.titleAlignment = .trailing }
    button.check("tinted") { $0.configuration = .tinted() }
    button.check("none") { $0.configuration = nil }
    button.check("disabled") { $0.isEnabled = false }
    button.check("selected") { $0.isSelected = true }
    button.check("highlighted") { $0.isHighlighted = true }
    button.check("handler") { button in
      button.configurationUpdateHandler = { $0.configuration?.title = $0.isEnabled ? "On" : "Off" }
      button.isEnabled = false
    }
    button.check("menu") {
      $0.menu = UIMenu(children: [
        UIAction(title: "One") { _ in }, UIAction(title: "Two", state: .on) { _ in },
      ])
      $0.showsMenuAsPrimaryAction = true
      $0.changesSelectionAsPrimaryAction = true
    }
  }

  @Test func `switches, sliders and steppers`() {
    let toggle = LateChange("switch", size: nil) { UISwitch() }
    toggle.checkAll()
    toggle.check("on") { $0.isOn = true }
    toggle.check("set on") { $0.setOn(true, animated: false) }
    toggle.check("color") {
      $0.isOn = true
      $0.onTintColor = .systemRed
    }
    toggle.check("thumb") { $0.thumbTintColor = .black }
    toggle.check("disabled") { $0.isEnabled = false }
    toggle.check("disabled and on") {
      $0.isEnabled = false
      $0.isOn = true
    }
    toggle.check("highlighted") { $0.isHighlighted = true }
    let slider = LateChange("slider") { UISlider() }
    slider.checkAll()
    slider.check("value") { $0.value = 0.3 }
    slider.check("limits") {
      $0.minimumValue = -3
      $0.maximumValue = 5
      $0.value = 4
    }
    slider.check("colors") {
      $0.minimumTrackTintColor = .red
      $0.maximumTrackTintColor = .green
      $0.thumbTintColor = .blue
    }
    slider.check("images") {
      $0.minimumValueImage = UIImage(systemName: "star.fill")
      $0.maximumValueImage = UIImage(systemName: "heart")
    }
    slider.check("thumb") { $0.setThumbImage(UIImage(systemName: "star.fill"), for: .normal) }
    slider.check("tracks") {
      $0.setMinimumTrackImage(UIImage(systemName: "star.fill"), for: .normal)
      $0.setMaximumTrackImage(UIImage(systemName: "heart"), for: .normal)
    }
    slider.check("disabled") { $0.isEnabled = false }
    let stepper = LateChange("stepper", size: nil) { UIStepper() }
    stepper.checkAll()
    stepper.check("value") { $0.value = 100 }
    stepper.check("least") { $0.minimumValue = 0 }
    stepper.check("wraps") {
      $0.value = 100
      $0.wraps = true
    }
    stepper.check("limits") {
      $0.maximumValue = 7
      $0.value = 7
    }
    stepper.check("images") {
      $0.setIncrementImage(UIImage(systemName: "star.fill"), for: .normal)
      $0.setDecrementImage(UIImage(systemName: "heart"), for: .normal)
    }
    stepper.check("disabled") { $0.isEnabled = false }
  }

  @Test func `segments and pages`() {
    let segments = LateChange("segments") { UISegmentedControl(items: ["One", "Two", "Three"]) }
    segments.checkAll()
    segments.check("selected") { $0.selectedSegmentIndex = 1 }
    segments.check("title") { $0.setTitle("A much longer title", forSegmentAt: 0) }
    segments.check("image") { $0.setImage(UIImage(systemName: "star.fill"), forSegmentAt: 2) }
    segments.check("width") { $0.setWidth(30, forSegmentAt: 0) }
    segments.check("by content") { $0.apportionsSegmentWidthsByContent = true }
    segments.check("disabled segment") { $0.setEnabled(false, forSegmentAt: 1) }
    segments.check("disabled") { $0.isEnabled = false }
    segments.check("momentary") { $0.isMomentary = true }
    segments.check("offset") {
      $0.setContentOffset(CGSize(width: 3, height: -4), forSegmentAt: 0)
    }
    segments.check("colors") {
      $0.selectedSegmentIndex = 0
      $0.selectedSegmentTintColor = .systemRed
      $0.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    }
    segments.check("font") {
      $0.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 21)], for: .normal)
    }
    let pages = LateChange("pages") { () -> UIPageControl in
      let pages = UIPageControl()
      pages.numberOfPages = 5
      return pages
    }
    pages.checkAll()
    pages.check("page") { $0.currentPage = 3 }
    pages.check("count") { $0.numberOfPages = 8 }
    pages.check("one") { $0.numberOfPages = 1 }
    pages.check("hides") {
      $0.numberOfPages = 1
      $0.hidesForSinglePage = true
    }
    pages.check("colors") {
      $0.pageIndicatorTintColor = .red
      $0.currentPageIndicatorTintColor = .green
    }
    pages.check("prominent") { $0.backgroundStyle = .prominent }
    pages.check("minimal") { $0.backgroundStyle = .minimal }
    pages.check("images") { $0.preferredIndicatorImage = UIImage(systemName: "star.fill") }
    pages.check("image of one") { $0.setIndicatorImage(UIImage(systemName: "heart"), forPage: 2) }
    pages.check("vertical") { $0.direction = .topToBottom }
    pages.check("disabled") { $0.isEnabled = false }
  }

  @Test func `progress, activity and images`() {
    let progress = LateChange("progress") { UIProgressView(progressViewStyle: .default) }
    progress.checkAll()
    progress.check("value") { $0.progress = 0.7 }
    progress.check("set") { $0.setProgress(0.4, animated: false) }
    progress.check("colors") {
      $0.progress = 0.2
      $0.progressTintColor = .red
      $0.trackTintColor = .green
    }
    progress.check("bar") { $0.progressViewStyle = .bar }
    progress.check("images") {
      $0.progress = 0.5
      $0.progressImage = UIImage(systemName: "star.fill")
      $0.trackImage = UIImage(systemName: "heart")
    }
    let image = LateChange("image") { UIImageView(image: UIImage(systemName: "star.fill")) }
    image.checkAll()
    image.check("other") { $0.image = UIImage(systemName: "heart") }
    image.check("none") { $0.image = nil }
    image.check("highlighted") {
      $0.highlightedImage = UIImage(systemName: "heart")
      $0.isHighlighted = true
    }
    image.check("symbol") {
      $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    }
    for mode in [
      UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom,
      .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
    ] {
      image.check("mode \(mode.rawValue)") { $0.contentMode = mode }
    }
  }
}
