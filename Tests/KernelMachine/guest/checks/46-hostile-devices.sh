# devices with hostile names, ranges, slots and events are listed, watched, recorded and played again without harm
. /guest/kit.sh
needs record
needs watch

# harmless STATUS WHAT FILES...: fails if a command was ended by a signal, or if its output steers a terminal.
harmless() {
  [ "$1" -lt 124 ] || [ "$1" = 130 ] || fail "$2 ends with status $1: $(cat -v "$4")"
  what=$2
  shift 2
  ! LC_ALL=C grep -q "$(printf '[\001-\010\013-\037\177]')" "$@" || fail "$what prints control characters: $(cat -v "$@")"
}
try() { # try WHAT COMMAND...
  what=$1 status=0
  shift
  timeout 60 "$@" >said 2>said.errors </dev/null || status=$?
  harmless "$status" "$what" said said.errors
}
# order COMMAND: sends a command to the device without waiting.
order() { echo "$*" >&4; }
answers() { [ "$(grep -c "^done" hostile.out)" -ge "$1" ]; }
gone() { ! has_node Hostile; }

for kind in plain name slots range unit point; do
  rm -f orders
  mkfifo orders
  hostile "$kind" <orders >hostile.out 2>&1 &
  exec 4>orders
  within 5 answers 1 || fail "$kind: $(cat hostile.out)"
  within 5 has_node Hostile
  place=$(node Hostile)
  try "devices, $kind" pantograph devices
  try "devices --json, $kind" pantograph devices --json
  pantograph watch --json "$place" >watched 2>watched.errors 4>&- &
  watcher=$!
  pantograph watch "$place" --scene card >scene 2>scene.errors 4>&- &
  scene=$!
  pantograph record "$place" "$kind.evemu" >recorded 2>recorded.errors 4>&- &
  recorder=$!
  within 10 eval "test -s $kind.evemu || ended $recorder"
  order stroke 20
  order extremes 60
  order stroke 10
  within 60 answers 4
  # The kernel drops events if a reader sleeps.
  kill -STOP $recorder $watcher $scene 2>/dev/null || true
  order flood 3000
  within 60 answers 5
  kill -CONT $recorder $watcher $scene 2>/dev/null || true
  sleep 1
  # The device disappears during touches.
  order extremes 30
  exec 4>&-
  within 10 gone
  within 10 ended $recorder || fail "$kind: record goes on without its device"
  # Without its device, `watch` waits for another one.
  kill -INT $watcher $scene 2>/dev/null || true
  for process in $recorder $watcher $scene; do
    status=0
    wait $process || status=$?
    case $process in
      "$recorder") harmless "$status" "record, $kind" recorded recorded.errors && told=$status ;;
      "$watcher") harmless "$status" "watch --json, $kind" watched watched.errors ;;
      "$scene") harmless "$status" "watch --scene, $kind" scene scene.errors ;;
    esac
  done
  case $kind in plain | name) same "the status of record, $kind" "$told" 0 ;; esac

  if [ -s "$kind.evemu" ]; then
    for command in inspect "inspect --json" replay "replay --scene card"; do
      # shellcheck disable=SC2086 # several words
      try "$command, $kind" pantograph $command "$kind.evemu"
      same "the status of $command, $kind" "$status" 0
    done
    try "replay --uinput, $kind" pantograph replay --uinput --speed 50 "$kind.evemu"
    echo "  $kind: $(wc -l <"$kind.evemu") lines; replay --uinput: $status $(head -n 1 said.errors | cut -c 1-100)"
  else
    echo "  $kind: $(head -n 1 recorded.errors | cut -c 1-100)"
  fi
done
grep -q '^E: [0-9.]* 0000 0003' plain.evemu || fail "the flood lost no events"
