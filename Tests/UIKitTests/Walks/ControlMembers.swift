import Foundation
import UIKit

extension MemberWalk {
  func addSegments() {
    let control = UISegmentedControl(
      frame: .zero,
      actions: ["A", "B", "C"].map { title in
        UIAction(title: title, identifier: UIAction.Identifier(title)) { [unowned self] _ in
          note("segment \(title)")
        }
      })
    place(control, CGRect(x: 20, y: 60, width: 300, height: 32))
    let sizes = [CGSize(width: 300, height: 32), CGSize(width: 90, height: 50), .zero]
    addCommon(control, sizes: sizes)
    func image(_ bits: Int) -> UIImage? { Self.picture(bits) }
    func action(_ bits: Int) -> UIAction {
      UIAction(
        title: ["A", "B", "D"][bits % 3], image: bits % 4 == 0 ? image(bits) : nil,
        identifier: UIAction.Identifier(["A", "B", "D"][bits % 3])
      ) { [unowned self] _ in note("own action") }
    }
    let states = Self.states
    members += [
      { bits in
        control.insertSegment(
          withTitle: Self.words[bits / 2 % 5], at: bits / 10 % 5, animated: bits % 2 == 1)
      },
      { bits in
        control.insertSegment(with: image(bits / 2), at: bits % 5, animated: bits % 2 == 1)
      },
      { bits in
        let new = action(bits / 2)
        guard control.segmentIndex(identifiedBy: new.identifier) == NSNotFound else { return }
        control.insertSegment(action: new, at: bits / 6 % 4, animated: bits % 2 == 1)
      },
      { bits in
        guard control.numberOfSegments > 0 else { return }
        control.removeSegment(at: bits / 2 % control.numberOfSegments, animated: bits % 2 == 1)
      },
      { bits in if bits % 7 == 0 { control.removeAllSegments() } },
      { bits in
        control.selectedSegmentIndex = bits % (control.numberOfSegments + 1) - 1
      },
      { bits in control.isMomentary = bits % 2 == 0 },
      { bits in control.apportionsSegmentWidthsByContent = bits % 2 == 0 },
      { bits in control.selectedSegmentTintColor = [.systemYellow, nil][bits % 2] },
      { bits in control.setTitle(Self.words[bits % 5], forSegmentAt: bits / 5 % 5) },
      { bits in control.setImage(image(bits), forSegmentAt: bits / 5 % 5) },
      { bits in control.setWidth([0, 40, .infinity, -4][bits % 4], forSegmentAt: bits / 4 % 5) },
      { bits in control.setEnabled(bits % 2 == 0, forSegmentAt: bits / 2 % 5) },
      { bits in
        control.setContentOffset(CGSize(width: bits % 3, height: bits % 4), forSegmentAt: bits % 5)
      },
      { bits in
        let new = action(bits)
        guard bits / 3 % 4 < control.numberOfSegments,
          control.segmentIndex(identifiedBy: new.identifier) == NSNotFound
        else { return }
        control.setAction(new, forSegmentAt: bits / 3 % 4)
      },
      { bits in
        control.setTitleTextAttributes(
          [nil, [.foregroundColor: UIColor.systemRed], [.font: UIFont.boldSystemFont(ofSize: 20)]][
            bits % 3], for: states[bits / 3 % 5])
      },
      { bits in control.setBackgroundImage(image(bits), for: states[bits % 5], barMetrics: .default)
      },
      { bits in
        control.setDividerImage(
          image(bits), forLeftSegmentState: states[bits % 3],
          rightSegmentState: states[bits / 3 % 3], barMetrics: .default)
      },
      { bits in
        control.setContentPositionAdjustment(
          UIOffset(horizontal: CGFloat(bits % 3), vertical: 1),
          forSegmentType: [.any, .left, .center, .right, .alone][bits % 5], barMetrics: .default)
      },
      { [unowned self] bits in
        let place = bits % 6
        note("\(control.titleForSegment(at: place) ?? "-") \(control.widthForSegment(at: place))")
        note("\(control.imageForSegment(at: place)?.size ?? .zero)")
        note("\(control.isEnabledForSegment(at: place)) \(control.selectedSegmentIndex)")
        note("\(control.contentOffsetForSegment(at: place)) \(control.numberOfSegments)")
        note("\(control.actionForSegment(at: place)?.title ?? "-")")
        let state = states[bits % 5]
        note("\(control.titleTextAttributes(for: state)?.count ?? -1)")
        note("\(control.backgroundImage(for: state, barMetrics: .default)?.size ?? .zero)")
        let adjustment = control.contentPositionAdjustment(
          forSegmentType: [.any, .left, .center][bits % 3], barMetrics: .default)
        note("\(adjustment)")
        let divider = control.dividerImage(
          forLeftSegmentState: state, rightSegmentState: .normal, barMetrics: .default)
        note("\(divider?.size ?? .zero)")
      },
    ]
  }

