#!/usr/bin/env bash
# The Arabic locale of dayjs writes the hour after noon as one of the morning.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --prefix "$folder" --no-audit --no-fund --ignore-scripts --silent dayjs@1.11.23

cat >"$folder/finding.mjs" <<'JS'
import dayjs from 'dayjs';
import 'dayjs/locale/ar.js';

const intl = new Intl.DateTimeFormat('ar', { hour: 'numeric', minute: 'numeric', numberingSystem: 'latn' });
for (const hour of [0, 11, 12, 13]) {
  const date = new Date(2027, 0, 1, hour, 30);
  console.log(`${hour}:30 is "${dayjs(date).locale('ar').format('h:mm A')}", by Intl "${intl.format(date)}"`);
}
JS

cat <<'TEXT'
dayjs 1.11.23: 12-hour clock of the locale ar
  expected:  noon and what follows is "م", midnight and the morning "ص", as Intl has it
  behaviour: `meridiem` compares the hour with `> 12`, so that 12:30 at noon reads as half past midnight
TEXT
expected='0:30 is "12:30 ص", by Intl "12:30 ص"
11:30 is "11:30 ص", by Intl "11:30 ص"
12:30 is "12:30 ص", by Intl "12:30 م"
13:30 is "1:30 م", by Intl "1:30 م"'
seen=$(node "$folder/finding.mjs")
echo "  seen:      ${seen//$'\n'/$'\n             '}"
[ "$seen" = "$expected" ] || { echo "  This has changed. It was: $expected" >&2; exit 1; }
