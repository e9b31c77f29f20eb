import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesBelow } from '../../tooling/packages/files-below.ts';

/** Sentences in quotes, which people read; comments tell what code does. */
const ADVICE =
  /['"`][^'"`]*\b(?:delete|remove|empty|throw away) (?:that|the|this|your|its)[\w ]*(?:folder|DATA_DIR)/i;

it('no message of the product tells people to delete a folder, which may contain their database', () => {
  const files = filesBelow(
    ['actions/src', 'commands', 'embedded', 'keycloak', 'runtime', 'scripts', 'web'],
    /(?<!\.test)\.m?ts$|\.mjs$/,
  );
  const telling = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && ADVICE.test(line)),
  );

  expect(files.length).toBeGreaterThan(500);
  expect(telling).toEqual([]);
});