  func addSteppers() {
    let stepper = UIStepper()
    place(stepper, CGRect(x: 20, y: 60, width: 94, height: 32))
    addCommon(stepper, sizes: [CGSize(width: 94, height: 32), CGSize(width: 140, height: 40)])
    let slider = UISlider()
    place(slider, CGRect(x: 20, y: 120, width: 200, height: 32))
    addCommon(slider, sizes: [CGSize(width: 200, height: 32), CGSize(width: 20, height: 20)])
    let switcher = UISwitch()
    place(switcher, CGRect(x: 20, y: 180, width: 51, height: 31))
    addCommon(switcher, sizes: [CGSize(width: 51, height: 31)])
    let states = Self.states
    members += [
      { bits in stepper.minimumValue = Double(bits % 4) - 2 },
      { bits in stepper.maximumValue = Double(bits % 4) + 2 },
      { bits in stepper.stepValue = [1, 2, 0.5][bits % 3] },
      { bits in stepper.wraps = bits % 2 == 0 },
      { bits in stepper.autorepeat = bits % 3 != 0 },
      { bits in stepper.isContinuous = bits % 2 == 0 },
      { bits in stepper.value = [Double(bits % 5), .nan, -9][bits / 5 % 3] },
      { bits in stepper.setIncrementImage(Self.picture(bits), for: states[bits / 4 % 5]) },
      { bits in stepper.setDecrementImage(Self.picture(bits), for: states[bits / 4 % 5]) },
      { bits in stepper.setBackgroundImage(Self.picture(bits), for: states[bits / 4 % 5]) },
      { bits in
        stepper.setDividerImage(
          Self.picture(bits), forLeftSegmentState: states[bits / 4 % 5],
          rightSegmentState: states[bits / 20 % 5])
      },
      { [unowned self] bits in
        let state = states[bits % 5]
        note("\(stepper.value) \(stepper.backgroundImage(for: state)?.size ?? .zero)")
        note("\(stepper.incrementImage(for: state)?.size ?? .zero)")
        note("\(stepper.decrementImage(for: state)?.size ?? .zero)")
      },
      { bits in slider.minimumValue = Float(bits % 4) - 2 },
      { bits in slider.maximumValue = Float(bits % 4) + 1 },
      { bits in slider.isContinuous = bits % 2 == 0 },
      { bits in slider.setValue(Float(bits / 2 % 5) / 2, animated: bits % 2 == 1) },
      { bits in slider.minimumTrackTintColor = [.systemRed, nil][bits % 2] },
      { bits in slider.maximumTrackTintColor = [.systemRed, nil][bits % 2] },
      { bits in slider.thumbTintColor = [.systemRed, nil][bits % 2] },
      { bits in slider.minimumValueImage = Self.picture(bits) },
      { bits in slider.maximumValueImage = Self.picture(bits) },
      { bits in slider.setThumbImage(Self.picture(bits), for: states[bits / 4 % 5]) },
      { bits in slider.setMinimumTrackImage(Self.picture(bits), for: states[bits / 4 % 5]) },
      { bits in slider.setMaximumTrackImage(Self.picture(bits), for: states[bits / 4 % 5]) },
      { [unowned self] bits in
        let rect = CGRect(x: 0, y: 0, width: 10 + bits % 3 * 80, height: 30)
        note("\(slider.value) \(slider.trackRect(forBounds: rect)) \(slider.behavioralStyle)")
        note("\(slider.minimumValueImageRect(forBounds: rect))")
        note("\(slider.maximumValueImageRect(forBounds: rect))")
        note("\(slider.thumbRect(forBounds: rect, trackRect: rect, value: Float(bits % 4) / 2))")
        note("\(slider.currentThumbImage?.size ?? .zero)")
      },
      { bits in switcher.setOn(bits / 2 % 2 == 0, animated: bits % 2 == 1) },
      { bits in switcher.onTintColor = [.systemRed, nil][bits % 2] },
      { bits in switcher.thumbTintColor = [.systemYellow, nil][bits % 2] },
      { [unowned self] _ in note("\(switcher.isOn) \(switcher.style.rawValue)") },
    ]
  }

