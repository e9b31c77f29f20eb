import { readFileSync } from 'node:fs';

/**
 * Returns the megabytes that a process holds (`VmRSS`), or those that it shares with no other one (`RssAnon`); 0 if it
 * has ended, or where /proc is missing.
 */
export function memoryMb(pid: number, kind: 'VmRSS' | 'RssAnon'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${kind}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
