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

  it('writes failures of one role and code once a minute', () => {
    for (let second = 0; second < 130; second += 1) {
      log.report(failure('22P02'), 'user');
      vi.advanceTimersByTime(1_000);
    }

    expect(written).toHaveLength(3);
  });

  it('writes another code, another role and an error without a code by themselves', () => {
    for (let again = 0; again < 2; again += 1) {
      log.report(failure('22P02'), 'user');
      log.report(failure('22003'), 'user');
      log.report(failure('22P02'), 'editor');
      log.report(failure(), 'user');
    }

    expect(written).toHaveLength(4);
  });

  it('forgets the oldest when there are too many to remember', () => {
    for (let code = 0; code < 1_000; code += 1) log.report(failure(`U${code}`), 'user');

    log.report(failure('U999'), 'user');
    expect(written).toHaveLength(1_000);
    log.report(failure('U0'), 'user');
    expect(written).toHaveLength(1_001);
  });
});
