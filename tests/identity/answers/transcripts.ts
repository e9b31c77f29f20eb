import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { KeycloakClient } from '../keycloak-client.ts';
import { ask } from './ask.ts';
import type { Case } from './case.ts';

/** Answers of a real Keycloak to all cases. */
export const KEYCLOAK = new URL('keycloak-26.7.3.txt', import.meta.url);
/** Answers of the embedded identity to the cases in which it differs. */
export const EMBEDDED = new URL('npm-start.txt', import.meta.url);

const IS_RECORDING = process.env['RECORD_ANSWERS'] === 'true';

/** Reads a file of answers, by the name of their case. */
export function readTranscripts(file: URL): Map<string, string> {
  const parts = readFileSync(file, 'utf8').split(/^## /m).slice(1);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end + 1).trimEnd()];
    }),
  );
}

/** Compares the answers to each case with those of a file. */
export function checkTranscripts(client: () => KeycloakClient, cases: readonly Case[], file: URL): void {
  const known = readTranscripts(file);

  it.each(cases)('$name', async (one) => {
    expect(await ask(client(), one)).toBe(known.get(one.name));
  });
}

/** Writes the answers to each case into a file where `RECORD_ANSWERS=true`, and else compares them with it. */
export function recordTranscripts(client: () => KeycloakClient, cases: readonly Case[], file: URL): void {
  if (!IS_RECORDING) {
    checkTranscripts(client, cases, file);
    return;
  }
  it('are written down', async () => {
    const parts: string[] = [];
    for (const one of cases) parts.push(`## ${one.name}\n${await ask(client(), one)}\n`);
    writeFileSync(file, parts.join('\n'));
  });
}
