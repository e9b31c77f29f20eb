import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Lists each `<img>` of the site with its file. */
function images(): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  );

  return files.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/<img\b.*?\/>/gs)].map(
      ([element]) => `${file}: ${element}`,
    ),
  );
}

it('every image has its size, so that nothing moves when it comes, and is loaded when it is near', () => {
  const found = images();
  const isWhole = (element: string) =>
    [/\swidth=/, /\sheight=/, /\sloading="lazy"/].every((attribute) => attribute.test(element));

  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((element) => !isWhole(element))).toEqual([]);
});
