import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

/// Members of layers that return what was set, or a number.
@MainActor
struct StoredLayerMemberTests {
  @Test func `a layer returns the settings that do not change its picture`() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 30, height: 40)
    expect(layer.preferredFrameSize(), equals: CGSize(width: 30, height: 40))
    expect(layer.minificationFilter == .linear && layer.magnificationFilter == .linear)
    layer.minificationFilter = .nearest
    expect(layer.minificationFilter == .nearest && layer.magnificationFilter == .linear)
    layer.backgroundFilters = ["blur"]
    expect(layer.backgroundFilters as? [String] == ["blur"] && layer.filters == nil)
    layer.minificationFilterBias = 0.5
    expect(layer.minificationFilterBias, equals: 0.5)
    expect(layer.edgeAntialiasingMask.contains([.layerLeftEdge, .layerTopEdge]))
    layer.edgeAntialiasingMask = .layerTopEdge
    expect(layer.edgeAntialiasingMask, equals: .layerTopEdge)
    layer.drawsAsynchronously = true
    layer.wantsExtendedDynamicRangeContent = true
    expect(layer.drawsAsynchronously && layer.wantsExtendedDynamicRangeContent)
    layer.contentsFormat = .gray8Uint
    layer.toneMapMode = .never
    expect(layer.contentsFormat == .gray8Uint && layer.toneMapMode == .never)
  }

  @Test func `a continuous corner is larger than its radius`() {
    expect(CALayer.cornerCurveExpansionFactor(.circular), equals: 1)
    expect(CALayer.cornerCurveExpansionFactor(.continuous), isAbove: 1.5)
  }

  @Test func `copies differ in each component of the color`() {
    let layer = CAReplicatorLayer()
    layer.instanceRedOffset = -0.1
    layer.instanceGreenOffset = -0.2
    layer.instanceBlueOffset = -0.3
    expect(layer.instanceRedOffset, equals: -0.1)
    expect(layer.instanceGreenOffset == -0.2 && layer.instanceBlueOffset == -0.3)
  }

  @Test func `a transaction's timing function is the innermost one that was set`() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    CATransaction.begin()
    expect(CATransaction.animationTimingFunction(), equals: CAMediaTimingFunction(name: .easeIn))
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    expect(CATransaction.animationTimingFunction(), equals: CAMediaTimingFunction(name: .linear))
    CATransaction.commit()
    expect(CATransaction.animationTimingFunction(), equals: CAMediaTimingFunction(name: .easeIn))
  }

  @Test func `a link's interval in frames is the older form of its rate`() {
    let link = CADisplayLink { _ in }
    expect(link.frameInterval, equals: 1)
    link.frameInterval = 2
    expect(link.preferredFramesPerSecond == 30 && link.frameInterval == 2)
    link.frameInterval = 1
    expect(link.preferredFramesPerSecond, equals: 0)
  }

  @Test func `the machine is never hot and its time is the windows' time`() {
    let process = ProcessInfo.processInfo
    expect(process.thermalState == .nominal && !process.isLowPowerModeEnabled)
    expect(!process.isMacCatalystApp && !process.isiOSAppOnMac)
    expect(CATiledLayer.fadeDuration(), equals: 0)
    expect(mach_absolute_time(), equals: UInt64(max(0, CACurrentMediaTime()) * 1e9))
  }

  @Test func `facts of the machine have the size that the caller has room for`() {
    var size = 0
    expect(sysctlbyname("hw.ncpu", nil, &size, nil, 0), equals: 0)
    expect(size, equals: MemoryLayout<Int32>.size)
    var count: Int32 = 0
    expect(sysctlbyname("hw.ncpu", &count, &size, nil, 0), equals: 0)
    expect(Int(count), equals: ProcessInfo.processInfo.processorCount)
    expect(sysctlbyname("hw.machine", nil, &size, nil, 0), equals: 0)
    var name = [UInt8](repeating: 0, count: size)
    expect(sysctlbyname("hw.machine", &name, &size, nil, 0), equals: 0)
    expect(name.last, equals: 0)
    expect(name.count > 1)
    size = 1
    expect(sysctlbyname("hw.machine", &name, &size, nil, 0), equals: -1)
    expect(sysctlbyname("hw.nothing", nil, &size, nil, 0), equals: -1)
  }
}
