import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawnFiles } from './drawn-files.ts';

it.each(drawnFiles())('$file is committed as `npm run icons` writes it', ({ file, content }) => {
  expect(readFileSync(file).equals(content)).toBe(true);
});
