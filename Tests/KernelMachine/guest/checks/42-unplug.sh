# a device pulled out in mid-gesture ends the recording in order
. /guest/kit.sh
needs record
plug_touchpad
start_recording "$pad" unplugged.evemu
hand hold 2 50
unplug_touchpad
within 5 ended $recorder
status=0
wait $recorder || status=$?
[ $status = 0 ] || [ $status = 69 ] || fail "status $status: $(cat record.log)"
pantograph inspect --strict unplugged.evemu >inspected 2>&1 || fail "not valid: $(cat inspected)"
same "contacts" "$(field maxContacts unplugged.evemu)" 2
