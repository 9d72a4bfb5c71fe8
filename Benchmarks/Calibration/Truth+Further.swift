extension Truth {
  /// Truths with people in two humps, labels that are wrong only near the threshold, thresholds that depend on the
  /// speed, numbers of recordings from 5 to 200, a sweep without effect, people who may be anywhere, costs of 0.5 to 8,
  /// corpora without a mistake, people with one outcome only, and thresholds that drift.
  static let further: [Truth] = [
    Truth(people: 6, recordings: 30, spread: 0.12, wrong: 0.05, middle: 0.4, kind: .twoHumps),
    Truth(people: 12, recordings: 20, spread: 0.15, wrong: 0.05, middle: 0.45, kind: .twoHumps),
    Truth(
      people: 8, recordings: 30, spread: 0.08, wrong: 0.4, middle: 0.4, wrongWithin: 0.08),
    Truth(people: 7, recordings: 25, spread: 0.08, wrong: 0.03, middle: 0.5, haste: 0.25),
    Truth(people: 9, recordings: 0, spread: 0.1, wrong: 0.05, middle: 0.38, counts: .from5To200),
    Truth(people: 6, recordings: 25, spread: 0.08, wrong: 0.05, middle: 0.38, sweepsIdle: true),
    Truth(people: 12, recordings: 20, spread: 0.08, wrong: 0.05, middle: 0.4, kind: .veryHeavy),
    Truth(people: 10, recordings: 30, spread: 0.1, wrong: 0.03, middle: 0.35, unwanted: 8),
    Truth(people: 7, recordings: 30, spread: 0.1, wrong: 0.05, middle: 0.6, unwanted: 0.5),
    Truth(people: 5, recordings: 25, spread: 0, wrong: 0, middle: 0.4),
    Truth(people: 10, recordings: 20, spread: 0.1, wrong: 0.05, middle: 0.4, oneSided: 0.4),
    Truth(people: 6, recordings: 40, spread: 0.08, wrong: 0.05, middle: 0.4, drift: 0.2),
    Truth(people: 4, recordings: 40, spread: 0.12, wrong: 0.05, middle: 0.4, kind: .twoHumps),
    Truth(people: 3, recordings: 100, spread: 0.08, wrong: 0.05, middle: 0.4, unwanted: 4),
  ]
}
