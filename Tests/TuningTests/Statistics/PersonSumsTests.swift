import Expectations
import PantographGestures
import Testing

@testable import PantographTuning

struct PersonSumsTests {
  private func sums(_ figures: [(person: Int, figure: Double)]) -> PersonSums {
    let samples = figures.enumerated().map { index, recording in
      Sample(
        label: index % 2 == 0 ? .finish : .cancel, person: recording.person, device: 0, trials: [])
    }
    var sums = PersonSums(SampleSummary(samples))
    for (person, figure) in figures { sums.add(figure, of: person) }
    return sums
  }

  @Test func `what is above and below zero is apart, and the mean is that of both`() {
    let sums = sums([(0, 3), (0, -1), (1, -2), (1, 0)])
    expect(sums.mean == 0 && sums.mean { $0.mean } == 0)
    expect(sums.mean { $0.positive } == 1.5 && sums.mean { $0.negative } == 1.5)
    expect(sums.mean { $0.positiveSquares } == 4.5 && sums.mean { $0.negativeSquares } == 2.5)
    expect(sums.mean { $0.squares } == 7 && sums.standardError == 1)
  }

  @Test func `people with few recordings make all of them worth less`() {
    let sums = sums([(0, 1)] + Array(repeating: (1, 1), count: 3))
    expect(sums.units == 2 && sums.recordings == 4 && sums.evenRecordings == 3)
    expect(sums.peopleWithRecordings == 2 && sums.isByPerson)
  }

  @Test func `without people each recording counts the same`() {
    let sums = sums([(0, 1), (-1, 2), (0, 6)])
    expect(!sums.isByPerson && sums.units == 3 && sums.mean == 3)
    // The variance of 1, 2 and 6 is 7.
    expect(abs(sums.standardError - (7.0 / 3).squareRoot()), isBelow: 1e-12)
  }

  @Test func `nothing has no mean and no error`() {
    let sums = sums([])
    expect(sums.mean == 0 && sums.standardError == 0 && sums.evenRecordings == 0)
  }
}
