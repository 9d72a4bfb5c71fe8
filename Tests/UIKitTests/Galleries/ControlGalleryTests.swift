import Expectations
import GoldenTexts
import Testing
import UIKit

/// Sizes and layers of controls in all their states.
@MainActor
struct ControlGalleryTests {
  private let gallery = Gallery()

  private func expect(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let difference = try GoldenText(name).difference(from: gallery.text)
    expectNil(difference, sourceLocation: sourceLocation)
  }

  /// Shows the control as it is, larger, mirrored, highlighted, selected and disabled.
  private func states(_ words: String, _ control: UIControl) {
    gallery.show(words, control)
    control.semanticContentAttribute = .forceRightToLeft
    gallery.show("\(words), mirrored and large", control, at: CGSize(width: 301, height: 77))
    control.semanticContentAttribute = .unspecified
    control.isHighlighted = true
    gallery.show("\(words), highlighted", control)
    control.isHighlighted = false
    control.isSelected = true
    gallery.show("\(words), selected", control)
    control.isSelected = false
    control.isEnabled = false
    gallery.show("\(words), disabled", control)
    control.isEnabled = true
    control.removeFromSuperview()
  }

  private let star = UIImage(systemName: "star.fill")

  @Test func `buttons without a configuration`() throws {
    for type in [
      UIButton.ButtonType.custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd,
      .close,
    ] {
      let button = UIButton(type: type)
      button.setTitle("Save", for: .normal)
      button.setTitle("Saved", for: .selected)
      states("type \(type.rawValue)", button)
      button.setImage(star, for: .normal)
      states("type \(type.rawValue) with an image", button)
    }
    let button = UIButton(type: .custom)
    button.setTitle("Left", for: .normal)
    button.setImage(star, for: .normal)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .bottom
    states("left bottom", button)
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    states("fill", button)
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .top
    states("right top", button)
    try expect("plain-buttons")
  }

