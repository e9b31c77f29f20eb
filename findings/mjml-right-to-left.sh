#!/usr/bin/env bash
# A mail that says it runs from right to left gets sections, columns and texts from left to right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --prefix "$folder" --no-audit --no-fund --ignore-scripts --silent mjml@5.4.1

cat >"$folder/finding.mjs" <<'JS'
import mjml2html from 'mjml';

const { html } = await mjml2html(
  `<mjml lang="ar" dir="rtl"><mj-body><mj-section>
    <mj-column><mj-text>الأول</mj-text></mj-column><mj-column><mj-text>الثاني</mj-text></mj-column>
  </mj-section></mj-body></mjml>`,
  { validationLevel: 'strict' },
);
const valuesOf = (pattern) => [...html.matchAll(pattern)].map((match) => match[1]).join(' ');

console.log(`dir:                 ${valuesOf(/ dir="(\w+)"/g)}`);
console.log(`direction in styles: ${valuesOf(/direction:(\w+)/g)}`);
console.log(`align of the texts:  ${valuesOf(/ align="(left|right)"/g)}`);
JS

cat <<'TEXT'
mjml 5.4.1: an Arabic mail of two columns with dir="rtl" on <mjml>
  expected:  the first column at the right, texts aligned to the right
  behaviour: dir reaches <html> and a wrapper alone; each section and column then says direction:ltr, each text align="left",
             so that the second column stands at the right. mj-attributes with direction="rtl" and align="right" mend it.
TEXT
expected='dir:                 rtl rtl
direction in styles: ltr ltr ltr
align of the texts:  left left'
seen=$(node "$folder/finding.mjs")
echo "  seen:      ${seen//$'\n'/$'\n             '}"
[ "$seen" = "$expected" ] || { echo "  This has changed. It was: $expected" >&2; exit 1; }
