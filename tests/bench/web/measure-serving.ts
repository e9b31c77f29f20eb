import { fetchRaw } from '#tests/support/fetch-raw.ts';
import { runLoad } from '../support/http-load.ts';
import { startPeer } from '../support/peer.ts';
import { inTurn, median, medianRatio } from '../support/statistics.ts';
import type { BarePageSettings } from './bare-page-server.ts';

export const ASKED = { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': 'en' };
/** Headers that the bare server makes itself for each answer. */
const OWN_HEADERS = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

/** Measures pages per second, alternating with a bare server that sends the same bytes; returns medians. */
export async function measureServing(site: string, path: string, rounds: number) {
  const { headers, body } = await fetchRaw(`${site}${path}`, ASKED);
  const kept = Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name));
  const bare = await startPeer(new URL('./bare-page-server.ts', import.meta.url), {
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: body.toString('base64'),
  } satisfies BarePageSettings);
  const measure = async (port: number, round: number) => {
    const { perSecond } = await runLoad({
      ...{ port, path, method: 'GET', headers: ASKED, bodies: [''] },
      seconds: round < 0 ? 1 : 3,
      isGood: (text) => text !== '',
    });
    return perSecond;
  };
  const samples = await inTurn(
    {
      page: (round) => measure(Number(new URL(site).port), round),
      bare: (round) => measure(bare.port, round),
    },
    { rounds, warmUps: 1 },
  );
  await bare.stop();

  return {
    pagesPerSecond: median(samples.page),
    barePerSecond: median(samples.bare),
    ratio: medianRatio(samples.page, samples.bare),
  };
}
