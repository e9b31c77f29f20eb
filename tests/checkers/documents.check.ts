import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Finding, unexplained, unused } from './left-findings.ts';
import { publicPlaces } from './public-places.ts';

const site = inject('site');
const LARGE = resolve('tests/checkers/large');
const require = createRequire(join(LARGE, 'package.json'));
const NU = join(LARGE, 'node_modules/vnu-jar/build/dist/vnu.jar');

type Report = {
  results: { messages: { ruleId: string; message: string; line: number; selector: string | null }[] }[];
};
type HtmlValidate = { validateString: (html: string) => Promise<Report> };
type NuMessage = { type: string; subType?: string; url: string; message: string; extract?: string };

const folder = mkdtempSync(join(tmpdir(), 'checkers-'));
/** Documents as the server sends them, by their path on the site. */
const documents = new Map<string, string>();
let places: string[] = [];

beforeAll(async () => {
  places = await publicPlaces(site.url);
  for (const place of places) {
    const answer = await fetch(site.url + place, { headers: { accept: 'text/html' } });
    documents.set(place, await answer.text());
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Returns what the Nu checker finds in all documents, by their paths; Java starts once for all of them. */
async function askNu(): Promise<Map<string, Finding[]>> {
  const files = places.map((place, at) => {
    const file = join(folder, `${at}.html`);
    writeFileSync(file, documents.get(place) ?? '');

    return file;
  });
  const { stdout } = await promisify(execFile)(
    'java',
    ['-Xss4m', '-jar', NU, '--stdout', '--exit-zero-always', '--format', 'json', ...files],
    { maxBuffer: 256 * 1024 * 1024 },
  );
  const { messages } = JSON.parse(stdout) as { messages: NuMessage[] };
  const found = new Map<string, Finding[]>();
  for (const { type, subType, url, message, extract = '' } of messages) {
    const place = places[Number(basename(url, '.html'))] ?? '';
    const finding = { rule: subType ?? type, text: `${message} ${extract.slice(0, 120)}` };
    found.set(place, [...(found.get(place) ?? []), finding]);
  }

  return found;
}

describe('the documents of the public pages', () => {
  it('name their charset within the first 1,024 bytes', () => {
    const late = places.filter(
      (place) =>
        !/<meta charset="utf-8"/.test(
          Buffer.from(documents.get(place) ?? '')
            .subarray(0, 1024)
            .toString(),
        ),
    );

    expect(places.length).toBeGreaterThan(50);
    expect(late).toEqual([]);
  });

  it('are taken by the Nu checker', async () => {
    const found = await askNu();

    expect(
      places.flatMap((place) => unexplained('nu', found.get(place) ?? []).map((text) => `${place} ${text}`)),
    ).toEqual([]);
    expect(unused('nu')).toEqual([]);
  });

  it('are taken by html-validate', async () => {
    const { HtmlValidate: Checker } = require('html-validate') as {
      HtmlValidate: new (config: object) => HtmlValidate;
    };
    const checker = new Checker({
      root: true,
      extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    });
    const lines: string[] = [];
    for (const place of places) {
      const { results } = await checker.validateString(documents.get(place) ?? '');
      const findings = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => ({
          rule: ruleId,
          text: `${message} ${selector ?? ''}`,
        })),
      );
      lines.push(...unexplained('html-validate', findings).map((text) => `${place} ${text}`));
    }

    expect(lines).toEqual([]);
    expect(unused('html-validate')).toEqual([]);
  });
});
