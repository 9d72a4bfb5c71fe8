# the tests of real devices, in the test bundle
/guest/tests --testing-library swift-testing --filter UinputTests >log 2>&1 || {
  status=$?
  cat log
  if [ $status = 69 ]; then
    echo "the bundle has none"
    exit 75
  fi
  exit 1
}
sed -n 's/.*\(Test run with .*\)/  \1/p' log
