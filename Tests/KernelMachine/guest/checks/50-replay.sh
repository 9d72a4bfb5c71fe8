# evemu-record reads of a replay the movement that the recording holds
. /guest/kit.sh
needs replay
for recording in /recordings/*.evemu; do break; done
[ -f "$recording" ] || { echo "there is no recording to play" && exit 75; }
name=$(sed -n 's/^N: //p' "$recording" | tr -d '\r')
pantograph replay --uinput "$recording" >replay.log 2>&1 &
player=$!
within 5 has_node "$name" || fail "$(cat replay.log)"
evemu-record "$(node "$name")" >read.evemu 2>/dev/null &
reader=$!
wait $player || fail "status $?: $(cat replay.log)"
within 5 ended $reader
contacts "$recording" >expected
contacts read.evemu >found
same_file "the contacts" found expected
