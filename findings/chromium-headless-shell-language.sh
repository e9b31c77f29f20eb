#!/usr/bin/env bash
# Chromium's headless shell tells scripts a language that is none, and servers nothing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --prefix "$folder" --no-audit --no-fund --ignore-scripts --silent \
  @sparticuz/chromium@147.0.0 playwright-core@1.65.1

cat >"$folder/finding.mjs" <<'JS'
import { createServer } from 'node:http';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { chromium as launcher } from 'playwright-core';

const executablePath = await chromium.executablePath();
const server = createServer((request, response) => {
  response.setHeader('content-type', 'text/html');
  response.end(`<!doctype html><title>${request.headers['accept-language'] ?? 'none'}</title>`);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

async function tell(name, flags, context) {
  const env = { ...process.env, LD_LIBRARY_PATH: join(process.env.TMPDIR, 'al2023/lib') };
  const args = ['--no-sandbox', '--disable-gpu', ...flags];
  const browser = await launcher.launch({ executablePath, env, args });
  const page = await browser.newPage(context);
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const languages = await page.evaluate('navigator.languages.join()');
  const fault = await page.evaluate(() => {
    try {
      new Intl.Locale(navigator.language);
      return '';
    } catch (error) {
      return ` (${error.name})`;
    }
  });
  console.log(`${name}: header ${await page.title()}, navigator.languages ${languages}${fault}`);
  await browser.close();
}

await tell('as it is', [], {});
await tell('--accept-lang=ar,en', ['--accept-lang=ar,en'], {});
await tell('locale ar-EG', [], { locale: 'ar-EG' });
process.exit();
JS

cat <<'TEXT'
Chromium 147's headless shell (@sparticuz/chromium 147.0.0) by Playwright 1.65.1: the languages that pages and servers see
  expected:  the same, as in Chromium itself: en-US,en;q=0.9 as it is, and ar,en;q=0.9
  behaviour: without a setting no Accept-Language is sent, and navigator.languages has what no tag of BCP 47 is (Intl throws a
             RangeError); the languages of --accept-lang are sent without weights
TEXT
expected='as it is: header none, navigator.languages en-US@posix (RangeError)
--accept-lang=ar,en: header ar,en, navigator.languages ar,en
locale ar-EG: header ar-EG, navigator.languages ar-EG'
seen=$(LC_ALL=C.UTF-8 TMPDIR="$folder" AWS_LAMBDA_JS_RUNTIME=nodejs22.x node "$folder/finding.mjs")
echo "  seen:      ${seen//$'\n'/$'\n             '}"
[ "$seen" = "$expected" ] || { echo "  This has changed. It was: $expected" >&2; exit 1; }
