import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { version } from '../../package.json' with { type: 'json' };

/** Returns the three numbers of a version; what follows them, such as `-dev`, comes before the release. */
const numbersOf = (text: string) => text.split('-', 1)[0]?.split('.').map(Number) ?? [];

// Backups, metrics and refusals name the version, so it must not be that of an earlier release.
it('package.json has the version of the last release in CHANGELOG.md, or a later one', () => {
  const changelog = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
  const last = /^## (\d+\.\d+\.\d+) /m.exec(changelog)?.[1] ?? '';
  const [own, released] = [numbersOf(version), numbersOf(last)];
  const place = own.findIndex((number, at) => number !== released[at]);

  expect(last).not.toBe('');
  expect(version === last || (own[place] ?? 0) > (released[place] ?? 0)).toBe(true);
});
