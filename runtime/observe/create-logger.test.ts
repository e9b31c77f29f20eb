import { describe, expect, it } from 'vitest';
import { createLogger } from './create-logger.ts';

function logged(write: (log: ReturnType<typeof createLogger>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(createLogger('web', 'info', { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('createLogger', () => {
  it('writes each entry as one line of JSON with the name of the process and the time', () => {
    const [line] = logged((log) => log.info({ port: 1 }, 'Ready'));

    expect(line).toEqual({
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      name: 'web',
      port: 1,
      msg: 'Ready',
    });
  });

  it('writes no headers, body, query string or secrets of a request', () => {
    const req = { method: 'POST', url: '/auth?code=secret', headers: { cookie: 'secret' }, body: 'secret' };
    const [line] = logged((log) =>
      log.info({ req, password: 'secret', refresh_token: 'secret' }, 'A request'),
    );

    expect(line).toMatchObject({ req: { method: 'POST', path: '/auth' } });
    expect(JSON.stringify(line)).not.toContain('secret');
  });

  it.each(['authorization', 'x-api-key', 'cookie'])(
    'redacts the header %s in every logged object',
    (name) => {
      const [line] = logged((log) =>
        log.info({ headers: { [name]: 'Bearer secret' }, [name]: 'secret' }, 'A call'),
      );

      expect(line).toMatchObject({ headers: { [name]: '[Redacted]' } });
      if (name !== 'cookie') expect(JSON.stringify(line)).not.toContain('secret');
    },
  );

  it.each([
    ['/subscribe/token-of-a-link', '/subscribe/[Redacted]'],
    ['/unsubscribe/token-of-a-link?locale=ar', '/unsubscribe/[Redacted]'],
    ['/subscribe', '/subscribe'],
    ['/en/subscribe/news', '/en/subscribe/news'],
    ['/people/ada@example.test/mails', '/people/[Redacted]/mails'],
    ['/people/ada%40example.test', '/people/[Redacted]'],
    [`/api/rest/hfk_${'0'.repeat(12)}_secret/x`, '/api/rest/[Redacted]/x'],
  ])('writes the path %s as %s', (url, path) => {
    const [line] = logged((log) => log.info({ req: { method: 'GET', url } }, 'Answered'));

    expect(line).toMatchObject({ req: { method: 'GET', path } });
  });

  it('writes the first 200 characters of a long path, and its length', () => {
    const long = `/${'x'.repeat(14_000)}`;
    const req = { method: 'GET', url: `${long}?query=${long}` };
    const [line, unusual] = logged((log) => {
      log.info({ req }, 'Answered');
      log.info({ req: { method: 'GET', url: `/hfk_${'0'.repeat(12)}_${'s'.repeat(300)}` } }, 'Answered');
    });

    expect(line).toMatchObject({ req: { path: `${long.slice(0, 200)}…`, pathLength: 14_001 } });
    expect(unusual).toMatchObject({ req: { path: '/[Redacted]' } });
  });

  const KEY = `hfk_0123456789ab_${'s'.repeat(43)}`;
  const TOKEN = 'A1b2-'.repeat(8) + 'xyz';
  const person = `ada.lovelace@example.test with ${KEY} at /unsubscribe/${TOKEN}`;
  it.each<[string, (log: ReturnType<typeof createLogger>) => void]>([
    ['message', (log) => log.warn(`Refused: ${person}`)],
    ['message with placeholders', (log) => log.warn('Refused: %s, %o', person, { person })],
    ['error instead of a message', (log) => log.warn(new Error(person))],
    ['message that pino takes from an error', (log) => log.warn({ err: new Error(person) })],
    ["error's cause", (log) => log.warn({ err: new Error('x', { cause: new Error(person) }) }, 'Refused')],
    ['stack', (log) => log.warn({ err: Object.assign(new Error('x'), { stack: person }) }, 'Refused')],
    ["error's code", (log) => log.warn({ err: Object.assign(new Error('x'), { code: person }) }, 'Refused')],
    ['object within the fields', (log) => log.warn({ mail: { to: [person] } }, 'Refused')],
    ['field of a child', (log) => log.child({ about: person }).warn('Refused')],
  ])('writes no email address, API key or token in the %s', (_place, write) => {
    const [line] = logged(write);

    expect(JSON.stringify(line)).toContain('[Redacted]');
    expect(JSON.stringify(line)).not.toMatch(/lovelace|ssss|A1b2/);
  });

  it('does not redact the ids of users, requests and traces', () => {
    const ids = {
      userId: '3f0c2f5e-0d6e-4b3e-9b53-1f6a2f1c9f10',
      requestId: 'A1b2/c3:d4=e5+f6.'.repeat(7),
      traceId: '0af7651916cd43dd8448eb211c80319c',
      sha256: 'ab'.repeat(32),
    };

    expect(logged((log) => log.info(ids, `About ${ids.userId}`))).toMatchObject([
      { ...ids, msg: `About ${ids.userId}` },
    ]);
  });

  it('writes a path of 150,000 characters without delay', () => {
    // A search whose time grew with the square of the length would take minutes.
    const url = `/${'a'.repeat(150_000)}`;
    const before = process.cpuUsage();
    const [line] = logged((log) => log.info({ req: { method: 'GET', url } }, 'Answered'));

    expect(process.cpuUsage(before).user).toBeLessThan(20_000_000);
    expect(line).toMatchObject({ req: { path: `${url.slice(0, 200)}…`, pathLength: url.length } });
  });

  it('cuts a text of several million characters to one million', () => {
    const text = `${'م'.repeat(6_000_000)} @`;
    const [line] = logged((log) => log.warn({ err: new Error(text), text }, 'Long'));

    expect(line).toMatchObject({
      text: text.slice(0, 1_000_000),
      err: { message: text.slice(0, 1_000_000) },
    });
  });

  it('writes an error with its causes, but not the objects that a database driver attaches to it', () => {
    const cause = Object.assign(new Error('refused'), {
      code: 'ECONNREFUSED',
      client: { password: 'secret' },
    });
    const [line] = logged((log) => log.error({ err: new Error('no answer', { cause }) }, 'Failed'));

    expect(line?.['err']).toMatchObject({
      message: 'no answer',
      cause: { message: 'refused', code: 'ECONNREFUSED', stack: expect.stringContaining('refused') },
    });
    expect(JSON.stringify(line)).not.toContain('secret');
  });

  it('writes an error that is its own cause without looping for ever', () => {
    const error = new Error('round');
    error.cause = error;

    expect(logged((log) => log.error({ err: error }, 'Failed'))).toHaveLength(1);
  });
});
