# an ordinary user is told which rule would help and how to install it, and gets status 77
. /guest/kit.sh
needs record
needs replay
plug_touchpad
chmod 600 "$pad" /dev/uinput

# refused COMMAND RULE: ends with status 77, and names the rule and the way to it.
refused() {
  status=0
  su visitor -c "$1" >told 2>&1 || status=$?
  cat told
  same "the status of $1" $status 77
  grep -q "$2" told || fail "the rule $2 is not named"
  grep -q 'udevadm' told || fail "nothing tells how to install it"
}
refused "pantograph record $pad /tmp/visitor.evemu" udev/70-pantograph.rules
[ ! -e /tmp/visitor.evemu ] || fail "there is a file"
for recording in /recordings/*3-finger*.evemu; do
  # Virtual devices are a right of their own.
  refused "pantograph replay --uinput $recording" udev/optional/70-pantograph-uinput.rules
done

# The list still tells what is there, from what sysfs says of it.
su visitor -c "pantograph devices" >told
cat told
grep -q 'Machine Touchpad' told || fail "the touchpad is not listed"
grep -q 'udev/70-pantograph.rules' told || fail "the list names no rule"
