#pragma once
#include "pantograph.h"

// The functions' names in Swift.
#define SWIFT_NAME(name, text) extern __typeof__(name) name __attribute__((swift_name(text)))

SWIFT_NAME(pantograph_status_text, "statusText(_:)");
SWIFT_NAME(pantograph_version, "version()");
SWIFT_NAME(pantograph_device_new, "deviceNew(_:)");
SWIFT_NAME(pantograph_device_free, "deviceFree(_:)");
SWIFT_NAME(pantograph_device_identify, "deviceIdentify(_:_:_:_:_:)");
SWIFT_NAME(pantograph_device_add_property, "deviceAddProperty(_:_:)");
SWIFT_NAME(pantograph_device_add_code, "deviceAddCode(_:_:_:)");
SWIFT_NAME(pantograph_device_add_axis, "deviceAddAxis(_:_:_:)");
SWIFT_NAME(pantograph_surface_new, "surfaceNew(_:_:)");
SWIFT_NAME(pantograph_surface_new_sized, "surfaceNewSized(_:_:_:_:)");
SWIFT_NAME(pantograph_surface_free, "surfaceFree(_:)");
SWIFT_NAME(pantograph_surface_size, "surfaceSize(_:_:_:_:)");
SWIFT_NAME(pantograph_surface_feed, "surfaceFeed(_:_:_:)");
SWIFT_NAME(pantograph_surface_feed_contacts, "surfaceFeedContacts(_:_:_:_:)");
SWIFT_NAME(pantograph_surface_cancel, "surfaceCancel(_:_:)");
SWIFT_NAME(pantograph_surface_deadline, "surfaceDeadline(_:_:)");
SWIFT_NAME(pantograph_surface_advance, "surfaceAdvance(_:_:)");
SWIFT_NAME(pantograph_surface_contacts, "surfaceContacts(_:_:_:_:)");
SWIFT_NAME(pantograph_surface_next, "surfaceNext(_:_:)");
SWIFT_NAME(pantograph_thresholds_new, "thresholdsNew()");
SWIFT_NAME(pantograph_thresholds_new_policy, "thresholdsNewPolicy(_:_:)");
SWIFT_NAME(pantograph_thresholds_new_json, "thresholdsNewJson(_:_:_:_:_:)");
SWIFT_NAME(pantograph_thresholds_free, "thresholdsFree(_:)");
SWIFT_NAME(pantograph_thresholds_json, "thresholdsJson(_:_:_:)");
SWIFT_NAME(pantograph_decide, "decide(_:_:_:)");
SWIFT_NAME(pantograph_decision_free, "decisionFree(_:)");
SWIFT_NAME(pantograph_decision_outcome, "decisionOutcome(_:)");
SWIFT_NAME(pantograph_decision_rule, "decisionRule(_:_:_:)");
SWIFT_NAME(pantograph_decision_sentence, "decisionSentence(_:_:_:)");
SWIFT_NAME(pantograph_decision_json, "decisionJson(_:_:_:)");
SWIFT_NAME(pantograph_transition_new, "transitionNew(_:_:_:_:)");
SWIFT_NAME(pantograph_transition_free, "transitionFree(_:)");
SWIFT_NAME(pantograph_transition_next, "transitionNext(_:_:)");
SWIFT_NAME(pantograph_transition_decision, "transitionDecision(_:_:)");
