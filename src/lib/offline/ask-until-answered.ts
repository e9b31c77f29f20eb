import { reconnectDelayMs } from '#src/lib/api/reconnect-delay.ts';
import { untilOnline } from '#src/lib/loading/until-online.ts';
import type { PublicData } from '#src/lib/public-data/public-data.ts';

/** Asks for all that a page shows until everything is answered, at once when the browser finds a network. */
export async function askUntilAnswered(data: Pick<PublicData, 'requests' | 'query'>): Promise<void> {
  for (let attempt = 0; !(await isAnswered(data)); attempt += 1) await untilOnline(reconnectDelayMs(attempt));
}

async function isAnswered({ requests, query }: Pick<PublicData, 'requests' | 'query'>): Promise<boolean> {
  const asked = [...requests().values()].map((request) => query(request).refetch());
  const answers = await Promise.allSettled(asked);

  // A page that is not taken over yet has asked for nothing.
  return answers.length > 0 && answers.every(({ status }) => status === 'fulfilled');
}
