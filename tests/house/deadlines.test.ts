import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow, readCode } from '../../tooling/packages/files-below.ts';

const FOLDERS = ['actions', 'embedded', 'keycloak', 'rules', 'runtime', 'web', 'commands/doctor'];
const PAGE = readFileSync('docs/build/deadlines.md', 'utf8');

/** Ways to set a deadline or to wait for a time. */
const TIMERS = [
  /\bset(Timeout|Interval)\(/,
  /node:timers/,
  /#runtime\/(network|process)\/(own-time|fetch-within|patient-client|patient-pool|bound-requests)\.ts/,
  /\b(query_timeout|statement_timeout|lock_timeout|transaction_timeout)\b/,
  /\b\w+Timeout(Millis)?: /,
];
/** Deadlines of libraries that take the time in which this process stood still for the silence of another. */
const HASTY = [/AbortSignal\.timeout/, /connectionTimeoutMillis:/];

/** Files that compare the time of day of two machines. */
const COMPARE_TIMES = ['commands/doctor/clock.ts'];

const files = [
  ...filesBelow(FOLDERS, /(?<!\.test)\.ts$/),
  ...filesBelow(['commands', 'scripts'], /^\w+\/[^/]+(?<!\.test)\.ts$/),
];
const filesWith = (patterns: readonly RegExp[]) =>
  files.filter((file) => patterns.some((pattern) => pattern.test(readCode(file))));

describe('docs/build/deadlines.md', () => {
  it('names every file that sets a timer or a deadline', () => {
    const found = filesWith(TIMERS);

    expect(found.length).toBeGreaterThan(FOLDERS.length);
    expect(found.filter((file) => !PAGE.includes(`\`${file}\``))).toEqual([]);
  });

  it('names no file that does not exist', () => {
    const named = [...PAGE.matchAll(/`([\w./-]+\.ts)`/g)].map(([, file = '']) => file);

    expect(named.length).toBeGreaterThan(FOLDERS.length);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('the durations that commands and starts measure', () => {
  it('come from a monotonic clock, not from Date.now', () => {
    const rooms = [
      'commands',
      'scripts',
      'keycloak',
      ...['backup', 'postgres', 'stack', 'upgrade'].map((room) => `embedded/${room}`),
    ];
    const others = filesBelow(rooms, /(?<!\.test)\.m?ts$|\.mjs$/).filter((file) =>
      readCode(file).includes('Date.now'),
    );

    expect(others).toEqual(COMPARE_TIMES);
  });
});

describe('the code of the servers', () => {
  it('uses no timeout of a library that counts time in which its own process was paused', () => {
    expect(filesWith(HASTY)).toEqual([]);
  });
});
