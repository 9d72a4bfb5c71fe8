# evemu plays a bundled recording of ours, and record reads what it holds
. /guest/kit.sh
needs record
for recording in /recordings/*.evemu; do break; done
[ -f "$recording" ] || { echo "there is no recording to play" && exit 75; }
name=$(sed -n 's/^N: //p' "$recording" | tr -d '\r')
evemu-device "$recording" >device.log 2>&1 &
device=$!
within 5 has_node "$name" || fail "$(cat device.log)"
place=$(node "$name")
start_recording "$place" read.evemu
evemu-play "$place" <"$recording" || fail "evemu-play did not"
stop_recording
kill $device
events "$recording" >expected
events read.evemu >found
same_file "the events" found expected
