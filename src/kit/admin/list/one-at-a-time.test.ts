import { describe, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

describe('oneAtATime', () => {
  it('runs one request at a time, and a single one after it for all calls made meanwhile', async () => {
    const answers: (() => void)[] = [];
    const readAgain = oneAtATime(() => new Promise((resolve) => answers.push(resolve)));

    const first = readAgain();
    const others = [readAgain(), readAgain(), readAgain()];
    expect(answers).toHaveLength(1);
    answers[0]?.();
    await first;
    await Promise.resolve();
    expect(answers).toHaveLength(2);
    answers[1]?.();
    await Promise.all(others);

    void readAgain();
    expect(answers).toHaveLength(3);
  });
});
