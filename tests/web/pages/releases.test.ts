import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { startPart } from '../part-double.ts';
import { startWeb } from '../start-web.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';

const part = useStarted(() => startPart());
const first = useStarted(() => startWeb(part.url));
const place = makeTestFolder(afterAll);

/** Starts the web server with a release whose one script of its own has the release's name. */
async function release(name: string) {
  const siteDir = join(place, name);
  await cp(first.folder, siteDir, { recursive: true });
  await writeFile(join(siteDir, `assets/page-${name}.js`), `"${name}"`);
  const web = await startWeb(part.url, { SITE_DIR: siteDir, RELEASES_DIR: join(place, 'kept') });
  onTestFinished(web.stop);

  return web.url;
}

describe('the web server of a new release', () => {
  it('also serves the assets of the two releases before it, for pages that are still open', async () => {
    await release('one');
    await release('two');

    const url = await release('three');

    for (const name of ['one', 'two', 'three']) {
      const answer = await fetch(`${url}/assets/page-${name}.js`);
      expect(await answer.text()).toBe(`"${name}"`);
      expect(answer.headers.get('cache-control')).toContain('immutable');
    }
  });
});