  @Test func `buttons with a configuration`() throws {
    let made: [(String, () -> UIButton.Configuration)] = [
      ("plain", UIButton.Configuration.plain), ("gray", UIButton.Configuration.gray),
      ("tinted", UIButton.Configuration.tinted), ("filled", UIButton.Configuration.filled),
      ("borderless", UIButton.Configuration.borderless),
      ("bordered", UIButton.Configuration.bordered),
      ("bordered tinted", UIButton.Configuration.borderedTinted),
      ("bordered prominent", UIButton.Configuration.borderedProminent),
    ]
    for (name, make) in made {
      var configuration = make()
      configuration.title = "Save"
      states(name, UIButton(configuration: configuration))
      configuration.subtitle = "as a copy"
      configuration.image = star
      gallery.show("\(name) with everything", UIButton(configuration: configuration))
    }
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.subtitle = "A longer subtitle"
    configuration.image = star
    for size in [UIButton.Configuration.Size.mini, .small, .medium, .large] {
      configuration.buttonSize = size
      gallery.show("size \(size.rawValue)", UIButton(configuration: configuration))
    }
    configuration.buttonSize = .medium
    for edge in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] {
      configuration.imagePlacement = edge
      configuration.imagePadding = 5
      configuration.titlePadding = 3
      let button = UIButton(configuration: configuration)
      gallery.show("image at \(edge.rawValue)", button)
      gallery.show("image at \(edge.rawValue), small", button, at: CGSize(width: 61, height: 33))
    }
    for style in [
      UIButton.Configuration.CornerStyle.fixed, .dynamic, .small, .medium, .large, .capsule,
    ] {
      configuration.cornerStyle = style
      gallery.show("corners \(style)", UIButton(configuration: configuration))
      gallery.show(
        "corners \(style), low", UIButton(configuration: configuration),
        at: CGSize(width: 90, height: 7))
    }
    for alignment in [
      UIButton.Configuration.TitleAlignment.automatic, .leading, .center, .trailing,
    ] {
      configuration.titleAlignment = alignment
      gallery.show("title \(alignment)", UIButton(configuration: configuration))
    }
    configuration.showsActivityIndicator = true
    gallery.show("with an indicator", UIButton(configuration: configuration))
    configuration.baseBackgroundColor = .systemRed
    configuration.baseForegroundColor = .black
    configuration.background.strokeColor = .green
    configuration.background.strokeWidth = 2
    configuration.background.strokeOutset = 1
    configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    states("own colors and stroke", UIButton(configuration: configuration))
    try expect("configured-buttons")
  }

  @Test func `switches, sliders and steppers`() throws {
    let toggle = UISwitch()
    states("switch", toggle)
    toggle.isOn = true
    states("switch on", toggle)
    toggle.onTintColor = .red
    toggle.thumbTintColor = .blue
    states("switch in colors", toggle)
    toggle.isOn = false
    gallery.show("switch to be turned on", toggle)
    toggle.setOn(true, animated: true)
    gallery.watch(toggle, steps: 6, of: 50)
    toggle.removeFromSuperview()

    let slider = UISlider()
    states("slider", slider)
    slider.value = 0.3
    slider.minimumValueImage = star
    slider.maximumValueImage = star
    slider.minimumTrackTintColor = .red
    slider.maximumTrackTintColor = .green
    slider.thumbTintColor = .blue
    states("slider with images", slider)
    slider.setThumbImage(star, for: .normal)
    states("slider with a thumb", slider)
    slider.setThumbImage(nil, for: .normal)
    gallery.show("slider to be moved", slider, at: CGSize(width: 200, height: 34))
    slider.setValue(0.9, animated: true)
    gallery.watch(slider, steps: 6, of: 50)
    slider.removeFromSuperview()

    let stepper = UIStepper()
    states("stepper", stepper)
    stepper.value = 100
    states("stepper at its end", stepper)
    stepper.wraps = true
    states("stepper that wraps", stepper)
    try expect("value-controls")
  }

  @Test func `segmented controls and page controls`() throws {
    let segments = UISegmentedControl(items: ["Day", "A whole week", "M"])
    states("segments", segments)
    segments.selectedSegmentIndex = 1
    states("segments with a choice", segments)
    segments.apportionsSegmentWidthsByContent = true
    states("segments by content", segments)
    segments.setWidth(40, forSegmentAt: 0)
    segments.setEnabled(false, forSegmentAt: 2)
    segments.setContentOffset(CGSize(width: 3, height: 4), forSegmentAt: 1)
    states("segments with own widths", segments)
    segments.isMomentary = true
    segments.selectedSegmentTintColor = .red
    states("momentary segments", segments)
    segments.insertSegment(with: star, at: 0, animated: false)
    segments.removeSegment(at: 1, animated: false)
    states("segments with an image", segments)
    let moving = UISegmentedControl(items: ["One", "Two", "Three"])
    moving.selectedSegmentIndex = 0
    gallery.show("segments that change", moving)
    moving.selectedSegmentIndex = 2
    gallery.watch(moving, steps: 5, of: 60)
    moving.removeFromSuperview()

    let pages = UIPageControl()
    for count in [0, 1, 2, 5, 12, 40] {
      pages.numberOfPages = count
      pages.currentPage = count * 2 / 3
      gallery.show("\(count) pages", pages)
      gallery.add("\(pages.size(forNumberOfPages: count).text)")
      gallery.show("\(count) pages in little room", pages, at: CGSize(width: 90, height: 26))
    }
    pages.numberOfPages = 4
    pages.currentPage = 3
    states("pages", pages)
    pages.pageIndicatorTintColor = .red
    pages.currentPageIndicatorTintColor = .blue
    states("pages in colors", pages)
    pages.numberOfPages = 1
    pages.hidesForSinglePage = true
    states("one page that hides", pages)
    try expect("segments-and-pages")
  }

  @Test func `progress, activity and images`() throws {
    for style in [UIProgressView.Style.default, .bar] {
      let progress = UIProgressView(progressViewStyle: style)
      gallery.show("progress \(style.rawValue)", progress, at: CGSize(width: 150, height: 10))
      progress.progressTintColor = .red
      progress.trackTintColor = .green
      progress.progress = 0.4
      gallery.show("progress \(style.rawValue)", progress, at: CGSize(width: 150, height: 3))
      progress.setProgress(0.9, animated: true)
      gallery.watch(progress, steps: 5, of: 60)
      progress.semanticContentAttribute = .forceRightToLeft
      gallery.show("progress mirrored", progress, at: CGSize(width: 150, height: 3))
    }
    for style in [UIActivityIndicatorView.Style.medium, .large] {
      let activity = UIActivityIndicatorView(style: style)
      gallery.show("activity \(style.rawValue)", activity)
      activity.startAnimating()
      gallery.show("activity \(style.rawValue), started", activity)
      gallery.watch(activity, steps: 4, of: 130)
      activity.startAnimating()
      gallery.watch(activity, steps: 2, of: 130)
      activity.stopAnimating()
      gallery.show("activity \(style.rawValue), stopped", activity)
      activity.hidesWhenStopped = false
      activity.color = .red
      gallery.show("activity \(style.rawValue), seen though stopped", activity)
    }
    let image = UIImageView(image: star)
    for mode in 0...12 {
      image.contentMode = UIView.ContentMode(rawValue: mode) ?? .redraw
      gallery.show("image in mode \(mode)", image, at: CGSize(width: 50, height: 31))
    }
    image.tintColor = .red
    image.highlightedImage = UIImage(systemName: "heart")
    image.isHighlighted = true
    gallery.show("highlighted image", image)
    image.image = UIImage(
      systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(scale: .large))
    image.isHighlighted = false
    gallery.show("large symbol", image)
    try expect("progress-and-images")
  }
}
