import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createParts } from './parts.ts';

const silent = pino({ level: 'silent' });

/** Creates a part that tells when it is stopped. */
function makePart(stops: string[], name: string) {
  return {
    stop: (withinMs: number) => {
      stops.push(`${name} ${withinMs}`);
      return Promise.resolve();
    },
  };
}

describe('the parts of a process', () => {
  it('are all told to stop, and how much time they have, even if one of them never stops', async () => {
    const stops: string[] = [];
    const parts = createParts(silent);
    await parts.start(() => ({ stop: () => new Promise(() => undefined) }));
    await parts.start(() => makePart(stops, 'second'));

    void parts.stop(500);

    await expect.poll(() => stops).toEqual(['second 500']);
  });

  it('are all stopped even if one of them fails to stop, which is logged', async () => {
    const stops: string[] = [];
    const logged: string[] = [];
    const parts = createParts(pino({ level: 'error' }, { write: (line) => void logged.push(line) }));
    await parts.start(() => ({ stop: () => Promise.reject(new Error('The pool is busy.')) }));
    await parts.start(() => makePart(stops, 'second'));

    await parts.stop(500);

    expect(stops).toEqual(['second 500']);
    expect(logged.join('')).toContain('The pool is busy.');
  });

  it('that are starting during a stop are stopped once started, and no further part starts', async () => {
    const stops: string[] = [];
    const parts = createParts(silent);
    let finish = (): void => undefined;
    const starting = new Promise<void>((done) => (finish = done));
    void parts.start(async () => {
      await starting;
      return makePart(stops, 'first');
    });

    const stopped = parts.stop(500);
    void parts.start(() => {
      stops.push('second started');
      return makePart(stops, 'second');
    });
    finish();
    await stopped;

    expect(stops).toEqual(['first 500']);
  });

  it('that have started are stopped after another part failed to start', async () => {
    const stops: string[] = [];
    const parts = createParts(silent);
    await parts.start(() => makePart(stops, 'first'));
    const failed = parts.start(() => Promise.reject(new Error('The port is in use.')));
    await expect(failed).rejects.toThrow('The port is in use.');

    await parts.stop(500);

    expect(stops).toEqual(['first 500']);
  });
});
