import Expectations
import Testing

@testable import PantographPorting

struct PodspecTests {
  private let pod = Podspec(
    """
    Pod::Spec.new do |s|
      s.name = 'Cards'
      # s.resources = 'Old/*'
      s.source_files = 'Sources/**/*.swift'
      s.ios.resource_bundles = { 'Cards' => 'Resources/**/*',
        "#{s.name}Sounds" => ['Sounds/*.{wav,mp3}', 'More/Bell.wav'] }
      s.resources = ['Fonts/*.ttf',
        'Interface/*.xib']
      s.requires_arc = true
    end
    """)

  @Test func `the resources of a bundle are in it, catalogs and language folders whole`() {
    expect(
      pod.place(of: "Resources/Looks/A.xcassets/a.imageset/a.png"),
      equals: "Cards.bundle/A.xcassets/a.imageset/a.png")
    expect(
      pod.place(of: "Resources/de.lproj/Cards.strings"),
      equals: "Cards.bundle/de.lproj/Cards.strings")
    expect(pod.place(of: "Sounds/Tick.mp3"), equals: "CardsSounds.bundle/Tick.mp3")
    expect(pod.place(of: "More/Bell.wav"), equals: "CardsSounds.bundle/Bell.wav")
  }

  @Test func `other resources are at the top of the application's bundle`() {
    expect(pod.place(of: "Fonts/Card.ttf"), equals: "Card.ttf")
    expect(pod.place(of: "Interface/Card.xib"), equals: "Card.xib")
  }

  @Test func `files that no pattern matches are no resources`() {
    expectNil(pod.place(of: "Fonts/Card.otf"))
    expectNil(pod.place(of: "Fonts/Old/Card.ttf"))
    expectNil(pod.place(of: "Old/a.png"))
    expectNil(pod.place(of: "Sources/Card.swift"))
    expectNil(pod.place(of: ""))
  }

  @Test func `a podspec without resources has none`() {
    let plain = Podspec("Pod::Spec.new do |s|\n s.name = 'A'\n s.resources = \nend")
    expect(plain.resources.isEmpty && plain.bundles.isEmpty)
    expectNil(Podspec("").place(of: "a"))
  }

  @Test func `a question mark is one character, and two stars are any folders`() {
    let spec = Podspec("s.resource = 'A/**/?.png'\n s.resource_bundle = { 'B': 'C' }")
    expect(spec.place(of: "A/b/c/d.png"), equals: "d.png")
    expect(spec.place(of: "A/d.png"), equals: "d.png")
    expectNil(spec.place(of: "A/de.png"))
    expect(spec.place(of: "C/x/y.txt"), equals: "B.bundle/y.txt")
  }
}
