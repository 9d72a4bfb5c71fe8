/// The names of storyboard attributes and elements: those that are read, those that only Interface
/// Builder uses, and those that are ignored, with the reason.
package enum InterfaceVocabulary {
  /// An attribute or element that has no effect here.
  package struct Ignored: Sendable {
    /// The ignored element; nil for an attribute of any element.
    package let element: String?
    /// The ignored attribute; nil for the element as a whole.
    package let attribute: String?
    package let reason: String

    /// The ignored name in the form that `port` prints.
    package var name: String {
      guard let attribute else { return "<\(element ?? "")>" }
      return element.map { "\(attribute) of <\($0)>" } ?? attribute
    }
  }

  package static let ignored: [Ignored] = ignoredText.split(separator: "\n").compactMap { line in
    let parts = line.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let reason = String(parts[1].drop { $0 == " " })
    if parts[0].hasPrefix("<") {
      let element = String(parts[0].dropFirst().dropLast())
      return Ignored(element: element, attribute: nil, reason: reason)
    }
    let names = parts[0].split(separator: ".").map(String.init)
    return Ignored(
      element: names.count == 2 ? names[0] : nil, attribute: names.last, reason: reason)
  }

  private static let byElement = Dictionary(
    ignored.filter { $0.attribute == nil }.map { ($0.element ?? "", $0) }
  ) { first, _ in first }
  private static let byAttribute = Dictionary(
    ignored.filter { $0.attribute != nil }.map { ("\($0.element ?? "").\($0.attribute ?? "")", $0) }
  ) { first, _ in first }

  /// Returns the reason why an element has no effect; nil if the element is read or is only for
  /// Interface Builder.
  static func reason(forElement element: String) -> String? { byElement[element]?.reason }

  /// Returns the reason why an attribute has no effect; nil if the attribute is read or is only for
  /// Interface Builder.
  static func reason(for attribute: String, of element: String) -> String? {
    if let known = byAttribute["\(element).\(attribute)"] ?? byAttribute[".\(attribute)"] {
      return known.reason
    }
    return read.contains(attribute) || editor.contains(attribute)
      || attribute.contains(":") ? nil : "is unknown and ignored"
  }

  /// The attributes that only Interface Builder uses.
  package static let editor: Set<String> = words(
    """
    hasAttributedTitle
    sceneMemberID sceneID userLabel ambiguous misplaced verifyAmbiguity customModuleProvider launchScreen
    useTraitCollections useSafeAreas colorMatched propertyAccessControl useAutolayout targetRuntime toolsVersion
    version systemVersion colorSpace autoresizesArchivedViewToFullSize wantsToolbar
    simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedOrientationMetrics
    simulatedScreenMetrics simulatedUserInterfaceStyle automaticallyAdjustsSize symbolic orientation appearance
    dataMode viewIndicator appends collection sortOrder explicitCharacterEncoding locale minToolsVersion
    fromSettings device interfaceStyle initialState translatesFrame placeholderIntrinsicWidth
    placeholderIntrinsicHeight sdkVersion plugIn defaultVersion useDirectedGraph exportedUTI heightClass widthClass
    tableViewCell inheritsFrom statusBarStyle
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
