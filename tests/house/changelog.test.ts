import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readReleases } from '#tests/upgrade/releases.ts';

const PARTS = ['On upgrade', 'Visitors and administrators', 'Integrators', 'Operators', 'Developers'];

const text = readFileSync('CHANGELOG.md', 'utf8');
const sections = text.split(/^## /m).slice(1);

/** Lists the headings of a release's parts, but for "Removed", which only some releases have. */
const partsOf = (section: string) =>
  [...section.matchAll(/^### (.+)$/gm)].map(([, title]) => title).filter((title) => title !== 'Removed');

describe('CHANGELOG.md', () => {
  it('has the same five parts for each release, the first of which is "On upgrade"', () => {
    expect(sections.map(partsOf)).toEqual(sections.map(() => PARTS));
  });

  it('writes each change on one line', () => {
    const wrapped = [...text.matchAll(/^- .*\n {2}.*$/gm)].map(([change]) => change);

    expect(wrapped).toEqual([]);
  });

  it('lists no change twice', () => {
    const changes = [...text.matchAll(/^- .*$/gm)].map(([change]) => change);

    expect(changes).toEqual([...new Set(changes)]);
  });

  it('links the last release to its page of release notes', () => {
    const released = sections.find((section) => /^\d/.test(section)) ?? '';
    const [, page = ''] = /\]\((docs\/\S+\.md)\)/.exec(released) ?? [];

    expect(page).toContain(`/${released.split(' ', 1)[0]}.md`);
    expect(existsSync(page)).toBe(true);
  });

  it('names as last release one whose data folder is kept for the upgrade tests', () => {
    const [, last] = /^## (\d+\.\d+\.\d+) /m.exec(text) ?? [];

    expect(readReleases().map(({ version }) => version)).toContain(last);
  });
});
