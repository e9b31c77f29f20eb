import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawnFiles } from './drawn-files.ts';

it.each(await drawnFiles())(
  'the committed file $file is what `npm run icons` writes',
  ({ file, content }) => {
    expect(readFileSync(file).equals(content)).toBe(true);
  },
);
