import Foundation
import Testing
import UIKit
import ViewTesting

/// Fields, pickers, bars, stacks and scroll views that are changed after they were shown.
@MainActor
struct ContainerLateChangeTests {
  @Test func `text fields`() {
    let field = LateChange("field") { () -> UITextField in
      let field = UITextField()
      field.text = "Text"
      field.placeholder = "Placeholder"
      return field
    }
    field.checkAll()
    field.check("text") { $0.text = "Other text" }
    field.check("empty") { $0.text = "" }
    field.check("placeholder") {
      $0.text = ""
      $0.placeholder = "Another"
    }
    for style in [UITextField.BorderStyle.line, .bezel, .roundedRect] {
      field.check("border \(style.rawValue)") { $0.borderStyle = style }
    }
    field.check("font") { $0.font = .systemFont(ofSize: 30) }
    field.check("color") { $0.textColor = .red }
    field.check("alignment") { $0.textAlignment = .center }
    field.check("secure") { $0.isSecureTextEntry = true }
    field.check("clear") { $0.clearButtonMode = .always }
    field.check("views") {
      $0.leftView = UISwitch()
      $0.leftViewMode = .always
      $0.rightView = UISwitch()
      $0.rightViewMode = .unlessEditing
    }
    field.check("backgrounds") { $0.background = UIImage(systemName: "square") }
    field.check("disabled") {
      $0.disabledBackground = UIImage(systemName: "square")
      $0.isEnabled = false
    }
    field.check("shrunk") {
      $0.text = "A text that is much longer than the field has room for"
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumFontSize = 8
    }
    field.check("attributes") {
      $0.attributedText = NSAttributedString(string: "Attributed", attributes: [.kern: 4])
    }
    field.check("attributed placeholder") {
      $0.text = nil
      $0.attributedPlaceholder = NSAttributedString(
        string: "Attributed", attributes: [.foregroundColor: UIColor.brown])
    }
    field.check("typing") { $0.defaultTextAttributes = [.kern: 3, .foregroundColor: UIColor.red] }
  }

  @Test func `text views`() {
    let view = LateChange("text view") { () -> UITextView in
      let view = UITextView()
      view.text = "One two three four five six seven eight nine ten eleven twelve"
      return view
    }
    view.checkAll()
    view.check("text") { $0.text = "Other" }
    view.check("font") { $0.font = .boldSystemFont(ofSize: 25) }
    view.check("color") { $0.textColor = .red }
    view.check("alignment") { $0.textAlignment = .right }
    view.check("insets") {
      $0.textContainerInset = UIEdgeInsets(top: 3, left: 20, bottom: 9, right: 4)
    }
    view.check("padding") { $0.textContainer.lineFragmentPadding = 30 }
    view.check("two lines") {
      $0.textContainer.maximumNumberOfLines = 2
      $0.textContainer.lineBreakMode = .byTruncatingTail
    }
    view.check("no scrolling") { $0.isScrollEnabled = false }
    view.check("attributes") {
      $0.attributedText = NSAttributedString(
        string: "Attributed", attributes: [.backgroundColor: UIColor.yellow])
    }
    view.check("link") {
      $0.attributedText = NSAttributedString(
        string: "Link", attributes: [.link: "https://example.com"])
      $0.linkTextAttributes = [.foregroundColor: UIColor.purple]
    }
  }

  @Test func `search bars`() {
    let bar = LateChange("search bar") { UISearchBar() }
    bar.checkAll()
    bar.check("text") { $0.text = "found" }
    bar.check("placeholder") { $0.placeholder = "Search here" }
    bar.check("prompt") { $0.prompt = "Prompt" }
    bar.check("cancel") { $0.showsCancelButton = true }
    bar.check("bookmark") { $0.showsBookmarkButton = true }
    bar.check("results") { $0.showsSearchResultsButton = true }
    bar.check("scopes") {
      $0.scopeButtonTitles = ["All", "Some"]
      $0.showsScopeBar = true
      $0.selectedScopeButtonIndex = 1
    }
    bar.check("minimal") { $0.searchBarStyle = .minimal }
    bar.check("color") { $0.barTintColor = .red }
    bar.check("black") { $0.barStyle = .black }
  }

