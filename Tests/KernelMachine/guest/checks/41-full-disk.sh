# a full disk ends the recording with status 74 and a file of whole frames
. /guest/kit.sh
needs record
plug_touchpad
mkdir small
mount -t tmpfs -o size=40k small small
start_recording "$pad" small/full.evemu
hand hold 3 500
within 5 ended $recorder
status=0
wait $recorder || status=$?
same "the status" $status 74
pantograph inspect --strict small/full.evemu >inspected 2>&1 || fail "not valid: $(cat inspected)"
tail -n 1 small/full.evemu | grep -q '^E: .* 0000 0000' || fail "it ends inside a frame: $(tail -n 2 small/full.evemu)"
umount small
