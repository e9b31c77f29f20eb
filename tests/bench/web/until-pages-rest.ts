import { brotliCompressSync, constants } from 'node:zlib';
import { waitUntil } from '#tests/support/wait-until.ts';
import { fetchRaw } from './fetch-raw.ts';

/** The server begins when nothing has changed for 20 s, and needs a quarter of a second of a core for each page. */
const GIVE_UP_MS = 120_000;

/**
 * Waits until the server has compressed these pages at full strength. It does so soon after its start, with a core of its
 * own for ten seconds and more: on a machine with two, a page that is loaded meanwhile seems to block for seconds.
 */
export async function untilPagesRest(site: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const best = smallest(await (await fetch(`${site}${path}`)).text());
    await waitUntil(
      `${path} comes compressed at full strength`,
      async () => (await fetchRaw(`${site}${path}`)).body.length <= best,
      GIVE_UP_MS,
    );
  }
}

function smallest(html: string): number {
  return brotliCompressSync(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
    },
  }).length;
}
