import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCompose } from '#tests/support/compose/read-compose.ts';

/** Modules that read the variables of the processes that operators set up. */
const READERS = ['web/server/config/env.ts', 'actions/src/config/env.ts', 'embedded/stack/config/env.ts'];
/** `npm run dev` sets this one itself. */
const OWN = ['DEV'];

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Names that compose gives a service itself, without a choice of the operator; secrets are files. */
const givenByCompose = Object.values(readCompose('docker-compose.yml').services).flatMap(
  ({ environment = {} }) => Object.keys(environment).map((name) => name.replace(/_FILE$/, '')),
);

const listed = new Set([
  ...namesIn(readFileSync('.env.example', 'utf8'), /^(?:# )?([A-Z][A-Z0-9_]*)=/gm),
  ...namesIn(
    readFileSync('README.md', 'utf8')
      .match(/^\| `.*$/gm)
      ?.join('\n') ?? '',
    /`([A-Z][A-Z0-9_]*)`/g,
  ),
  ...givenByCompose,
  ...OWN,
]);

describe('.env.example', () => {
  it.each(READERS)(
    'lists every variable that %s reads and that neither README.md nor compose names',
    (file) => {
      const read = namesIn(readFileSync(file, 'utf8'), /^ {2}([A-Z][A-Z0-9_]+):/gm);

      expect(read.length).toBeGreaterThan(15);
      expect(read.filter((name) => !listed.has(name.replace(/_FILE$/, '')))).toEqual([]);
    },
  );
});
