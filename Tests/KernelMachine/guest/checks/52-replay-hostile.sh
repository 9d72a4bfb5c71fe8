# recordings of impossible devices are played into a virtual device, or refused with a sentence
. /guest/kit.sh
needs replay

# recording FILE NAME MINIMUM MAXIMUM RESOLUTION SLOTS: writes a recording of a phone with another name and ranges.
recording() {
  printf 'N: %b\n' "$2" >name
  sed -e '/^N: /{
    r name
    d
  }' -e "s/^A: \(00\|01\|35\|36\) .*/A: \1 $3 $4 0 0 $5/" -e "s/^A: 2f .*/A: 2f 0 $6 0 0 0/" \
    /recordings/phone-flick-down-125hz.evemu >"$1"
  printf '%s\n' \
    "E: 3.000000 0003 002f 0000" "E: 3.000000 0003 0039 0007" "E: 3.000000 0003 0035 2147483647" \
    "E: 3.000000 0003 0036 -2147483648" "E: 3.000000 0000 0000 0000" "E: 3.008000 0003 002f 0255" \
    "E: 3.008000 0003 0039 2147483647" "E: 3.008000 0003 0035 0001" "E: 3.008000 0000 0000 0000" \
    "E: 0.000001 0003 0039 -001" "E: 0.000001 0000 0000 0000" >>"$1"
}
long=$(head -c 4096 /dev/zero | tr '\0' x)
recording name.evemu '\033]0;owned\007 \033[31m \0377\0376 "q" %s' 0 4000 40 4
recording long.evemu "$long" 0 4000 40 4
recording reversed.evemu Reversed 1000 -1000 40 4
recording point.evemu Point 5 5 0 4
recording widest.evemu Widest -2147483648 2147483647 -2147483648 4
recording slots.evemu Slots 0 4000 40 255
recording many.evemu Many 0 4000 40 100000
recording negative.evemu Negative 0 4000 40 -5
for file in *.evemu; do
  status=0
  timeout 60 pantograph replay --uinput "$file" >said 2>said.errors </dev/null || status=$?
  echo "  $file: $status $(head -n 1 said.errors | cut -c 1-100)"
  [ "$status" -lt 124 ] || fail "$file ends with status $status: $(cat -v said.errors)"
  [ "$status" = 0 ] || [ -s said.errors ] || fail "$file ends with status $status and no sentence"
  ! LC_ALL=C grep -q "$(printf '[\001-\010\013-\037\177]')" said said.errors || fail "$file prints control characters"
done
