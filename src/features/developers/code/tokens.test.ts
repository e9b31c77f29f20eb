import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toTokens } from './tokens.ts';

const FOLDER = 'docs/integrate/examples';
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.\w+$/.test(file),
);

/** Returns the coloured pieces of a program, each with its kind. */
const piecesOf = (code: string, ending: string) =>
  toTokens(code, ending).flatMap(({ text, kind }) => (kind ? [`${kind}: ${text}`] : []));

describe('toTokens', () => {
  it.each(files)('loses and adds no letter of %s', (file) => {
    const code = readFileSync(`${FOLDER}/${file}`, 'utf8');

    const tokens = toTokens(code, file.split('.').at(-1) ?? '');

    expect(tokens.map(({ text }) => text).join('')).toBe(code);
    expect(tokens.some(({ kind }) => kind !== undefined)).toBe(true);
  });

  it.each([
    [
      'mjs',
      "// A // b\nconst url = 'http://a.test'; // end",
      ['comment: // A // b', 'keyword: const', "string: 'http://a.test'", 'comment: // end'],
    ],
    ['ts', 'event.type({ type: 1_000 }, from$)', ['number: 1_000']],
    [
      'py',
      'f"{a}"\nif not b: return None  # c',
      ['string: f"{a}"', 'keyword: if', 'keyword: not', 'keyword: return', 'keyword: None', 'comment: # c'],
    ],
    ['py', 'else:', ['keyword: else']],
    ['sh', 'curl -d \'{ "a": 1 }\' # b', ['keyword: curl', 'string: \'{ "a": 1 }\'', 'comment: # b']],
    ['graphql', 'query A($on: Int) { a(limit: 2) }', ['keyword: query', 'number: 2']],
    [
      'sh',
      "node <<'JS'\nawait 'a';\nJS\necho b",
      ['keyword: node', "string: 'JS'", 'keyword: await', "string: 'a'", 'keyword: echo'],
    ],
    ['txt', 'const a = 1', []],
  ])('colours %s: %s', (ending, code, expected) => {
    expect(piecesOf(code, ending)).toEqual(expected);
  });
});
