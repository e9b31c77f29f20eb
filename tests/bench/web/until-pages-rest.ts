import { fetchRaw } from '#tests/support/fetch-raw.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { encodePage } from '#web/site/prerender/encode-page.ts';
import { ASKED } from './measure-serving.ts';

/** Upper bound of the wait: the server starts after 20 s without a change and needs 0.25 s of a core for each page. */
const GIVE_UP_MS = 120_000;

/**
 * Waits until the server has compressed these pages at full strength. That work occupies a core for ten seconds and more
 * after the start: on a machine with two cores, a page loaded meanwhile seems to block for seconds.
 */
export async function untilPagesRest(site: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const best = await encodePage(await (await fetch(`${site}${path}`)).text(), 'best');
    const { length } = await best.bodyIn('br');
    await waitUntil(
      `${path} comes compressed at full strength`,
      async () => (await fetchRaw(`${site}${path}`, ASKED)).body.length <= length,
      GIVE_UP_MS,
    );
  }
}
