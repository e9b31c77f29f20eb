import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';

/** Files that are not checked: migrations keep the paths of their day, samples name files that do not exist. */
const KEPT = /^(hasura\/migrations|tooling\/lint\/samples)\//;
const TEXT = /(\.(css|example|graphql|json|jsonc|md|mjs|sh|sql|ts|tsx|ya?ml)|Dockerfile|Caddyfile|\/[^.]+)$/;
const LINK = /\]\((?![a-z]+:|\/)([^)\s#]*)(?:#([^)\s]+))?\)(?:, (?<heading>[A-Z][^.,;:)]+)\))?/g;
/** A path, in a sentence of code or of a document, and the heading that may follow it. */
const PATH =
  /(?<![\w./)])(?:\.\.\/)*(docs\/[\w./-]*[\w/])(?:#([\w-]+))?(?:(?:, | \()(?<heading>[A-Z][^.,;:()]+))?/g;
const URL_BEFORE = /https?:\/\/\S*$/;

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => TEXT.test(file) && !KEPT.test(file) && existsSync(file));

const withoutCode = (text: string) => text.replace(/^ *```[^]*?^ *```$/gm, '');
const headingsOf = (file: string) =>
  [...withoutCode(readFileSync(file, 'utf8')).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

/** Returns the anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

function isThere(path: string, anchor?: string, heading?: string): boolean {
  if (!existsSync(path)) return false;
  if (!path.endsWith('.md')) return true;
  const headings = headingsOf(path);

  return (
    (!anchor || headings.map(anchorOf).includes(anchor)) &&
    (!heading || headings.some((there) => heading.replace(/\s*\n[\s/*#]*/g, ' ').startsWith(there)))
  );
}

/** Lists what a file refers to and does not exist. */
function brokenIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const links = file.endsWith('.md') ? [...withoutCode(text).matchAll(LINK)] : [];
  const paths = [...text.matchAll(PATH)].filter(
    ({ index }) => !URL_BEFORE.test(text.slice(Math.max(0, index - 200), index)),
  );
  const broken = [
    ...links.filter(
      ({ 1: path, 2: anchor, groups }) =>
        !isThere(path ? join(dirname(file), path) : file, anchor, groups?.['heading']),
    ),
    ...paths.filter(({ 1: path = '', 2: anchor, groups }) => !isThere(path, anchor, groups?.['heading'])),
  ];

  return broken.map(([found]) => `${file}: ${found}`);
}

describe('links to documents, and paths of documents in code', () => {
  it('lead to a file that exists, and to a heading that exists if they name one', () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(files.flatMap(brokenIn)).toEqual([]);
  });
});
