# evemu makes the device of a bundled recording, plays it, and reads the movement it holds
. /guest/kit.sh
for recording in /recordings/*3-finger*.evemu; do break; done
[ -f "$recording" ] || { echo "there is no recording to play" && exit 75; }
name=$(sed -n 's/^N: //p' "$recording" | tr -d '\r')
evemu-device "$recording" >device.log 2>&1 &
within 5 has_node "$name" || fail "$(cat device.log)"
place=$(node "$name")
evemu-record "$place" >read.evemu 2>/dev/null &
reader=$!
within 5 opened "$place" $reader
evemu-play "$place" <"$recording" || fail "evemu-play did not"
kill -INT $reader
within 5 ended $reader

# The kernel leaves out a value that is what it was, so events are not the same, and movement is.
contacts "$recording" >expected
contacts read.evemu >found
same_file "the contacts" found expected
same "frames" "$(grep -c '^E: .* 0000 0000' read.evemu)" "$(grep -c '^E: .* 0000 0000' "$recording")"
