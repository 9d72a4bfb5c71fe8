import Expectations
import Foundation
import Testing
import UIKit

/// GameplayKit's sources and distributions of random numbers.
struct RandomSourceTests {
  private static var seeded: [GKRandomSource] {
    [
      GKMersenneTwisterRandomSource(seed: 5), GKLinearCongruentialRandomSource(seed: 5),
      GKARC4RandomSource(seed: Data([5])),
    ]
  }

  @Test func `a source with a seed repeats its numbers`() {
    for (one, other) in zip(Self.seeded, Self.seeded) {
      for _ in 0..<20 {
        expect(one.nextInt(upperBound: 1000), equals: other.nextInt(upperBound: 1000))
      }
      let numbers = Array(0..<30)
      let shuffled = one.arrayByShufflingObjects(in: numbers) as? [Int]
      expect(shuffled, equals: other.arrayByShufflingObjects(in: numbers) as? [Int])
      expect(shuffled?.sorted() == numbers && shuffled != numbers)
    }
    let (all, later) = (GKARC4RandomSource(seed: Data([1])), GKARC4RandomSource(seed: Data([1])))
    later.dropValues(3)
    let numbers = (0..<5).map { _ in all.nextInt() }
    expect([later.nextInt(), later.nextInt()], equals: Array(numbers[3...]))
    let twister = GKMersenneTwisterRandomSource(seed: 9)
    let first = twister.nextInt()
    twister.seed = 9
    expect(twister.nextInt(), equals: first)
  }

  @Test func `numbers stay within their bounds`() {
    for source in Self.seeded + [.sharedRandom()] {
      for _ in 0..<200 {
        expect((0..<6).contains(source.nextInt(upperBound: 6)))
        expect((0...1).contains(source.nextUniform()))
      }
      expect(source.nextInt(upperBound: 0) == 0 && source.nextInt(upperBound: -3) == 0)
    }
  }

  @Test func `a distribution has all its values, and a shuffled one each equally often`() {
    let source = GKMersenneTwisterRandomSource(seed: 1)
    let die = GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
    expect(Set((0..<200).map { _ in die.nextInt() }), equals: Set(1...6))
    expect(Set((0..<200).map { _ in die.nextInt(upperBound: 3) }), equals: [1, 2])
    expect(Set((0..<50).map { _ in die.nextBool() }), equals: [true, false])
    expect(Set((0..<50).map { _ in source.nextBool() }), equals: [true, false])
    expect(die.numberOfPossibleOutcomes == 6 && (0...1).contains(die.nextUniform()))
    let fair = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
    for _ in 0..<5 {
      expect(Set((0..<6).map { _ in fair.nextInt() }).count, equals: 6)
    }
    expect(
      GKRandomDistribution.d6().highestValue == 6 && GKShuffledDistribution.d20().lowestValue == 1)
  }

  @Test func `values near the mean are the most frequent`() {
    let source = GKMersenneTwisterRandomSource(seed: 2)
    let wide = GKGaussianDistribution(randomSource: source, mean: 50, deviation: 10)
    expect(wide.lowestValue == 20 && wide.highestValue == 80)
    let values = (0..<2000).map { _ in wide.nextInt() }
    let near = values.count { (40...60).contains($0) }
    expect((1200...1500).contains(near) && values.allSatisfy { (20...80).contains($0) })
    let narrow = GKGaussianDistribution(randomSource: source, lowestValue: 0, highestValue: 60)
    expect(narrow.mean == 30 && narrow.deviation == 10)
  }

  @Test func `the largest ranges and deviations that are no numbers give values`() {
    let source = GKMersenneTwisterRandomSource(seed: 7)
    let all = GKRandomDistribution(randomSource: source, lowestValue: .min, highestValue: .max)
    expect(all.numberOfPossibleOutcomes, equals: .max)
    _ = (all.nextInt(), all.nextUniform(), all.nextInt(upperBound: .min))
    expect(all.nextInt(upperBound: 5) < 5)
    for number in [Float.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
      let odd = GKGaussianDistribution(randomSource: source, mean: number, deviation: 1)
      expect((odd.lowestValue...odd.highestValue).contains(odd.nextInt()))
      let wide = GKGaussianDistribution(randomSource: source, mean: 1, deviation: number)
      expect((wide.lowestValue...wide.highestValue).contains(wide.nextInt()))
    }
  }
}
