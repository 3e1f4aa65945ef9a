#!/usr/bin/env bash
# What the whole program takes, beside a C program that prints one line and beside cat. Needs hyperfine and a C compiler.
#   swift build -c release && Sources/conjugar-benchmark/whole-process.sh
set -eu
cd "$(dirname "$0")/../.."
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
# A copy, as one installs it: the pages of a file that the linker has just written are slower to map.
program=$place/conjugar
cp .build/release/conjugar "$program"
export HOME=$place
printf '#include <stdio.h>\nint main(void) { puts("hello"); return 0; }\n' >"$place/hello.c"
cc -O2 -static -o "$place/hello" "$place/hello.c"

echo '# starting, paired with a C hello'
hyperfine -N --warmup 20 --runs 500 "$place/hello" "$program show tener" "$program quiz --seed 1" \
  "$program identify tuvieron" 2>/dev/null | grep -E '^ *(Benchmark|Time|Range)'

echo '# all simple forms, paired with cat of the same bytes'
"$program" export --format tsv >"$place/forms.tsv"
ls -l "$place/forms.tsv" | awk '{ print $5, "bytes" }'
hyperfine -N --warmup 3 --runs 30 --output null "cat $place/forms.tsv" "$program export --format tsv" 2>/dev/null |
  grep -E '^ *(Benchmark|Time|Range)'
hyperfine --warmup 3 --runs 30 "cat $place/forms.tsv >$place/copy" "$program export --format tsv >$place/copy" \
  "cat $place/forms.tsv | cat >/dev/null" "$program export --format tsv | cat >/dev/null" 2>/dev/null |
  grep -E '^ *(Benchmark|Time|Range)'

echo '# resident memory'
for arguments in 'show tener' 'identify tuvieron' 'export --format tsv'; do
  # shellcheck disable=SC2086
  /usr/bin/time -f "%M KB  $arguments" "$program" $arguments >/dev/null
done
