/// Sums of a figure of recordings, such as their costs, by person, for the mean over the people.
///
/// Each person counts the same, however many recordings they made. If the person of any recording
/// is unknown, or all are from one person, each recording counts the same instead.
struct PersonSums: Sendable {
  /// The sums of one person's recordings. Figures above 0 and those below 0 are apart.
  struct Sums {
    private(set) var count = 0.0
    private(set) var positive = 0.0
    private(set) var positiveSquares = 0.0
    private(set) var negative = 0.0
    private(set) var negativeSquares = 0.0

    /// The mean of the person's recordings.
    var mean: Double { (positive - negative) / count }
    var squares: Double { positiveSquares + negativeSquares }

    mutating func add(_ figure: Double) {
      count += 1
      if figure > 0 {
        positive += figure
        positiveSquares += figure * figure
      } else if figure < 0 {
        negative -= figure
        negativeSquares += figure * figure
      }
    }
  }

  let isByPerson: Bool
  private var people: [Sums]

  init(_ summary: SampleSummary) {
    isByPerson = summary.isByPerson
    people = Array(repeating: Sums(), count: isByPerson ? summary.people : 1)
  }

  mutating func add(_ figure: Double, of person: Int) {
    people[isByPerson ? person : 0].add(figure)
  }

  /// The number of people with recordings; 1 if each recording counts the same.
  var peopleWithRecordings: Double { Double(people.count { $0.count > 0 }) }

  /// The number of people, or of recordings if each recording counts the same.
  var units: Int {
    isByPerson ? people.count { $0.count > 0 } : Int(people[0].count)
  }

  var recordings: Double { people.reduce(0) { $0 + $1.count } }

  /// The number of recordings that would carry as much information if all people had equally many:
  /// people with few recordings carry less.
  var evenRecordings: Double {
    let count = peopleWithRecordings
    return count > 0 ? count / mean { 1 / $0.count } : 0
  }

  /// The mean over the people of their recordings' means.
  var mean: Double { mean { $0.mean } }

  /// Returns the mean over the people of a figure of their sums.
  func mean(_ figure: (Sums) -> Double) -> Double {
    var (sum, count) = (0.0, 0.0)
    for person in people where person.count > 0 {
      sum += figure(person)
      count += 1
    }
    return count > 0 ? sum / count : 0
  }

  /// The standard error of the mean, estimated from the spread of the people.
  var standardError: Double {
    let (count, mean) = (Double(units), mean)
    guard count > 1 else { return 0 }
    var squares = 0.0
    if isByPerson {
      for person in people where person.count > 0 {
        let distance = person.mean - mean
        squares += distance * distance
      }
    } else {
      squares = max(people[0].squares - count * mean * mean, 0)
    }
    return (squares / (count * (count - 1))).squareRoot()
  }
}
