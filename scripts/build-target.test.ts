import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { removeOlder } from './build-target.mjs';

const folder = mkdtempSync(join(tmpdir(), 'build-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('removeOlder', () => {
  it('removes what an earlier build left, in folders too, and nothing of this one', () => {
    const startedAt = Date.now();
    mkdirSync(join(folder, 'assets'));
    for (const name of ['web.js', 'assets/chunk-new.js', 'assets/chunk-old.js'])
      writeFileSync(join(folder, name), '');
    const before = startedAt / 1_000 - 60;
    utimesSync(join(folder, 'assets/chunk-old.js'), before, before);

    removeOlder(folder, startedAt);

    expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
      'assets',
      'assets/chunk-new.js',
      'web.js',
    ]);
  });
});
