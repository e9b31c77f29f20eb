import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { otherBrowsers } from '../browsers/installed-browsers.ts';
import { type Finding, unexplained, unused } from './left-findings.ts';
import { publicPlaces } from './public-places.ts';

const site = inject('site');
const IBM = readFileSync('tests/checkers/large/node_modules/accessibility-checker-engine/ace.js', 'utf8');

/** What the checkers need of a browser. */
type Reader = {
  open: (url: string) => Promise<void>;
  read: <T>(expression: string) => Promise<T>;
  close: () => Promise<void>;
};

async function openChromium(): Promise<Reader> {
  const browser = await launchBrowser();
  const page = await (await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true })).newPage();

  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'networkidle' })),
    read: <T>(expression: string) => page.evaluate<T>(expression),
    close: () => browser.close(),
  };
}

const BROWSERS = [
  { name: 'Chromium', start: openChromium },
  ...otherBrowsers({ forCheckers: true }).filter(({ name }) => name === 'Firefox'),
];

/** Expression that waits until a page has its title, its fonts and what it loads, and nothing in it moves any more. */
const UNTIL_STILL = `(async () => {
  await document.fonts.ready;
  while (document.querySelector('[role=progressbar]') || !document.querySelector('h1')) await new Promise(requestAnimationFrame);
  const moving = document.getAnimations().filter(
    ({ effect, playState }) => playState === 'running' && effect.getTiming().iterations < Infinity,
  );
  await Promise.allSettled(moving.map(({ finished }) => finished));
  return true;
})()`;

/** Expression that gives IBM's violations, without what it asks a person to decide. */
const ASK_IBM = `new ace.Checker().check(document, ['WCAG_2_2']).then(({ results }) => results
  .filter(({ value }) => value[1] === 'FAIL')
  .map(({ ruleId, reasonId, message, path, snippet }) => ({ rule: ruleId, text: reasonId + ' ' + message + ' ' + path.dom + ' ' + snippet.slice(0, 160) })))`;

/** Expression that gives axe's violations of every rule, its advice on good practice too. */
const ASK_AXE = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
  .flatMap(({ id, help, nodes }) => nodes.map(({ target, html }) => ({ rule: id, text: help + ' ' + target.join(' ') + ' ' + html.slice(0, 160) }))))`;

/** Buttons whose name a status within takes away: what lies in a button has no role for a screen reader. */
const ASK_BUTTONS = `[...document.querySelectorAll('button [role], button [aria-live], [role=tab] [role]')].map((part) => part.outerHTML.slice(0, 160))`;

/**
 * Texts in the other language than their nearest `lang` says: Arabic letters on English ground, or a text of three
 * Latin words, and no Arabic ones, on Arabic ground (a name or a term of one or two belongs to either).
 */
const ASK_LANGUAGES = `(() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent: text, parentElement: parent } = walker.currentNode;
    if (!parent || parent.closest('script, style, noscript, code, [translate=no]')) continue;
    const lang = parent.closest('[lang]').lang;
    const isArabic = /[\\u0600-\\u06ff]/.test(text);
    const isEnglish = !isArabic && (text.match(/[A-Za-z]{3,}/g) ?? []).length > 2;
    if ((isArabic && !lang.startsWith('ar')) || (isEnglish && lang.startsWith('ar')))
      found.push(lang + ' ' + text.trim().slice(0, 80));
  }
  return found;
})()`;

describe.each(BROWSERS)('the public pages in $name', ({ start }) => {
  let browser: Reader;
  let places: string[] = [];

  beforeAll(async () => {
    places = await publicPlaces(site.url);
    if (start) browser = await start();
  });
  afterAll(() => (start ? browser.close() : undefined));

  it.skipIf(!start)('are taken by IBM’s checker and axe, in each language', async () => {
    const lines: string[] = [];
    for (const place of places) {
      await browser.open(site.url + place);
      await browser.read(UNTIL_STILL);
      await browser.read(`${IBM}; window.ace = ace; true`);
      await browser.read(`${axe.source}; true`);
      const ibm = await browser.read<Finding[]>(ASK_IBM);
      const found = await browser.read<Finding[]>(ASK_AXE);
      const buttons = await browser.read<string[]>(ASK_BUTTONS);
      const languages = await browser.read<string[]>(ASK_LANGUAGES);
      lines.push(
        ...unexplained('ibm', ibm).map((text) => `${place} ${text}`),
        ...unexplained('axe', found).map((text) => `${place} ${text}`),
        ...languages.map((text) => `${place} a text without its language: ${text}`),
        ...buttons.map((text) => `${place} a part with a role in a button: ${text}`),
      );
    }

    expect(lines).toEqual([]);
  });
});

describe('the list of findings that stay', () => {
  // Some of its lines explain what only one of the browsers shows.
  it.skipIf(BROWSERS.some(({ start }) => !start))('has no line that explains nothing in any browser', () => {
    expect([...unused('ibm'), ...unused('axe')]).toEqual([]);
  });
});
