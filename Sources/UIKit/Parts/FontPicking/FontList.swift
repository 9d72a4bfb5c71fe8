import Foundation

/// The list of the families of fonts, which a text in a search bar shortens.
final class FontList: UITableViewController, UISearchResultsUpdating {
  var picked: ((String) -> Void)?
  private let all: [String]
  private var shown: [String]
  private let chosen: String?
  private let usesSystemFont: Bool

  init(_ families: [String], chosen: String?, usesSystemFont: Bool) {
    (all, shown) = (families, families)
    self.chosen = chosen
    self.usesSystemFont = usesSystemFont
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "family")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "family", for: indexPath)
    let family = shown[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = family
    if !usesSystemFont, let font = UIFont(name: family, size: UIFont.labelFontSize) {
      content.textProperties.font = font
    }
    cell.contentConfiguration = content
    cell.accessoryType = family == chosen ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    picked?(shown[indexPath.row])
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = text.isEmpty ? all : all.filter { $0.localizedCaseInsensitiveContains(text) }
    tableView.reloadData()
  }
}

/// The list of the faces of a family. A machine's font draws each face, or makes it out of the
/// regular one.
final class FontFaceList: UITableViewController {
  var picked: ((UIFontDescriptor) -> Void)?
  private let family: String

  private static let faces: [(name: String, traits: UIFontDescriptor.SymbolicTraits)] = [
    ("Regular", []), ("Italic", .traitItalic), ("Bold", .traitBold),
    ("Bold Italic", [.traitBold, .traitItalic]),
  ]

  init(_ family: String) {
    self.family = family
    super.init(style: .plain)
    title = family
  }

  required init?(coder: NSCoder) { nil }

  private func descriptor(_ index: Int) -> UIFontDescriptor {
    let regular = UIFontDescriptor(name: family, size: 0)
    return regular.withSymbolicTraits(Self.faces[index].traits) ?? regular
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.faces.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = Self.faces[indexPath.row].name
    content.textProperties.font = UIFont(
      descriptor: descriptor(indexPath.row), size: UIFont.labelFontSize)
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    picked?(descriptor(indexPath.row))
  }
}
