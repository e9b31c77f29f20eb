import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontFiles } from './font-files.ts';

/** Milliseconds; cutting the fonts is a second and a half of computation, which many processes may share. */
const TIMEOUT_MS = 120_000;

it(
  'the committed fonts and their style sheet are what `npm run fonts` writes',
  { timeout: TIMEOUT_MS },
  async () => {
    const files = await fontFiles();

    const stale = files.filter(({ file, content }) => !readFileSync(file).equals(content));
    expect(stale.map(({ file }) => file)).toEqual([]);
  },
);
