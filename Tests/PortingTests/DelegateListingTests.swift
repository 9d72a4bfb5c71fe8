import Expectations
import PantographPorting
import Testing

/// The lists of the delegate methods that classes implement, for `responds(to:)`.
struct DelegateListingTests {
  private func port(_ texts: String...) -> [String] {
    SourcePort.port(
      texts.enumerated().map { SourcePort.File(path: "\($0.offset).swift", text: $0.element) }
    ).texts
  }

  @Test func `a class lists what it declares, also in extensions`() {
    let ported = port(
      "class A: NSObject, UIScrollViewDelegate {\nfunc scrollViewDidScroll(_ s: UIScrollView) {}\n}",
      "extension A {\nfunc scrollViewDidZoom(_ s: UIScrollView) {}\nfunc other() {}\n}")
    expect(
      ported[0].contains(
        "@MainActor var delegateMethods: [String] {"
          + " [\"scrollViewDidScroll:\", \"scrollViewDidZoom:\"] }"))
    expect(ported[0].contains("extension A: DelegateMethodListing {}"))
    expect(port(ported[0])[0], equals: ported[0])
  }

  @Test func `an adoption by an extension or a protocol of the sources counts`() {
    let ported = port(
      "protocol Scrolling: UIScrollViewDelegate {}\nclass A: NSObject {}\nextension A: Scrolling {}\n"
        + "class B: UIView {\nfunc scrollViewDidScroll(_ s: UIScrollView) {}\n}")
    expect(
      ported[0].contains("class A: NSObject { @MainActor var delegateMethods: [String] { [] }}\n"))
    expect(!ported[0].contains("class B: UIView { "))
  }

  @Test func `a class under a condition adopts in its own declaration`() {
    let ported = port(
      "#if DEBUG\nclass A: NSObject, UIScrollViewDelegate {\n}\n#endif\n")
    expect(
      ported[0].contains(
        "class A: NSObject, UIScrollViewDelegate, DelegateMethodListing {"
          + " @MainActor var delegateMethods: [String] { [] }\n}\n#endif"))
    expect(port(ported[0])[0], equals: ported[0])
  }

  @Test func `a subclass adds its own, and an open class lets other modules do so`() {
    let ported = port(
      "open class A: UIView, UITextFieldDelegate {\n}\nclass B: A {\n"
        + "func textFieldDidEndEditing(_ t: UITextField) {}\n}\nclass C: B {\n}")
    expect(ported[0].contains("@MainActor open var delegateMethods: [String] { [] }"))
    expect(
      ported[0].contains(
        "override var delegateMethods: [String] { super.delegateMethods + [\"textFieldDidEndEditing:\"] }"
      ))
    expect(ported[0].hasSuffix("class C: B {\n}\nextension A: DelegateMethodListing {}\n"))
  }

  @Test func `UIKit's own controllers implement what their protocols require`() {
    let ported = port(
      "class A: UITableViewController {\noverride func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}\n}"
    )
    expect(
      ported[0].contains(
        "[\"tableView:didSelectRowAt:\", \"tableView:numberOfRowsInSection:\","
          + " \"tableView:cellForRowAt:\", \"numberOfSectionsIn:\"]"))
  }

  @Test(arguments: [
    ("UIScrollViewDelegate.scrollViewDidScroll(_:)", "scrollViewDidScroll:"),
    ("UIScrollViewDelegate.scrollViewDidScroll", "scrollViewDidScroll:"),
    ("UITableViewDelegate.tableView(_:heightForRowAt:)", "tableView:heightForRowAt:"),
    ("UITableViewDelegate.scrollViewDidZoom(_:)", "scrollViewDidZoom:"),
  ])
  func `a question about a delegate's method is asked at run time`(method: String, name: String) {
    expect(
      port("if o.responds(to: #selector(\(method))) {}")[0].contains(
        "if o.responds(to: Selector(\"\(name)\")) {}"))
  }
}
