import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UIViewControllerAppearanceTests {
  @Test func `every step of the appearance calls is a legal one`() {
    let log = CallLog()
    let controller = LoggingController("A", log)
    controller.beginAppearanceTransition(true, animated: true)
    controller.beginAppearanceTransition(false, animated: true)
    controller.beginAppearanceTransition(true, animated: true)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    expect(
      log.take(),
      equals: [
        "A didLoad", "A willAppear", "A willDisappear", "A willAppear", "A isAppearing",
        "A didAppear", "A willDisappear", "A didDisappear",
      ])
  }

  @Test func `P16: beginning twice and ending twice sends each call once`() {
    let log = CallLog()
    let controller = LoggingController("A", log)
    controller.beginAppearanceTransition(true, animated: false)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(true, animated: false)
    expect(log.take(), equals: ["A didLoad", "A willAppear", "A isAppearing", "A didAppear"])
    controller.beginAppearanceTransition(false, animated: false)
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    expect(log.take(), equals: ["A willDisappear", "A didDisappear"])
  }

  @Test func `an end without a beginning sends nothing`() {
    let log = CallLog()
    let controller = LoggingController("A", log)
    controller.endAppearanceTransition()
    expect(log.take().isEmpty)
  }

  @Test func `a program can make a view controller disappear that has not appeared`() {
    let log = CallLog()
    let controller = LoggingController("A", log)
    controller.beginAppearanceTransition(false, animated: false)
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    expect(log.take(), equals: ["A willDisappear", "A didDisappear"])
  }

  @Test func `what is animated is said to be in both calls`() {
    @MainActor final class Animated: UIViewController {
      var heard: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { heard.append(animated) }
      override func viewDidAppear(_ animated: Bool) { heard.append(animated) }
    }
    let controller = Animated()
    controller.beginAppearanceTransition(true, animated: true)
    controller.endAppearanceTransition()
    expect(controller.heard, equals: [true, true])
  }

  @Test func `children whose views are inside appear and disappear with their parent`() {
    let log = CallLog()
    let (parent, child) = (LoggingController("P", log), LoggingController("C", log))
    let absent = LoggingController("X", log)
    for each in [child, absent] {
      parent.addChild(each)
      each.didMove(toParent: parent)
    }
    parent.view.addSubview(child.view)
    _ = log.take()
    let window = UIWindow(showing: parent)
    expect(
      log.take(),
      equals: [
        "P willAppear", "C willAppear", "P isAppearing", "C isAppearing", "P didAppear",
        "C didAppear",
      ])
    window.rootViewController = nil
    expect(
      log.take(),
      equals: ["P willDisappear", "C willDisappear", "P didDisappear", "C didDisappear"])
  }

  @Test func `a parent that forwards nothing tells its children itself`() {
    let log = CallLog()
    let (parent, child) = (LoggingController("P", log), LoggingController("C", log))
    parent.forwards = false
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let window = UIWindow(showing: parent)
    expect(!log.take().contains("C willAppear"))
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    expect(log.take(), equals: ["C willAppear", "C isAppearing", "C didAppear"])
    withExtendedLifetime(window) {}
  }

  @Test func `a child appears when its view is put into what is seen`() {
    let log = CallLog()
    let (parent, child) = (LoggingController("P", log), LoggingController("C", log))
    let window = UIWindow(showing: parent)
    _ = log.take()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    expect(
      log.take(),
      equals: [
        "C willMove in", "C didLoad", "C willAppear", "C isAppearing", "C didAppear",
        "C didMove in",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    expect(
      log.take(), equals: ["C willMove out", "C willDisappear", "C didDisappear", "C didMove out"])
    withExtendedLifetime(window) {}
  }

  @Test func `a child added while its parent appears gets there with it`() {
    @MainActor final class Parent: UIViewController {
      let log = CallLog()
      lazy var child = LoggingController("C", log)
      override func viewWillAppear(_ animated: Bool) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
      override func viewDidAppear(_ animated: Bool) { log.add("P didAppear") }
    }
    let parent = Parent()
    let window = UIWindow(showing: parent)
    expect(
      parent.log.take(),
      equals: [
        "C willMove in", "C didLoad", "C didMove in", "C willAppear", "C isAppearing",
        "P didAppear", "C didAppear",
      ])
    withExtendedLifetime(window) {}
  }

  @Test func `a view in a window without a parent for its controller still appears`() {
    let log = CallLog()
    let window = UIWindow(showing: UIViewController())
    let orphan = LoggingController("O", log)
    window.addSubview(orphan.view)
    expect(log.take(), equals: ["O didLoad", "O willAppear", "O isAppearing", "O didAppear"])
    orphan.view.removeFromSuperview()
    expect(log.take(), equals: ["O willDisappear", "O didDisappear"])
  }
}
