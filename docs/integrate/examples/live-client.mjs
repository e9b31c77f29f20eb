// Follows a subscription through restarts, outages and lines that
// went silent. It needs the packages graphql-ws and ws.
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

const PING_AFTER_MS = 10_000;
const PONG_WITHIN_MS = 5_000;
const OPEN_WITHIN_MS = 10_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Codes of answers that say nothing against the request, so that it
 * is sent again.
 */
const PASSING_CODES = ['postgres-error', 'too-busy', 'unexpected'];

class ImpatientSocket extends WebSocket {
  constructor(url, protocols) {
    super(url, protocols, { handshakeTimeout: OPEN_WITHIN_MS });
  }
}

/**
 * Yields each answer until the reader stops. `makeRequest` is
 * called whenever the subscription begins again, so that a stream
 * goes on from the cursor of that moment. Throws only what no later
 * attempt can mend.
 */
export async function* watch({ origin, key, makeRequest }) {
  let silence;
  const client = createClient({
    url: `${origin.replace(/^http/, 'ws')}/v1/graphql`,
    webSocketImpl: ImpatientSocket,
    ...(key && {
      connectionParams: { headers: { 'x-api-key': key } },
    }),
    connectionAckWaitTimeout: OPEN_WITHIN_MS,
    keepAlive: PING_AFTER_MS,
    // The loop below tries again instead, as it makes a new request
    // and also heeds answers with errors.
    retryAttempts: 0,
    on: {
      // A line that went silent gives no answer to a ping; its
      // closing handshake would not be answered either.
      ping: (isReceived) => {
        if (isReceived) return;
        const end = () => client.terminate();
        silence = setTimeout(end, PONG_WITHIN_MS);
      },
      pong: (isReceived) => isReceived && clearTimeout(silence),
      closed: () => clearTimeout(silence),
    },
  });

  try {
    for (let attempt = 0; ; attempt += 1) {
      const begunAt = Date.now();
      try {
        const answers = client.iterate(makeRequest());
        for await (const { data, errors } of answers) {
          if (errors) throw errors;
          yield data;
        }
      } catch (problem) {
        if (isLasting(problem))
          throw new Error(describe(problem), { cause: problem });
        const reason = describe(problem);
        console.error(`Connecting again after: ${reason}`);
      }
      // Attempts wait longer each time, up to the bound, and by
      // chance, so that programs do not come back all at once.
      if (Date.now() - begunAt > LONGEST_WAIT_MS) attempt = 0;
      const most = Math.min(LONGEST_WAIT_MS, 1_000 * 2 ** attempt);
      const wait = most * (0.5 + Math.random() / 2);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  } finally {
    await client.dispose();
  }
}

/**
 * Tells whether the server refuses the request or the key itself:
 * waiting does not help.
 */
function isLasting(problem) {
  if (Array.isArray(problem))
    return !PASSING_CODES.includes(problem[0]?.extensions?.code);

  const { code, reason } = problem;

  return (
    code === 4400 ||
    code === 4401 ||
    (code === 4403 && reason.startsWith('api-key-'))
  );
}

function describe(problem) {
  const fault = Array.isArray(problem) ? problem[0] : problem;
  const code = fault.extensions?.code ?? fault.code;

  return [code, fault.reason || fault.message]
    .filter(Boolean)
    .join(': ');
}
