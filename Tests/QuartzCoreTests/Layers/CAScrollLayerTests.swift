import Expectations
import QuartzCore
import Testing

@MainActor
struct CAScrollLayerTests {
  private let scroll = CAScrollLayer()
  private let page = CALayer()

  init() {
    scroll.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    page.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    scroll.addSublayer(page)
  }

  @Test func `a layer asks the scroll layer above it`() {
    page.scroll(CGPoint(x: 20, y: 30))
    expect(scroll.bounds.origin, equals: CGPoint(x: 20, y: 30))
    scroll.scrollMode = .vertically
    page.scroll(CGPoint(x: 50, y: 60))
    expect(scroll.bounds.origin, equals: CGPoint(x: 20, y: 60))
    scroll.scrollMode = .both
    page.scrollRectToVisible(CGRect(x: 150, y: 70, width: 10, height: 10))
    expect(scroll.bounds.origin, equals: CGPoint(x: 60, y: 60))
    page.scrollRectToVisible(CGRect(x: 70, y: 10, width: 10, height: 10))
    expect(scroll.bounds.origin, equals: CGPoint(x: 60, y: 10))
  }

  @Test func `a spring is overdamped only where that is allowed`() {
    let spring = CASpringAnimation()
    spring.stiffness = 50
    spring.damping = 30
    // The measured duration at critical damping.
    expect(abs(spring.settlingDuration - 1.4), isBelow: 1e-9)
    spring.allowsOverdamping = true
    expect(spring.settlingDuration, isAbove: 3)
    expect(CASpringAnimation(perceptualDuration: 0.5, bounce: -0.3).allowsOverdamping)
    expect((spring.copy() as? CASpringAnimation)?.allowsOverdamping, equals: true)
  }
}
