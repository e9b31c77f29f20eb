import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { partUrls } from './parts/definitions.ts';
import type { Secrets } from './secrets/secrets.ts';

type Inside = Pick<ReturnType<typeof partUrls>, 'graphql' | 'identity' | 'actions'>;
/** Inside addresses of the product that runs with a data folder, or ran last, and its secrets. */
type RunningProduct = Inside & Secrets;

/** Writes down where the parts listen, for the commands that ask them. */
export function noteAddresses(dataDir: string, { graphql, identity, actions }: Inside): void {
  const file = join(dataDir, 'addresses.json');
  writeFileSync(`${file}.new`, `${JSON.stringify({ graphql, identity, actions })}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Returns what a start has written down in a data folder; nothing where there was none. */
export function runningProduct(dataDir: string): Partial<RunningProduct> {
  return { ...read(join(dataDir, 'addresses.json')), ...read(join(dataDir, 'secrets.json')) };
}

const read = (file: string): object =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
