extension Truth {
  /// Truths that are unlike the others: minorities and a few very different people, one person with half of the
  /// recordings, labels that are wrong by person, sessions, distances in steps, sweeps whose effects depend on each
  /// other, and tiny effects.
  static let unlike: [Truth] = [
    Truth(people: 5, recordings: 30, spread: 0.15, wrong: 0.05, middle: 0.4, kind: .minority),
    Truth(people: 8, recordings: 20, spread: 0.12, wrong: 0.05, middle: 0.4, kind: .skewed),
    Truth(people: 6, recordings: 25, spread: 0.1, wrong: 0.05, middle: 0.38, counts: .oneHasHalf),
    Truth(
      people: 20, recordings: 15, spread: 0.15, wrong: 0.05, middle: 0.42, counts: .oneHasHalf,
      kind: .minority),
    Truth(
      people: 8, recordings: 30, spread: 0.08, wrong: 0.1, middle: 0.4, isWrongByPerson: true),
    Truth(people: 6, recordings: 40, spread: 0.08, wrong: 0.05, middle: 0.4, areJoined: true),
    Truth(
      people: 8, recordings: 20, spread: 0.12, wrong: 0.02, middle: 0.35, step: 0.05,
      areJoined: true),
    Truth(people: 5, recordings: 40, spread: 0.08, wrong: 0.05, middle: 0.4, sessions: 0.1),
    Truth(people: 8, recordings: 50, spread: 0.1, wrong: 0.05, sessions: 0.1),
    Truth(people: 5, recordings: 100, spread: 0.02, wrong: 0.02, middle: 0.47),
    Truth(people: 6, recordings: 60, spread: 0.1, wrong: 0.05, middle: 0.42, step: 0.1),
    Truth(people: 8, recordings: 25, spread: 0.1, wrong: 0.05, middle: 0.38, unwanted: 3),
    Truth(
      people: 12, recordings: 20, spread: 0.1, wrong: 0.05, middle: 0.55, unwanted: 1, lost: 3),
    Truth(people: 5, recordings: 8, spread: 0.1, wrong: 0.05, middle: 0.35, kind: .heavy),
  ]
}
