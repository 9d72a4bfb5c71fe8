# a keyboard cannot be recorded
. /guest/kit.sh
needs record
keyboard=$(node keyboard) || { echo "the machine has no keyboard" && exit 75; }
status=0
pantograph record "$keyboard" keyboard.evemu >told 2>&1 || status=$?
cat told
[ $status != 0 ] || fail "it was recorded"
[ ! -s keyboard.evemu ] || fail "something was written: $(head -n 3 keyboard.evemu)"
