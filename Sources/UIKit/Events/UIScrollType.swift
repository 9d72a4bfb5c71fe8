/// What scrolls: the notches of a wheel, or fingers.
public enum UIScrollType: Int, Hashable, Sendable {
  case discrete, continuous
}
