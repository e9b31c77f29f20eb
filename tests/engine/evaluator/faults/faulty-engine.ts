import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadParts } from '../run/open-engine.ts';
import type { Fault } from './faults.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** A copy of the engine's source with a fault; nothing else of the repository is copied. */
export type FaultyEngine = { readonly parts: LoadParts; close(): void };

/** Copies the engine's source, plants a fault in it, and loads the copy. */
export async function loadFaultyEngine({ file, right, wrong }: Fault): Promise<FaultyEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'hostfront-faulty-'));
  mkdirSync(join(folder, 'embedded'));
  cpSync(join(ROOT, 'embedded/engine'), join(folder, 'embedded/engine'), { recursive: true });
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  for (const name of ['node_modules', 'runtime', 'rules']) symlinkSync(join(ROOT, name), join(folder, name));
  const path = join(folder, 'embedded/engine', file);
  const source = readFileSync(path, 'utf8');
  if (source.split(right).length !== 2) throw new Error(`${file} does not contain once: ${right}`);
  writeFileSync(
    path,
    source.replace(right, () => wrong),
  );
  const load = (module: string) => import(join(folder, 'embedded/engine', module)) as Promise<unknown>;
  const { loadCore } = (await load('load-core.ts')) as Pick<LoadParts, 'loadCore'>;
  const { parseMetadata } = (await load('metadata/parse-metadata.ts')) as Pick<LoadParts, 'parseMetadata'>;

  return {
    parts: { loadCore, parseMetadata },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
