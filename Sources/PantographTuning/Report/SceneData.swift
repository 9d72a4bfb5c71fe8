import PantographGestures
import PantographTouches

/// The gestures in a scene, with all the data needed to judge them by other thresholds.
package struct SceneData: Sendable {
  /// The inputs by which a release was judged.
  package enum Release: Sendable {
    /// A release in a transition or between two places; the space has its length.
    case hand(ReleaseInputs, InteractionSpace)
    case resting(RestingQuestion, [RestingPlace], pointsPerMillimetre: Double)
    /// The result does not depend on thresholds: the gesture was cancelled, or something else ended
    /// the transition.
    case fixed(String)
  }

  /// The contacts of a recording, which can be tracked again with other thresholds. The inputs of a
  /// release are not enough for thresholds that change the tracking.
  package struct Hand: Sendable {
    package var scene: TunedScene
    /// The size of the surface, in millimetres.
    package var size: Vector
    package var frames: [ContactFrame]

    package init(scene: TunedScene, size: Vector, frames: [ContactFrame]) {
      self.scene = scene
      self.size = size
      self.frames = frames
    }

    /// Tracks the contacts up to the first release and returns the result.
    package func trial(_ thresholds: InteractionThresholds) -> Trial {
      var trial = HandTrial(thresholds, in: scene, onSize: size)
      for frame in frames { trial.update(frame) }
      return trial.trial
    }
  }

  package var thresholds: InteractionThresholds
  package var releases: [Release]
  package var hand: Hand?

  package init(thresholds: InteractionThresholds, releases: [Release], hand: Hand?) {
    self.thresholds = thresholds
    self.releases = releases
    self.hand = hand
  }

  // MARK: Bytes

  /// The first word of the bytes. No report starts with it: a report starts with the length of a
  /// text, and no text is as long.
  private static let mark: UInt64 = 0x656e_6563_732d_2d2d

  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.add(Self.mark)
    writer.add(ThresholdJSON.text(thresholds))
    writer.add(releases.count)
    for release in releases { Self.add(release, to: &writer) }
    guard let hand else {
      writer.bytes.append(0)
      return writer.bytes
    }
    writer.bytes.append(1)
    writer.add(hand.scene.name)
    writer.add(hand.size.x)
    writer.add(hand.size.y)
    writer.add(hand.frames.count)
    for frame in hand.frames {
      writer.add(UInt64(bitPattern: frame.time.microseconds))
      writer.add(frame.count)
      for index in frame.indices {
        let contact = frame[index]
        writer.add(UInt64(contact.id.rawValue))
        writer.bytes.append(Self.number(of: contact.phase))
        writer.add(contact.position.x)
        writer.add(contact.position.y)
      }
    }
    return writer.bytes
  }

  /// Creates the data from bytes; nil if the bytes are something else, such as a report.
  package init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes, from: 0)
    guard reader.word() == Self.mark, let json = reader.text(), let count = reader.count(),
      count <= bytes.count
    else { return nil }
    do throws(ThresholdProblems) {
      thresholds = try ThresholdJSON.thresholds(from: Array(json.utf8))
    } catch {
      return nil
    }
    releases = []
    for _ in 0..<count {
      guard let release = Self.release(&reader) else { return nil }
      releases.append(release)
    }
    guard let hasHand = reader.byte() else { return nil }
    if hasHand == 1 {
      guard let hand = Self.hand(&reader) else { return nil }
      self.hand = hand
    }
  }

  private static func add(_ release: Release, to writer: inout ByteWriter) {
    switch release {
    case .fixed(let sentence):
      writer.bytes.append(0)
      writer.add(sentence)
    case .hand(let inputs, let space):
      writer.bytes.append(1)
      writer.add(trial(inputs, nil, space))
      writer.add(space.length)
    case .resting(let question, let places, let scale):
      writer.bytes.append(2)
      let leg = Trial.Leg(last: question.last, next: question.next, beyond: question.beyond)
      writer.add(
        trial(question.inputs, leg, InteractionSpace(length: 1, pointsPerMillimetre: scale)))
      writer.add(places.count)
      for place in places {
        writer.add(place.name)
        writer.add(place.position)
        writer.bytes.append(place.isExit ? 1 : 0)
      }
    }
  }

  private static func trial(
    _ inputs: ReleaseInputs, _ leg: Trial.Leg?, _ space: InteractionSpace
  ) -> Trial {
    Trial(
      end: .released, inputs: inputs, leg: leg, pointsPerMillimetre: space.pointsPerMillimetre)
  }

  private static func release(_ reader: inout ByteReader) -> Release? {
    switch reader.byte() {
    case 0: return reader.text().map { .fixed($0) }
    case 1:
      guard let trial = reader.trial(), let length = reader.number() else { return nil }
      let space = InteractionSpace(
        length: length, pointsPerMillimetre: trial.pointsPerMillimetre)
      return .hand(trial.inputs, space)
    case 2:
      guard let trial = reader.trial(), let leg = trial.leg, let count = reader.count(),
        count < 255
      else { return nil }
      var places: [RestingPlace] = []
      for _ in 0..<count {
        guard let name = reader.text(), let position = reader.number(), let isExit = reader.byte()
        else { return nil }
        places.append(RestingPlace(name, at: position, isExit: isExit == 1))
      }
      guard leg.last < count, leg.next ?? 0 < count, leg.beyond ?? 0 < count else { return nil }
      let question = RestingQuestion(
        inputs: trial.inputs, last: leg.last, next: leg.next, beyond: leg.beyond)
      return .resting(question, places, pointsPerMillimetre: trial.pointsPerMillimetre)
    default: return nil
    }
  }

  private static func hand(_ reader: inout ByteReader) -> Hand? {
    guard let scene = reader.text().flatMap({ TunedScene.named($0) }), let width = reader.number(),
      let height = reader.number(), let count = reader.count()
    else { return nil }
    var hand = Hand(scene: scene, size: Vector(x: width, y: height), frames: [])
    for _ in 0..<count {
      guard let time = reader.word(), let contacts = reader.count() else { return nil }
      var frame = ContactFrame(time: Timestamp(microseconds: Int64(bitPattern: time)))
      for _ in 0..<contacts {
        guard let id = reader.word(), let phase = reader.byte().flatMap({ Self.phase($0) }),
          let x = reader.number(), let y = reader.number()
        else { return nil }
        frame.append(
          Contact(
            id: ContactID(rawValue: UInt32(truncatingIfNeeded: id)), phase: phase,
            position: Vector(x: x, y: y)))
      }
      hand.frames.append(frame)
    }
    return hand
  }

  private static func number(of phase: ContactPhase) -> UInt8 {
    switch phase {
    case .began: 0
    case .moved: 1
    case .stationary: 2
    case .ended: 3
    case .cancelled(let why): 4 + why.rawValue
    }
  }

  private static func phase(_ number: UInt8) -> ContactPhase? {
    switch number {
    case 0: .began
    case 1: .moved
    case 2: .stationary
    case 3: .ended
    default: Cancellation(rawValue: number - 4).map { .cancelled($0) }
    }
  }
}
