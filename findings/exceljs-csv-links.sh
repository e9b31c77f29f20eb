#!/usr/bin/env bash
# A cell with a link is written to CSV by its address and not by its text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --prefix "$folder" --no-audit --no-fund --ignore-scripts --silent exceljs@4.4.0

cat >"$folder/finding.mjs" <<'JS'
import exceljs from 'exceljs';

const workbook = new exceljs.Workbook();
const sheet = workbook.addWorksheet('people');
sheet.addRow(['Salma', { text: 'salma@example.org', hyperlink: 'mailto:salma@example.org' }]);
console.log(String(await workbook.csv.writeBuffer()));
JS

cat <<'TEXT'
exceljs 4.4.0: a row whose second cell shows an email and links to it, written as CSV
  expected:  Salma,salma@example.org, which is what the cell shows
  behaviour: the link's address takes the place of what the cell shows
TEXT
expected='Salma,mailto:salma@example.org'
seen=$(node "$folder/finding.mjs" 2>/dev/null)
echo "  seen:      $seen"
[ "$seen" = "$expected" ] || { echo "  This has changed. It was: $expected" >&2; exit 1; }
