import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createParts } from './parts.ts';

const silent = pino({ level: 'silent' });

/** Creates a part that tells when it is stopped. */
function makePart(told: string[], name: string) {
  return {
    stop: (withinMs: number) => {
      told.push(`${name} ${withinMs}`);
      return Promise.resolve();
    },
  };
}

describe('the parts of a process', () => {
  it('are all told how long they have, though one never ends', async () => {
    const told: string[] = [];
    const parts = createParts(silent);
    await parts.start(() => ({ stop: () => new Promise(() => undefined) }));
    await parts.start(() => makePart(told, 'second'));

    void parts.stop(500);

    await expect.poll(() => told).toEqual(['second 500']);
  });

  it('end though one fails to, which is logged', async () => {
    const told: string[] = [];
    const logged: string[] = [];
    const parts = createParts(pino({ level: 'error' }, { write: (line) => void logged.push(line) }));
    await parts.start(() => ({ stop: () => Promise.reject(new Error('The pool is busy.')) }));
    await parts.start(() => makePart(told, 'second'));

    await parts.stop(500);

    expect(told).toEqual(['second 500']);
    expect(logged.join('')).toContain('The pool is busy.');
  });

  it('that are starting are stopped once they have started, and no others start', async () => {
    const told: string[] = [];
    const parts = createParts(silent);
    let finish = (): void => undefined;
    const starting = new Promise<void>((done) => (finish = done));
    void parts.start(async () => {
      await starting;
      return makePart(told, 'first');
    });

    const stopped = parts.stop(500);
    void parts.start(() => {
      told.push('second started');
      return makePart(told, 'second');
    });
    finish();
    await stopped;

    expect(told).toEqual(['first 500']);
  });

  it('stop without the one that did not start', async () => {
    const told: string[] = [];
    const parts = createParts(silent);
    await parts.start(() => makePart(told, 'first'));
    const failed = parts.start(() => Promise.reject(new Error('The port is in use.')));
    await expect(failed).rejects.toThrow('The port is in use.');

    await parts.stop(500);

    expect(told).toEqual(['first 500']);
  });
});
