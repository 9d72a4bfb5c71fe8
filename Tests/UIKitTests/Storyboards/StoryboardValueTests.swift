import Expectations
import Foundation
import Testing
import UIKit

/// The properties that the attributes of views set, each with two values.
@MainActor
struct StoryboardValueTests {
  private let table = StoryboardTable()

  private func view<View: UIView>(_ text: String, as type: View.Type = View.self) throws -> View {
    let storyboard = try table.storyboard(
      initial: "a",
      StoryboardTable.scene(
        """
        <viewController id="a"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="300" height="600"/><subviews>\(text)</subviews></view>
        </viewController>
        """))
    let page = try #require(try storyboard.makeInitialViewController())
    return try #require(page.view.subviews.first as? View)
  }

  /// Expects that each attribute sets its property, with YES and with NO.
  private func expectAttribute<View: UIView>(
    _ element: String, _ flags: [String: KeyPath<View, Bool>], _ more: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (word, value) in [("YES", true), ("NO", false)] {
      let attributes = flags.keys.sorted().map { "\($0)=\"\(word)\"" }.joined(separator: " ")
      let view = try view("<\(element) \(attributes) \(more) id=\"e\"/>", as: View.self)
      for (name, path) in flags {
        expect(view[keyPath: path], equals: value, "\(name)", sourceLocation: sourceLocation)
      }
    }
  }

  /// Expects that each attribute sets its property to two numbers.
  private func expectAttribute<View: UIView, Number: BinaryFloatingPoint>(
    _ element: String, _ numbers: [String: KeyPath<View, Number>], _ values: [Number] = [3, 0.5],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for value in values {
      let attributes = numbers.keys.sorted().map { "\($0)=\"\(value)\"" }.joined(separator: " ")
      let view = try view("<\(element) \(attributes) id=\"e\"/>", as: View.self)
      for (name, path) in numbers {
        expect(view[keyPath: path], equals: value, "\(name)", sourceLocation: sourceLocation)
      }
    }
  }

  private let red = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\""

  /// Expects that each child element of that key sets its color.
  private func expectAttribute<View: UIView>(
    _ element: String, colors: [String: KeyPath<View, UIColor?>],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let children = colors.keys.sorted().map { "<color key=\"\($0)\" \(red)/>" }.joined()
    let view = try view("<\(element) id=\"e\">\(children)</\(element)>", as: View.self)
    for (name, path) in colors {
      expect(view[keyPath: path], equals: .red, "\(name)", sourceLocation: sourceLocation)
    }
  }

  @Test func `flags of views`() throws {
    try expectAttribute(
      "view",
      [
        "hidden": \UIView.isHidden, "clipsSubviews": \.clipsToBounds,
        "userInteractionEnabled": \.isUserInteractionEnabled,
        "multipleTouchEnabled": \.isMultipleTouchEnabled, "exclusiveTouch": \.isExclusiveTouch,
        "autoresizesSubviews": \.autoresizesSubviews, "opaque": \.isOpaque,
        "clearsContextBeforeDrawing": \.clearsContextBeforeDrawing,
        "preservesSuperviewLayoutMargins": \.preservesSuperviewLayoutMargins,
      ])
    try expectAttribute("view", ["alpha": \UIView.alpha], [0.25, 1])
    try expectAttribute("view", colors: ["backgroundColor": \UIView.backgroundColor])
    let view = try view(
      "<imageView tag=\"7\" restorationIdentifier=\"r\" contentMode=\"bottomLeft\" id=\"e\">"
        + "<color key=\"tintColor\" \(red)/>"
        + "<accessibility key=\"accessibilityConfiguration\" identifier=\"i\" label=\"l\"/></imageView>"
    )
    expect(view.tag == 7 && view.restorationIdentifier == "r" && view.tintColor == .red)
    expect(view.contentMode == .bottomLeft && view.isUserInteractionEnabled)
    expect(view.accessibilityIdentifier == "i" && view.accessibilityLabel == "l")
  }

