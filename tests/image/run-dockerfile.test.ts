import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { runDockerfile } from './run-dockerfile.ts';

const DOCKERFILE = `FROM node:1 AS packages
WORKDIR /packages
RUN touch one
FROM node:1 AS product
ENV A=1
WORKDIR /app
COPY file ./
CMD ["node"]
FROM product AS more
COPY --from=packages /packages packages
FROM product
`;

/** Writes a context, and carries out its Dockerfile. */
async function build(target?: string) {
  const folder = makeTestFolder(onTestFinished);
  const file = join(folder, 'Dockerfile');
  writeFileSync(file, DOCKERFILE);
  writeFileSync(join(folder, 'file'), '');
  writeFileSync(join(folder, '.dockerignore'), '');
  const into = join(folder, 'into');
  return { into, image: await runDockerfile(file, folder, into, target) };
}

it('runDockerfile builds the last stage on the settings of its base, and skips stages it does not need', async () => {
  const { into, image } = await build();

  expect(image).toMatchObject({ env: { A: '1' }, command: ['node'] });
  expect(readdirSync(image.workingFolder)).toEqual(['file']);
  expect(existsSync(join(into, 'packages'))).toBe(false);
});

it('runDockerfile builds a stage by its name, with files copied from other stages, and refuses unknown ones', async () => {
  const { image } = await build('more');

  expect(readdirSync(image.workingFolder)).toEqual(['file', 'packages']);
  await expect(build('less')).rejects.toThrow(/has no stage "less"/);
});
