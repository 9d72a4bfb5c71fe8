# a device pulled out in mid-gesture ends the recording in order, its contacts cancelled
. /guest/kit.sh
needs record
plug_touchpad
pantograph record "$pad" unplugged.evemu >record.log 2>&1 3>&- &
recorder=$!
within 5 test -s unplugged.evemu
hand hold 2 50
unplug_touchpad
within 5 ended $recorder
wait $recorder || fail "status $?: $(cat record.log)"
cat record.log
grep -q 'the device was removed; 2 contacts cancelled' record.log || fail "not told"
pantograph inspect --strict unplugged.evemu >inspected 2>&1 || fail "not valid: $(cat inspected)"
same "contacts" "$(field maxContacts unplugged.evemu)" 2