  @Test(arguments: [
    ("widthSizable", UIView.AutoresizingMask.flexibleWidth), ("heightSizable", .flexibleHeight),
    ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
    ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
  ])
  func `a side that is flexible`(name: String, mask: UIView.AutoresizingMask) throws {
    let yes = try view(
      "<view id=\"e\"><autoresizingMask key=\"autoresizingMask\" \(name)=\"YES\"/></view>")
    expect(yes.autoresizingMask, equals: mask)
    let no = try view(
      "<view id=\"e\"><autoresizingMask key=\"autoresizingMask\" \(name)=\"NO\"/></view>")
    expect(no.autoresizingMask, equals: [])
  }

  @Test func `a frame has its four numbers`() throws {
    let view = try view(
      "<view id=\"e\"><rect key=\"frame\" x=\"1\" y=\"2.5\" width=\"30\" height=\"40\"/></view>")
    expect(view.frame, equals: CGRect(x: 1, y: 2.5, width: 30, height: 40))
  }

  @Test func `labels`() throws {
    try expectAttribute(
      "label",
      [
        "adjustsFontSizeToFit": \UILabel.adjustsFontSizeToFitWidth,
        "adjustsFontForContentSizeCategory": \.adjustsFontForContentSizeCategory,
        "enabled": \.isEnabled, "highlighted": \.isHighlighted,
        "allowsDefaultTighteningForTruncation": \.allowsDefaultTighteningForTruncation,
      ])
    try expectAttribute("label", ["minimumScaleFactor": \UILabel.minimumScaleFactor], [0.25, 0.5])
    try expectAttribute(
      "label", ["preferredMaxLayoutWidth": \UILabel.preferredMaxLayoutWidth], [3, 99])
    try expectAttribute(
      "label",
      colors: ["highlightedColor": \UILabel.highlightedTextColor, "shadowColor": \.shadowColor])
    let label: UILabel = try view(
      """
      <label text="A" numberOfLines="3" textAlignment="center" lineBreakMode="clip" \
      baselineAdjustment="alignCenters" preferredMaxLayoutWidth="0" id="e">
      <fontDescription key="fontDescription" type="boldSystem" pointSize="19"/>
      <color key="textColor" \(red)/><size key="shadowOffset" width="2" height="-3"/></label>
      """)
    expect(label.text == "A" && label.numberOfLines == 3 && label.textAlignment == .center)
    expect(label.lineBreakMode == .byClipping && label.baselineAdjustment == .alignCenters)
    expect(label.font == .boldSystemFont(ofSize: 19) && label.textColor == .red)
    expect(label.shadowOffset, equals: CGSize(width: 2, height: -3))
    let child: UILabel = try view("<label id=\"e\"><string key=\"text\">B</string></label>")
    expect(child.text, equals: "B")
  }

