import { reconnectDelayMs } from '#src/lib/api/reconnect-delay.ts';
import { untilOnline } from '#src/lib/loading/until-online.ts';
import type { PublicData } from '#src/lib/public-data/public-data.ts';

/** Repeats all queries of a page until every one is answered; retries after a delay, or as soon as the browser is online. */
export async function askUntilAnswered(data: Pick<PublicData, 'requests' | 'query'>): Promise<void> {
  for (let attempt = 0; !(await isAnswered(data)); attempt += 1) await untilOnline(reconnectDelayMs(attempt));
}

async function isAnswered({ requests, query }: Pick<PublicData, 'requests' | 'query'>): Promise<boolean> {
  const asked = [...requests().values()].map((request) => query(request).refetch());
  const answers = await Promise.allSettled(asked);

  // No queries means that the page is not hydrated yet.
  return answers.length > 0 && answers.every(({ status }) => status === 'fulfilled');
}
