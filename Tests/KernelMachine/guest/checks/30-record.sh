# record and evemu-record write the same events of a three-finger stroke, and the contacts are the hand's
. /guest/kit.sh
needs record
plug_touchpad
start_recording "$pad" ours.evemu
evemu-record "$pad" >theirs.evemu 2>/dev/null &
reader=$!
within 5 opened "$pad" $reader
hand stroke 3 60
kill -INT $reader
stop_recording

events ours.evemu >ours
events theirs.evemu >theirs
same_file "the events" ours theirs
contacts ours.evemu >found
grep contact touchpad.out | sort >expected
same_file "the contacts" found expected
same "contacts at once" "$(field maxContacts ours.evemu)" 3
