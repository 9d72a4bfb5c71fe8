import UIKit

/// Labels in stacks that are in stacks, in a scroll view: ten labels to a row of two columns.
@MainActor
enum StackedLabels {
  static func make(_ count: Int, in frame: CGRect) -> UIScrollView {
    let scroll = UIScrollView(frame: frame)
    let outer = stack(.vertical)
    outer.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(outer)
    let (content, visible) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      outer.topAnchor.constraint(equalTo: content.topAnchor),
      outer.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      outer.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      outer.widthAnchor.constraint(equalTo: visible.widthAnchor),
    ])
    for row in 0..<count / 10 {
      let line = stack(.horizontal)
      line.distribution = .fillEqually
      for column in 0..<2 {
        let labels = stack(.vertical)
        for number in 0..<5 {
          let label = makeRowLabel()
          label.text = RowText.text(row * 10 + column * 5 + number)
          labels.addArrangedSubview(label)
        }
        line.addArrangedSubview(labels)
      }
      outer.addArrangedSubview(line)
    }
    return scroll
  }

  private static func stack(_ axis: NSLayoutConstraint.Axis) -> UIStackView {
    let stack = UIStackView()
    stack.axis = axis
    return stack
  }
}
