import { describe, expect, it } from 'vitest';
import { createLogger } from './create-logger.ts';

function logged(write: (log: ReturnType<typeof createLogger>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(createLogger('web', 'info', { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('createLogger', () => {
  it('writes one JSON object a line, with the name of the process and the time', () => {
    const [line] = logged((log) => log.info({ port: 1 }, 'Ready'));

    expect(line).toEqual({
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      name: 'web',
      port: 1,
      msg: 'Ready',
    });
  });

  it('writes no header, no body, no query and no secret', () => {
    const req = { method: 'POST', url: '/auth?code=secret', headers: { cookie: 'secret' }, body: 'secret' };
    const [line] = logged((log) =>
      log.info({ req, password: 'secret', refresh_token: 'secret' }, 'A request'),
    );

    expect(line).toMatchObject({ req: { method: 'POST', path: '/auth' } });
    expect(JSON.stringify(line)).not.toContain('secret');
  });

  it('tells an error with its causes, and nothing that a driver hangs on it', () => {
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

  it('tells an error that is its own cause', () => {
    const error = new Error('round');
    error.cause = error;

    expect(logged((log) => log.error({ err: error }, 'Failed'))).toHaveLength(1);
  });
});
