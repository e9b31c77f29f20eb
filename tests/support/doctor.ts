import { runChecks, type Check } from '../../scripts/doctor/check.ts';

/** Returns the findings as lines: level and message. */
export async function say(check: Check, deadlineMs?: number): Promise<string> {
  const findings = await runChecks([check], deadlineMs);
  return findings.map(({ level, message }) => `${level}: ${message}`).join('\n');
}