  @Test func `date pickers`() {
    // Wheels turn to a place that depends on where they were.
    for style in [UIDatePickerStyle.compact] {
      let size = CGSize(width: 300, height: 40)
      let date = LateChange("date picker \(style.rawValue)", size: size) { () -> UIDatePicker in
        UIDatePicker.beginOnTheSameDay()
        let picker = UIDatePicker()
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.locale = Locale(identifier: "en_US")
        picker.date = Date(timeIntervalSince1970: 1_000_000_000)
        picker.preferredDatePickerStyle = style
        return picker
      }
      date.checkAll()
      date.check("date") { $0.date = Date(timeIntervalSince1970: 1_234_567_890) }
      date.check("mode date") { $0.datePickerMode = .date }
      date.check("mode time") { $0.datePickerMode = .time }
      date.check("limits") {
        $0.minimumDate = Date(timeIntervalSince1970: 999_900_000)
        $0.maximumDate = Date(timeIntervalSince1970: 1_000_100_000)
      }
      date.check("minutes") { $0.minuteInterval = 15 }
      date.check("locale") { $0.locale = Locale(identifier: "de_DE") }
      date.check("disabled") { $0.isEnabled = false }
    }
  }

  @Test func `stacks`() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let stack = LateChange("stack \(axis.rawValue)", size: CGSize(width: 240, height: 200)) {
        () -> UIStackView in
        let views = [UISwitch(), UILabel(), UIStepper()]
        (views[1] as? UILabel)?.text = "Label"
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        return stack
      }
      stack.checkAll()
      stack.check("spacing") { $0.spacing = 9 }
      for distribution in [
        UIStackView.Distribution.fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
      ] {
        stack.check("distribution \(distribution.rawValue)") { $0.distribution = distribution }
      }
      // Views of different heights have no certain place by their first baseline.
      for alignment in [UIStackView.Alignment.leading, .center, .trailing, .lastBaseline] {
        stack.check("alignment \(alignment.rawValue)") { $0.alignment = alignment }
      }
      stack.check("other axis") {
        $0.axis = axis == .vertical ? .horizontal : .vertical
        $0.alignment = .center
      }
      stack.check("hidden") { $0.arrangedSubviews[1].isHidden = true }
      stack.check("custom spacing") { $0.setCustomSpacing(30, after: $0.arrangedSubviews[0]) }
      stack.check("margins") {
        $0.isLayoutMarginsRelativeArrangement = true
        $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      stack.check("removed") { stack in
        if stack.arrangedSubviews.count == 3 { stack.arrangedSubviews[0].removeFromSuperview() }
      }
      stack.check("added") { stack in
        if stack.arrangedSubviews.count == 3 { stack.insertArrangedSubview(UISwitch(), at: 1) }
      }
    }
  }

  @Test func `bars`() {
    let bar = LateChange("navigation bar", size: CGSize(width: 300, height: 44)) {
      () -> UINavigationBar in
      let bar = UINavigationBar()
      let item = UINavigationItem(title: "Title")
      item.rightBarButtonItem = UIBarButtonItem(
        title: "Done", style: .done, target: nil, action: nil)
      bar.items = [UINavigationItem(title: "Back"), item]
      return bar
    }
    bar.checkAll()
    bar.check("title") { $0.topItem?.title = "Other" }
    bar.check("prompt") { $0.topItem?.prompt = "Prompt" }
    bar.check("no back button") { $0.topItem?.hidesBackButton = true }
    bar.check("left item") {
      $0.topItem?.leftBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: nil, action: nil)
    }
    bar.check("left beside back") {
      $0.topItem?.leftItemsSupplementBackButton = true
      $0.topItem?.leftBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .trash, target: nil, action: nil)
    }
    bar.check("disabled item") { $0.topItem?.rightBarButtonItem?.isEnabled = false }
    bar.check("title of an item") { $0.topItem?.rightBarButtonItem?.title = "Ready" }
    bar.check("color of an item") { $0.topItem?.rightBarButtonItem?.tintColor = .red }
    bar.check("view") {
      let label = UILabel()
      label.text = "View"
      $0.topItem?.titleView = label
    }
    bar.check("attributes") { $0.titleTextAttributes = [.foregroundColor: UIColor.red] }
    bar.check("color") { $0.barTintColor = .yellow }
    bar.check("black") { $0.barStyle = .black }
    bar.check("back title") { $0.backItem?.backButtonTitle = "Out" }
    let tools = LateChange("toolbar", size: CGSize(width: 300, height: 44)) { () -> UIToolbar in
      let bar = UIToolbar()
      bar.items = [
        UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
        UIBarButtonItem(title: "End", style: .plain, target: nil, action: nil),
      ]
      return bar
    }
    tools.checkAll()
    tools.check("items") {
      $0.items = [UIBarButtonItem(title: "Only", style: .plain, target: nil, action: nil)]
    }
    tools.check("color") { $0.barTintColor = .yellow }
    tools.check("disabled item") { $0.items?[2].isEnabled = false }
    tools.check("title") { $0.items?[2].title = "Longer end" }
    tools.check("width") { $0.items?[0].width = 90 }
    tools.check("picture over a color") {
      $0.barTintColor = .yellow
      $0.setBackgroundImage(
        UIImage(systemName: "square"), forToolbarPosition: .any, barMetrics: .default)
    }
    tools.check("no ground") {
      $0.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
    }
    tools.check("appearance") { bar in
      let looks = UIToolbarAppearance()
      looks.backgroundColor = .green
      bar.standardAppearance = looks
    }
    let tabs = LateChange("tab bar", size: CGSize(width: 300, height: 49)) { () -> UITabBar in
      let bar = UITabBar()
      bar.items = [
        UITabBarItem(title: "One", image: UIImage(systemName: "star.fill"), tag: 0),
        UITabBarItem(title: "Two", image: UIImage(systemName: "heart"), tag: 1),
      ]
      return bar
    }
    tabs.checkAll()
    tabs.check("selected") { $0.selectedItem = $0.items?[1] }
    tabs.check("badge") { $0.items?[1].badgeValue = "3" }
    tabs.check("badge color") {
      $0.items?[0].badgeValue = "new"
      $0.items?[0].badgeColor = .blue
    }
    tabs.check("title") { $0.items?[0].title = "First" }
    tabs.check("image") { $0.items?[0].image = UIImage(systemName: "heart") }
    tabs.check("disabled item") { $0.items?[0].isEnabled = false }
    tabs.check("unselected color") { $0.unselectedItemTintColor = .red }
    tabs.check("color") { $0.barTintColor = .yellow }
  }

  @Test func `cells`() {
    for style in [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
      let cell = LateChange("cell \(style.rawValue)", size: CGSize(width: 280, height: 50)) {
        () -> UITableViewCell in
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Text"
        cell.detailTextLabel?.text = "Detail"
        return cell
      }
      cell.checkAll()
      cell.check("accessory") { $0.accessoryType = .detailDisclosureButton }
      cell.check("mark") { $0.accessoryType = .checkmark }
      cell.check("accessory view") { $0.accessoryView = UISwitch() }
      cell.check("indented") { $0.indentationLevel = 2 }
      cell.check("indented far") {
        $0.indentationLevel = 1
        $0.indentationWidth = 33
      }
      cell.check("selected") { $0.isSelected = true }
      cell.check("highlighted") { $0.isHighlighted = true }
      cell.check("edited") { $0.setEditing(true, animated: false) }
      cell.check("background view") { $0.backgroundView = UIView() }
      cell.check("separator") {
        $0.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 9)
      }
    }
  }

  @Test func `scroll views`() {
    let view = LateChange("scroll view", size: CGSize(width: 200, height: 150)) {
      () -> UIScrollView in
      let view = UIScrollView()
      view.contentSize = CGSize(width: 500, height: 700)
      view.addSubview(UISwitch(frame: CGRect(x: 90, y: 70, width: 51, height: 31)))
      return view
    }
    view.checkAll()
    view.check("offset") { $0.contentOffset = CGPoint(x: 30, y: 40) }
    view.check("insets") {
      $0.contentInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
      $0.contentOffset = CGPoint(x: -6, y: -5)
    }
    view.check("size") { $0.contentSize = CGSize(width: 50, height: 60) }
    view.check("zoom") {
      $0.minimumZoomScale = 0.5
      $0.maximumZoomScale = 3
    }
  }
}
