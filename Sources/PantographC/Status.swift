import CPantograph

/// Returns a constant text as a C string; the compiler adds the terminating zero.
private func constant(_ text: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

@c(pantograph_version) @implementation
package func version() -> UnsafePointer<CChar>! {
  constant("0.1.0")
}

@c(pantograph_status_text) @implementation
package func statusText(_ status: pantograph_status) -> UnsafePointer<CChar>! {
  switch status {
  case PANTOGRAPH_OK: constant("all went well")
  case PANTOGRAPH_MISSING: constant("a handle or a place for an answer is NULL")
  case PANTOGRAPH_RANGE: constant("a number is out of its range")
  case PANTOGRAPH_NOTHING: constant("nothing waits to be told")
  case PANTOGRAPH_NO_SURFACE: constant("the device has no surface that is touched")
  case PANTOGRAPH_OTHER_INPUT: constant("the surface takes the other kind of input")
  case PANTOGRAPH_BAD_JSON: constant("the text holds no thresholds")
  case PANTOGRAPH_UNKNOWN: constant("there is nothing of that name")
  case PANTOGRAPH_FINISHED: constant("the recording was already finished")
  case PANTOGRAPH_ORDER: constant("the call does not follow from the one before")
  default: constant("there is no such status")
  }
}
