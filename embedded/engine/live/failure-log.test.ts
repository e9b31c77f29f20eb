import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FailureLog } from './failure-log.ts';

const failure = (code?: string) => Object.assign(new Error('refused'), { code });

describe('FailureLog', () => {
  let written: unknown[];
  let log: FailureLog;

  beforeEach(() => {
    vi.useFakeTimers();
    written = [];
    log = new FailureLog((error) => written.push(error));
  });
  afterEach(() => vi.useRealTimers());

  it('writes repeated failures of the same role and code once a minute', () => {
    for (let second = 0; second < 130; second += 1) {
      log.report(failure('22P02'), 'user');
      vi.advanceTimersByTime(1_000);
    }

    expect(written).toHaveLength(3);
  });

  it('writes a failure of another code, of another role or without a code separately', () => {
    for (let again = 0; again < 2; again += 1) {
      log.report(failure('22P02'), 'user');
      log.report(failure('22003'), 'user');
      log.report(failure('22P02'), 'editor');
      log.report(failure(), 'user');
    }

    expect(written).toHaveLength(4);
  });

  it('drops the oldest of too many kinds of failure from memory, and writes it again when it recurs', () => {
    for (let code = 0; code < 1_000; code += 1) log.report(failure(`U${code}`), 'user');

    log.report(failure('U999'), 'user');
    expect(written).toHaveLength(1_000);
    log.report(failure('U0'), 'user');
    expect(written).toHaveLength(1_001);
  });
});
