import { runLoad } from '../support/http-load.ts';
import { startPeer } from '../support/peer.ts';
import { median } from '../support/statistics.ts';
import type { BarePageSettings } from './bare-page-server.ts';
import { ASKED, fetchRaw } from './fetch-raw.ts';

export type ServingResult = { pagesPerSecond: number; barePerSecond: number; ratio: number };

/** Measures pages per second, alternating with a bare server that sends the same bytes; returns medians. */
export async function measureServing(site: string, path: string, times: number): Promise<ServingResult> {
  const { headers, body } = await fetchRaw(`${site}${path}`);
  const settings: BarePageSettings = { headers, body: body.toString('base64') };
  const bare = await startPeer({
    name: 'bare',
    script: new URL('./bare-page-server.ts', import.meta.url),
    settings,
  });
  const measure = async (port: number, seconds: number) => {
    const load = {
      port,
      path,
      method: 'GET' as const,
      headers: ASKED,
      bodies: [''],
      connections: 16,
      seconds,
    };
    const { requests, seconds: took, errors } = await runLoad({ ...load, isGood: (text) => text !== '' });
    if (errors > 0) throw new Error(`${errors} of ${requests} answers were empty.`);
    return requests / took;
  };
  const rounds: { page: number; bare: number }[] = [];
  for (let at = 0; at <= times; at += 1) {
    const seconds = at === 0 ? 1 : 3;
    const page = await measure(Number(new URL(site).port), seconds);
    rounds.push({ page, bare: await measure(bare.port, seconds) });
  }
  await bare.stop();
  const measured = rounds.slice(1);

  return {
    pagesPerSecond: median(measured.map(({ page }) => page)),
    barePerSecond: median(measured.map((round) => round.bare)),
    ratio: median(measured.map((round) => round.page / round.bare)),
  };
}
