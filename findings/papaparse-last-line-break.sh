#!/usr/bin/env bash
# The line break at the end of a short file with two columns hides its delimiter.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --prefix "$folder" --no-audit --no-fund --ignore-scripts --silent papaparse@5.7.1

cat >"$folder/finding.mjs" <<'JS'
import Papa from 'papaparse';

function tell(name, text) {
  const { data, errors, meta } = Papa.parse(text);
  console.log(`${name}: "${meta.delimiter}", ${JSON.stringify(data[1])}, errors ${errors.length}`);
}

tell('without it', 'width;height\n10;20\n30;40');
tell('with it', 'width;height\n10;20\n30;40\n');
tell('with it, decimal commas', 'width;height\n1,5;2,5\n3,5;4,5\n');
JS

cat <<'TEXT'
papaparse 5.7.1: the guessed delimiter of three lines with two columns, with and without a line break at the end
  expected:  ";" each time; a last line may end with a line break (RFC 4180, section 2)
  behaviour: what is empty after it counts as a row of one cell, so that the average falls below the two cells that a delimiter
             needs: "," is taken, with decimal commas even without an error. Files of ten lines or more are read well.
TEXT
expected='without it: ";", ["10","20"], errors 0
with it: ",", ["10;20"], errors 1
with it, decimal commas: ",", ["1","5;2","5"], errors 0'
seen=$(node "$folder/finding.mjs")
echo "  seen:      ${seen//$'\n'/$'\n             '}"
[ "$seen" = "$expected" ] || { echo "  This has changed. It was: $expected" >&2; exit 1; }
