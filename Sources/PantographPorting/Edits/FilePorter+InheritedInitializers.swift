// On iOS a subclass inherits the initializers of its superclass, also those that only the runtime
// sees.
extension FilePorter {
  /// Makes a private designated initializer visible if a class of another file inherits it: a
  /// class without initializers of its own inherits all of them or none.
  mutating func showInheritedInitializer(_ index: Int) {
    var next = index + 1
    while TypeReader.modifiers.contains(file[next]) || file[next] == "@objc" {
      if file[next] == "convenience" { return }
      next += 1
    }
    guard file[next] == "init", let type = facts.type(in: file.path, around: index),
      type.kind == .class, facts.creation.inheritedElsewhere.contains(type.name)
    else { return }
    // A class of another module inherits only public initializers of a public class.
    if access(type).isEmpty {
      edits.remove(index..<index + 1)
    } else {
      edits.replace(index, with: "public")
    }
  }

  /// Adds a parameter with a default to initializers in extensions of foreign classes that a class
  /// of the sources declares itself. Without the Objective-C runtime, Swift refuses the class's
  /// initializer as an override.
  mutating func distinguishInitializers() {
    for index in 0..<file.count where file[index] == "init" && file[index - 1] != "." {
      guard file[index + 1] == "(", let end = file.closing(index + 1), end > index + 2,
        let type = facts.type(in: file.path, around: index), type.kind == .extension,
        !facts.types.isClass(type.name),
        facts.hidesInitializer(of: type.name, labels: file.parameterLabels(index + 1))
      else { continue }
      edits.add(", inExtension: Void = ()", after: end - 1)
    }
  }
}

extension SourceText {
  /// Returns the labels of the parameters that open at a token.
  func parameterLabels(_ open: Int) -> [String] {
    arguments(open).map { range in
      let first = range.first { isWord($0) && !self[$0].hasPrefix("@") }
      return first.map { self[$0] } ?? "_"
    }
  }
}

extension SourceFacts {
  /// Returns whether a class of the sources that descends from a foreign class declares an
  /// initializer with these labels.
  func hidesInitializer(of ancestor: String, labels: [String]) -> Bool {
    (creation.initializers[labels.joined(separator: ":")] ?? []).contains { owner in
      foreignAncestor(of: owner).map {
        $0 == ancestor || Self.views.contains($0) && ancestor == "UIView"
      }
        ?? false
    }
  }

  /// The classes of UIKit that are views and that sources often inherit from.
  private static let views: Set<String> = [
    "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UITextField", "UITextView",
    "UIScrollView", "UITableView", "UICollectionView", "UITableViewCell", "UICollectionViewCell",
    "UISlider", "UISwitch", "UIStackView", "UIWindow",
  ]
}