  func addIndicators() {
    let pages = UIPageControl()
    place(pages, CGRect(x: 20, y: 60, width: 200, height: 30))
    addCommon(pages, sizes: [CGSize(width: 200, height: 30), CGSize(width: 30, height: 200)])
    let bar = UIProgressView()
    place(bar, CGRect(x: 20, y: 270, width: 200, height: 4))
    addCommon(bar, sizes: [CGSize(width: 200, height: 4), CGSize(width: 100, height: 9)])
    let spinner = UIActivityIndicatorView(style: .medium)
    place(spinner, CGRect(x: 20, y: 300, width: 20, height: 20))
    let movie = UIImageView(image: Self.picture(5), highlightedImage: Self.picture(2))
    place(movie, CGRect(x: 20, y: 340, width: 40, height: 40))
    addCommon(movie, sizes: [CGSize(width: 40, height: 40), .zero])
    let done = Progress(totalUnitCount: 10)
    members += [
      { bits in
        let count = bits % 7
        pages.numberOfPages = count
      },
      { bits in pages.currentPage = bits % 8 },
      { bits in pages.hidesForSinglePage = bits % 2 == 0 },
      { bits in pages.pageIndicatorTintColor = [.systemRed, nil][bits % 2] },
      { bits in pages.currentPageIndicatorTintColor = [.systemGreen, nil][bits % 2] },
      { bits in pages.preferredIndicatorImage = Self.picture(bits) },
      { bits in pages.preferredCurrentPageIndicatorImage = Self.picture(bits) },
      { bits in
        guard pages.numberOfPages > 0 else { return }
        pages.setIndicatorImage(Self.picture(bits / 7), forPage: bits % pages.numberOfPages)
        pages.setCurrentPageIndicatorImage(
          Self.picture(bits / 9), forPage: bits % pages.numberOfPages)
      },
      { bits in pages.defersCurrentPageDisplay = bits % 2 == 0 },
      { _ in pages.updateCurrentPageDisplay() },
      { bits in pages.backgroundStyle = [.automatic, .prominent, .minimal][bits % 3] },
      { bits in
        pages.direction =
          [.natural, .leftToRight, .rightToLeft, .topToBottom, .bottomToTop][bits % 5]
      },
      { bits in pages.allowsContinuousInteraction = bits % 2 == 0 },
      { [unowned self] bits in
        note("\(pages.size(forNumberOfPages: bits % 5)) \(pages.interactionState.rawValue)")
        note("\(pages.currentPage) \(pages.indicatorImage(forPage: 0)?.size ?? .zero)")
        note("\(pages.currentPageIndicatorImage(forPage: 0)?.size ?? .zero)")
      },
      { bits in bar.setProgress(Float(bits / 2 % 5) / 4, animated: bits % 2 == 1) },
      { bits in bar.progressTintColor = [.systemRed, nil][bits % 2] },
      { bits in bar.trackTintColor = [.systemRed, nil][bits % 2] },
      { bits in bar.progressImage = Self.picture(bits) },
      { bits in bar.trackImage = Self.picture(bits) },
      { bits in bar.observedProgress = bits % 3 == 0 ? nil : done },
      { bits in done.completedUnitCount = Int64(bits % 11) },
      { bits in bar.progressViewStyle = [.default, .bar][bits % 2] },
      { [unowned self] _ in note("\(bar.progress)") },
      { bits in bits % 2 == 0 ? spinner.startAnimating() : spinner.stopAnimating() },
      { bits in spinner.style = [.medium, .large][bits % 2] },
      { bits in spinner.color = [.systemRed, .gray][bits % 2] },
      { bits in spinner.hidesWhenStopped = bits % 2 == 0 },
      { bits in movie.image = Self.picture(bits) },
      { bits in movie.highlightedImage = Self.picture(bits) },
      { bits in movie.isHighlighted = bits % 2 == 0 },
      { bits in
        movie.animationImages =
          bits % 3 == 0 ? nil : (0..<bits % 4).compactMap { Self.picture($0 + 5) }
      },
      { bits in
        movie.highlightedAnimationImages =
          bits % 3 == 0 ? nil : (0..<bits % 4).compactMap { Self.picture($0 + 2) }
      },
      { bits in movie.animationDuration = [0, 0.4, 1][bits % 3] },
      { bits in movie.animationRepeatCount = bits % 3 },
      { bits in bits % 3 == 0 ? movie.stopAnimating() : movie.startAnimating() },
      { bits in movie.contentMode = UIView.ContentMode(rawValue: bits % 13) ?? .center },
      { [unowned self] _ in note("\(movie.isAnimating) \(spinner.isAnimating)") },
    ]
  }

