import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLogger } from './create-logger.ts';
import { recordTraces } from './record-traces.ts';
import { currentTrace, inSpan, sentTrace, startSpan, traceRequests } from './tracing.ts';

const SENT = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

async function serve(from: 'anybody' | 'our own parts') {
  const server = Fastify();
  traceRequests(server, { from, isTraced: ({ url }) => url !== '/livez' });
  server.post('/people/:name', async () => ({ trace: currentTrace() }));
  server.post('/broken', async () => {
    throw new Error('of ada@example.test');
  });
  server.get('/livez', async () => ({ trace: currentTrace() }));
  await server.ready();

  return (url: string, traceparent = SENT, method: 'GET' | 'POST' = 'POST') =>
    server.inject({ method, url, headers: { traceparent }, ...(method === 'POST' && { payload: { a: 1 } }) });
}

describe('the trace of a request', () => {
  it('continues the traceparent of one of our own services, and names routes by pattern, not by path', async () => {
    const spans = recordTraces(onTestFinished);
    const post = await serve('our own parts');

    const answer = await post('/people/ada?token=secret');

    const [span] = spans;
    expect(answer.json()).toEqual({ trace: span?.traceparent });
    expect(span).toEqual({
      name: 'POST /people/:name',
      traceparent: expect.stringContaining('a'.repeat(32)),
      parent: SENT,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/people/:name',
        'hostfront.request_id': expect.any(String),
        'http.response.status_code': 200,
      },
      hasEnded: true,
    });
  });

  it('ignores the traceparent of a public request and starts a new trace', async () => {
    const spans = recordTraces(onTestFinished);
    await (
      await serve('anybody')
    )('/people/ada');

    expect(spans).toMatchObject([{ parent: undefined, hasEnded: true }]);
    expect(spans[0]?.traceparent).not.toContain('a'.repeat(32));
  });

  it('ends when the client disconnects', async () => {
    const spans = recordTraces(onTestFinished);
    const server = Fastify();
    onTestFinished(() => server.close());
    traceRequests(server, { from: 'anybody', isTraced: () => true });
    let begin = () => {};
    const asked = new Promise<void>((resolve) => (begin = resolve));
    server.get('/slow', () => {
      begin();
      return new Promise(() => undefined);
    });
    const url = await server.listen({ host: '127.0.0.1', port: 0 });
    const client = new AbortController();
    const answer = fetch(`${url}/slow`, { signal: client.signal }).catch(() => 'aborted');
    await asked;
    client.abort();

    expect(await answer).toBe('aborted');
    await expect.poll(() => spans).toMatchObject([{ name: 'GET /slow', fault: 'hung-up', hasEnded: true }]);
  });

  it("records a failure by its status only, without the error's message", async () => {
    const spans = recordTraces(onTestFinished);
    await (
      await serve('our own parts')
    )('/broken');

    expect(spans).toMatchObject([{ fault: '500', hasEnded: true }]);
    expect(JSON.stringify(spans)).not.toContain('@');
  });

  it.each([
    ['no traceparent', ''],
    ['a trace that is not recorded', SENT.replace(/1$/, '0')],
    ['an invalid traceparent', `${SENT}\r\nx: y`],
    ['a trace of zeros', `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`],
  ])('is not recorded if one of our own services sent %s', async (_, traceparent) => {
    const spans = recordTraces(onTestFinished);
    const answer = await (await serve('our own parts'))('/people/ada', traceparent);

    expect(answer.json()).toEqual({});
    expect(sentTrace({ traceparent })).toBeUndefined();
    expect(spans).toEqual([]);
  });

  it('is not recorded for health checks, nor if no tracer is set up', async () => {
    const post = await serve('our own parts');
    expect((await post('/people/ada')).json()).toEqual({});

    const spans = recordTraces(onTestFinished);
    const get = await serve('anybody');
    expect((await get('/livez', SENT, 'GET')).json()).toEqual({});
    expect(spans).toEqual([]);
  });
});

describe('a span of a trace', () => {
  it('is the parent of the spans started in it, ends, and records an error by its class only', async () => {
    const spans = recordTraces(onTestFinished);
    const outer = startSpan('outer', { kind: 'consumer', parent: SENT });
    const work = inSpan(outer, async () => {
      await Promise.resolve();
      await inSpan(startSpan('inner', { kind: 'client' }), () => Promise.reject(new TypeError('secret')));
    });

    await expect(work).rejects.toThrow('secret');
    expect(spans).toMatchObject([
      { name: 'outer', parent: SENT, fault: 'TypeError', hasEnded: true },
      { name: 'inner', parent: outer?.traceparent, fault: 'TypeError', hasEnded: true },
    ]);
    expect(currentTrace()).toBeUndefined();
  });

  it('is not recorded without a parent trace, nor without a tracer', async () => {
    expect(startSpan('lonely', { kind: 'client', parent: SENT })).toBeUndefined();
    const spans = recordTraces(onTestFinished);
    expect(startSpan('lonely', { kind: 'client' })).toBeUndefined();
    expect(startSpan('lonely', { kind: 'client', parent: null })).toBeUndefined();

    expect(await inSpan(undefined, async () => 'done')).toBe('done');
    expect(spans).toEqual([]);
  });

  it('adds its trace id to the log lines that are written in it', async () => {
    recordTraces(onTestFinished);
    const lines: string[] = [];
    const log = createLogger('test', 'info', { write: (line) => void lines.push(line) });
    await inSpan(startSpan('job', { kind: 'consumer', parent: SENT }), async () => log.info('inside'));
    log.info('outside');

    expect(lines.map((line) => (JSON.parse(line) as { traceId?: string }).traceId)).toEqual([
      'a'.repeat(32),
      undefined,
    ]);
  });
});
