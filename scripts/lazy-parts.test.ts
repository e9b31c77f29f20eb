import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, it } from 'vitest';

/** Files whose lazy parts are not retried: no visitor asked for the part, or a retry would empty a half-filled form. */
const NOT_AGAIN = [
  'src/app/routes/site/root-layout.tsx',
  'src/app/routes/site/site-tags.tsx',
  'src/app/routes/site/tags-when-idle.tsx',
  'src/features/newsletters/forms/html-field.tsx',
  'src/kit/forms/code-field.tsx',
];
const LAZY = /\blazy\((?<load>[\s\S]*?)\n?\);/g;

/** Finds the calls of React's `lazy` in each file. */
function lazyParts(): Array<[file: string, load: string]> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => join('src', file));

  return files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(LAZY), ({ groups }): [string, string] => [
      file,
      groups?.['load'] ?? '',
    ]),
  );
}

it('asks again for the code of whatever a visitor opens', () => {
  const parts = lazyParts();
  const once = parts.filter(([, load]) => !/\bload(Again|Once)\(/.test(load)).map(([file]) => file);

  expect(parts.length).toBeGreaterThan(10);
  expect(once.toSorted()).toEqual(NOT_AGAIN);
});
