import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createLogger } from './create-logger.ts';
import { currentRequestId, followRequests, innerRequestId, visitorsRequestId } from './request-id.ts';

async function serve() {
  const lines: string[] = [];
  const log = createLogger('test', 'info', { write: (line) => void lines.push(line) });
  const server: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    genReqId: innerRequestId,
    disableRequestLogging: true,
  });
  followRequests(server);
  server.post('/', async (request) => {
    log.info('by the one logger');
    request.log.info("by the request's");
    return { id: currentRequestId() };
  });
  const post = (headers: Record<string, string> = {}) =>
    server.inject({ method: 'POST', url: '/', headers, payload: { a: 1 } });

  return { post, log, ids: () => lines.map((line) => line.match(/"requestId":"([^"]*)"/g)) };
}

describe('the x-request-id of a request', () => {
  it('is in each log line of the request once, in the response and in currentRequestId', async () => {
    const { post, ids } = await serve();

    const answer = await post({ 'x-request-id': 'web-1' });

    expect(answer.headers['x-request-id']).toBe('web-1');
    expect(answer.json()).toEqual({ id: 'web-1' });
    expect(ids()).toEqual([['"requestId":"web-1"'], ['"requestId":"web-1"']]);
  });

  it('is a new UUID if the request has none, or one that is too long or has special characters', async () => {
    const { post } = await serve();

    for (const headers of [{}, { 'x-request-id': '<script>' }, { 'x-request-id': 'a'.repeat(129) }])
      expect((await post(headers)).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  it('is in no log line written outside of a request', async () => {
    const { log, ids } = await serve();
    log.info('a job');

    expect(ids()).toEqual([null]);
  });
});

describe('the x-request-id that a visitor sends', () => {
  it.each([
    ['a UUID', '0199f1c4-7c1e-7c3a-9d5e-2f0a6b1c8d7e'],
    ['a ULID', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    ['a trace id', '4bf92f3577b34da6a3ce929d0e0e4736'],
  ])('is logged if it is %s', (_, id) => expect(visitorsRequestId({ 'x-request-id': id })).toBe(id));

  it.each([
    'Jane-Doe-Private',
    'jane',
    '4111111111111111',
    '15551234567',
    'JaneDoe/1990',
    'a'.repeat(65),
    '',
  ])('is not logged if it could be personal data: %s', (id) =>
    expect(visitorsRequestId({ 'x-request-id': id })).toBeUndefined(),
  );
});
