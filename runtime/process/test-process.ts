import { OwnTime, TURN_MS, type TurnClock } from './own-time.ts';

/** For tests alone: a process whose clock and turns are the test's own. */
export type TestProcess = {
  readonly time: OwnTime;
  /** Milliseconds of the test's clock. */
  now(): number;
  /** Lets the process run for so many milliseconds, with all its turns. */
  run(ms: number): void;
  /** Lets so many milliseconds pass in which the process has no processor; its next turn comes at their end. */
  stall(ms: number): void;
  /** Calls `read` in the next turn, where a process reads its sockets. */
  arrives(read: () => void): void;
  /** Tells whether anything waits. */
  isTurning(): boolean;
};

export function createTestProcess(): TestProcess {
  let nowMs = 0;
  let onTurn: (() => void) | undefined;
  const arriving: (() => void)[] = [];
  const judging: (() => void)[] = [];
  const clock: TurnClock = {
    now: () => nowMs,
    everyTurn: (turn) => {
      onTurn = turn;
      return () => (onTurn = undefined);
    },
    afterReading: (run) => void judging.push(run),
  };
  const turn = (ms: number) => {
    nowMs += ms;
    onTurn?.();
    for (const read of arriving.splice(0)) read();
    for (const judge of judging.splice(0)) judge();
  };

  return {
    time: new OwnTime(clock),
    now: () => nowMs,
    run: (ms) => {
      for (let left = ms; left > 0; left -= TURN_MS) turn(Math.min(left, TURN_MS));
    },
    stall: turn,
    arrives: (read) => void arriving.push(read),
    isTurning: () => onTurn !== undefined,
  };
}