  @Test func `scroll views`() throws {
    try expectAttribute(
      "scrollView",
      [
        "scrollEnabled": \UIScrollView.isScrollEnabled, "pagingEnabled": \.isPagingEnabled,
        "bounces": \.bounces, "alwaysBounceVertical": \.alwaysBounceVertical,
        "alwaysBounceHorizontal": \.alwaysBounceHorizontal, "bouncesZoom": \.bouncesZoom,
        "directionalLockEnabled": \.isDirectionalLockEnabled,
        "delaysContentTouches": \.delaysContentTouches,
        "canCancelContentTouches": \.canCancelContentTouches,
        "showsHorizontalScrollIndicator": \.showsHorizontalScrollIndicator,
        "showsVerticalScrollIndicator": \.showsVerticalScrollIndicator,
      ])
    try expectAttribute(
      "scrollView", ["minimumZoomScale": \UIScrollView.minimumZoomScale], [0.5, 0.25])
    try expectAttribute("scrollView", ["maximumZoomScale": \UIScrollView.maximumZoomScale], [3, 5])
    let scroll: UIScrollView = try view(
      """
      <scrollView keyboardDismissMode="interactive" indicatorStyle="white" \
      contentInsetAdjustmentBehavior="never" id="e">
      <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/></scrollView>
      """)
    expect(scroll.keyboardDismissMode == .interactive && scroll.indicatorStyle == .white)
    expect(scroll.contentInsetAdjustmentBehavior, equals: .never)
    expect(scroll.contentInset, equals: UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test func `sliders, switches and steppers`() throws {
    try expectAttribute("slider", ["continuous": \UISlider.isContinuous])
    try expectAttribute(
      "slider",
      colors: [
        "minimumTrackTintColor": \UISlider.minimumTrackTintColor,
        "maximumTrackTintColor": \.maximumTrackTintColor, "thumbTintColor": \.thumbTintColor,
      ])
    let slider: UISlider = try view(
      "<slider minValue=\"-2\" maxValue=\"8\" value=\"3\" id=\"e\"/>")
    expect(slider.minimumValue == -2 && slider.maximumValue == 8 && slider.value == 3)
    let plain: UISlider = try view("<slider id=\"e\"/>")
    expect(plain.minimumValue == 0 && plain.maximumValue == 1 && plain.value == 0.5)
    expect(plain.isContinuous)
    try expectAttribute(
      "switch", ["on": \UISwitch.isOn, "enabled": \.isEnabled, "selected": \.isSelected])
    try expectAttribute(
      "switch",
      colors: ["onTintColor": \UISwitch.onTintColor, "thumbTintColor": \.thumbTintColor])
    try expect(!view("<switch id=\"e\"/>", as: UISwitch.self).isOn)
    try expectAttribute("stepper", ["wraps": \UIStepper.wraps])
    let stepper: UIStepper = try view(
      "<stepper minimumValue=\"2\" maximumValue=\"9\" value=\"4\" stepValue=\"2\" id=\"e\"/>")
    expect(stepper.minimumValue == 2 && stepper.maximumValue == 9)
    expect(stepper.value == 4 && stepper.stepValue == 2)
    let simple: UIStepper = try view("<stepper stepValue=\"0\" id=\"e\"/>")
    expect(simple.minimumValue == 0 && simple.maximumValue == 100 && simple.value == 0)
    expect(simple.stepValue, equals: 1)
  }

  @Test func `pages, progress and activity`() throws {
    try expectAttribute("pageControl", ["hidesForSinglePage": \UIPageControl.hidesForSinglePage])
    try expectAttribute(
      "pageControl",
      colors: [
        "pageIndicatorTintColor": \UIPageControl.pageIndicatorTintColor,
        "currentPageIndicatorTintColor": \.currentPageIndicatorTintColor,
      ])
    let pages: UIPageControl = try view(
      "<pageControl numberOfPages=\"5\" currentPage=\"3\" id=\"e\"/>")
    expect(pages.numberOfPages == 5 && pages.currentPage == 3)
    try expectAttribute("progressView", ["progress": \UIProgressView.progress], [0.5, 0.25])
    try expectAttribute(
      "progressView",
      colors: [
        "progressTintColor": \UIProgressView.progressTintColor, "trackTintColor": \.trackTintColor,
      ])
    try expectAttribute(
      "activityIndicatorView",
      [
        "hidesWhenStopped": \UIActivityIndicatorView.hidesWhenStopped,
        "animating": \.isAnimating,
      ], "style=\"large\"")
    let activity: UIActivityIndicatorView = try view(
      "<activityIndicatorView style=\"whiteLarge\" id=\"e\"><color key=\"color\" \(red)/>"
        + "</activityIndicatorView>")
    expect(activity.color == .red && activity.style == .large && !activity.isAnimating)
    expect(!activity.hidesWhenStopped)
  }

  @Test func `segments`() throws {
    try expectAttribute(
      "segmentedControl",
      [
        "momentary": \UISegmentedControl.isMomentary, "springLoaded": \.isSpringLoaded,
        "apportionsSegmentWidthsByContent": \.apportionsSegmentWidthsByContent,
      ])
    let segments: UISegmentedControl = try view(
      """
      <segmentedControl selectedSegmentIndex="1" id="e"><segments><segment title="A"/>
      <segment title="B" enabled="NO" width="70"/><segment image="star" catalog="system"/></segments>
      <color key="selectedSegmentTintColor" \(red)/></segmentedControl>
      """)
    expect(segments.numberOfSegments == 3 && segments.selectedSegmentIndex == 1)
    expect(segments.titleForSegment(at: 0) == "A" && segments.titleForSegment(at: 1) == "B")
    expect(segments.isEnabledForSegment(at: 0) && !segments.isEnabledForSegment(at: 1))
    expect(segments.widthForSegment(at: 0) == 0 && segments.widthForSegment(at: 1) == 70)
    expect(segments.imageForSegment(at: 2) != nil && segments.selectedSegmentTintColor == .red)
    let none: UISegmentedControl = try view(
      "<segmentedControl selectedSegmentIndex=\"-1\" id=\"e\"><segments><segment title=\"A\"/>"
        + "</segments></segmentedControl>")
    expect(none.selectedSegmentIndex, equals: -1)
    #expect(throws: (any Error).self) {
      try view(
        "<segmentedControl selectedSegmentIndex=\"1\" id=\"e\"><segments><segment title=\"A\"/>"
          + "</segments></segmentedControl>")
    }
  }

  @Test func `text that is written`() throws {
    try expectAttribute(
      "textView",
      [
        "editable": \UITextView.isEditable, "selectable": \.isSelectable,
        "adjustsFontForContentSizeCategory": \.adjustsFontForContentSizeCategory,
      ])
    try expectAttribute("textField", ["clearsOnBeginEditing": \UITextField.clearsOnBeginEditing])
    let text: UITextView = try view(
      """
      <textView text="A" textAlignment="right" id="e"><color key="textColor" \(red)/>
      <fontDescription key="fontDescription" type="italicSystem" pointSize="12"/></textView>
      """)
    expect(text.text == "A" && text.textAlignment == .right && text.textColor == .red)
    expect(text.font == .italicSystemFont(ofSize: 12) && text.isEditable)
    let field: UITextField = try view(
      """
      <textField text="A" placeholder="B" borderStyle="bezel" clearButtonMode="always" \
      textAlignment="center" id="e"><color key="textColor" \(red)/>
      <fontDescription key="fontDescription" type="system" weight="heavy" pointSize="12"/>
      <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
      """)
    expect(field.text == "A" && field.placeholder == "B" && field.borderStyle == .bezel)
    expect(field.clearButtonMode == .always && field.textAlignment == .center)
    expect(field.textColor == .red && field.isSecureTextEntry)
    expect(field.font, equals: .systemFont(ofSize: 12, weight: .heavy))
  }

  @Test func `search bars and pictures`() throws {
    try expectAttribute(
      "searchBar",
      [
        "showsCancelButton": \UISearchBar.showsCancelButton,
        "showsBookmarkButton": \.showsBookmarkButton,
        "showsSearchResultsButton": \.showsSearchResultsButton, "showsScopeBar": \.showsScopeBar,
      ])
    try expectAttribute("searchBar", colors: ["barTintColor": \UISearchBar.barTintColor])
    let bar: UISearchBar = try view(
      """
      <searchBar text="A" placeholder="B" id="e"><scopeButtonTitles><string>C</string>
      <string>D</string></scopeButtonTitles></searchBar>
      """)
    expect(bar.text == "A" && bar.placeholder == "B" && bar.scopeButtonTitles == ["C", "D"])
    try expectAttribute("imageView", ["highlighted": \UIImageView.isHighlighted])
    let picture: UIImageView = try view(
      "<imageView image=\"star\" highlightedImage=\"heart\" catalog=\"system\" id=\"e\">"
        + "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" scale=\"large\"/>"
        + "</imageView>")
    expect(picture.image != nil && picture.highlightedImage != nil)
    expect(picture.preferredSymbolConfiguration, equals: UIImage.SymbolConfiguration(scale: .large))
  }

  @Test func `tables`() throws {
    try expectAttribute(
      "tableView",
      [
        "allowsSelection": \UITableView.allowsSelection,
        "allowsMultipleSelection": \.allowsMultipleSelection,
        "allowsSelectionDuringEditing": \.allowsSelectionDuringEditing,
        "allowsMultipleSelectionDuringEditing": \.allowsMultipleSelectionDuringEditing,
        "prefetchingEnabled": \.isPrefetchingEnabled, "springLoaded": \.isSpringLoaded,
      ])
    try expectAttribute(
      "tableView",
      [
        "rowHeight": \UITableView.rowHeight, "estimatedRowHeight": \.estimatedRowHeight,
        "sectionHeaderHeight": \.sectionHeaderHeight, "sectionFooterHeight": \.sectionFooterHeight,
      ], [30, 60])
    try expectAttribute(
      "tableView",
      colors: [
        "separatorColor": \UITableView.separatorColor, "sectionIndexColor": \.sectionIndexColor,
        "sectionIndexBackgroundColor": \.sectionIndexBackgroundColor,
        "sectionIndexTrackingBackgroundColor": \.sectionIndexTrackingBackgroundColor,
      ])
    let list: UITableView = try view(
      """
      <tableView style="insetGrouped" separatorStyle="none" rowHeight="-1" \
      sectionIndexMinimumDisplayRowCount="9" id="e">
      <inset key="separatorInset" minX="1" minY="2" maxX="3" maxY="4"/></tableView>
      """)
    expect(list.style == .insetGrouped && list.separatorStyle == .none)
    expect(list.rowHeight, equals: UITableView.automaticDimension)
    expect(list.sectionIndexMinimumDisplayRowCount, equals: 9)
    expect(list.separatorInset, equals: UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    // The heights that Interface Builder writes into every table are those of the style.
    for (style, height) in [("plain", 28.0), ("grouped", 18)] {
      let usual: UITableView = try view(
        "<tableView style=\"\(style)\" sectionHeaderHeight=\"\(height)\" "
          + "sectionFooterHeight=\"\(height)\" id=\"e\"/>")
      let new = UITableView(frame: .zero, style: style == "plain" ? .plain : .grouped)
      expect(usual.sectionHeaderHeight, equals: new.sectionHeaderHeight)
      expect(usual.sectionFooterHeight, equals: new.sectionFooterHeight)
      let other: UITableView = try view(
        "<tableView style=\"\(style)\" sectionHeaderHeight=\"\(46 - height)\" id=\"e\"/>")
      expect(other.sectionHeaderHeight, equals: CGFloat(46 - height))
    }
  }

  @Test func `collections`() throws {
    try expectAttribute(
      "collectionView",
      [
        "allowsSelection": \UICollectionView.allowsSelection,
        "allowsMultipleSelection": \.allowsMultipleSelection,
        "prefetchingEnabled": \.isPrefetchingEnabled, "springLoaded": \.isSpringLoaded,
      ])
    for isPinned in [true, false] {
      let list: UICollectionView = try view(
        """
        <collectionView id="e"><collectionViewFlowLayout key="collectionViewLayout" \
        minimumLineSpacing="3" minimumInteritemSpacing="4" scrollDirection="horizontal" \
        sectionInsetReference="safeArea" sectionHeadersPinToVisibleBounds="\(isPinned ? "YES" : "NO")" \
        sectionFootersPinToVisibleBounds="\(isPinned ? "NO" : "YES")" id="l">
        <size key="itemSize" width="11" height="12"/>
        <size key="headerReferenceSize" width="13" height="14"/>
        <size key="footerReferenceSize" width="15" height="16"/>
        <size key="estimatedItemSize" width="17" height="18"/>
        <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
        </collectionViewFlowLayout></collectionView>
        """)
      let flow = try #require(list.collectionViewLayout as? UICollectionViewFlowLayout)
      expect(flow.minimumLineSpacing == 3 && flow.minimumInteritemSpacing == 4)
      expect(flow.scrollDirection == .horizontal && flow.sectionInsetReference == .fromSafeArea)
      expect(flow.sectionHeadersPinToVisibleBounds, equals: isPinned)
      expect(flow.sectionFootersPinToVisibleBounds, equals: !isPinned)
      expect(flow.itemSize, equals: CGSize(width: 11, height: 12))
      expect(flow.headerReferenceSize, equals: CGSize(width: 13, height: 14))
      expect(flow.footerReferenceSize, equals: CGSize(width: 15, height: 16))
      expect(flow.estimatedItemSize, equals: CGSize(width: 17, height: 18))
      expect(flow.sectionInset, equals: UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    }
  }

  @Test func `buttons`() throws {
    try expectAttribute(
      "button",
      [
        "adjustsImageWhenHighlighted": \UIButton.adjustsImageWhenHighlighted,
        "adjustsImageWhenDisabled": \.adjustsImageWhenDisabled,
        "changesSelectionAsPrimaryAction": \.changesSelectionAsPrimaryAction,
        "showsMenuAsPrimaryAction": \.showsMenuAsPrimaryAction, "springLoaded": \.isSpringLoaded,
        "pointerInteraction": \.isPointerInteractionEnabled, "enabled": \.isEnabled,
      ])
    let button: UIButton = try view(
      """
      <button buttonType="system" role="destructive" lineBreakMode="headTruncation" \
      contentHorizontalAlignment="right" contentVerticalAlignment="bottom" id="e">
      <fontDescription key="fontDescription" type="system" pointSize="21"/>
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <inset key="titleEdgeInsets" minX="5" minY="6" maxX="7" maxY="8"/>
      <inset key="imageEdgeInsets" minX="9" minY="10" maxX="11" maxY="12"/>
      <state key="normal" title="A" image="star" catalog="system"><color key="titleColor" \(red)/></state>
      <state key="highlighted" title="B"/><state key="disabled" title="C"/>
      <state key="selected" title="D" backgroundImage="heart" catalog="system"/></button>
      """)
    expect(button.buttonType == .system && button.role == .destructive)
    expect(button.titleLabel?.lineBreakMode, equals: .byTruncatingHead)
    expect(button.titleLabel?.font, equals: .systemFont(ofSize: 21))
    expect(button.contentHorizontalAlignment, equals: .right)
    expect(button.contentVerticalAlignment, equals: .bottom)
    expect(button.contentEdgeInsets, equals: UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    expect(button.titleEdgeInsets, equals: UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
    expect(button.imageEdgeInsets, equals: UIEdgeInsets(top: 10, left: 9, bottom: 12, right: 11))
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]
    expect(states.map { button.title(for: $0) }, equals: ["A", "B", "C", "D"])
    expect(button.titleColor(for: .normal) == .red && button.image(for: .normal) != nil)
    expect(button.backgroundImage(for: .selected) != nil)
    expectNil(button.backgroundImage(for: .normal))
  }

  @Test func `buttons with a configuration`() throws {
    let button: UIButton = try view(
      """
      <button buttonType="system" id="e"><state key="normal" title="State"/>
      <buttonConfiguration key="configuration" style="filled" subtitle="S" imagePadding="3" \
      titlePadding="4" imagePlacement="trailing" cornerStyle="capsule" showsActivityIndicator="YES">
      <color key="baseForegroundColor" \(red)/><color key="baseBackgroundColor" white="1" alpha="1"/>
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      </buttonConfiguration></button>
      """)
    let look = try #require(button.configuration)
    expect(look.title == "State" && look.subtitle == "S")
    expect(look.imagePadding == 3 && look.titlePadding == 4 && look.imagePlacement == .trailing)
    expect(look.cornerStyle == .capsule && look.showsActivityIndicator)
    expect(look.baseForegroundColor == .red && look.baseBackgroundColor == .white)
    expect(
      look.contentInsets,
      equals: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let own: UIButton = try view(
      "<button id=\"e\"><state key=\"normal\" title=\"State\"/><buttonConfiguration "
        + "key=\"configuration\" style=\"plain\" title=\"Own\"/></button>")
    expect(own.configuration?.title == "Own" && own.configuration?.showsActivityIndicator == false)
  }
}
