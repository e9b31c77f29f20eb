import { openSocket } from './open-socket.ts';
import type { TestEngine } from './start-test-engine.ts';

/** Headers of a caller of whom nothing is known. */
const NOBODY = {};

/** Asks as a stranger, whose requests are limited: over HTTP, and over a WebSocket of its own. */
export function strangerOf(world: { readonly engine: TestEngine }) {
  return {
    ask: async (body: unknown) => (await world.engine.post(body, NOBODY)).body,
    /** Returns the answer, or the error in the form of an answer. */
    askSocket: async (query: string, variables?: Record<string, unknown>) => {
      const socket = await openSocket(world.engine, NOBODY);
      socket.subscribe('1', query, variables);
      const { type, payload } = await socket.next((message) => message.type !== 'complete');

      return type === 'error' ? { errors: payload } : payload;
    },
  };
}

/** Returns the answer to a request that has more of something than is allowed. */
export const excess = (limit: string, found: number, allowed: number, path = '$') => ({
  errors: [
    {
      message: `the request has ${found} ${limit}; ${allowed} are allowed`,
      extensions: { path, code: 'limit-exceeded', limit, allowed, found },
    },
  ],
});
