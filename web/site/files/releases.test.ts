import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openReleases, type FindKept } from './releases.ts';

let place: string;
let warnings: string[];

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'releases-'));
  warnings = [];
});
afterEach(() => rmSync(place, { recursive: true }));

const kept = () => join(place, 'kept');

/** Starts a server with a release whose files are a shared one and one of its own; each start is a minute after the last. */
async function start(name: string, folder = kept()): Promise<FindKept> {
  const siteDir = join(place, `site-${name}`);
  mkdirSync(join(siteDir, 'assets'), { recursive: true });
  writeFileSync(join(siteDir, 'assets/shared-0.js'), '"shared"');
  writeFileSync(join(siteDir, `assets/main-${name}.js`), `"${name}"`);
  if (existsSync(kept())) readdirSync(kept()).forEach(ageByMinute);
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });

  return openReleases(folder, { siteDir, compression: 'fast', log });
}

function ageByMinute(release: string): void {
  const path = join(kept(), release);
  const at = statSync(path).mtimeMs / 1_000 - 60;
  utimesSync(path, at, at);
}

async function textOf(find: FindKept, path: string): Promise<string | undefined> {
  const file = await find(path);

  return (await file?.body('identity'))?.content.toString();
}

describe("the kept releases (old versions of the site's files)", () => {
  it('are the last three that were started', async () => {
    for (const name of ['a', 'b', 'c']) await start(name);
    const find = await start('d');

    expect(await textOf(find, '/assets/main-a.js')).toBeUndefined();
    for (const name of ['b', 'c', 'd'])
      expect(await textOf(find, `/assets/main-${name}.js`)).toBe(`"${name}"`);
    expect(readdirSync(kept())).toHaveLength(3);
  });

  it('count a release that is started several times as one', async () => {
    for (const name of ['a', 'b', 'b', 'b']) await start(name);
    const find = await start('b');

    expect(await textOf(find, '/assets/main-a.js')).toBe('"a"');
    expect(readdirSync(kept())).toHaveLength(2);
  });

  it('include the files of a release that another server started later', async () => {
    const find = await start('a');
    expect(await textOf(find, '/assets/main-b.js')).toBeUndefined();

    await start('b');

    expect(await textOf(find, '/assets/main-b.js')).toBe('"b"');
  });

  it('are served as files that never change', async () => {
    const find = await start('a');

    expect(await find('/assets/main-a.js')).toMatchObject({
      isImmutable: true,
      type: 'text/javascript; charset=utf-8',
    });
  });

  it('serve no file outside of their folders', async () => {
    const find = await start('a');
    writeFileSync(join(kept(), 'secret.txt'), 'secret');

    for (const path of [
      '/assets/../secret.txt',
      '/assets/..',
      '/assets/.',
      '/assets/',
      '/secret.txt',
      '/assets/a/b.js',
    ])
      expect(await find(path), path).toBeUndefined();
  });

  it('do not delete unknown folders beside them, only copies that a killed server left unfinished', async () => {
    await start('a');
    const [release = ''] = readdirSync(kept());
    const abandoned = `${release}.00000000-0000-4000-8000-000000000000`;
    const running = `${release}.00000000-0000-4000-8000-000000000001`;
    for (const name of ['photos', abandoned, running]) mkdirSync(join(kept(), name));
    const twoHoursAgo = Date.now() / 1_000 - 7_200;
    utimesSync(join(kept(), abandoned), twoHoursAgo, twoHoursAgo);
    utimesSync(join(kept(), 'photos'), twoHoursAgo, twoHoursAgo);

    const siteDir = join(place, 'site-a');
    await openReleases(kept(), { siteDir, compression: 'fast', log: pino({ level: 'silent' }) });

    expect(readdirSync(kept()).toSorted()).toEqual(['photos', release, running].toSorted());
  });

  it('are not available, with a warning, if their folder cannot be written', async () => {
    writeFileSync(join(place, 'a-file'), '');

    const find = await start('a', join(place, 'a-file/kept'));

    expect(await find('/assets/main-a.js')).toBeUndefined();
    expect(warnings.join()).toContain('RELEASES_DIR');
  });
});
