import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Sentences in quotes, which people read; comments tell what code does. */
const ADVICE =
  /['"`][^'"`]*\b(?:delete|remove|empty|throw away) (?:that|the|this|your|its)[\w ]*(?:folder|DATA_DIR)/i;

it('no sentence tells anybody to delete a folder, which may hold a database', () => {
  const files = ['actions/src', 'commands', 'embedded', 'keycloak', 'runtime', 'scripts', 'web'].flatMap(
    (folder) =>
      readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.test)\.m?ts$|\.mjs$/.test(file))
        .map((file) => `${root}${folder}/${file}`),
  );
  const telling = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && ADVICE.test(line)),
  );

  expect(files.length).toBeGreaterThan(500);
  expect(telling).toEqual([]);
});