  func addLabels() {
    let label = UILabel()
    label.text = "Some words that need two lines, perhaps three"
    place(label, CGRect(x: 20, y: 60, width: 200, height: 50))
    addCommon(label, sizes: [CGSize(width: 200, height: 50), CGSize(width: 90, height: 20), .zero])
    let rich = NSMutableAttributedString(string: "Rich text with styles")
    rich.addAttributes(
      [.foregroundColor: UIColor.systemRed], range: NSRange(location: 0, length: 4))
    rich.addAttributes(
      [.font: UIFont.boldSystemFont(ofSize: 25)], range: NSRange(location: 5, length: 4))
    members += [
      { bits in label.text = (Self.words + ["Some words\nin lines"])[bits % 6] },
      { bits in label.attributedText = bits % 3 == 0 ? nil : rich },
      { bits in label.font = [.systemFont(ofSize: 12), .boldSystemFont(ofSize: 30), nil][bits % 3]
      },
      { bits in label.textColor = [.systemBlue, nil, .label][bits % 3] },
      { bits in label.highlightedTextColor = [.systemYellow, nil][bits % 2] },
      { bits in label.isHighlighted = bits % 2 == 0 },
      { bits in label.isEnabled = bits % 3 != 0 },
      { bits in label.numberOfLines = bits % 4 },
      { bits in label.lineBreakMode = NSLineBreakMode(rawValue: bits % 6) ?? .byClipping },
      { bits in label.textAlignment = NSTextAlignment(rawValue: bits % 5) ?? .left },
      { bits in label.adjustsFontSizeToFitWidth = bits % 2 == 0 },
      { bits in label.minimumScaleFactor = [0, 0.5, 1][bits % 3] },
      { bits in label.allowsDefaultTighteningForTruncation = bits % 2 == 0 },
      { bits in label.preferredMaxLayoutWidth = CGFloat(bits % 3 * 60) },
      { bits in label.shadowColor = [.black, nil][bits % 2] },
      { bits in label.shadowOffset = CGSize(width: bits % 3, height: bits % 2) },
      { bits in label.baselineAdjustment = UIBaselineAdjustment(rawValue: bits % 3) ?? .none },
      { bits in label.adjustsFontForContentSizeCategory = bits % 2 == 0 },
      { [unowned self] bits in
        let rect = CGRect(x: 0, y: 0, width: bits % 4 * 60, height: bits % 3 * 30)
        note("\(label.textRect(forBounds: rect, limitedToNumberOfLines: bits % 3))")
        note("\(label.text ?? "-") \(label.attributedText?.length ?? -1)")
      },
    ]
  }
}
