import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { applyInProcess, startInProcess } from '../start-in-process.ts';
import { CASES } from './cases.ts';
import { checkTranscripts, EMBEDDED, KEYCLOAK, readTranscripts, recordTranscripts } from './transcripts.ts';

const DIFFERENT = CASES.filter(({ differs }) => differs !== undefined);

describe('the embedded identity', () => {
  const database = useStarted(() => createTestDatabase({ template: 'empty' }));
  const identity = useStarted(() => startInProcess(database.url));
  beforeAll(() => applyInProcess(identity.url));

  describe('answers as a real Keycloak does', () => {
    const alike = CASES.filter(({ differs }) => differs === undefined);
    checkTranscripts(() => identity.client, alike, KEYCLOAK);
  });

  describe('has answers of its own, which', () => {
    recordTranscripts(() => identity.client, DIFFERENT, EMBEDDED);
  });
});

describe('the answers in which the embedded identity differs from Keycloak', () => {
  it('are told in docs/integrate/identity.md, each in a row, and nothing else is', () => {
    const [, table = ''] = readFileSync('docs/integrate/identity.md', 'utf8').split('## What differs');
    const subjects = [...table.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, subject]) => subject).slice(2);

    expect(subjects.toSorted()).toEqual([...new Set(DIFFERENT.map(({ differs }) => differs))].toSorted());
  });

  it('do differ', () => {
    const [theirs, ours] = [readTranscripts(KEYCLOAK), readTranscripts(EMBEDDED)];

    expect(DIFFERENT.filter(({ name }) => theirs.get(name) === ours.get(name))).toEqual([]);
  });
});
