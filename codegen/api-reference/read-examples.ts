import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GUIDES } from '../../src/config/paths.ts';
import { sectionsOf } from '../../src/features/developers/guides/guides.ts';
import type { Example } from '../../src/features/developers/api-reference.ts';

/** Example files in the order of the page's tabs. */
const FILES = [
  { id: 'first', language: 'curl', file: 'start/ask.sh' },
  { id: 'first', language: 'curl', file: 'start/key.sh' },
  { id: 'first', language: 'WebSocket', file: 'start/live.sh' },
  { id: 'first', language: 'webhook', file: 'start/webhook.sh' },
  { id: 'visitor', language: 'curl', file: 'plans.sh' },
  { id: 'visitor', language: 'JavaScript', file: 'plans.mjs' },
  { id: 'visitor', language: 'Python', file: 'plans.py' },
  { id: 'visitor', language: 'WebSocket', file: 'live-notices.mjs' },
  { id: 'key', language: 'curl', file: 'key.sh' },
  { id: 'key', language: 'JavaScript', file: 'key.mjs' },
  { id: 'key', language: 'Python', file: 'key.py' },
  { id: 'key', language: 'WebSocket', file: 'key-live.mjs' },
  { id: 'key', language: 'changes', file: 'key-changes.mjs' },
  { id: 'live', language: 'live-client.mjs', file: 'live-client.mjs' },
  { id: 'live', language: 'live-client.d.mts', file: 'live-client.d.mts' },
  { id: 'webhook', language: 'JavaScript', file: 'webhook-receiver.mjs' },
  { id: 'typed', language: 'codegen.ts', file: 'typed-client/codegen.ts' },
  { id: 'typed', language: 'client.ts', file: 'typed-client/client.ts' },
  { id: 'typed', language: 'main.ts', file: 'typed-client/main.ts' },
] as const;

/** Reads the files of docs/integrate/examples, which a test runs unchanged. */
export function readExamples(root: string): Example[] {
  return FILES.map((example) => ({
    ...example,
    code: readFileSync(join(root, 'docs/integrate/examples', example.file), 'utf8').trimEnd(),
  }));
}

/** Reads the samples of the guides by their files. */
export function readSamples(root: string): Record<string, string> {
  const files = GUIDES.flatMap((guide) => sectionsOf(guide).flatMap(([, sample]) => sample ?? []));

  return Object.fromEntries(
    files.map((file) => [file, readFileSync(join(root, 'docs/integrate/examples', file), 'utf8').trimEnd()]),
  );
}
