import { ok, fault, type Result } from './check.ts';

/** Seconds by which two clocks may differ; the header Date has whole seconds, and an answer takes its time. */
const MOST_SKEW_S = 5;

/** Compares this machine's clock with another's. */
export function judgeClock(whose: string, theirs: number, ours = Date.now()): Result {
  const skew = Math.round((ours - theirs) / 1_000);
  if (Math.abs(skew) <= MOST_SKEW_S) return ok(`The clocks here and of ${whose} agree.`);
  return fault(
    `The clock here is ${Math.abs(skew)} s ${skew > 0 ? 'ahead of' : 'behind'} that of ${whose}: tokens would be refused.`,
    'Let both machines set their clocks by NTP (timedatectl set-ntp true).',
  );
}
