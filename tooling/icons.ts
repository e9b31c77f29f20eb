import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { drawnFiles } from './icons/drawn-files.ts';

for (const { file, content } of await drawnFiles()) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
