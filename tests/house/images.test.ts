import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesBelow } from '../../tooling/packages/files-below.ts';

/** Lists each `<img>` of the site with its file. */
function images(): string[] {
  return filesBelow(['src'], /(?<!\.test)\.tsx$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<img\b.*?\/>/gs)].map(([element]) => `${file}: ${element}`),
  );
}

it('every <img> has width, height and loading="lazy", so that nothing moves when it is loaded', () => {
  const found = images();
  const isWhole = (element: string) =>
    [/\swidth=/, /\sheight=/, /\sloading="lazy"/].every((attribute) => attribute.test(element));

  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((element) => !isWhole(element))).toEqual([]);
});
