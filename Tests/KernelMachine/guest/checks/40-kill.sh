# kill -9 in mid-gesture leaves a recording that is valid up to a second before
. /guest/kit.sh
needs record
plug_touchpad
start_recording "$pad" killed.evemu
hand hold 2 250
sleep 1.1
hand hold 2 1
kill -9 $recorder
wait $recorder || true
pantograph inspect --strict killed.evemu >inspected || fail "not valid: $(cat inspected)"
frames=$(grep -c '^E: .* 0000 0000' killed.evemu)
[ "$frames" -ge 250 ] || fail "only $frames of 253 frames were written"
