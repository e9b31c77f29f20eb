import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { array, boolean, number, object, string } from 'yup';
import { ownTime } from '#runtime/process/own-time.ts';
import type { RefusedToken } from './refused-tokens.ts';
import type { TokenPlaces } from './token-places.ts';

const RETRY_MS = 1_000;
/** Milliseconds of own time (own-time.ts) without a byte after which the connection counts as lost; the actions service sends one every 5 s. */
const SILENCE_MS = 15_000;
/** Upper bound of one event, which holds the state of all keys. */
const MAX_EVENT_CHARACTERS = 16 * 1024 * 1024;

const strings = () => array(string().required()).required();
const eventSchema = object({
  tokens: array(
    object({
      jti: string().required(),
      from: number().required(),
      until: number().required(),
      // An actions service of an older version does not send `ended`.
      ended: boolean().default(false),
    }).required(),
  ).required(),
  origins: strings(),
  // An actions service of an older version does not send `places`.
  places: array(object({ tokens: strings(), origins: strings(), addresses: strings() }).required()).default(
    [],
  ),
}).required();

export type KeyEvent = { tokens: RefusedToken[]; origins: string[]; places: TokenPlaces[] };
type Options = {
  url: string;
  secret: string;
  log: Logger;
  onEvent: (event: KeyEvent) => void;
  /** Called with true at each event, and with false when the connection is lost or can't be made. */
  onUp?: (isUp: boolean) => void;
};

/**
 * Follows the actions service's event stream about keys. Each event holds the whole state, so a reconnection misses
 * nothing; while the connection is lost, the last event stays in force.
 */
export function followKeys({ url, secret, log, onEvent, onUp }: Options): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isLost = false;

  async function follow(): Promise<void> {
    const quiet = new AbortController();
    const silence = ownTime.after(SILENCE_MS, () =>
      quiet.abort(new Error('The actions service says nothing.')),
    );
    try {
      const response = await fetch(url, {
        headers: { 'x-action-secret': secret, accept: 'text/event-stream' },
        signal: AbortSignal.any([signal, quiet.signal]),
      });
      if (!response.ok || !response.body) throw new Error(`The actions service answered ${response.status}.`);
      for await (const data of eventsOf(response.body.pipeThrough(new TextDecoderStream()), () =>
        silence.renew(),
      )) {
        onEvent(eventSchema.validateSync(JSON.parse(data)));
        if (isLost) log.info('What the actions service tells of keys arrives again');
        isLost = false;
        onUp?.(true);
      }
      throw new Error('The actions service ended the stream.');
    } finally {
      silence.end();
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await follow().catch((error: unknown) => {
        if (!isLost && !signal.aborted) log.warn({ err: error }, 'Nothing is heard of keys that are revoked');
        isLost = true;
        onUp?.(false);
      });
      await wait(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
  const running = run();

  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Yields the data of each server-sent event, which is one line; comments only show that the service is alive. */
async function* eventsOf(text: ReadableStream<string>, onSign: () => void): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of text) {
    onSign();
    rest += chunk;
    if (rest.length > MAX_EVENT_CHARACTERS) throw new Error('An event of the actions service is too long.');
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) if (block.startsWith('data: ')) yield block.slice('data: '.length);
  }
}
