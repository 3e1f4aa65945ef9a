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

echo '# a log of ten years, and one ten times as long, to the first question of a review'
"$program" verbs --format tsv | tail -n +2 | cut -f1 | "$program" show - --format tsv >"$place/asked.tsv"
mkdir -p "$place/.local/share/conjugar"
for answers in 100000 1000000; do
  awk -F'\t' -v answers="$answers" 'FNR > 1 && $4 != "" { cell[n++] = $1 "\",\"tense\":\"" $2 "\",\"person\":\"" $3 }
    END {
      srand(1)
      for (i = 0; i < answers; i++) {
        minutes = int(i * 5000000 / answers)
        days = int(minutes / 1440)
        right = rand() < 0.9
        printf "{\"id\":\"k%d\",\"time\":\"%04d-%02d-%02dT%02d:%02d:%02d.%03dZ\",\"zone\":60,\"infinitive\":\"%s\"," \
          "\"answer\":\"tuvieron\",\"result\":\"%s\",\"grade\":%d,\"hints\":0,\"milliseconds\":3000,\"mode\":\"review\"," \
          "\"version\":\"3.0.0\"}\n", i, 2016 + int(days / 336), int(days / 28) % 12 + 1, days % 28 + 1, minutes / 60 % 24,
          minutes % 60, i % 60, i % 1000, cell[int(rand() * n)], right ? "correct" : "wrong", right ? 3 : 1
      }
    }' "$place/asked.tsv" >"$place/.local/share/conjugar/history.jsonl"
  for _ in 1 2 3; do
    echo :quit | /usr/bin/time -f "%e s  %M KB  $answers answers" "$program" review --format jsonl --no-history 2>&1 >/dev/null |
      tail -n 1
  done
done
